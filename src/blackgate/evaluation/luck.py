"""How much of a result a value function explains, step by step.

A game is cut into steps: single decisions, turns or rounds. Each step is played again several times from where it
began, with new chance. The luck of a step is the value at its real end less the mean value at the ends of the repeats.
Its expectation is 0, whatever the value function. The better the function, the less of the result remains when all luck
is subtracted.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import advance, seeded, shuffled
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.setup import new_game
from blackgate.engine.state import State
from blackgate.engine.terms import SEATS
from blackgate.evaluation.policy import preferred
from blackgate.evaluation.value_network import Chances


class StepSize:
    """The lengths of a step."""

    DECISION: Final[i64] = 0
    TURN: Final[i64] = 1
    ROUND: Final[i64] = 2


@final
class Luck:
    """Plays games by the policy and measures the luck in them."""

    def __init__(self, chances: Chances, size: i64, times: i64) -> None:
        self.chances: Chances = chances
        self.size: i64 = size
        self.times: i64 = times
        """How often each step is played again."""
        self.menu: Menu = Menu()
        self.result: vec[float] = vec[float]([0.0] * SEATS)
        """By seat: 1 if its side has won the last game."""
        self.luck: vec[float] = vec[float]([0.0] * SEATS)
        """By seat: its luck in that game."""
        self.mean: vec[float] = vec[float]([0.0] * SEATS)

    def play(self, deal: int, jitter: float) -> int:
        """Play a game; returns the winner, or a number below 0."""
        evaluator = self.chances.evaluator
        players: i64 = evaluator.rules.players
        evaluator.jitter = jitter
        evaluator.chance = seeded(~deal)
        x: i64 = seeded(-2 - 2 * deal)
        self.luck = vec[float]([0.0] * SEATS)
        state = new_game(evaluator.rules, deal)
        while state.winner == NOBODY:
            self.mean = vec[float]([0.0] * SEATS)
            n: i64 = 0
            while n < self.times:
                x = advance(x)
                again = renewed(state, x)
                self.step(again)
                self.add(again, players, 1.0 / float(self.times))
                n += 1
            self.step(state)
            self.chances.estimate(state)
            seat: i64 = 0
            while seat < players:
                self.luck[seat] += self.chances.chances[seat] - self.mean[seat]
                seat += 1
        evaluator.jitter = 0.0
        self.chances.estimate(state)
        self.result = self.chances.chances[:]
        return state.winner

    def add(self, state: State, players: i64, share: float) -> None:
        """Add the chances in a state to the mean."""
        self.chances.estimate(state)
        seat: i64 = 0
        while seat < players:
            self.mean[seat] += share * self.chances.chances[seat]
            seat += 1

    def step(self, state: State) -> None:
        """Play one step by the policy."""
        active: i64 = state.active
        round_: i64 = state.round
        while state.winner == NOBODY:
            legal(state, self.menu)
            apply(state, preferred(self.chances.evaluator, state, self.menu))
            if self.size == StepSize.DECISION:
                return
            if state.round != round_ or (self.size == StepSize.TURN and state.active != active):
                return


def renewed(state: State, chance: i64) -> State:
    """The same position with another future: chance and the order of the face-down Search deck are drawn again."""
    twin = state.clone()
    twin.chance = chance
    twin.deck = shuffled(twin, twin.deck[twin.drawn :])
    twin.drawn = 0
    return twin
