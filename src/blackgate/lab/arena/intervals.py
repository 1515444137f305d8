"""Confidence of a win rate: 95 % intervals, from single games and from sets of games that share a deal."""

from collections.abc import Sequence
from math import fsum, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import Final

Interval = tuple[float, float]

SURE: Final = 0.95


def normal_quantile(sure: float = SURE) -> float:
    """The number of standard errors to each side that covers this share of a normal distribution."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def student_quantile(freedom: int, sure: float = SURE) -> float:
    """The same for few observations: Student's distribution, exact for 1 and 2 degrees, else by Hill's expansion."""
    if freedom == 1:
        return tan(pi * sure / 2)
    if freedom == 2:
        return sure * sqrt(2 / (1 - sure * sure))
    z = normal_quantile(sure)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + fsum(term / freedom**power for power, term in enumerate(terms, 1))


def wilson(wins: int, games: int) -> Interval:
    """The Wilson interval for independent games."""
    z, rate = normal_quantile(), wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (0.0 if wins == 0 else middle - half), (1.0 if wins == games else middle + half)


def of_sets(rates: Sequence[float]) -> Interval | None:
    """The interval from the win rates of sets, where only the sets are independent; None for a single set."""
    if len(rates) < 2:
        return None
    middle = fmean(rates)
    half = student_quantile(len(rates) - 1) * stdev(rates) / sqrt(len(rates))
    return max(middle - half, 0.0), min(middle + half, 1.0)


def wider(one: Interval, other: Interval | None) -> Interval:
    """The wider of two intervals."""
    return other if other is not None and other[1] - other[0] > one[1] - one[0] else one
