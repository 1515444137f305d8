"""Positions to learn from: noisy games by the policy, and what is true of the table at some of their decisions.

Every decision is a candidate, which includes the position after every action: chance and steps are carried out before
the next question is asked. A teacher may say what a position is worth: the mean chances a round later, after some
repeats with new chance. That is far less noisy than the one result of the game.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import LOW32, advance, seeded
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.setup import new_game
from blackgate.engine.state import State
from blackgate.engine.terms import SEATS
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.luck import renewed
from blackgate.evaluation.policy import play_turns, preferred
from blackgate.evaluation.table_description import describe
from blackgate.evaluation.table_features import TableFeatures
from blackgate.evaluation.value_network import Chances


@final
class Sampler:
    """Plays games of one setting and keeps positions; the lists hold those of the last game."""

    def __init__(self, evaluator: Evaluator, share: float, teacher: Chances | None, times: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.table: TableFeatures = TableFeatures(evaluator)
        self.kept: i64 = int(share * 4294967296.0)
        """How many of 2^32 positions are kept."""
        self.teacher: Chances | None = teacher
        """What evaluates the repeats; it has an evaluator of its own."""
        self.times: i64 = times
        self.menu: Menu = Menu()
        self.other_menu: Menu = Menu()
        self.moments: list[int] = []
        """By position: the number of decisions before it."""
        self.lengths: list[int] = []
        """By position and seat: how many features are true."""
        self.features: list[int] = []
        """These features, one seat after the other."""
        self.values: list[float] = []
        """By position and seat: what the teacher says; empty without one."""
        self.decisions: i64 = 0

    def play(self, deal: int, jitter: float, blunders: float) -> int:
        """Play a game; returns the winner, or a number below 0.

        `jitter` is the largest error of a score; `blunders` is the share of decisions that are left to chance.
        """
        self.forget()
        evaluator = self.evaluator
        menu = self.menu
        evaluator.jitter = jitter
        evaluator.chance = seeded(~deal)
        x: i64 = seeded(-2 - 2 * deal)
        blind: i64 = int(blunders * 4294967296.0)
        state = new_game(evaluator.rules, deal)
        while state.winner == NOBODY:
            legal(state, menu)
            x = advance(x)
            if x & LOW32 < self.kept:
                describe(self.table, state)
                self.keep(evaluator.rules.players)
                if self.teacher is not None:
                    self.ask(self.teacher, state, x)
            action: i64 = menu.items[0]
            if menu.count > 1:
                x = advance(x)
                if x & LOW32 < blind:
                    x = advance(x)
                    action = menu.items[((x & LOW32) * menu.count) >> 32]
                else:
                    action = preferred(evaluator, state, menu)
            apply(state, action)
            self.decisions += 1
        evaluator.jitter = 0.0
        return state.winner

    def forget(self) -> None:
        """Begin another game."""
        self.moments = []
        self.lengths = []
        self.features = []
        self.values = []
        self.decisions = 0

    def keep(self, players: i64) -> None:
        """Keep the position that was described last."""
        self.moments.append(min(self.decisions, 65_535))
        seat: i64 = 0
        while seat < players:
            told = self.table.told(seat)
            self.lengths.append(len(told))
            self.features += told
            seat += 1

    def ask(self, teacher: Chances, state: State, chance: i64) -> None:
        """Keep what the teacher says of a position."""
        players: i64 = state.rules.players
        sums: vec[float] = vec[float]([0.0] * SEATS)
        n: i64 = 0
        seat: i64 = 0
        while n < self.times:
            chance = advance(chance)
            twin = renewed(state, chance)
            play_turns(teacher.evaluator, twin, self.other_menu, players)
            teacher.estimate(twin)
            seat = 0
            while seat < players:
                sums[seat] += teacher.chances[seat] / float(self.times)
                seat += 1
            n += 1
        seat = 0
        while seat < players:
            self.values.append(sums[seat])
            seat += 1
