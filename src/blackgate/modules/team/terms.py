"""The words of team mode and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Verb:
    """Its actions."""

    EXCHANGE: Final[i64] = 12


class Act:
    """First integer of each of its blocks in the action space."""

    GIVE_CIGARETTE: Final[i64] = 32
    ASK_CIGARETTE: Final[i64] = 33
    ASK_ANY: Final[i64] = 34
    PROPOSE: Final[i64] = 35
    """Propose the Exchange as it is."""
    SHORTCUT: Final[i64] = 104
    EXCHANGE: Final[i64] = 132
    ASK_CARD: Final[i64] = 282


class Ask:
    """Its questions."""

    HELP: Final[i64] = 24
    """Do you play a Weapon for a teammate?"""
    SPOILS: Final[i64] = 25
    """Do you take a card from a player who helped the loser?"""


class Event:
    """Its events, with their operands in brackets."""

    HELPED: Final[i64] = 41
    """In a combat (teammate)."""
    PROPOSED: Final[i64] = 42
    """An Exchange (teammate)."""
    REJECTED: Final[i64] = 43
    """An Exchange (proposer)."""


TERMS: Final = Terms(
    verbs=Verb,
    actions=Act,
    operands={"shortcut": "slot", "exchange": "seat", "ask_card": "card"},
    basic=("exchange",),
    instead={"shortcut": "move"},
    paid_later=("exchange",),  # RULING-124
)
