"""A sequential test: play until it is clear which of two win rates the challenger has, and no longer.

It is the generalized sequential probability ratio test in its normal form. Its observations are sets, one deal in all
seatings, because games with the same cards are correlated. Sets count in the order of their seeds, not in the order in
which they end: quick games must not be heard first.
"""

from collections.abc import Mapping
from math import log
from statistics import fmean
from typing import Final

import msgspec

from blackgate.errors import ArenaError
from blackgate.lab.arena.contest import Tables
from blackgate.lab.arena.match import Played, results

FEWEST: Final = 12
"""Sets before the first verdict: the spread of fewer says too little."""
ERROR: Final = 0.05


class Hypotheses(msgspec.Struct, frozen=True):
    """Two win rates, and how often the verdict may be wrong if one of them is true."""

    low: float
    high: float
    error: float = ERROR

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise ArenaError(
                f"{100 * self.low:g} and {100 * self.high:g} % cannot be told apart", "until",
                "two win rates in percent, the lower one first, as in 25,30",
            )  # fmt: skip

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which one of them is accepted."""
        return log((1 - self.error) / self.error)


class Verdict(msgspec.Struct, frozen=True):
    """Where a sequential test stands."""

    hypotheses: Hypotheses
    sets: int
    ratio: float
    """The log-likelihood ratio: positive if `high` is more likely."""
    bound: float
    accepted: float | None
    """`low` or `high`; None as long as neither is."""


class SequentialTest:
    """The test of a contest while it is played; the challenger is the first entrant."""

    def __init__(self, made: Tables, hypotheses: Hypotheses) -> None:
        self._made, self._hypotheses = made, hypotheses
        self._sets, self._total, self._squares = 0, 0.0, 0.0

    def look(self, games: Mapping[tuple[int, int], Played]) -> bool:
        """Count the sets that are complete, one seed after the other; whether there is a verdict."""
        first, seatings = self._made.contest.seed, range(len(self._made.seatings))
        while self.verdict.accepted is None:
            seed = first + self._sets
            played = [games.get((seed, seating)) for seating in seatings]
            found = [game for game in played if game is not None]
            if len(found) < len(played):
                return False
            self.add(fmean(won for game in found for won in self._results(game)))
        return True

    def _results(self, game: Played) -> list[bool]:
        made = self._made
        return results(made.lineup[0], made.seatings[game.seating], game, made.sides)

    def add(self, share: float) -> None:
        """Count a set of which the challenger won this share."""
        self._sets += 1
        self._total += share
        self._squares += share * share

    @property
    def verdict(self) -> Verdict:
        """The verdict after the sets counted so far."""
        given, ratio = self._hypotheses, 0.0
        if self._sets:
            middle, mean = (given.low + given.high) / 2, self._total / self._sets
            # At least as wide as independent games: a run of bad luck is also narrow, and would be believed too soon.
            independent = middle * (1 - middle) / len(self._made.seatings)
            spread = max(self._squares / self._sets - mean * mean, independent)
            ratio = self._sets * (given.high - given.low) * (mean - middle) / spread
        clear = self._sets >= FEWEST and abs(ratio) >= given.bound
        accepted = (given.high if ratio > 0 else given.low) if clear else None
        return Verdict(given, self._sets, ratio, given.bound, accepted)
