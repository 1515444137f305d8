"""How bots value the Laundry: cheap gangs, and Bandages for wounds and recipes."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.pieces import Player
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import State
from blackgate.evaluation.evaluator import Evaluator, ModuleEvaluation
from blackgate.evaluation.position import pain
from blackgate.evaluation.turn import join_score
from blackgate.modules.laundry import terms


class LaundryEvaluation(ModuleEvaluation):
    """Rule: PLACE-LAUN-1."""

    def token_values(self) -> list[float]:
        """Bandages."""
        return [0.55, 0.4, 0.1, 0.1]

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: PLACE-LAUN-2, PLACE-LAUN-3, PLACE-LAUN-5."""
        if action == terms.Act.STEAL_BANDAGE:
            return evaluator.token(terms.Token.BANDAGE, me.tokens[terms.Token.BANDAGE])
        if action == terms.Act.BANDAGE_HEAL:
            return 0.4 + pain(evaluator, state, me) - 0.6 * spent(evaluator, me)
        return join_score(
            evaluator, state, me, action - terms.Act.CHANGE_STYLE, evaluator.rules.numbers[terms.Number.FEWER]
        )

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """A Bandage may replace a Link. Rule: PLACE-LAUN-4."""
        return -spent(evaluator, me)

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """The value of its actions."""
        if not verbs & (1 << terms.Verb.STEAL_BANDAGE):
            return 0.0
        return 0.4 * evaluator.token(terms.Token.BANDAGE, me.tokens[terms.Token.BANDAGE])

    def substitutes(self, rules: Ruleset) -> dict[int, int]:
        """A Bandage is a Link. Rule: PLACE-LAUN-4."""
        return {terms.Token.BANDAGE: rules.link}


def spent(evaluator: Evaluator, me: Player) -> float:
    """The cost of giving up a Bandage."""
    return evaluator.token(terms.Token.BANDAGE, max(me.tokens[terms.Token.BANDAGE] - 1, 0))


EVALUATION: Final = LaundryEvaluation()
