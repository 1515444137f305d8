"""The words of Michel(le) and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Act:
    """First integer of each of its blocks in the action space."""

    ROLL_MICHEL: Final[i64] = 15


class Ask:
    """Its questions."""

    ROLL: Final[i64] = 19
    """Do you roll for Michel(le)?"""
    LEAD: Final[i64] = 20
    """Where does Michel(le) go?"""
    YIELD: Final[i64] = 21
    """Which Tool do you give up to Michel(le)?"""
    TOLL: Final[i64] = 22
    """Which Tool do you lose to Michel(le)?"""
    PRIZE: Final[i64] = 23
    """Do you draw a card for your win over Michel(le)?"""


class Step:
    """Its step."""

    VISIT: Final[i64] = 69
    """Michel(le) extorts everybody there, from a seat on."""


class Event:
    """Its event, with its operands in brackets."""

    LED: Final[i64] = 37
    """Moved Michel(le) (from slot, to slot)."""


TERMS: Final = Terms(
    actions=Act,
)
