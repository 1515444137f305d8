"""Whether luck-corrected win rates are right: 1,000 small contests of each kind, as a Markdown page.

    python benchmarks/luck.py --contests 1000 --sets 4 > benchmarks/luck.md

Every contest gives one estimate with its interval, plain and corrected. On the whole luck must be 0 for every seat,
both estimates must agree, and both intervals must hold the truth as often as they say. The contestants are the policy
of the bots with open hands, undisturbed (`steady`) or with noise on every score (`hasty`): such games take
milliseconds. Seatings, sets, luck and standings are those of the arena.
"""

import argparse
import sys
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev, variance
from typing import Final

from blackgate.bots.spec import Entrant
from blackgate.engine.chance import seeded
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.setup import new_game
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import preferred
from blackgate.game.rules import rules
from blackgate.lab.arena import Played, Standing, cores
from blackgate.lab.arena.lineup import Lineup, lined_up, seatings, sides_of
from blackgate.lab.arena.luck import REPEATS, luck_meter
from blackgate.lab.arena.match import LUCK, MILLIONTHS, chance_for
from blackgate.lab.arena.ratings import Rating
from blackgate.lab.arena.standings import standing
from blackgate.lab.deals import Purpose, deals

NOISE: Final = {"steady": 0.0, "hasty": 2.0, "another hasty": 2.0}
"""By contestant: noise on the scores of the policy, in Tunnel points."""
UNRATED: Final = Rating(25, 25 / 3)


@dataclass(frozen=True)
class Kind:
    """Contests of one kind: a challenger against others."""

    challenger: str
    players: int = 4
    teams: bool = False

    @property
    def is_even(self) -> bool:
        """Whether the challenger is its opponents by another name."""
        return NOISE[self.challenger] == NOISE["hasty"]

    def __str__(self) -> str:
        against = "a team of hasty" if self.teams else f"{self.players - 1} hasty"
        return f"{self.challenger} against {against}"


KINDS: Final = (
    Kind("another hasty"),
    Kind("another hasty", players=2),
    Kind("steady", players=2),
    Kind("steady"),
    Kind("another hasty", teams=True),
)


class Hall:
    """What the games of a kind are played with."""

    def __init__(self, kind: Kind) -> None:
        self.rules = rules(players=kind.players, teams=kind.teams)
        self.sides = sides_of(self.rules)
        self.lineup = lined_up([Entrant(kind.challenger), Entrant("hasty")], self.sides)
        self.menu = Menu()
        self.evaluator = Evaluator(self.rules.tables)
        self.luck = luck_meter(self.rules)

    @cached_property
    def seatings(self) -> list[Lineup]:
        """All of them, for each deal."""
        return seatings(self.lineup, self.sides)

    def play(self, seed: int, seating: int) -> Played:
        """Play a game by the policy and measure the luck in it."""
        lineup, evaluator = self.seatings[seating], self.evaluator
        evaluator.chance = seeded(chance_for(seed, seating, 0).below(1 << 32))
        self.luck.begin(chance_for(seed, seating, LUCK).below(1 << 32))
        state = new_game(self.rules.tables, seed)
        while state.winner == NOBODY:
            legal(state, self.menu)
            evaluator.jitter = NOISE[lineup[state.agenda[state.top + 1]].name]
            action = preferred(evaluator, state, self.menu)
            before = state.clone()
            apply(state, action)
            self.luck.judge(before, action, state)
        side = self.sides[state.winner] if state.winner >= 0 else None
        seats = range(len(lineup))
        nothing = (0,) * len(lineup)
        winners = tuple(seat for seat in seats if self.sides[seat] == side)
        luck = tuple(round(self.luck.luck[seat], MILLIONTHS) for seat in seats)
        return Played(seed, seating, winners, int(state.round), *(nothing,) * 5, luck)

    def contest(self, seeds: range) -> list[Played]:
        """All games of some deals."""
        return [self.play(seed, seating) for seed in seeds for seating in range(len(self.seatings))]


@lru_cache(maxsize=1)
def hall(kind: Kind) -> Hall:
    """Made once in each process."""
    return Hall(kind)


def one(kind: Kind, seeds: range) -> tuple[Standing, list[float]]:
    """One contest: what it found about the challenger, and the mean luck of each seat."""
    here = hall(kind)
    games = here.contest(seeds)
    seated = [(here.seatings[game.seating], game) for game in games]
    seats = range(len(here.lineup))
    luck = [fmean(game.luck[seat] for game in games) for seat in seats]
    return standing(here.lineup[0], seated, here.sides, UNRATED), luck


def mean(numbers: list[float]) -> str:
    """A mean with its standard error, in points."""
    return f"{100 * fmean(numbers):.2f} ± {100 * stdev(numbers) / sqrt(len(numbers)):.2f}"


def holds(truth: float, intervals: list[tuple[float, float]]) -> str:
    """How often intervals hold the truth."""
    return f"{100 * fmean(low <= truth <= high for low, high in intervals):.1f} %"


def line(kind: Kind, found: list[Standing], seats: list[list[float]]) -> str:
    """The row of a kind of contest."""
    without = [each.corrected for each in found if each.corrected is not None]
    plain, clean = [each.rate for each in found], [each.rate for each in without]
    truth = found[0].par if kind.is_even else fmean(clean)
    sets = [each.sets for each in found if each.sets is not None]
    return (
        f"| {kind} | {len(found):,} | {mean(plain)} | {mean(clean)} | {mean([each.luck for each in without])} "
        f"| {', '.join(mean([luck[seat] for luck in seats]) for seat in range(kind.players))} "
        f"| x{variance(plain) / variance(clean):.2f} | {holds(truth, sets)} "
        f"| {holds(truth, [(each.low, each.high) for each in without])} |"
    )


NOTE: Final = """\
# Luck-corrected win rates

Made by `make luck`: small contests of {sets} sets, seeds 0 upward (`make luck` plays 1,000 of each kind; a row says how
many it rests on, and kinds without a row were not played yet). Every action with chance is repeated {repeats}
times. The contestants are the policy of the bots with open hands, undisturbed (*steady*) or with noise on every score
(*hasty*). Rates and luck are in points (hundredths of a win) with standard errors. *Luck* is what the correction
subtracts from the rate of the challenger, and what it finds at each seat, whoever sits there; all of it must be 0 on
the whole. *Worth* is the variance of the plain estimates over that of the corrected ones: how many plain games one
corrected game stands for. The last two columns tell how many 95 % intervals of sets hold the truth, which is par
against equals, else the mean of all corrected estimates; near 0 and 100 % so few sets are too few for either.

| challenger | contests | plain | corrected | luck | luck at each seat | worth | plain interval | corrected interval |
|---|---|---|---|---|---|---|---|---|"""


def main() -> None:
    """Play the contests and print the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contests", type=int, default=1000, help="of each kind")
    parser.add_argument("--sets", type=int, default=4, help="in each contest")
    parser.add_argument("--only", default="", metavar="WORD", help="kinds whose line holds this word")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    print(NOTE.format(sets=given.sets, repeats=REPEATS), flush=True)
    for kind in KINDS:
        if given.only in str(kind):
            starts = range(given.first, given.first + given.contests * given.sets, given.sets)
            with Pool(given.jobs) as pool:
                contests = [deals(Purpose.EVALUATION, start, given.sets) for start in starts]
                found = pool.map(partial(one, kind), contests, 5)
            print(line(kind, [each for each, _ in found], [luck for _, luck in found]), flush=True)
            print(kind, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
