"""The words of the Gambling Cells and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its actions."""

    BET: Final[i64] = 18
    PLAN: Final[i64] = 19


class Act:
    """First integer of each of its blocks in the action space."""

    PLAN: Final[i64] = 20
    PLANNED: Final[i64] = 96
    """A Cautious Move paid with a Planning token."""
    BET: Final[i64] = 144


class Token:
    """Its token."""

    PLANNING: Final[i64] = 2


class Event:
    """Its event, with its operands in brackets."""

    STAKED: Final[i64] = 36
    """A Bet (cigarettes, figure)."""


TERMS: Final = Terms(
    verbs=Verb,
    actions=Act,
    tokens=Token,
    operands={"planned": "slot", "bet": "bet"},
    sorts={"bet": tuple(f"{stake}x{figure}" for stake in (1, 2, 3) for figure in (2, 3, 4, 5, 6))},
    instead={"planned": "cautious"},
)
