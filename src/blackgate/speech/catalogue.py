"""The catalogue: the messages of each language, read from its Fluent files beside this module.

A message that a language lacks is an error; there is no fallback to another language.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, Protocol

from blackgate.editions.names import LANGUAGES
from blackgate.errors import SpeechError, brief

if TYPE_CHECKING:
    from blackgate.speech.fluency import Messages

FORMS: Final = ("a", "the", "count", "to", "in", "of", "from")
"""The forms of a noun phrase. Each is a message `noun-…` and a function: `{ THE($card) }`."""
PERSON_FORMS: Final = ("name", "whom", "to", "of", "from")
"""The forms of a player. Each is a message `who-…` and a function: `{ OF($who) }`."""


class Spoken(Protocol):
    """A part of a sentence that has forms."""

    def form(self, name: str) -> str:
        """The part in a form; "" is the plain one."""

    def trait(self, name: str) -> str | int:
        """What a sentence may have to agree with."""

    def marked(self, text: str) -> str:
        """Other words that stand for the part."""


Given = int | str | Spoken
"""What a sentence may be given."""


def _forming(name: str) -> Callable[[Spoken], str]:
    return lambda part: part.form(name)


def _trait(name: str) -> Callable[[Spoken], str | int]:
    return lambda part: part.trait(name)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    **{name.upper(): _forming(name) for name in (*FORMS, *PERSON_FORMS)},
    "PERSON": _trait("person"),
    "N": _trait("n"),
    "AS": lambda part, text: part.marked(text),
}
"""What sentences may call. PERSON: you, other. N: how many. AS: words in the colour of a player."""


def check_language(language: object) -> str:
    """A language of the catalogue, or SpeechError."""
    if language not in LANGUAGES:
        raise SpeechError(f"there is no language {brief(language)}", "language", "one of " + ", ".join(LANGUAGES))
    return str(language)


@lru_cache(maxsize=len(LANGUAGES))
def bundle(language: str) -> "Messages":
    """Every message of a language."""
    from blackgate.speech.fluency import Messages  # noqa: PLC0415  (who only simulates need not wait for Fluent)

    return Messages(check_language(language), pages(language), FUNCTIONS)


def pages(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name; each language has the files of English."""
    found, english = _files(check_language(language)), _files("en")
    missing = sorted(english.keys() - found.keys())
    if missing:
        raise SpeechError(f"{', '.join(missing)} is missing", f"speech/{language}", "translate it from speech/en")
    return {name: found[name].read_text("utf-8") for name in sorted(found)}


def _files(language: str) -> dict[str, Traversable]:
    folder = files("blackgate.speech") / language
    return {each.name: each for each in folder.iterdir() if each.name.endswith(".ftl")}


def formatted(language: str, name: str, args: Mapping[str, Given], attribute: str = "") -> str:
    """A message in a language with its parts put in; anything amiss is an error."""
    spoken = bundle(language)
    if not spoken.has_message(name):
        raise SpeechError(f"there is no message {brief(name)}", language, f"add it to a file in speech/{language}/")
    found = spoken.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise SpeechError(f"the message {brief(name)} says nothing", language, f"write its {attribute or 'text'}")
    text, errors = spoken.format_pattern(pattern, args)
    if errors:
        raise SpeechError(f"{name}: {errors[0]}", language)
    return str(text)


def has_attribute(language: str, name: str, attribute: str) -> bool:
    """Whether a message has an attribute of that name."""
    return attribute in bundle(language).get_message(name).attributes
