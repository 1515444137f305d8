"""How bots value the Gymnasium: brawls with rivals, and Workout tokens instead of Weapons."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.evaluation.answers import cheapest_score
from blackgate.evaluation.evaluator import Evaluator, ModuleEvaluation
from blackgate.evaluation.position import is_fit, is_rival, next_beating, pressure
from blackgate.evaluation.values import SOLITARY
from blackgate.modules.gymnasium import terms


class GymnasiumEvaluation(ModuleEvaluation):
    """Rule: PLACE-GYM-1."""

    def token_values(self) -> list[float]:
        """Workout tokens."""
        return [0.4, 0.25, 0.1, 0.1]

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: PLACE-GYM-2, PLACE-GYM-5."""
        if action == terms.Act.BRAWL:
            return brawl_score(evaluator, state, me)
        return evaluator.token(terms.Token.WORKOUT, me.tokens[terms.Token.WORKOUT])

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """In a fight, prefer a token to a Weapon. Rule: PLACE-GYM-2, PLACE-GYM-3, PLACE-GYM-6."""
        if ask == terms.Ask.OPENER:
            return cheapest_score(evaluator, me, action)
        return brawl_answer(evaluator, state, me, action) if ask == terms.Ask.BRAWL else 6.0

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """The value of its actions."""
        if not verbs & (1 << terms.Verb.WORKOUT):
            return 0.0
        return 0.3 * evaluator.token(terms.Token.WORKOUT, me.tokens[terms.Token.WORKOUT])

    def weapon_tokens(self) -> dict[int, float]:
        """Each token counts as half a Weapon. Rule: PLACE-GYM-6."""
        return {terms.Token.WORKOUT: 0.5}


def brawl_score(evaluator: Evaluator, state: State, me: Player) -> float:
    """Score of a Brawl: every rival here loses a Weapon or takes a Beating, but teammates do, too.

    Rule: PLACE-GYM-2 to PLACE-GYM-4.
    """
    score: float = -cheapest_weapon(evaluator, me)
    seat: i64 = 0
    while seat < evaluator.rules.players:
        other = state.players[seat]
        if seat != evaluator.seat and other.place == me.place:
            if not is_rival(evaluator, seat):
                score -= 0.6
            elif is_fit(evaluator, other):
                score += 0.3 + 0.5 * pressure(evaluator, state, seat)
        seat += 1
    return score


def cheapest_weapon(evaluator: Evaluator, me: Player) -> float:
    """The cost of discarding a Weapon."""
    least = 9.0
    card: i64 = 0
    while card < evaluator.rules.cards:
        if me.holds & evaluator.values.weapons & bit(card):
            least = min(least, evaluator.keep(me, card))
        card += 1
    return least


def brawl_answer(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """Score of the answer to a Brawl: a Weapon and the roll, or the Beating. Rule: PLACE-GYM-3, PLACE-GYM-4."""
    if action < Act.CARD:
        return -next_beating(evaluator, state, me)
    caught: float = float(evaluator.rules.numbers[terms.Number.CAUGHT]) / 6.0
    return -evaluator.keep(me, action - Act.CARD) - caught * SOLITARY


EVALUATION: Final = GymnasiumEvaluation()
