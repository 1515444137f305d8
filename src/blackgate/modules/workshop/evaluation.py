"""How bots value the Workshop: better Tools, and Skill tokens for players who dig soon."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.terms import Card
from blackgate.evaluation.answers import taken
from blackgate.evaluation.evaluator import NEVER, Evaluator, ModuleEvaluation
from blackgate.modules.workshop import terms


class WorkshopEvaluation(ModuleEvaluation):
    """Rule: PLACE-WORK-1."""

    def token_values(self) -> list[float]:
        """Skill tokens."""
        return [0.5, 0.45, 0.3, 0.1]

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: PLACE-WORK-3, PLACE-WORK-4."""
        if action != terms.Act.DEVELOP:
            return improve_score(evaluator, action - terms.Act.IMPROVE)
        ready: bool = me.tokens[terms.Token.SKILL] <= evaluator.tools
        return evaluator.token(terms.Token.SKILL, me.tokens[terms.Token.SKILL]) * (1.0 if ready else 0.3)

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """The roll costs nothing. Rule: RULING-134."""
        return taken(action)

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """The value of its actions."""
        value = 0.0
        if verbs & (1 << terms.Verb.IMPROVE):
            gain: i64 = evaluator.rules.card_points[Card.SHOVEL] - evaluator.rules.card_points[Card.PICKAXE]
            room: i64 = min(max(evaluator.need - evaluator.carried, 0), 2)
            value += 0.4 * float(min(max(gain, 0) * me.hand[Card.PICKAXE], room))
        if verbs & (1 << terms.Verb.DEVELOP):
            value += 0.4 * evaluator.token(terms.Token.SKILL, me.tokens[terms.Token.SKILL])
        return value


def improve_score(evaluator: Evaluator, tool: i64) -> float:
    """Score of Improve tool: best from a Pickaxe, because two Pickaxes take two Digs. Rule: PLACE-WORK-3."""
    pickaxe: i64 = evaluator.rules.card_points[Card.PICKAXE]
    shovel: i64 = evaluator.rules.card_points[Card.SHOVEL]
    room: i64 = evaluator.need - evaluator.loose
    if tool == Card.PICKAXE:
        if room > 0:
            return 0.7 * float(min(shovel - pickaxe, room))
        return 0.25 if shovel > pickaxe else 0.0
    return 0.4 * float(min(2 * pickaxe - shovel, room)) if room > 0 else NEVER


EVALUATION: Final = WorkshopEvaluation()
