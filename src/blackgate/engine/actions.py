"""The action space: every decision of every module is one integer below `Act.COUNT`.

An action is a word and, for most, an operand (a slot, a seat, a card …). Blocks are laid end to end in the order
below. The order is part of every record: new words go to the end, nothing is ever renumbered.

Rule: the action table of the rules reference; TURN-3, TURN-4, TURN-5. Officer Buster has no word here: nobody knows
what it does (RULING-14).
"""

from typing import Final

from mypy_extensions import i64


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
    # Words of the modules, without operand.
    ROLL_MICHEL: Final[i64] = 15
    ATTRACT: Final[i64] = 16
    REHABILITATE: Final[i64] = 17
    STUDY: Final[i64] = 18
    DEVELOP: Final[i64] = 19
    PLAN: Final[i64] = 20
    BRAWL: Final[i64] = 21
    WORKOUT: Final[i64] = 22
    STEAL_BANDAGE: Final[i64] = 23
    BRIBE: Final[i64] = 24
    BANDAGE_HEAL: Final[i64] = 25
    BANDAGE_LINK: Final[i64] = 26
    SPEND_WORKOUT: Final[i64] = 27
    SKILL_ROLL: Final[i64] = 28
    DROP_TRAUMA: Final[i64] = 29
    REPORT: Final[i64] = 30
    FREEPASS: Final[i64] = 31
    GIVE_CIGARETTE: Final[i64] = 32
    ASK_CIGARETTE: Final[i64] = 33
    ASK_ANY: Final[i64] = 34
    PROPOSE: Final[i64] = 35
    """An Exchange as put together so far."""
    # Words with an operand; the number of operands stands in BLOCKS.
    CAUTIOUS: Final[i64] = 36
    GO: Final[i64] = 44
    JOIN: Final[i64] = 52
    CRAFT: Final[i64] = 60
    BUY: Final[i64] = 68
    DIG: Final[i64] = 76
    NAME: Final[i64] = 80
    EXTORT: Final[i64] = 84
    SEAT: Final[i64] = 90
    PLANNED: Final[i64] = 96
    SHORTCUT: Final[i64] = 104
    WARDEN: Final[i64] = 112
    CHANGE_STYLE: Final[i64] = 120
    IMPROVE: Final[i64] = 128
    EXCHANGE: Final[i64] = 132
    SPY: Final[i64] = 138
    BET: Final[i64] = 144
    PUNISH: Final[i64] = 159
    PLAY: Final[i64] = 162
    CARD: Final[i64] = 222
    ASK_CARD: Final[i64] = 282
    COUNT: Final[i64] = 342


BLOCKS: Final[tuple[tuple[str, int, int, str], ...]] = (
    ("pass", 0, 1, ""), ("search", 1, 1, ""), ("move", 2, 1, ""), ("steal", 3, 1, ""), ("heal", 4, 1, ""),
    ("sell", 5, 1, ""), ("reveal", 6, 1, ""), ("ability", 7, 1, ""), ("give", 8, 1, ""), ("refuse", 9, 1, ""),
    ("stop", 10, 1, ""), ("done", 11, 1, ""), ("accept", 12, 1, ""), ("decline", 13, 1, ""), ("reroll", 14, 1, ""),
    ("roll_michel", 15, 1, ""), ("attract", 16, 1, ""), ("rehabilitate", 17, 1, ""), ("study", 18, 1, ""),
    ("develop", 19, 1, ""), ("plan", 20, 1, ""), ("brawl", 21, 1, ""), ("workout", 22, 1, ""),
    ("steal_bandage", 23, 1, ""), ("bribe", 24, 1, ""), ("bandage_heal", 25, 1, ""), ("bandage_link", 26, 1, ""),
    ("spend_workout", 27, 1, ""), ("skill_roll", 28, 1, ""), ("drop_trauma", 29, 1, ""), ("report", 30, 1, ""),
    ("freepass", 31, 1, ""), ("give_cigarette", 32, 1, ""), ("ask_cigarette", 33, 1, ""), ("ask_any", 34, 1, ""),
    ("propose", 35, 1, ""),
    ("cautious", 36, 8, "slot"), ("go", 44, 8, "slot"), ("join", 52, 8, "gang"), ("craft", 60, 8, "recipe"),
    ("buy", 68, 8, "deal"), ("dig", 76, 4, "pile"), ("name", 80, 4, "pile"), ("extort", 84, 6, "seat"),
    ("seat", 90, 6, "seat"), ("planned", 96, 8, "slot"), ("shortcut", 104, 8, "slot"), ("warden", 112, 8, "slot"),
    ("change_style", 120, 8, "gang"), ("improve", 128, 4, "pile"), ("exchange", 132, 6, "seat"),
    ("spy", 138, 6, "seat"), ("bet", 144, 15, "bet"), ("punish", 159, 3, "punishment"), ("play", 162, 60, "card"),
    ("card", 222, 60, "card"), ("ask_card", 282, 60, "card"),
)  # fmt: skip
"""(word, first integer, size, kind of operand) of every block, in order, without gaps."""


def is_one_of(action: i64, base: i64, size: i64) -> bool:
    """Whether an action belongs to the block that begins at `base`."""
    return base <= action < base + size


def is_of_a_module(action: i64) -> bool:
    """Whether an action belongs to a module and not to the base game. Rule: MOD-1."""
    return Act.ROLL_MICHEL <= action < Act.CAUTIOUS or Act.PLANNED <= action < Act.PLAY or action >= Act.ASK_CARD
