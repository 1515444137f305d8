"""Which deals serve which purpose, so that nothing is judged on deals it was made from.

A deal is a seed. Each purpose has a range of its own; published figures use the first one, which the arena and the
other benchmarks start in.
"""

from enum import IntEnum
from typing import Final

SPAN: Final = 1_000_000_000
"""Deals of one purpose."""


class Purpose(IntEnum):
    """What a deal is played for."""

    EVALUATION = 0
    """Published figures: strength, calibration, explained variance."""
    TUNING = 1
    """Choosing between variants of a bot."""
    TRAINING = 2
    """Positions to learn from."""


def deals(purpose: Purpose, first: int, count: int) -> range:
    """The seeds of some deals of a purpose, counted from 0."""
    if first < 0 or count < 0 or first + count > SPAN:
        raise ValueError(f"deals {first} to {first + count - 1} do not exist: each purpose has 0 to {SPAN - 1}")
    return range(purpose * SPAN + first, purpose * SPAN + first + count)


def purpose_of(seed: int) -> Purpose | None:
    """What the deal of a seed is for; None for seeds outside all ranges."""
    return Purpose(seed // SPAN) if 0 <= seed < SPAN * len(Purpose) else None
