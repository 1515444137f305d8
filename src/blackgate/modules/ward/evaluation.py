"""How bots value the Psychiatric Ward: a Trauma hurts like a Beating."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.terms import Verb
from blackgate.evaluation.evaluator import Evaluator, ModuleEvaluation
from blackgate.evaluation.position import bruises
from blackgate.modules.ward import terms

TRAUMA: Final = 0.5
"""The value of losing a Trauma."""


class WardEvaluation(ModuleEvaluation):
    """Rule: PLACE-PSY-1."""

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """Remove what hurts more. Rule: PLACE-PSY-5."""
        if action == terms.Act.DROP_TRAUMA:
            return self.ailment(evaluator, me)
        return bruises(evaluator, state, me) if action == Act.HEAL else 0.0

    def place_verbs(self) -> int:
        """The verbs for which a Place is worth a visit: Heal."""
        return int(1 << Verb.HEAL)

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """At a Place to heal, add how much more a Trauma hurts than the Beatings. Rule: PLACE-PSY-5."""
        return (
            max(self.ailment(evaluator, me) - bruises(evaluator, state, me), 0.0) if verbs & (1 << Verb.HEAL) else 0.0
        )

    def ailment(self, evaluator: Evaluator, me: Player) -> float:
        """Rule: PLACE-PSY-5."""
        return TRAUMA if me.trauma != 0 else 0.0


EVALUATION: Final = WardEvaluation()
