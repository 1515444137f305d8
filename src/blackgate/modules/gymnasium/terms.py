"""The words of the Gymnasium and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its actions."""

    BRAWL: Final[i64] = 20
    WORKOUT: Final[i64] = 21


class Act:
    """First integer of each of its blocks in the action space."""

    BRAWL: Final[i64] = 21
    WORKOUT: Final[i64] = 22
    SPEND_WORKOUT: Final[i64] = 27


class Token:
    """Its token."""

    WORKOUT: Final[i64] = 3


class Ask:
    """Its questions."""

    OPENER: Final[i64] = 29
    """Which Weapon do you discard to start a Brawl?"""
    BRAWL: Final[i64] = 30
    """Do you discard a Weapon, or take a Beating?"""


class Step:
    """Its step."""

    FRAY: Final[i64] = 70
    """A Brawl: the others choose, then roll."""


class Number:
    """Indices of the numbers in its booklet; the overlay gives the values."""

    CAUGHT: Final[i64] = 0
    """The highest roll that sends a brawler away (PLACE-GYM-4)."""
    SPARED: Final[i64] = 1
    """The lowest roll that replaces a Weapon (PLACE-GYM-6)."""
    KEPT: Final[i64] = 2
    """The roll that also returns the token (PLACE-GYM-6)."""


TERMS: Final = Terms(
    verbs=Verb,
    actions=Act,
    tokens=Token,
    numbers=Number,
    aliases={"workout": ("bodybuilding", "bodybuilding token", "workout token")},
)
