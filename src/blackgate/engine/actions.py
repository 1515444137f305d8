"""The action space: every decision is one integer.

An action is a word and usually an operand (a slot, a seat, a card …). This file has the words of the base game, the
`terms` of a module have its own, and `vocabulary` joins them. Records contain the numbers: new words go to the end and
nothing is ever renumbered.

Rule: the action table of the rules reference; TURN-3, TURN-4, TURN-5. Officer Buster has no word here because nobody
knows what it does (RULING-14).
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import SEATS, Card, Slot


class Act:
    """First integer of each block; a block with an operand holds `base + operand`."""

    # Words without operand.
    PASS: Final[i64] = 0
    SEARCH: Final[i64] = 1
    MOVE: Final[i64] = 2
    STEAL: Final[i64] = 3
    HEAL: Final[i64] = 4
    SELL: Final[i64] = 5
    REVEAL: Final[i64] = 6
    ABILITY: Final[i64] = 7
    GIVE: Final[i64] = 8
    REFUSE: Final[i64] = 9
    STOP: Final[i64] = 10
    DONE: Final[i64] = 11
    ACCEPT: Final[i64] = 12
    DECLINE: Final[i64] = 13
    REROLL: Final[i64] = 14
    # Words with an operand.
    CAUTIOUS: Final[i64] = 36
    GO: Final[i64] = 44
    JOIN: Final[i64] = 52
    CRAFT: Final[i64] = 60
    BUY: Final[i64] = 68
    DIG: Final[i64] = 76
    NAME: Final[i64] = 80
    EXTORT: Final[i64] = 84
    SEAT: Final[i64] = 90
    PLAY: Final[i64] = 162
    CARD: Final[i64] = 222


OPERANDS: Final[dict[str, str]] = {
    "cautious": "slot", "go": "slot", "join": "gang", "craft": "recipe", "buy": "deal", "dig": "pile", "name": "pile",
    "extort": "seat", "seat": "seat", "play": "card", "card": "card",
}  # fmt: skip
"""By word: the sort of its operand. Words without an operand have no entry."""

SIZES: Final[dict[str, int]] = {
    "slot": int(Slot.COUNT), "seat": SEATS, "pile": int(Card.PILES), "card": int(Card.MOST), "gang": 8, "recipe": 8,
    "deal": 8,
}  # fmt: skip
"""By sort of operand: the number of integers reserved for it in a block."""


def is_one_of(action: i64, base: i64, size: i64) -> bool:
    """Whether an action belongs to the block that begins at `base`."""
    return base <= action < base + size


def is_of_a_module(action: i64) -> bool:
    """Whether an action belongs to a module and not to the base game. Rule: MOD-1."""
    return Act.REROLL < action < Act.CAUTIOUS or Act.SEAT + SEATS <= action < Act.PLAY or action >= Act.CARD + Card.MOST
