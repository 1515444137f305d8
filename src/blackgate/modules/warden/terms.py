"""The words of the Warden and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its actions."""

    ATTRACT: Final[i64] = 13
    BRIBE: Final[i64] = 24


class Act:
    """First integer of each of its blocks in the action space."""

    ATTRACT: Final[i64] = 16
    BRIBE: Final[i64] = 24
    REPORT: Final[i64] = 30
    FREEPASS: Final[i64] = 31
    WARDEN: Final[i64] = 112
    """The destination of the Warden."""
    PUNISH: Final[i64] = 159


class Token:
    """Its token."""

    CORRUPTION: Final[i64] = 5


class Ask:
    """Its questions."""

    REPORT: Final[i64] = 32
    """Do you report what was done?"""
    FREEPASS: Final[i64] = 33
    """Do you use a Corruption token against Repression?"""
    PUNISH: Final[i64] = 34
    """Which Punishment does the actor get, if any?"""
    CORRUPT: Final[i64] = 35
    """Where does the Warden go, if anywhere?"""


class Step:
    """Its step."""

    WINDOWS: Final[i64] = 71
    """The windows after an action in the Warden's Place."""


class Punishment:
    """A Punishment by the Warden, paid with a token. Rule: OFFICE-6."""

    BEATING: Final[i64] = 0
    HAND: Final[i64] = 1
    CIGARETTES: Final[i64] = 2


PUNISHMENTS: Final = ("beating", "hand", "cigarettes")


class Event:
    """Its events, with their operands in brackets."""

    CALLED: Final[i64] = 45
    """Moved the Warden (from slot, to slot)."""
    REPORTED: Final[i64] = 46
    """An illegal action (actor, verb)."""
    REPRESSED: Final[i64] = 47
    """By the Warden (verb)."""
    PUNISHED: Final[i64] = 48
    """Had the actor punished (Punishment, actor)."""


class Number:
    """Indices of the numbers in its booklet; the overlay gives the values."""

    BRIBE: Final[i64] = 5
    """Cigarettes for a Corruption token (OFFICE-3)."""


TERMS: Final = Terms(
    verbs=Verb,
    actions=Act,
    tokens=Token,
    numbers=Number,
    operands={"warden": "slot", "punish": "punishment"},
    sorts={"punishment": PUNISHMENTS},
    basic=("attract",),
    titles={"attract": "Attract the Warden"},
)
