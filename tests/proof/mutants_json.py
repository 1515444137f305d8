"""Ways to spoil what travels as JSON: wrong types, wrong numbers, keys too many or too few, at any depth."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final

from blackgate.engine.registry import ASKS, STEPS

Way = tuple[str | int, ...]
Damage = Callable[[Any, Any, Random], None]

HUGE: Final = (2**31, 2**61, 2**63 - 1, 2**63, 2**64, 10**50, -(2**63), -(10**30), 10**9, 999_000, 1001, 1000)
SMALL: Final = (-2, -1, 0, 1, 2, 3, 5, 6, 7, 64, 99)
VALUES: Final[tuple[object, ...]] = (
    None, True, False, [], {}, [[]], [None], [{}], {"": 0}, {"knife": 1}, {"link": 10**9}, ["knife"] * 50, "", "x",
    "knife", "yard", "turn", "?0", "?1", "?99", "~", "~?0", "\0", "\u202e", "\ud800", "１", "a" * 10_000, 1.5, 1.0,
    -0.0, 1e300, 1e-300, float("nan"), float("inf"), "P1", ["?0"], {"?0": 1}, {"?0": -1},
)  # fmt: skip
KEYS: Final = ("", "x", "seats", "hand", "deck", "knife", "?0", "?7", "link", "\ud800", "a" * 5000, "__class__")


def ways(value: object, at: Way = ()) -> list[Way]:
    """The way to every value inside."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    return [*([at] if at else []), *(way for key, item in inside for way in ways(item, (*at, key)))]


def _spot(data: Any, chooser: Random) -> tuple[Any, str | int]:
    """A table or list somewhere inside, and a key of it. What lies deep is not wanted more often than its holder."""
    holder, key = data, chooser.choice(list(data))
    while isinstance(holder[key], dict | list) and holder[key] and chooser.random() < 0.85:
        holder = holder[key]
        key = chooser.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    return holder, key


def wrong_value(data: Any, other: Any, chooser: Random) -> None:
    """Anything at all."""
    holder, key = _spot(data, chooser)
    holder[key] = deepcopy(chooser.choice(VALUES + HUGE + SMALL))


def wrong_number(data: Any, other: Any, chooser: Random) -> None:
    """A number that is none of the game, where a number stands."""
    numbers = [way for way in ways(data) if isinstance(_at(data, way), int | float)]
    *way, last = chooser.choice(numbers)
    _at(data, tuple(way))[last] = chooser.choice(SMALL if chooser.random() < 0.7 else HUGE)


def wrong_name(data: Any, other: Any, chooser: Random) -> None:
    """A name from elsewhere, where a name stands."""
    names, theirs = ([way for way in ways(each) if isinstance(_at(each, way), str)] for each in (data, other))
    *way, last = chooser.choice(names)
    _at(data, tuple(way))[last] = _at(other, chooser.choice(theirs))


def _at(data: Any, way: Way) -> Any:
    for key in way:
        data = data[key]
    return data


def missing(data: Any, other: Any, chooser: Random) -> None:
    """Something is not there."""
    holder, key = _spot(data, chooser)
    del holder[key]


def extra(data: Any, other: Any, chooser: Random) -> None:
    """Something is there that does not belong."""
    holder, key = _spot(data, chooser)
    value = deepcopy(chooser.choice((*VALUES, *SMALL, holder[key])))
    if isinstance(holder, dict):
        holder[chooser.choice(KEYS)] = value
    else:
        holder.insert(int(key), value)


def spliced(data: Any, other: Any, chooser: Random) -> None:
    """A part of another table, in the same place or anywhere."""
    way = chooser.choice([way for way in ways(data) if len(way) < 4])
    theirs = chooser.choice([each for each in ways(other) if len(each) < 4])
    try:
        new = _at(other, way)
    except (KeyError, IndexError, TypeError):
        new = _at(other, theirs)
    _at(data, way[:-1])[way[-1]] = deepcopy(new)


def swapped(data: Any, other: Any, chooser: Random) -> None:
    """Two neighbours change places."""
    holder, key = _spot(data, chooser)
    twin = chooser.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[twin] = holder[twin], holder[key]


def repeated(data: Any, other: Any, chooser: Random) -> None:
    """A list far too long."""
    lists = [way for way in ways(data) if isinstance(_at(data, way), list) and _at(data, way)]
    way = chooser.choice(lists)
    _at(data, way[:-1])[way[-1]] = _at(data, way) * chooser.choice((2, 2, 3, 50, 3000))


def deep(data: Any, other: Any, chooser: Random) -> None:
    """A list in a list in a list."""
    holder, key = _spot(data, chooser)
    for _ in range(chooser.choice((5, 200, 400))):
        holder[key] = [holder[key]]


def counted(data: Any, other: Any, chooser: Random) -> None:
    """Far too many of something, or fewer than none."""
    tables = [way for way in ways(data) if isinstance(_at(data, way), dict) and way[-1] not in ("turn", "setting")]
    table = _at(data, chooser.choice(tables))
    table[chooser.choice([*table, "link", "knife", "ring", "spy"])] = chooser.choice(HUGE + SMALL)


def asked(data: Any, other: Any, chooser: Random) -> None:
    """Questions no game comes to."""
    agenda = data.get("agenda")
    if not isinstance(agenda, list):
        return
    row = [chooser.choice([*ASKS, *STEPS]), *(chooser.choice(SMALL) for _ in range(chooser.randrange(1, 8)))]
    if agenda and isinstance(agenda[-1], list) and agenda[-1] and chooser.random() < 0.6:
        agenda[-1][chooser.randrange(len(agenda[-1])) :] = row[1 : chooser.randint(1, len(row))]
    else:
        agenda.insert(chooser.randrange(len(agenda) + 1), row)


DAMAGES: Final[tuple[Damage, ...]] = (
    wrong_value, wrong_number, wrong_number, wrong_name, wrong_name, missing, extra, spliced, swapped, repeated, deep,
    counted, asked, asked,
)  # fmt: skip


def damaged(text: str, other: str, chooser: Random) -> tuple[str, str]:
    """JSON with one to three things wrong in it, and the name of the first."""
    data, model = json.loads(text), json.loads(other)
    first = chooser.choice(DAMAGES)
    first(data, model, chooser)
    for _ in range(chooser.choice((0, 0, 0, 1, 2))):
        chooser.choice((wrong_number, wrong_name, counted, asked))(data, model, chooser)
    return json.dumps(data), first.__name__
