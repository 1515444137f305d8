"""A contest: who plays, by which rules, from which seed, in plain values, so that other processes can make it again."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import msgspec

from blackgate.bots import make
from blackgate.bots.spec import Entrant
from blackgate.evaluation.luck import Luck
from blackgate.game.game import Game
from blackgate.game.rules import Rules, Setting, rules
from blackgate.lab.arena.lineup import Lineup, Sides, lined_up, seatings, sides_of
from blackgate.lab.arena.luck import luck_meter

FORMAT = 1


@dataclass(frozen=True)
class Contest:
    """The description of a contest. Equal contests give equal results, apart from thinking times."""

    given: tuple[Entrant, ...]
    players: int = 4
    edition: str = "retail"
    overlays: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    teams: bool | str = False
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    """Seed of the first deal; each further deal adds 1."""
    luck: bool = False
    """Whether the luck of everybody is measured."""

    def rules(self) -> Rules:
        """The rules of the contest: those of games among bots. Rule: RULING-26."""
        return rules(
            self.edition, self.players, dict(self.options), self.overlays, modules=self.modules, teams=self.teams
        )


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The identity of a contest: games with equal heads belong together."""

    arena: int
    """The version of the format."""
    setting: Setting
    entrants: tuple[str, ...]
    """By seat, as they sit in the first seating."""
    seed: int
    luck: bool = False
    """Whether luck was measured."""


class Tables:
    """A contest made ready to play: its rules, and the seatings of each deal."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.rules = contest.rules()
        self.sides: Sides = sides_of(self.rules)
        self.lineup: Lineup = lined_up(contest.given, self.sides)
        self.seatings = seatings(self.lineup, self.sides)
        self._try()

    def _try(self) -> None:
        """Report impossible rules or bots before the first game."""
        Game(self.rules, self.contest.seed)
        for each in dict.fromkeys(each.name for each in self.lineup):
            make(each, self.rules)

    @cached_property
    def head(self) -> Head:
        """The identity shared by its games."""
        contest = self.contest
        return Head(FORMAT, self.rules.setting, tuple(map(str, self.lineup)), contest.seed, contest.luck)

    @cached_property
    def luck(self) -> Luck | None:
        """What measures the luck in its games, if that is wanted."""
        return luck_meter(self.rules) if self.contest.luck else None

    def sets(self, games: int) -> int:
        """How many deals give at least this many games, each deal played in every seating."""
        return -(-games // len(self.seatings))

    def games(self, sets: int) -> list[tuple[int, int]]:
        """Seed and seating of every game of the first deals, in order."""
        first = self.contest.seed
        return [(seed, seating) for seed in range(first, first + sets) for seating in range(len(self.seatings))]


@lru_cache(maxsize=2)
def tables(contest: Contest) -> Tables:
    """A contest made ready to play, once in each process."""
    return Tables(contest)
