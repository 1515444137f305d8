"""The words of the Workshop and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its actions."""

    IMPROVE: Final[i64] = 16
    DEVELOP: Final[i64] = 17


class Act:
    """First integer of each of its blocks in the action space."""

    DEVELOP: Final[i64] = 19
    SKILL_ROLL: Final[i64] = 28
    IMPROVE: Final[i64] = 128


class Token:
    """Its token."""

    SKILL: Final[i64] = 1


class Ask:
    """Its question."""

    SKILL: Final[i64] = 28
    """Do you roll for your Skill token?"""


class Event:
    """Its event, with its operands in brackets."""

    BURIED: Final[i64] = 32
    """A token stays in the tunnel, on the last Tool dug (token)."""


class Number:
    """Indices of the numbers in its booklet; the overlay gives the values."""

    SUCCESS: Final[i64] = 3
    """The lowest roll for which a Skill token scores (PLACE-WORK-5)."""


TERMS: Final = Terms(
    verbs=Verb,
    actions=Act,
    tokens=Token,
    numbers=Number,
    operands={"improve": "pile"},
    titles={"improve": "Improve tool", "develop": "Develop skills"},
)
