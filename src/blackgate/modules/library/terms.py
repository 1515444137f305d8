"""The words of the Library and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its actions."""

    REHABILITATE: Final[i64] = 14
    STUDY: Final[i64] = 15


class Act:
    """First integer of each of its blocks in the action space."""

    REHABILITATE: Final[i64] = 17
    STUDY: Final[i64] = 18
    SPY: Final[i64] = 138


class Token:
    """Its token."""

    SPY: Final[i64] = 0


TERMS: Final = Terms(
    verbs=Verb,
    actions=Act,
    tokens=Token,
    operands={"spy": "seat"},
)
