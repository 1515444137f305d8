"""The words of the Laundry and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its actions."""

    CHANGE_STYLE: Final[i64] = 22
    STEAL_BANDAGE: Final[i64] = 23


class Act:
    """First integer of each of its blocks in the action space."""

    STEAL_BANDAGE: Final[i64] = 23
    BANDAGE_HEAL: Final[i64] = 25
    BANDAGE_LINK: Final[i64] = 26
    """A Bandage in place of a Link."""
    CHANGE_STYLE: Final[i64] = 120


class Token:
    """Its token."""

    BANDAGE: Final[i64] = 4


class Number:
    """Indices of the numbers in its booklet; the overlay gives the values."""

    FEWER: Final[i64] = 4
    """How many Accessories fewer than for Join a Gang (PLACE-LAUN-2, RULING-70)."""


TERMS: Final = Terms(
    verbs=Verb,
    actions=Act,
    tokens=Token,
    numbers=Number,
    operands={"change_style": "gang"},
    instead={"bandage_heal": "heal"},
    counts_as={"change_style": "join"},  # PLACE-LAUN-2
    anywhere=("bandage_heal",),  # PLACE-LAUN-5
)
