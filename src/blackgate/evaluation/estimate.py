"""Estimated chances of every seat: sampled worlds, played out by the policy and averaged."""

from math import sqrt
from time import monotonic
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import advance, seeded
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.engine.menu import Menu
from blackgate.engine.terms import SEATS
from blackgate.evaluation.policy import play_turns
from blackgate.evaluation.value_network import WinChances


@final
class Estimate:
    """The sums of the results of all playouts by seat, and of their squares."""

    def __init__(self, win_chances: WinChances, turns: i64) -> None:
        self.win_chances: WinChances = win_chances
        self.turns: i64 = turns
        """How many turns a playout goes on before it is evaluated, or TO_THE_END."""
        self.menu: Menu = Menu()
        self.playouts: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * SEATS)
        self.squares: vec[float] = vec[float]([0.0] * SEATS)

    def think(self, determinizer: Determinizer, seed: int, deadline: float, most: i64) -> None:
        """Play out until the deadline, or `most` times; once in any case."""
        self.playouts = 0
        self.totals = vec[float]([0.0] * SEATS)
        self.squares = vec[float]([0.0] * SEATS)
        x: i64 = seeded(seed)
        while self.playouts < most:
            x = advance(x)
            world = determinizer.sample(x)
            if world is None:
                return
            play_turns(self.win_chances.evaluator, world, self.menu, self.turns)
            self.win_chances.estimate(world)
            add(self, world.rules.players)
            if monotonic() >= deadline:
                return

    def chance(self, seat: i64) -> float:
        """The chance that the side of a seat wins."""
        return self.totals[seat] / float(max(self.playouts, 1))

    def error(self, seat: i64) -> float:
        """The standard error of that, as far as more playouts would make it smaller."""
        if self.playouts < 2:
            return 0.5
        mean: float = self.chance(seat)
        spread: float = max(self.squares[seat] / float(self.playouts) - mean * mean, 0.0)
        return sqrt(spread / float(self.playouts - 1))


def add(estimate: Estimate, players: i64) -> None:
    """Add the result of one playout."""
    estimate.playouts += 1
    chances = estimate.win_chances.chances
    totals = estimate.totals
    squares = estimate.squares
    seat: i64 = 0
    while seat < players:
        totals[seat] += chances[seat]
        squares[seat] += chances[seat] * chances[seat]
        seat += 1
