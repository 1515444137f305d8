"""What the bots think of the Chapel: a Candle is worth a card."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.evaluation.answers import taken
from blackgate.evaluation.evaluator import Evaluator, ModuleEvaluation
from blackgate.modules.chapel import terms


class ChapelEvaluation(ModuleEvaluation):
    """Rule: PLACE-CHAP-1."""

    def token_values(self) -> list[float]:
        """Candles."""
        return [0.4, 0.3, 0.1, 0.1]

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: PLACE-CHAP-2."""
        return evaluator.token(terms.Token.CANDLE, me.tokens[terms.Token.CANDLE])

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """The card is always worth it. Rule: PLACE-CHAP-3."""
        return taken(action)

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """What its action is worth."""
        if not verbs & (1 << terms.Verb.PRAY):
            return 0.0
        return 0.3 * evaluator.token(terms.Token.CANDLE, me.tokens[terms.Token.CANDLE])


EVALUATION: Final = ChapelEvaluation()
