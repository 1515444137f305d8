"""Who is likely to win: the features of every seat through a small network, then shares that add up to one.

The weights were found by play and are data: `blackgate.bots` reads them from a file.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.pieces import NOBODY
from blackgate.engine.state import State
from blackgate.engine.terms import SEATS
from blackgate.evaluation import features
from blackgate.evaluation.evaluator import Evaluator

INPUTS: Final[i64] = features.COUNT


@final
class ValueNetwork:
    """The weights: one hidden layer, the same for every seat."""

    def __init__(self, first: list[float], bias: list[float], last: list[float]) -> None:
        self.hidden: i64 = len(bias)
        self.first: vec[float] = vec[float](first)
        """By input and hidden unit."""
        self.bias: vec[float] = vec[float](bias)
        self.last: vec[float] = vec[float](last)
        self.units: vec[float] = vec[float]([0.0] * len(bias))

    def strength(self, row: vec[float]) -> float:
        """How strong a seat with these features is."""
        hidden = self.hidden
        units = self.units
        first = self.first
        h: i64 = 0
        while h < hidden:
            units[h] = self.bias[h]
            h += 1
        i: i64 = 0
        at: i64 = 0
        while i < INPUTS:
            x: float = row[i]
            if x != 0.0:
                h = 0
                while h < hidden:
                    units[h] += x * first[at + h]
                    h += 1
            i += 1
            at += hidden
        strength = 0.0
        h = 0
        while h < hidden:
            unit: float = units[h]
            if unit > 0.0:
                strength += unit * self.last[h]
            h += 1
        return strength


class Chances:
    """The chances of every seat in a position, estimated in one way or another; used again and again."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Evaluator = evaluator
        self.strengths: vec[float] = vec[float]([0.0] * SEATS)
        self.chances: vec[float] = vec[float]([0.0] * SEATS)
        """By seat: the chance that its side wins."""

    def weigh(self, state: State) -> None:
        """Find the strength of every seat in a game that goes on."""
        raise NotImplementedError

    def estimate(self, state: State) -> None:
        """Find the chances; a game that is over has none left."""
        players: i64 = state.rules.players
        side = state.rules.side
        if state.winner != NOBODY:
            self.settle(state)
            return
        self.weigh(state)
        teams: bool = state.rules.allies[0] != 0
        if teams:
            self.share_strength(players, side)
        total = 0.0
        seat: i64 = 0
        while seat < players:
            share: float = exp(min(self.strengths[seat], 50.0))
            self.chances[seat] = share
            total += share
            seat += 1
        if teams:
            total /= float(players) / 2.0
        seat = 0
        while seat < players:
            self.chances[seat] /= total
            seat += 1

    def share_strength(self, players: i64, side: vec[i64]) -> None:
        """Teammates are as strong as they are on the whole. Rule: TEAM-3."""
        means: vec[float] = vec[float]([0.0, 0.0])
        seat: i64 = 0
        while seat < players:
            means[side[seat]] += 2.0 * self.strengths[seat] / float(players)
            seat += 1
        seat = 0
        while seat < players:
            self.strengths[seat] = means[side[seat]]
            seat += 1

    def settle(self, state: State) -> None:
        """The winner's side has won, if anybody has. Rule: GOAL-1, RULING-26."""
        seat: i64 = 0
        while seat < state.rules.players:
            won: bool = state.winner >= 0 and state.rules.side[seat] == state.rules.side[state.winner]
            self.chances[seat] = 1.0 if won else 0.0
            seat += 1


@final
class WinChances(Chances):
    """The chances by a value network that looks at one seat after the other."""

    def __init__(self, evaluator: Evaluator, network: ValueNetwork) -> None:
        super().__init__(evaluator)
        self.network: ValueNetwork = network
        self.row: vec[float] = vec[float]([0.0] * INPUTS)

    def weigh(self, state: State) -> None:
        """The strength of a seat is what the network makes of its features."""
        seat: i64 = 0
        while seat < state.rules.players:
            features.describe(self.evaluator, state, seat, self.row, 0)
            self.strengths[seat] = self.network.strength(self.row)
            seat += 1
