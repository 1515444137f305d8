"""Win rates without the luck of chance.

After every action the value network says how much better it came out than on the whole: the chances to win where it
really led, less their mean over repeats of the same action with new chance. The expectation of this luck is 0, however
wrong the network is, so a win rate less the luck in its games has the same expectation and varies less. The deal needs
no correction: over a set every bot has every seat, and the chances of all seats add up to one.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from blackgate.bots.network import table_chances
from blackgate.evaluation.luck import Luck, StepSize
from blackgate.game.rules import Rules
from blackgate.lab.arena.intervals import student_quantile

REPEATS: Final = 8
"""How often an action is repeated: the mean of 8 adds an eighth of the variance that is taken away."""


class Corrected(msgspec.Struct, frozen=True):
    """A win rate without luck. As an estimate it may lie a little below 0 or above 1."""

    rate: float
    low: float
    high: float
    """The 95 % interval, from the mean of each set."""
    luck: float
    """What was subtracted: the mean luck of a game."""
    worth: float | None
    """How many games count as much as one that is corrected; None if the corrected sets do not vary."""


def luck_meter(setting: Rules) -> Luck:
    """What measures the luck in games with these rules."""
    return Luck(table_chances(setting), StepSize.DECISION, REPEATS)


def corrected(shares: Sequence[float], lucks: Sequence[float]) -> Corrected | None:
    """From the win rate and the mean luck of each set; None for a single set."""
    if len(shares) < 2:
        return None
    without = [share - luck for share, luck in zip(shares, lucks, strict=True)]
    spread = stdev(without)
    rate, half = fmean(without), student_quantile(len(without) - 1) * spread / sqrt(len(without))
    worth = (stdev(shares) / spread) ** 2 if spread else None
    return Corrected(rate, rate - half, rate + half, fmean(lucks), worth)
