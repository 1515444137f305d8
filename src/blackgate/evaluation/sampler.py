"""Positions to learn from: noisy games, and what is true of the table at some of their decisions.

Every decision is a candidate, which includes the position after every action: chance and steps are carried out before
the next question is asked. Some seats follow the policy, the others look one action ahead with a teacher.

The result of a game says little about one of its 200 decisions, and the teacher may be wrong. So the share of a
position is a little of what the teacher says of it, and for the rest the share of the next position that was kept;
after the last one comes the result (TD(λ)).
"""

from typing import Final, final

from mypy_extensions import i64

from blackgate.engine.chance import LOW32, advance, seeded
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.setup import new_game
from blackgate.engine.state import State
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.luck import renewed
from blackgate.evaluation.policy import play_turns, preferred
from blackgate.evaluation.table_description import describe
from blackgate.evaluation.table_features import TableFeatures
from blackgate.evaluation.value_network import Chances

FUTURES: Final[i64] = 2
"""In how many futures an option is tried."""
LONGEST_TURN: Final[i64] = 12
"""Decisions of a turn after which nobody looks ahead any more: whoever does could haggle without end."""


@final
class Sampler:
    """Plays games of one setting and keeps positions; the lists hold those of the last game."""

    def __init__(self, evaluator: Evaluator, teacher: Chances, share: float, trust: float) -> None:
        self.evaluator: Evaluator = evaluator
        self.table: TableFeatures = TableFeatures(evaluator)
        self.teacher: Chances = teacher
        """What evaluates positions; it has an evaluator of its own."""
        self.kept: i64 = int(share * 4294967296.0)
        """How many of 2^32 positions are kept."""
        self.trust: float = trust
        """The weight of the teacher, 0 to 1."""
        self.menu: Menu = Menu()
        self.other_menu: Menu = Menu()
        self.moments: list[int] = []
        """By position: the number of decisions before it."""
        self.lengths: list[int] = []
        """By position and seat: how many features are true."""
        self.features: list[int] = []
        """These features, one seat after the other."""
        self.shares: list[float] = []
        """By position and seat: how likely its side is to win, as far as is known after the game."""
        self.decisions: i64 = 0

    def play(self, deal: int, jitter: float, blunders: float, ahead: i64) -> int:
        """Play a game; returns the winner, or a number below 0.

        `jitter` is the largest error of a score of the policy; `blunders` is the share of decisions that are left to
        chance. The seats of the mask `ahead` look one action ahead instead of following the policy.
        """
        self.moments, self.lengths, self.features, self.shares = [], [], [], []
        self.decisions = 0
        evaluator = self.evaluator
        menu = self.menu
        evaluator.jitter = jitter
        evaluator.chance = seeded(~deal)
        x: i64 = seeded(-2 - 2 * deal)
        blind: i64 = int(blunders * 4294967296.0)
        state = new_game(evaluator.rules, deal)
        active: i64 = NOBODY
        since: i64 = 0
        while state.winner == NOBODY:
            if state.active != active:
                active, since = state.active, self.decisions
            legal(state, menu)
            x = advance(x)
            if x & LOW32 < self.kept:
                self.keep(state)
            action: i64 = menu.items[0]
            if menu.count > 1:
                x = advance(x)
                if x & LOW32 < blind:
                    x = advance(x)
                    action = menu.items[((x & LOW32) * menu.count) >> 32]
                elif ahead & bit(state.agenda[state.top + 1]) and self.decisions - since < LONGEST_TURN:
                    x = advance(x)
                    action = self.look_ahead(state, x)
                else:
                    action = preferred(evaluator, state, menu)
            apply(state, action)
            self.decisions += 1
        evaluator.jitter = 0.0
        if state.winner >= 0:
            self.learn(state)
        return state.winner

    def keep(self, state: State) -> None:
        """Keep a position, and what the teacher says of it."""
        describe(self.table, state)
        self.teacher.estimate(state)
        self.moments.append(min(self.decisions, 65_535))
        for seat in range(state.rules.players):
            told = self.table.told(seat)
            self.lengths.append(len(told))
            self.features += told
            self.shares.append(self.teacher.chances[seat])

    def look_ahead(self, state: State, chance: i64) -> i64:
        """The option after which the teacher likes the position best, in a few other futures."""
        menu = self.menu
        seat: i64 = state.agenda[state.top + 1]
        futures: list[State] = []
        while len(futures) < FUTURES:
            chance = advance(chance)
            futures.append(renewed(state, chance))
        best: i64 = menu.items[0]
        most = -1.0
        i: i64 = 0
        while i < menu.count:
            found = 0.0
            for future in futures:
                twin = future.clone()
                apply(twin, menu.items[i])
                play_turns(self.teacher.evaluator, twin, self.other_menu, 0)
                self.teacher.estimate(twin)
                found += self.teacher.chances[seat]
            if found > most:
                most = found
                best = menu.items[i]
            i += 1
        return best

    def learn(self, over: State) -> None:
        """Let every position of a game that is over learn from what came after it."""
        players: i64 = over.rules.players
        side = over.rules.side
        later: list[float] = [1.0 if side[seat] == side[over.winner] else 0.0 for seat in range(players)]
        at: i64 = len(self.shares)
        while at > 0:
            at -= 1
            seat: i64 = at % players
            later[seat] += self.trust * (self.shares[at] - later[seat])
            self.shares[at] = later[seat]
