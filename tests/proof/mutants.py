"""Hostile input by number: the same number gives the same input, so that whatever it brings about can be seen again."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from tests.proof import mutants_record
from tests.proof.mutants_good import Good, records, tables, whole_records
from tests.proof.mutants_json import damaged
from tests.proof.mutants_text import ANY, Change, changed, parts

from blackgate import Rules, compiled

WHOLE: Final = 0.05
"""How often a long record is changed; where the engine is interpreted, never."""


class Mutant(NamedTuple):
    """One hostile input: what was done to it, and the rules its reader is given, if any."""

    data: str | bytes
    change: str
    rules: Rules | None
    path: int
    """For a reader that knows several ways: which one."""


def of_record(number: int) -> Mutant:
    """A record."""
    chooser = Random(f"record {number}")
    choices = whole_records() if chooser.random() < WHOLE and compiled() else records()
    ways = (*ANY, *parts("\n"), *mutants_record.CHANGES)
    mutant = _text(choices, ways, chooser)
    if chooser.random() < 0.2:
        return mutant._replace(data=_filed(str(mutant.data)), change=f"{mutant.change} in a file")
    return mutant


def _filed(text: str) -> bytes:
    """The bytes of a file: those that were no text are as they were, other surrogates are written out."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def of_line(number: int) -> Mutant:
    """A position in one line."""
    return _text(tables()[1], (*ANY, *parts(" "), *parts("|"), *parts(",")), Random(f"line {number}"))


def of_position(number: int) -> Mutant:
    """A position as JSON."""
    return _json(tables()[0], Random(f"position {number}"))


def of_view(number: int) -> Mutant:
    """A view as JSON."""
    return _json(tables()[2], Random(f"view {number}"))


def _text(goods: Sequence[Good], ways: Sequence[Change], chooser: Random) -> Mutant:
    good, other = chooser.choice(goods), chooser.choice(goods)
    text, name = changed(good.text, other.text, chooser, ways)
    return Mutant(text, name, good.rules if chooser.random() < 0.6 else None, chooser.randrange(3))


def _json(goods: Sequence[Good], chooser: Random) -> Mutant:
    good, other = chooser.choice(goods), chooser.choice(goods)
    if chooser.random() < 0.2:
        return _text([good, other], (*ANY, *parts(",")), chooser)._replace(rules=good.rules)
    text, name = damaged(good.text, other.text, chooser)
    return Mutant(text, name, good.rules, chooser.randrange(3))


MAKERS: Final[dict[str, Callable[[int], Mutant]]] = {
    "record": of_record, "line": of_line, "position": of_position, "view": of_view,
}  # fmt: skip
