"""How bots deal with the Warden: risks in her Place, and uses of Corruption tokens. Rule: WARDEN-1, OFFICE-1."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.agenda import operand
from blackgate.engine.pieces import NOWHERE, Player
from blackgate.engine.state import State
from blackgate.engine.terms import Verb
from blackgate.evaluation.answers import taken
from blackgate.evaluation.evaluator import Evaluator, ModuleEvaluation
from blackgate.evaluation.position import is_rival, pressure
from blackgate.evaluation.values import CIGARETTE, SOLITARY, tool_points
from blackgate.modules.warden import terms
from blackgate.modules.warden.windows import Punish, Report

ACTION: Final = 0.5
"""The value of an action still to come."""


class WardenEvaluation(ModuleEvaluation):
    """Rule: WARDEN-1."""

    def token_values(self) -> list[float]:
        """Corruption tokens."""
        return [0.95, 0.6, 0.3, 0.1]

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: WARDEN-7, OFFICE-3."""
        return attract_score(evaluator, state, me) if action == terms.Act.ATTRACT else bribe_score(evaluator, me)

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """Scores of the answers to each question; bots report rivals."""
        match ask:
            case terms.Ask.REPORT:
                rival: bool = is_rival(evaluator, operand(state, Report.ACTOR))
                return 1.0 if (action == terms.Act.REPORT) == rival else 0.0
            case terms.Ask.PUNISH:
                return punish_score(evaluator, state, me, operand(state, Punish.ACTOR), action)
            case terms.Ask.CORRUPT:
                return corrupt_score(evaluator, state, me, action)
            case _:
                return taken(action)

    def place_value(self, evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
        """The value of the Office. Rule: OFFICE-3."""
        if not verbs & (1 << terms.Verb.BRIBE) or me.cigarettes < evaluator.rules.numbers[terms.Number.BRIBE]:
            return 0.0
        return 0.5 * evaluator.token(terms.Token.CORRUPTION, me.tokens[terms.Token.CORRUPTION])

    def survey(self, evaluator: Evaluator, state: State, me: Player) -> None:
        """Illegal actions are not possible in her Place without a token for a Freepass. Rule: OFFICE-5."""
        if state.warden != NOWHERE and me.tokens[terms.Token.CORRUPTION] == 0:
            evaluator.spoiled[state.warden] |= evaluator.rules.illegal

    def risky(self, evaluator: Evaluator, state: State, me: Player) -> i64:
        """The illegal verbs, if she is in the player's Place. Rule: WARDEN-3."""
        return evaluator.rules.illegal if state.warden == me.place else 0

    def risk(self, evaluator: Evaluator, state: State, me: Player) -> float:
        """The cost of Repression, or of avoiding it, after an illegal action here. Rule: WARDEN-3, OFFICE-5."""
        if me.tokens[terms.Token.CORRUPTION] > 0:
            return 0.7 * spent(evaluator, me)
        return 0.8 * SOLITARY + ACTION * float(max(state.actions - 1, 0))


def spent(evaluator: Evaluator, me: Player) -> float:
    """The cost of giving up a Corruption token."""
    return evaluator.token(terms.Token.CORRUPTION, max(me.tokens[terms.Token.CORRUPTION] - 1, 0))


def is_block(evaluator: Evaluator, seat: i64, slot: i64) -> bool:
    """Whether a Place is a seat's Cell Block."""
    return evaluator.rules.slot_verbs[evaluator.rules.at_slot(seat, slot)] & (1 << Verb.DIG) != 0


def grip(evaluator: Evaluator, state: State, seat: i64) -> float:
    """How much her presence hampers a player: most of all one with Tools in a Place to dig."""
    other = state.players[seat]
    held: float = (
        0.3 * float(min(tool_points(evaluator.values, other), 6)) if is_block(evaluator, seat, other.place) else 0.0
    )
    return 0.1 + 0.2 * pressure(evaluator, state, seat) + held


def hold(evaluator: Evaluator, state: State, slot: i64) -> float:
    """The value of having her in a Place: it hampers rivals there, but also the player's own side."""
    score = 0.0
    seat: i64 = 0
    while seat < evaluator.rules.players:
        if seat != evaluator.seat and state.players[seat].place == slot:
            hampered: float = grip(evaluator, state, seat)
            score += hampered if is_rival(evaluator, seat) else -hampered
        seat += 1
    if slot == state.players[evaluator.seat].place:
        score -= 0.15
    return score - (0.3 * float(evaluator.carried) if is_block(evaluator, evaluator.seat, slot) else 0.0)


def attract_score(evaluator: Evaluator, state: State, me: Player) -> float:
    """Score of attracting her: away from the player's digging Place, to the rivals in this Place. Rule: WARDEN-7."""
    away = hold(evaluator, state, state.warden) if state.warden != NOWHERE else 0.0
    return 0.8 * (hold(evaluator, state, me.place) - away) - 0.2


def bribe_score(evaluator: Evaluator, me: Player) -> float:
    """Rule: OFFICE-3."""
    price = float(evaluator.rules.numbers[terms.Number.BRIBE])
    return 0.3 + evaluator.token(terms.Token.CORRUPTION, me.tokens[terms.Token.CORRUPTION]) - price * CIGARETTE


def punish_score(evaluator: Evaluator, state: State, me: Player, actor: i64, action: i64) -> float:
    """The most harmful Punishment, if it outweighs the value of the token; rather against the leader.

    Rule: OFFICE-6.
    """
    if action < terms.Act.PUNISH:
        return 0.0
    if not is_rival(evaluator, actor):
        return -100.0
    other = state.players[actor]
    tools = float(tool_points(evaluator.values, other))
    harm = CIGARETTE * float(other.cigarettes)
    if action == terms.Act.PUNISH + terms.Punishment.BEATING:
        harm = 0.6 + (0.6 * tools if other.beatings > 0 else 0.0)
    elif action == terms.Act.PUNISH + terms.Punishment.HAND:
        harm = 0.35 * float((other.size + 1) // 2) + 0.4 * tools
    return harm * (0.4 + pressure(evaluator, state, actor)) - spent(evaluator, me)


def corrupt_score(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """Move her to the best Place, if that outweighs the value of the token. Rule: OFFICE-7."""
    if action < terms.Act.WARDEN:
        return 0.0
    now = hold(evaluator, state, state.warden) if state.warden != NOWHERE else 0.0
    return hold(evaluator, state, action - terms.Act.WARDEN) - now - spent(evaluator, me)


EVALUATION: Final = WardenEvaluation()
