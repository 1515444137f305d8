"""One thing, many names: how a written name finds the thing it means.

Case, spaces, hyphens, underscores and apostrophes make no difference; old names mean the new thing.

Rule: RULING-2.
"""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Final

from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import MODULE_TERMS, TOKENS, VERBS
from blackgate.errors import EditionError

_MESSAGE_FILES: Final = (Path(__file__).parents[1] / "speech").glob("*/*.ftl")
LANGUAGES: Final = tuple(sorted({each.parent.name for each in _MESSAGE_FILES}, key=lambda name: (name != "en", name)))
"""Each folder of message files in `speech/` is a language. English comes first: it is the fallback for names."""

SLOT_ALIASES: Final[Mapping[str, tuple[str, ...]]] = {
    "cell": ("cells", "cell block", "CB"),
    "cafeteria": ("CAF", "canteen"),
    "yard": ("REC", "recreational area", "recreation area"),
    "infirmary": ("INF", "nursery"),
    "showers": ("SHO", "shower"),
    "solitary": ("SOL", "solitary confinement"),
    "office": ("OFF", "warden's office"),
    "cell_b": ("block B",),
}

MODULE_ALIASES: Final = {name: others for terms in MODULE_TERMS.values() for name, others in terms.aliases.items()}
VERB_ALIASES: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("simple move",),
    "cautious": ("cautious move",),
    "join": ("join a gang",),
    "play": ("play an action card",),
    "extort": ("extortion",),
    "steal": ("steal a spoon",),
    **{verb: (title,) for terms in MODULE_TERMS.values() for verb, title in terms.titles.items()},
    **MODULE_ALIASES,
}

TOKEN_ALIASES: Final[Mapping[str, tuple[str, ...]]] = {
    **{token: (f"{token} token", *MODULE_ALIASES.get(token, ())) for token in TOKENS},
}


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A name without case, spaces and punctuation. Loading an edition asks for the same names again and again."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


def near(name: str, known: Iterable[str], others: Iterable[str] = ()) -> str:
    """The advice to give for a name nobody knows: the closest names, or all the usual ones when they are few."""
    choices = sorted(set(known))
    by_plain = {plain(choice): choice for choice in (*others, *choices)}
    close = [by_plain[hit] for hit in get_close_matches(plain(name), by_plain, n=3, cutoff=0.6)]
    if close:
        return "did you mean " + " or ".join(repr(choice) for choice in close) + "?"
    return "known: " + ", ".join(choices) if 0 < len(choices) <= 40 else ""


class Lookup:
    """Finds the position of a thing by its id, its other names, or what it is called in any language."""

    def __init__(self, sort: str, ids: Sequence[str]) -> None:
        self.sort = sort
        self.ids = tuple(ids)
        self.gone: dict[str, str] = {}
        """Things that an overlay took away, and the overlay."""
        self._others: list[str] = []
        self._exact = {each: place for place, each in enumerate(self.ids)}
        self._places = {plain(each): place for place, each in enumerate(self.ids)}

    def add(self, place: int, names: Iterable[str]) -> None:
        """More names for one thing; a name already taken keeps its first meaning."""
        for name in names:
            self._others.append(name)
            self._places.setdefault(plain(name), place)

    def get(self, name: str) -> int | None:
        """Its position, or None for a name nobody knows."""
        exact = self._exact.get(name)
        return self._places.get(plain(name)) if exact is None else exact

    def find(self, name: str, where: str = "") -> int:
        """Its position; an unknown name is refused with the nearest known ones."""
        place = self.get(name)
        if place is None and name in self.gone:
            advice = "keep it, or change what names it"
            raise EditionError(f"is taken away but named by {where}", f"{self.gone[name]}, {self.sort}.{name}", advice)
        if place is None:
            raise EditionError(f"no {self.sort} is called {name!r}", where, near(name, self.ids, self._others))
        return place


def lookup(sort: str, ids: Sequence[str], aliases: Mapping[str, Iterable[str]]) -> Lookup:
    """A lookup whose other names are given by id."""
    found = Lookup(sort, ids)
    for place, each in enumerate(ids):
        found.add(place, aliases.get(each, ()))
    return found


SLOT_NAMES: Final = lookup("slot", SLOTS, SLOT_ALIASES)
VERB_NAMES: Final = lookup("verb", VERBS, VERB_ALIASES)
TOKEN_NAMES: Final = lookup("token", TOKENS, TOKEN_ALIASES)
