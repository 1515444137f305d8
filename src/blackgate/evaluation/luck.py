"""How much of a result a value function explains, step by step.

A game is cut into steps: single decisions, turns or rounds. Each step is played again several times from where it
began, with new chance. The luck of a step is the value at its real end less the mean value at the ends of the repeats.
Its expectation is 0, whatever the value function. The better the function, the less of the result remains when all luck
is subtracted.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import seeded, shuffled
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.setup import new_game
from blackgate.engine.state import State
from blackgate.engine.terms import SEATS
from blackgate.evaluation.policy import preferred
from blackgate.evaluation.value_network import Chances

REPEATS: Final = 24
"""Games have repeats of their own: fewer than 2 to this power."""


class StepSize:
    """The lengths of a step."""

    DECISION: Final[i64] = 0
    TURN: Final[i64] = 1
    ROUND: Final[i64] = 2


@final
class Luck:
    """Measures the luck in games it plays by the policy, and in actions of games that are played elsewhere."""

    def __init__(self, chances: Chances, size: i64, times: i64) -> None:
        self.chances: Chances = chances
        self.size: i64 = size
        self.times: i64 = times
        """How often each step is played again."""
        self.menu: Menu = Menu()
        self.repeat: int = 0
        """The number of the next repeat, from which its chance is made. It has nothing to do with that of the game."""
        self.result: vec[float] = vec[float]([0.0] * SEATS)
        """By seat: 1 if its side has won the last game."""
        self.luck: vec[float] = vec[float]([0.0] * SEATS)
        """By seat: its luck in that game."""
        self.mean: vec[float] = vec[float]([0.0] * SEATS)

    def begin(self, seed: int) -> None:
        """A new game: nobody has had any luck. The seed is that of the repeats, not of the game."""
        self.repeat = seed << REPEATS
        self.luck = vec[float]([0.0] * SEATS)

    def play(self, deal: int, jitter: float) -> int:
        """Play a game; returns the winner, or a number below 0."""
        evaluator = self.chances.evaluator
        evaluator.jitter = jitter
        evaluator.chance = seeded(~deal)
        self.begin(-2 - 2 * deal)
        state = new_game(evaluator.rules, deal)
        while state.winner == NOBODY:
            self.mean = vec[float]([0.0] * SEATS)
            n: i64 = 0
            while n < self.times:
                again = self.again(state)
                self.step(again)
                self.add(again)
                n += 1
            self.step(state)
            self.count(state)
        evaluator.jitter = 0.0
        self.chances.estimate(state)
        self.result = self.chances.chances[:]
        return state.winner

    def judge(self, before: State, action: i64, after: State) -> None:
        """Count the luck of an action that led from one position to another. Without chance there is none."""
        if after.chance == before.chance and after.drawn == before.drawn:
            return
        self.mean = vec[float]([0.0] * SEATS)
        n: i64 = 0
        while n < self.times:
            again = self.again(before)
            apply(again, action)
            self.add(again)
            n += 1
        self.count(after)

    def again(self, state: State) -> State:
        """The position from which a step is repeated."""
        self.repeat += 1
        return renewed(state, seeded(self.repeat))

    def add(self, state: State) -> None:
        """Add the chances at the end of a repeat to the mean."""
        self.chances.estimate(state)
        seat: i64 = 0
        while seat < state.rules.players:
            self.mean[seat] += self.chances.chances[seat] / float(self.times)
            seat += 1

    def count(self, state: State) -> None:
        """Count the luck of a step: how much better it really ended than on the whole."""
        self.chances.estimate(state)
        seat: i64 = 0
        while seat < state.rules.players:
            self.luck[seat] += self.chances.chances[seat] - self.mean[seat]
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
