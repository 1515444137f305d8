"""Calibration: predicted chances compared with outcomes, in ranges of ten percentage points."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

BINS: Final = 10
LUCK: Final = 200
"""Number of simulations that show how far off a perfect estimate would be by luck."""


@dataclass(frozen=True)
class Said:
    """One predicted chance, and its outcome."""

    game: int
    given: float
    happened: bool


@dataclass(frozen=True)
class Bin:
    """Predictions in a range of ten percentage points, the outcomes, and their interval."""

    low: float
    given: float
    happened: float
    count: int
    error: float


def binned(said: Iterable[Said]) -> list[Bin]:
    """The reliability table. The standard error treats all chances of one game as one, because they are correlated."""
    groups: dict[int, list[Said]] = defaultdict(list)
    for each in said:
        groups[min(int(each.given * BINS), BINS - 1)].append(each)
    return [gathered(n, groups[n]) for n in sorted(groups)]


def gathered(n: int, said: Sequence[Said]) -> Bin:
    """The outcomes of the chances in one range."""
    count = len(said)
    happened = sum(each.happened for each in said) / count
    off: dict[int, float] = defaultdict(float)
    for each in said:
        off[each.game] += each.happened - happened
    error = math.sqrt(sum(x * x for x in off.values())) / count
    return Bin(n / BINS, sum(each.given for each in said) / count, happened, count, error)


def calibration_error(table: Sequence[Bin]) -> float:
    """The expected calibration error: the distance between prediction and outcome, weighted by frequency."""
    count = sum(each.count for each in table)
    return sum(each.count * abs(each.given - each.happened) for each in table) / count if count else 0.0


def by_luck(said: Sequence[Said], times: int = LUCK) -> float:
    """The average calibration error of a perfect estimate with so few chances."""
    dice = Random(0)  # noqa: S311  (luck, not secrets)
    drawn = ([Said(each.game, each.given, dice.random() < each.given) for each in said] for _ in range(times))
    return sum(calibration_error(binned(each)) for each in drawn) / times


def brier(said: Sequence[Said]) -> float:
    """The mean squared error of the chances. A constant prediction gets no good score."""
    return sum((each.given - each.happened) ** 2 for each in said) / len(said) if said else 0.0
