"""How good a decision was, judged from what its seat knew: the chosen option against the best other one."""

from enum import StrEnum
from typing import Final

import msgspec

from blackgate.bots.explanation import differences
from blackgate.bots.network import search
from blackgate.bots.players.rookie import BLUFFS
from blackgate.bots.reason_texts import thoughts
from blackgate.bots.reasons import Candidate, Cause, Reasons
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.evaluation.comparison import Comparison, Rival
from blackgate.game import prompts
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.game.worlds import determinizer
from blackgate.speech import Message

ERRORS: Final = 2.0
"""A difference of fewer standard errors does not count."""
FEWEST: Final = 16
"""Worlds in which a difference must have been measured, or its error means nothing."""
AGAIN: Final = 4
"""How many times more playouts the second look at a blunder takes. In a deeper tree some turn out to be none."""
THREAT: Final = "extort"
"""The action that threatens another seat."""


class Verdict(StrEnum):
    """How much of its chance a decision gave away."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Final = ((0.12, Verdict.BLUNDER), (0.06, Verdict.MISTAKE), (0.03, Verdict.INACCURACY))
"""From which loss on, in shares of a win."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """One decision between several options."""

    step: int
    """The number of choices before it, as `blackgate replay` counts them."""
    round: int
    seat: int
    question: str
    action: str
    """The chosen option, in the notation of records; and in words."""
    option: Message
    chance: float
    """The chance of the seat's side after it, as far as the seat could know."""
    best: str
    """The best option; the chosen one if no other was better beyond doubt."""
    better: Message
    best_chance: float
    loss: float = 0.0
    """What the decision cost its seat: never above 0, and 0 unless it is more than two standard errors."""
    error: float = 0.0
    """The standard error of the difference that was measured, counted or not; 0 if no other option looked better."""
    verdict: Verdict = Verdict.GOOD
    is_bluff: bool = False
    """Whether it threatens, or answers a threat: what others believe is not measured."""
    effects: tuple[float, ...] = ()
    """By seat: what the loss changed for it; empty if there is none."""
    errors: tuple[float, ...] = ()
    """By seat: the standard error of what was measured, counted or not; empty if nothing was."""
    causes: tuple[Cause, ...] = ()
    """What the best option has more or less of; only with a verdict."""
    words: tuple[Message, ...] = ()
    """Why the best option is better, a message per line; only with a verdict."""


class Judge:
    """Judges decisions of one game."""

    def __init__(self, setting: Rules, playouts: int, seed: int) -> None:
        self.setting = setting
        self.playouts = playouts
        self.seed = seed
        self.search = search(setting)
        self.comparison = Comparison(self.search)

    def judge(self, step: int, view: View, chosen: int) -> Judgement:
        """Judge the decision of the viewer, who was asked; what looks like a blunder is looked at again, for longer."""
        worlds = determinizer(view)
        judged = self._look(step, view, chosen, worlds, self.playouts)
        if judged.verdict == Verdict.BLUNDER:
            judged = self._look(step, view, chosen, worlds, AGAIN * self.playouts)
        return judged if judged.verdict == Verdict.GOOD else self._explained(judged, view)

    def _look(self, step: int, view: View, chosen: int, worlds: Determinizer, playouts: int) -> Judgement:
        """The judgement of so many playouts, without words. Looks of different lengths have worlds of their own."""
        self.comparison.compare(worlds, (self.seed * 1_000_003 + step) * 1_000_003 + playouts, chosen, playouts)
        action = self.setting.lexicon.action(chosen)
        option = prompts.priced(self.setting, view, action)
        plain = Judgement(
            step=step,
            round=view.round,
            seat=asked(view),
            question=view.question,
            action=str(action),
            option=option,
            chance=self.comparison.chance,
            best=str(action),
            better=option,
            best_chance=self.comparison.chance,
            is_bluff=view.question in BLUFFS or action.word == THREAT,
        )
        rival = self.comparison.rival
        return plain if rival is None else self.compared(plain, rival, view)

    def compared(self, plain: Judgement, rival: Rival, view: View) -> Judgement:
        """The judgement with the difference that was measured."""
        seats = range(self.setting.players)
        gain, error = rival.gain(plain.seat), rival.error(plain.seat)
        measured = msgspec.structs.replace(plain, error=error, errors=tuple(rival.error(seat) for seat in seats))
        if rival.worlds < FEWEST or gain <= ERRORS * error:
            return measured
        best = self.setting.lexicon.action(rival.node.action)
        return msgspec.structs.replace(
            measured,
            best=str(best),
            better=prompts.priced(self.setting, view, best),
            best_chance=plain.chance + gain,
            loss=-gain,
            verdict=verdict(gain),
            effects=tuple(-rival.gain(seat) for seat in seats),
        )

    def _explained(self, judged: Judgement, view: View) -> Judgement:
        """The same with the reasons for the best option."""
        best = Candidate(judged.best, judged.best_chance, judged.error)
        chosen = Candidate(judged.action, judged.chance)
        found = differences(view, determinizer(view), self.search, best, chosen, float("inf"))
        return msgspec.structs.replace(
            judged, causes=found, words=tuple(thoughts(Reasons((best, chosen), found), view))
        )


def verdict(loss: float) -> Verdict:
    """The verdict on a loss that counts."""
    return next((name for limit, name in LIMITS if loss >= limit), Verdict.GOOD)


def asked(view: View) -> int:
    """The seat that sees the view, which is the one that is asked."""
    if view.viewer is None:
        raise ValueError("a spectator decides nothing")
    return view.viewer
