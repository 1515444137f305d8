"""The features of the whole table by name, and where each block of them begins.

Blocks of a seat come first, then those of the setting, then those of cards (`card_features`).
"""

from typing import Final

from mypy_extensions import i64

from blackgate.evaluation.card_features import CARD_BLOCKS

BLOCKS: Final = (
    ("need", 21), ("carried", 13), ("blocked", 7), ("gap", 13), ("gap_craft", 13), ("gap_all", 13), ("spoons", 4),
    ("pickaxes", 4), ("shovels", 4), ("ready", 4), ("place", 8), ("open", 5), ("search", 4), ("craft", 10),
    ("craft_blocked", 7), ("cigarettes", 16), ("affordable", 10), ("buy_now", 10), ("surplus", 8), ("weapons", 7),
    ("containers", 4), ("pikes", 4), ("links", 4), ("accessories", 6), ("rares", 4), ("action_cards", 5),
    ("dig_cards", 3), ("hand", 14), ("beatings", 4), ("trauma", 1), ("revealed", 1), ("bonus_on", 1), ("join", 5),
    ("join_short", 4), ("join_gain", 8), ("tokens", 18), ("wait", 6), ("actions", 5), ("turn", 5), ("dig_left", 9),
    ("asked", 64), ("operand", 24), ("rolled", 8), ("free", 16), ("pending", 16), ("below", 16), ("attacks", 5),
    ("defends", 5), ("arms_ahead", 9), ("arms_left", 9), ("company", 5), ("near_arms", 5), ("arms_lead", 9),
    ("prey", 5), ("exposed", 5), ("figures", 2), ("rank", 6), ("lead", 15), ("threat", 10), ("rivals_ready", 3),
    ("round", 12), ("stock", 12), ("players", 5), ("modules", 9),
    *CARD_BLOCKS,
)  # fmt: skip
"""Name and number of values, in the order of `At`."""
MODULES: Final = ("gambling", "gymnasium", "laundry", "library", "michel", "team", "ward", "warden", "workshop")
"""The modules the network knows, in the order of their block."""
FEATURES: Final = tuple(f"{name}={value}" for name, size in BLOCKS for value in range(size))
"""Every feature by name."""
COUNT: Final[i64] = 1021
MOST: Final[i64] = 128
"""The longest list of a seat, cards counted as one, and some room."""
MOST_CARDS: Final[i64] = 10
"""Cards in a list: a Gang card, a Background, and as many Action cards; any more are only counted."""
ALL_SEATS: Final[i64] = 6
"""The list of what is true of every seat follows those of the seats."""


class At:
    """Where each block begins."""

    NEED: Final[i64] = 0
    CARRIED: Final[i64] = 21
    BLOCKED: Final[i64] = 34
    GAP: Final[i64] = 41
    GAP_CRAFT: Final[i64] = 54
    GAP_ALL: Final[i64] = 67
    SPOONS: Final[i64] = 80
    PICKAXES: Final[i64] = 84
    SHOVELS: Final[i64] = 88
    READY: Final[i64] = 92
    PLACE: Final[i64] = 96
    OPEN: Final[i64] = 104
    SEARCH: Final[i64] = 109
    CRAFT: Final[i64] = 113
    CRAFT_BLOCKED: Final[i64] = 123
    CIGARETTES: Final[i64] = 130
    AFFORDABLE: Final[i64] = 146
    BUY_NOW: Final[i64] = 156
    SURPLUS: Final[i64] = 166
    WEAPONS: Final[i64] = 174
    CONTAINERS: Final[i64] = 181
    PIKES: Final[i64] = 185
    LINKS: Final[i64] = 189
    ACCESSORIES: Final[i64] = 193
    RARES: Final[i64] = 199
    ACTION_CARDS: Final[i64] = 203
    DIG_CARDS: Final[i64] = 208
    HAND: Final[i64] = 211
    BEATINGS: Final[i64] = 225
    TRAUMA: Final[i64] = 229
    REVEALED: Final[i64] = 230
    BONUS_ON: Final[i64] = 231
    JOIN: Final[i64] = 232
    JOIN_SHORT: Final[i64] = 237
    JOIN_GAIN: Final[i64] = 241
    TOKENS: Final[i64] = 249
    WAIT: Final[i64] = 267
    ACTIONS: Final[i64] = 273
    TURN: Final[i64] = 278
    DIG_LEFT: Final[i64] = 283
    ASKED: Final[i64] = 292
    OPERAND: Final[i64] = 356
    ROLLED: Final[i64] = 380
    FREE: Final[i64] = 388
    PENDING: Final[i64] = 404
    BELOW: Final[i64] = 420
    ATTACKS: Final[i64] = 436
    DEFENDS: Final[i64] = 441
    ARMS_AHEAD: Final[i64] = 446
    ARMS_LEFT: Final[i64] = 455
    COMPANY: Final[i64] = 464
    NEAR_ARMS: Final[i64] = 469
    ARMS_LEAD: Final[i64] = 474
    PREY: Final[i64] = 483
    EXPOSED: Final[i64] = 488
    FIGURES: Final[i64] = 493
    RANK: Final[i64] = 495
    LEAD: Final[i64] = 501
    THREAT: Final[i64] = 516
    RIVALS_READY: Final[i64] = 526
    ROUND: Final[i64] = 529
    STOCK: Final[i64] = 541
    PLAYERS: Final[i64] = 553
    MODULES: Final[i64] = 558
    CARDS: Final[i64] = 567
