"""Two editions side by side, in the words of their files: what is new, what is gone, and every datum that differs."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final

from rich.text import Text

from blackgate.editions import Edition
from blackgate.editions.parts import CardFace, Deal, Effect, Gang, Modifier, Name, Place, Power, Recipe
from blackgate.editions.vocabulary import EFFECTS, MODIFIERS
from blackgate.speech.texts import card_text, power_text

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


def differences(one: Edition, other: Edition) -> list[tuple[Text, str, str]]:
    """(path, here, there) of everything that is not the same; a dash is nothing. A path is broken, never cut."""
    rows = _compared(dict(_head(one)), dict(_head(other)))
    for section in SECTIONS:
        rows += _section_rows(section, one, other)
    return [(Text(path, overflow="fold"), here, there) for path, here, there in rows]


def _compared(here: Data, there: Data) -> list[tuple[str, str, str]]:
    paths = [*here, *(path for path in there if path not in here)]
    pairs = ((path, here.get(path, NOTHING), there.get(path, NOTHING)) for path in paths)
    return [row for row in pairs if row[1] != row[2]]


def _section_rows(section: str, one: Edition, other: Edition) -> list[tuple[str, str, str]]:
    """An entry that is on one side only is one row; one that is on both is compared datum by datum."""
    here, there = _entries(section, one), _entries(section, other)
    rows: list[tuple[str, str, str]] = []
    for key in dict.fromkeys((*here, *there)):
        path = f"{section}.{key}"
        if key in here and key in there:
            rows += _compared(dict(_entry(path, here[key])), dict(_entry(path, there[key])))
        else:
            row = (_summary(one, here[key]), NOTHING) if key in here else (NOTHING, _summary(other, there[key]))
            rows.append((path, *row))
    return rows


def _entries(section: str, edition: Edition) -> dict[str, object]:
    entries: tuple[object, ...] = getattr(edition, SECTIONS[section])
    if section in ("gang_card", "background"):
        entries = tuple(each for each in edition.powers if each.background == (section == "background"))
    return {_key(entry): entry for entry in entries}


def _key(entry: object) -> str:
    """What tells this entry from its neighbours."""
    return next(str(getattr(entry, key)) for key in KEYS if hasattr(entry, key))


def _head(edition: Edition) -> Iterator[tuple[str, str]]:
    """What stands in no list."""
    yield from (("id", edition.id), ("name", edition.title), ("languages", ", ".join(edition.languages)))
    for field in fields(edition.numbers):
        yield f"numbers.{field.name}", str(getattr(edition.numbers, field.name))
    for word, goal in (("players", edition.goal), ("teams", edition.team_goal)):
        yield from ((f"goal.{word}.{players}", str(points)) for players, points in goal)
    for card in edition.cards:
        if card.card_class == "tool":
            yield f"tunnel.{card.id}", str(card.points)
    yield "modules", ", ".join(edition.extras) or NOTHING
    yield from ((f"constants.{name}", str(number)) for name, number in edition.constants)
    for word, figure in (("michel", edition.michel), ("warden", edition.warden)):
        if figure:
            yield from _entry(word, figure)


def _entry(path: str, entry: object) -> Iterator[tuple[str, str]]:
    """Every datum of an entry with its path."""
    words = GIVEN if isinstance(entry, Recipe | Deal) else WORDS
    for field in fields(entry) if is_dataclass(entry) else ():
        value = getattr(entry, field.name)
        if field.name == "once":
            yield f"{path}.limit", "turn" if value else "none"
        elif field.name not in LEFT_OUT:
            yield from _datum(f"{path}.{words.get(field.name, field.name)}", value)


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


def _summary(edition: Edition, entry: object) -> str:
    """A whole entry in one line."""
    match entry:
        case CardFace():
            return f"{entry.name.of()} (copies {entry.copies}): {card_text(edition, edition.card(entry.id))}"
        case Power():
            return f"{entry.name.of()}: {power_text(edition, edition.power(entry.id))}"
        case Recipe():
            return f"{', '.join(entry.needs)} give {entry.n} {entry.card}"
        case Deal():
            return f"{entry.n} {entry.card} for {entry.price} cigarettes"
        case Gang():
            return f"{entry.name.of()}: {entry.needs} of {', '.join(entry.accessories)}"
        case Place():
            die = ", ".join(map(str, entry.die)) or "no result"
            return f"{entry.name.of()}: die {die}; search {entry.search}"
    return "; ".join(f"{path.removeprefix('.')} {text}" for path, text in _entry("", entry))
