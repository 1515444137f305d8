"""How bots value the Library: a new Background, and a look before a demand."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.evaluation.evaluator import NEVER, Evaluator, ModuleEvaluation
from blackgate.evaluation.position import is_rival
from blackgate.evaluation.values import BACKGROUND
from blackgate.modules.library import terms


class LibraryEvaluation(ModuleEvaluation):
    """Rule: PLACE-LIB-1."""

    def token_values(self) -> list[float]:
        """Spy tokens."""
        return [0.2, 0.05, 0.05, 0.05]

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: PLACE-LIB-2, PLACE-LIB-4, PLACE-LIB-5."""
        if action == terms.Act.REHABILITATE:
            return 0.8 * BACKGROUND if needs_background(me) else NEVER
        if action == terms.Act.STUDY:
            return evaluator.token(terms.Token.SPY, me.tokens[terms.Token.SPY])
        return spy_score(evaluator, state, me, action - terms.Act.SPY)

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """The value of its actions."""
        value = 0.0
        if verbs & (1 << terms.Verb.REHABILITATE) and needs_background(me):
            value += 0.5 * BACKGROUND
        if verbs & (1 << terms.Verb.STUDY):
            value += 0.2 * evaluator.token(terms.Token.SPY, me.tokens[terms.Token.SPY])
        return value


def needs_background(me: Player) -> bool:
    """Whether the Background is used up."""
    return me.revealed or me.background == 0


def spy_score(evaluator: Evaluator, state: State, me: Player, seat: i64) -> float:
    """Score of spying: useful before demanding a Tool from a player here with a full hand. Rule: PLACE-LIB-5."""
    other = state.players[seat]
    victim: bool = is_rival(evaluator, seat) and other.place == me.place
    return (
        40.0 + float(other.size) if victim and evaluator.weapons > 0 and state.actions > 0 and other.size > 2 else NEVER
    )


EVALUATION: Final = LibraryEvaluation()
