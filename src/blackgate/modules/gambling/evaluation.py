"""How bots value the Gambling Cells: bets for players who cannot buy yet, and plans."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.evaluation.evaluator import NEVER, Evaluator, ModuleEvaluation
from blackgate.evaluation.turn import sure_move_score
from blackgate.evaluation.values import CIGARETTE
from blackgate.modules.gambling import terms
from blackgate.modules.gambling.rules import figure_of, stake_of


class GamblingEvaluation(ModuleEvaluation):
    """Rule: PLACE-GAMB-1."""

    def token_values(self) -> list[float]:
        """Planning tokens."""
        return [0.45, 0.2, 0.05, 0.05]

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: PLACE-GAMB-2, PLACE-GAMB-4, PLACE-GAMB-5."""
        if action == terms.Act.PLAN:
            return evaluator.token(terms.Token.PLANNING, me.tokens[terms.Token.PLANNING])
        if action >= terms.Act.BET:
            return bet_score(evaluator, me, action - terms.Act.BET)
        return planned_score(evaluator, me) + sure_move_score(evaluator, state, me, action - terms.Act.PLANNED)

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """The value of its actions."""
        value = 0.0
        if verbs & (1 << terms.Verb.BET) and me.cigarettes > 2:
            value += 0.3
        if verbs & (1 << terms.Verb.PLAN):
            value += 0.3 * evaluator.token(terms.Token.PLANNING, me.tokens[terms.Token.PLANNING])
        return value


def bet_score(evaluator: Evaluator, me: Player, bet: i64) -> float:
    """Score of a Bet: positive gains only, the surer of two first, and not for players who can buy all they need.

    Cigarettes that could pay for a Tool are not put at risk. Rule: PLACE-GAMB-2, PLACE-GAMB-3.
    """
    stake: i64 = stake_of(bet)
    figure: i64 = figure_of(bet)
    gain: float = bet_gain(stake, figure)
    now: i64 = evaluator.affordable(me, me.cigarettes)
    if gain <= 0.0 or now >= evaluator.need - evaluator.carried:
        return NEVER
    dared: i64 = now - evaluator.affordable(me, max(me.cigarettes - stake, 0))
    return 0.75 * CIGARETTE * gain - 0.01 * float(figure) - 0.3 * float(dared)


def bet_gain(stake: i64, figure: i64) -> float:
    """Expected cigarettes from a Bet. Rule: PLACE-GAMB-3."""
    return float(stake * figure * (7 - figure)) / 6.0 - float(stake)


def planned_score(evaluator: Evaluator, me: Player) -> float:
    """The cost of the token for a Cautious Move. Rule: PLACE-GAMB-5."""
    return -0.5 * evaluator.token(terms.Token.PLANNING, max(me.tokens[terms.Token.PLANNING] - 1, 0))


EVALUATION: Final = GamblingEvaluation()
