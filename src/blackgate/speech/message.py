"""Messages: an id of the catalogue and its parts, independent of the language.

A message travels as JSON and is put into words where it is read: in the terminal by `Speaker`, in the browser by the
same few steps (docs/speech.md). Which article, case or plural a thing takes is decided by the sentence of a language,
never here. Parts never lead back to the whole, so that the collector of garbage need not look at them: a running game
holds thousands.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct, field

SORTS: Final = ("card", "place", "power", "gang", "token", "trauma", "figure", "verb", "class", "word")
"""What a thing can be. The first seven are named by the edition, the others by the catalogue."""


class Who(Struct, frozen=True, gc=False, tag="who"):
    """A player, by seat: "you" to that player, a name to the others."""

    seat: int


class Thing(Struct, frozen=True, gc=False, tag="thing"):
    """A thing, or so many of it."""

    sort: str
    """One of SORTS."""
    id: str
    """Of a card, power, gang, token or Trauma; the slot of a Place; `michel` or `warden`; a verb; a word."""
    n: int = 1


class Row(Struct, frozen=True, gc=False, tag="row"):
    """Parts one after the other; before the last stands its link: "and", "or" or "comma"."""

    parts: tuple["Who | Thing | Message", ...]
    link: str = "and"


class Message(Struct, frozen=True, gc=False, tag="message"):
    """A sentence or a phrase of the catalogue, and its parts by name."""

    id: str
    args: dict[str, "int | str | Who | Thing | Row | Message"] = field(default_factory=dict)


Part = Who | Thing | Message
Arg = int | str | Who | Thing | Row | Message


def row(parts: Iterable[Thing], link: str = "and") -> Row:
    """Things in the order they came, equal ones counted: 2 Links, a Cap and a Blade."""
    many: Counter[tuple[str, str]] = Counter()
    for each in parts:
        many[each.sort, each.id] += each.n
    return Row(tuple(Thing(sort, name, n) for (sort, name), n in many.items()), link)


def seats_in(arg: Arg) -> set[int]:
    """The seats a message speaks of."""
    match arg:
        case Who():
            return {arg.seat}
        case Row():
            return {seat for part in arg.parts for seat in seats_in(part)}
        case Message():
            return {seat for each in arg.args.values() for seat in seats_in(each)}
        case _:
            return set()
