"""What a decision revealed, as a mask. A decision that revealed something can no longer be undone.

The chapters set `State.reveals` where it happens; the referee reads it after every decision.
"""

from typing import Final

from mypy_extensions import i64


class Reveal:
    """The reasons why a decision can no longer be undone."""

    CHANCE: Final[i64] = 1
    """The die was thrown, cards were shuffled or picked at random (RULING-13)."""
    HIDDEN: Final[i64] = 2
    """A card or token that was face down, or in a hand, was seen by somebody (INFO-1, INFO-8, INFO-9, RULING-20)."""
    OTHERS: Final[i64] = 4
    """Another seat was asked, or could speak, or did (RULING-151)."""
    TURN: Final[i64] = 8
    """The next turn began (TURN-2)."""
