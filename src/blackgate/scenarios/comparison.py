"""Compare values found in the game with values written in a scenario, and describe the difference."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

from blackgate.errors import ScenarioError
from blackgate.scenarios.names import HIDDEN, NUMBER, Names

WORDS: Final = {"true": True, "yes": True, "false": False, "no": False, "none": None, "nobody": None, "nothing": None}
OPPOSITES: Final = {"!=": "==", "not in": "in", "lacks": "contains"}
COMMA: Final = re.compile(r",(?![^(]*\))")
"""Between the entries of a list; `K(S,P)` is one entry."""

Plain = int | bool | str | None | list[str]


@dataclass(frozen=True)
class Found:
    """The value of a path and what sort of thing it is; the order of a hand does not matter."""

    value: Plain
    sort: str
    ordered: bool = True
    known: tuple[str, ...] = ()
    """All values there could be, where they are few words; numbers are always possible."""


class Failure(Exception):  # noqa: N818  (a scenario fails, the program does not)
    """A line does not hold: what was expected, and what is."""

    def __init__(self, expected: str, found: str) -> None:
        self.expected = expected
        self.found = found
        super().__init__(expected, found)


def read_value(text: str, found: Found, names: Names, where: str) -> Plain:
    """A written value, read as the sort of thing it is held against."""
    written = text.strip().strip("\"'")
    word = written.casefold()
    if found.known:
        return _one_of_known(written, found, where)
    if word == "hidden":
        return HIDDEN
    if word in WORDS and isinstance(WORDS[word], bool) == (found.sort == "truth") and found.sort != "number":
        return WORDS[word]
    if written.startswith("[") or written.endswith("]"):
        if not (written.startswith("[") and written.endswith("]")):
            raise ScenarioError(f"{written!r} is no list", where, "write [a, b]")
        texts = [each for each in COMMA.split(written[1:-1]) if each.strip()]
        return names.listed(found.sort, texts, where)
    if found.sort == "number" and NUMBER.fullmatch(written):
        return int(written)
    if found.sort in ("number", "truth"):
        right = "a whole number" if found.sort == "number" else "true or false"
        raise ScenarioError(f"{written!r} cannot be compared with this", where, right)
    return names.find(found.sort, written, where)


def _one_of_known(written: str, found: Found, where: str) -> Plain:
    if NUMBER.fullmatch(written):
        return int(written)
    if written not in found.known:
        raise ScenarioError(f"this is never {written!r}", where, "one of " + ", ".join(found.known))
    return written


def holds(found: Found, relation: str, value: Plain, where: str) -> bool:
    """Whether a relation holds."""
    if relation in OPPOSITES:
        return not holds(found, OPPOSITES[relation], value, where)
    if relation == "==":
        _check_both_lists(found, value, where)
        return same(found, value)
    if relation == "in":
        if not isinstance(value, list):
            raise ScenarioError("'in' needs a list", where, "write for example P1.place in [CB, CAF]")
        if isinstance(found.value, list):
            raise ScenarioError("'in' needs one thing on its left", where, "write contains, or ==")
        return str(found.value) in value
    if relation == "contains":
        if not isinstance(found.value, list):
            raise ScenarioError("'contains' needs a list on its left", where, "a hand, a deck, a pile")
        wanted = Counter(value if isinstance(value, list) else [str(value)])
        return wanted <= Counter(found.value)
    if not isinstance(found.value, int) or not isinstance(value, int):
        raise ScenarioError(f"{relation!r} compares numbers", where, "use == here")
    orders = {
        "<": found.value < value,
        "<=": found.value <= value,
        ">": found.value > value,
        ">=": found.value >= value,
    }
    return orders[relation]


def _check_both_lists(found: Found, value: Plain, where: str) -> None:
    """A list is never one thing, so that `!=` would always hold."""
    if found.value in (None, HIDDEN) or value in (None, HIDDEN):
        return
    if isinstance(found.value, list) != isinstance(value, list):
        is_list = isinstance(found.value, list)
        right = "write [a, b], or .size" if is_list else "write it without [ ], or 'in [a, b]'"
        raise ScenarioError(f"this is {'a list' if is_list else 'no list'}", where, right)


def same(found: Found, value: Plain) -> bool:
    """Equal; the order counts where things lie in a pile."""
    if isinstance(found.value, list) and isinstance(value, list) and not found.ordered:
        return Counter(found.value) == Counter(value)
    if found.value in ([], "") and value is None:
        return True
    if isinstance(found.value, bool) or isinstance(value, bool):
        return found.value is value
    return found.value == value


def shown(value: Plain) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(value) + "]"
    return (
        {None: "none", "": "none", HIDDEN: "hidden"}.get(value, str(value))
        if not isinstance(value, int)
        else str(value)
    )


def difference(found: Found, value: Plain) -> str:
    """What is, and for lists what is missing and what is too much."""
    text = shown(found.value)
    if isinstance(found.value, list) and isinstance(value, list):
        missing, extra = Counter(value) - Counter(found.value), Counter(found.value) - Counter(value)
        parts = [f"missing {_tally(missing)}"] if missing else []
        parts += [f"not expected {_tally(extra)}"] if extra else []
        text += f" ({'; '.join(parts) or 'in another order'})"
    return text


def _tally(cards: Counter[str]) -> str:
    return ", ".join(name if n == 1 else f"{name} x {n}" for name, n in sorted(cards.items()))
