"""Messages to be said, written briefly: seats are numbers, things are `sort/id` or `sort/id*n`, rows are lists."""

from collections.abc import Mapping

from blackgate.speech import Arg, Message, Row, Thing, Who, row

NAMES = ("Ana", "Bob", "Zoe")
OR = ("tools", "places")
"""Rows of which one is meant."""


def said(brief: Mapping[str, object]) -> Message:
    """A message from its brief form."""
    return Message(str(brief["id"]), {key: _arg(key, value) for key, value in brief.items() if key != "id"})


def thing(text: str) -> Thing:
    """`card/knife*2` is two Knives."""
    name, _, n = text.partition("*")
    sort, _, own = name.partition("/")
    return Thing(sort, own, int(n or 1))


def _arg(key: str, value: object) -> Arg:
    match value:
        case int() if key in ("who", "other"):
            return Who(value)
        case int():
            return value
        case str():
            return thing(value) if "/" in value else value
        case Mapping():
            return said(value)
        case list() if value and isinstance(value[0], Mapping):
            return Row(tuple(said(each) for each in value))
        case list():
            return row(map(thing, value), "or" if key in OR else "and")
        case _:
            raise TypeError(f"{value!r} is no part of a message")
