"""Two editions side by side, in the words of their files: what is new, what is gone, and every value that differs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Final

from blackgate.editions.edition import Edition
from blackgate.editions.parts import Deal, Effect, Modifier, Name, Recipe
from blackgate.editions.vocabulary import EFFECTS, MODIFIERS

NOTHING: Final = "–"
SECTIONS: Final = {
    "place": "places", "card": "cards", "recipe": "recipes", "deal": "deals", "gang": "gangs", "gang_card": "powers",
    "background": "powers", "token": "tokens", "trauma": "traumas", "michel_card": "michel_cards",
    "prisoner": "prisoners", "option": "options",
}  # fmt: skip
"""The lists of a file, and where an edition keeps them."""

KEYS: Final = ("id", "key", "slot", "board")
"""By which field the entries of a list are told apart."""

WORDS: Final[Mapping[str, str]] = {
    "card_class": "class",
    "effects": "do",
    "once": "limit",
    "verbs": "verb",
    "at": "if.at",
    "company": "if.company",
}
"""Fields that a file calls otherwise."""

GIVEN: Final = {"card": "gives.card", "n": "gives.n"}
"""The same for recipes and deals."""

LEFT_OUT: Final = ("points", "background", *KEYS)
"""Fields of entries that a file says elsewhere: Tunnel points, which list it is, its name."""

Data = dict[str, str]


@dataclass(frozen=True)
class Difference:
    """A table or an entry that is not the same in two editions."""

    section: str
    """Empty for the head of the file."""
    id: str
    """Empty for a table."""
    here: object
    """The entry of the first edition; None if it is new, or a table."""
    there: object
    """The same in the other edition."""
    values: tuple[tuple[str, str, str], ...] = ()
    """Key, here, there of every value that differs, if the entry is in both; a dash is nothing."""

    @property
    def path(self) -> str:
        """The path of the table or entry in a file."""
        return ".".join(filter(None, (self.section, self.id)))


def differences(one: Edition, other: Edition) -> list[Difference]:
    """Everything that is not the same, table by table and entry by entry."""
    tables, others = dict(_tables(one)), dict(_tables(other))
    compared = [
        (section, _compared(tables.get(section, {}), others.get(section, {}))) for section in {**tables, **others}
    ]
    found = [Difference(section, "", None, None, values) for section, values in compared if values]
    for section in SECTIONS:
        found += _section_differences(section, one, other)
    return found


def _compared(here: Data, there: Data) -> tuple[tuple[str, str, str], ...]:
    keys = [*here, *(key for key in there if key not in here)]
    rows = ((key, here.get(key, NOTHING), there.get(key, NOTHING)) for key in keys)
    return tuple(row for row in rows if row[1] != row[2])


def _section_differences(section: str, one: Edition, other: Edition) -> Iterator[Difference]:
    """An entry that is in both editions is compared value by value."""
    here, there = entries_of(section, one), entries_of(section, other)
    for key in dict.fromkeys((*here, *there)):
        mine, yours = here.get(key), there.get(key)
        if mine is None or yours is None:
            yield Difference(section, key, mine, yours)
        elif values := _compared(dict(entry_values(mine)), dict(entry_values(yours))):
            yield Difference(section, key, mine, yours, values)


def entries_of(section: str, edition: Edition) -> dict[str, object]:
    """The entries of a list of an edition, by their keys."""
    entries: tuple[object, ...] = getattr(edition, SECTIONS[section])
    if section in ("gang_card", "background"):
        entries = tuple(each for each in edition.powers if each.background == (section == "background"))
    return {_key(entry): entry for entry in entries}


def _key(entry: object) -> str:
    """What tells this entry from its neighbours."""
    return next(str(getattr(entry, key)) for key in KEYS if hasattr(entry, key))


def _tables(edition: Edition) -> Iterator[tuple[str, Data]]:
    """What stands in no list."""
    yield "", {"id": edition.id, "name": edition.title, "languages": ", ".join(edition.languages)}
    yield "numbers", {each.name: str(getattr(edition.numbers, each.name)) for each in fields(edition.numbers)}
    goals = (("players", edition.goal), ("teams", edition.team_goal))
    yield "goal", {f"{word}.{players}": str(points) for word, goal in goals for players, points in goal}
    yield "tunnel", {card.id: str(card.points) for card in edition.cards if card.card_class == "tool"}
    yield "modules", {"": ", ".join(edition.extras) or NOTHING}
    yield "constants", {name: str(number) for name, number in edition.constants}
    for word, figure in (("michel", edition.michel), ("warden", edition.warden)):
        if figure:
            yield word, dict(entry_values(figure))


def entry_values(entry: object) -> Iterator[tuple[str, str]]:
    """Every value of an entry with its key."""
    words = GIVEN if isinstance(entry, Recipe | Deal) else WORDS
    for field in fields(entry) if is_dataclass(entry) else ():
        value = getattr(entry, field.name)
        if field.name == "once":
            yield "limit", "turn" if value else "none"
        elif field.name not in LEFT_OUT:
            yield from _datum(words.get(field.name, field.name), value)


def _datum(path: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Name):
        yield from ((f"{path}.{language}", word) for language, word in value.words)
    elif isinstance(value, tuple) and any(isinstance(each, Effect | Modifier) for each in value):
        yield from ((f"{path}[{n}]", _written(each)) for n, each in enumerate(value, 1))
    elif value != ():
        yield path, _text(value)


def _written(step: Effect | Modifier) -> str:
    """An effect or a standing change as a file writes it, without what is usual."""
    said: dict[str, object] = {}
    if isinstance(step, Effect):
        word = EFFECTS[step.do]
        said |= {"do": step.do, "who": step.who if step.who != "self" else ""}
        takes = (*word.needs, *word.may)
    else:
        said |= {"mod": step.mod}
        takes = MODIFIERS[step.mod]
    said |= {key: getattr(step, "card_class" if key == "class" else key) for key in takes}
    shown = (f"{key} = {_quoted(value)}" for key, value in said.items() if value not in ("", (), False, "both"))
    return "{ " + ", ".join(shown) + " }"


def _quoted(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_quoted, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else _text(value)


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(_text(each) for each in value) or NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if value not in ("", None) else NOTHING
