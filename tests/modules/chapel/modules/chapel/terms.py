"""The words of the Chapel and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its action."""

    PRAY: Final[i64] = 27


class Act:
    """First integer of each of its blocks in the action space."""

    PRAY: Final[i64] = 342
    LIGHT: Final[i64] = 343


class Token:
    """Its token."""

    CANDLE: Final[i64] = 6


class Ask:
    """Its question."""

    VIGIL: Final[i64] = 36
    """Do you light a Candle?"""


TERMS: Final = Terms(verbs=Verb, actions=Act, tokens=Token)
