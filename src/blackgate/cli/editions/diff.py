"""Two editions side by side as rows for the screen."""

from collections.abc import Iterator

from rich.text import Text

from blackgate.editions import Edition
from blackgate.editions.differences import NOTHING, Difference, entry_values
from blackgate.editions.differences import differences as compared
from blackgate.editions.parts import CardFace, Deal, Gang, Place, Power, Recipe
from blackgate.speech.texts import card_text, power_text


def differences(one: Edition, other: Edition) -> list[tuple[Text, str, str]]:
    """(path, here, there) of everything that is not the same; a dash is nothing. A path is broken, never cut."""
    rows = (row for each in compared(one, other) for row in _rows(each, one, other))
    return [(Text(path, overflow="fold"), here, there) for path, here, there in rows]


def _rows(found: Difference, one: Edition, other: Edition) -> Iterator[tuple[str, str, str]]:
    """An entry that is on one side only is one row; one that is on both has a row for each value that differs."""
    if found.values:
        yield from ((".".join(filter(None, (found.path, key))), here, there) for key, here, there in found.values)
        return
    here = NOTHING if found.here is None else _summary(one, found.here)
    yield found.path, here, NOTHING if found.there is None else _summary(other, found.there)


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
    return "; ".join(f"{key} {text}" for key, text in entry_values(entry))
