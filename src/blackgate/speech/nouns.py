"""The nouns of one edition in one language: what each is called, and the grammar its articles ask for.

Names of cards, Places, powers and the like stand in the edition with their grammar; names of actions and common words
stand in the catalogue. What an edition leaves out is guessed, so that a card of one's own needs an English name only.
"""

from collections.abc import Callable, Container, Mapping
from typing import Final

from msgspec import Struct

from blackgate.editions import Edition
from blackgate.editions.parts import Name
from blackgate.errors import SpeechError
from blackgate.speech.catalogue import bundle, formatted, has_attribute
from blackgate.speech.message import SORTS, Thing
from blackgate.speech.plurals import plural
from blackgate.speech.sounds import sound

GENDERS: Final = ("f", "n")
"""Genders that must be written; a noun without one is masculine."""
SHAPES: Final = ("plural", "pair", "mass", "proper")
"""How a noun is counted where it is not counted one by one."""
WRAPPED: Final = ("token", "trauma")
"""Sorts whose name is combined with a common noun: a Spy token, the Trauma Hand."""

Namer = Callable[[Edition, str], Name | None]


class Noun(Struct, frozen=True):
    """All a sentence may need of a noun; as the browser gets it."""

    one: str
    many: str
    gender: str = "m"
    shape: str = "one"
    """`one`, or a word of SHAPES."""
    sound: str = "other"


def _figure(edition: Edition, name: str) -> Name | None:
    found = edition.michel if name == "michel" else edition.warden if name == "warden" else None
    return found.name if found else None


NAMERS: Final[Mapping[str, Namer]] = {
    "card": lambda edition, name: next((each.name for each in edition.cards if each.id == name), None),
    "place": lambda edition, name: next((each.name for each in edition.places if each.slot == name), None),
    "power": lambda edition, name: next((each.name for each in edition.powers if each.id == name), None),
    "gang": lambda edition, name: next((each.name for each in edition.gangs if each.id == name), None),
    "token": lambda edition, name: next((each.name for each in edition.tokens if each.id == name), None),
    "trauma": lambda edition, name: next((each.name for each in edition.traumas if each.id == name), None),
    "figure": _figure,
}
"""Where the edition names a sort of thing."""


def noun(language: str, edition: Edition, thing: Thing) -> Noun:
    """The noun for a thing."""
    if thing.sort not in SORTS:
        raise SpeechError(f"nothing is of the sort {thing.sort!r}", "thing", "one of " + ", ".join(SORTS))
    if thing.sort not in NAMERS:
        return _written(language, f"{thing.sort}-{thing.id.replace('_', '-')}", {})
    name = NAMERS[thing.sort](edition, thing.id)
    if name is None:
        raise SpeechError(f"{edition.id} has no {thing.sort} {thing.id!r}", "thing", "name something of the edition")
    if thing.sort in WRAPPED:
        return _written(language, f"sort-{thing.sort}", {"name": name.of(language)})
    return _named(language, name)


def _named(language: str, name: Name) -> Noun:
    """A noun of the edition. A name that has not been translated is English in every language."""
    one, grammar = name.of(language), name.grammar_of(language)
    spoken = language if name.has(language) else "en"
    return Noun(
        one,
        name.plural_of(language) or plural(spoken, one, _gender(grammar)),
        _gender(grammar),
        next((each for each in SHAPES if each in grammar), "one"),
        next((each for each in ("vowel", "other") if each in grammar), sound(language, one)),
    )


def _written(language: str, name: str, args: Mapping[str, str]) -> Noun:
    """A noun of the catalogue: its text, and the attributes `many` and `grammar`."""
    if not bundle(language).has_message(name):
        raise SpeechError(f"no word is called {name!r}", language, "write it into nouns.ftl or the file of a module")
    one = formatted(language, name, args)
    grammar = _attribute(language, name, "grammar", args).split()
    return Noun(
        one,
        _attribute(language, name, "many", args) or plural(language, one, _gender(grammar)),
        _gender(grammar),
        next((each for each in SHAPES if each in grammar), "one"),
        next((each for each in ("vowel", "other") if each in grammar), sound(language, one)),
    )


def _gender(grammar: Container[str]) -> str:
    return next((each for each in GENDERS if each in grammar), "m")


def _attribute(language: str, name: str, attribute: str, args: Mapping[str, str]) -> str:
    return formatted(language, name, args, attribute) if has_attribute(language, name, attribute) else ""


def all_things(edition: Edition) -> list[Thing]:
    """Everything the edition names, in its order."""
    found = [Thing("card", each.id) for each in edition.cards]
    found += [Thing("place", each.slot) for each in edition.places]
    found += [Thing("power", each.id) for each in edition.powers]
    found += [Thing("gang", each.id) for each in edition.gangs]
    found += [Thing("token", each.id) for each in edition.tokens]
    found += [Thing("trauma", each.id) for each in edition.traumas]
    figures = {"michel": edition.michel, "warden": edition.warden}
    return found + [Thing("figure", name) for name, figure in figures.items() if figure]
