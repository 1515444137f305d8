"""How bots play with teammates: help in a fight, hand Tools to a teammate who can dig, pool cigarettes.

An Exchange always covers all Tools, or all cigarettes of a teammate, so that a proposal needs no bookkeeping. Each is
worth it only for a Dig or a Buy that comes next, so that nothing goes back and forth. Rule: TEAM-6, TEAM-11.
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_one_of
from blackgate.engine.agenda import FRAME, Ask, operand, operand_at
from blackgate.engine.exchange import Proposal
from blackgate.engine.frames import Fight
from blackgate.engine.masks import bit
from blackgate.engine.pieces import NOBODY, Player
from blackgate.engine.state import State
from blackgate.engine.terms import Slot, Verb
from blackgate.engine.turn import hand_limit
from blackgate.evaluation.answers import taken
from blackgate.evaluation.evaluator import NEVER, Evaluator, ModuleEvaluation
from blackgate.evaluation.position import is_fit, next_beating
from blackgate.evaluation.turn import sure_move_score
from blackgate.evaluation.values import tool_points
from blackgate.modules.team import terms


class TeamEvaluation(ModuleEvaluation):
    """Rule: TEAM-1."""

    def turn_score(self, evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
        """Rule: TEAM-11, TEAM-13."""
        if is_one_of(action, terms.Act.SHORTCUT, Slot.COUNT):
            return sure_move_score(evaluator, state, me, action - terms.Act.SHORTCUT)
        return exchange_score(evaluator, state, me, action - terms.Act.EXCHANGE)

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """Scores of the answers to each question."""
        match ask:
            case terms.Ask.HELP:
                return help_score(evaluator, state, me, action)
            case Ask.OFFER:
                return offer_score(evaluator, state, me, action)
            case Ask.FILL:
                return fill_score(evaluator, state, me, action)
            case _:
                return taken(action)


def help_score(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """Help with a spare Weapon; against Michel(le), who loses every other time, even with the last.

    Rule: TEAM-6, TEAM-7.
    """
    if action < Act.CARD:
        return 0.0
    is_michel: bool = operand_at(state, state.top - FRAME, Fight.ATTACKER) == NOBODY
    spare: i64 = evaluator.weapons - (0 if is_michel else 1)
    wish = 1.0 if spare > 0 else 0.0
    return wish - 0.5 * evaluator.keep(me, action - Act.CARD) - 0.2 * next_beating(evaluator, state, me)


def allows(evaluator: Evaluator, seat: i64, slot: i64, verb: i64) -> bool:
    """Whether a Place is open to an action of a seat. Rule: TEAM-9, TEAM-10."""
    return evaluator.rules.slot_verbs[evaluator.rules.at_slot(seat, slot)] & bit(verb) != 0


def can_dig(evaluator: Evaluator, state: State, seat: i64) -> bool:
    """Whether a seat is in its own Block and fit to dig. Rule: TEAM-10, DIG-2."""
    who = state.players[seat]
    return is_fit(evaluator, who) and allows(evaluator, seat, who.place, Verb.DIG)


def tools_gain(evaluator: Evaluator, state: State, me: Player, mate: i64) -> float:
    """The value of handing all Tools to a teammate here who can dig while the player cannot.

    It is also worth it if the teammate's Dig wins, or, away from the Block, if the teammate carries as much already, so
    that one of the two can stay.
    """
    other = state.players[mate]
    if evaluator.tools == 0 or not is_fit(evaluator, other) or hand_limit(state, mate) - other.size < evaluator.tools:
        return 0.0
    if not is_fit(evaluator, me):
        return (0.5 if can_dig(evaluator, state, mate) else 0.3) * float(evaluator.carried)
    if can_dig(evaluator, state, evaluator.seat):
        wins: bool = (
            state.actions == 1
            and evaluator.best < evaluator.need
            and evaluator.best + evaluator.second >= evaluator.need
        )
        return 3.0 if wins else 0.0
    return 0.4 * float(evaluator.carried) if tool_points(evaluator.values, other) >= evaluator.loose else 0.0


def asks_for_money(evaluator: Evaluator, state: State, me: Player, mate: i64) -> float:
    """The value of all cigarettes of a teammate: the next Tool, bought at once. Rule: TEAM-12."""
    if state.actions < 2 or not allows(evaluator, evaluator.seat, me.place, Verb.BUY):
        return 0.0
    theirs: i64 = state.players[mate].cigarettes
    both: i64 = evaluator.affordable(me, me.cigarettes + theirs)
    return 0.5 * float(both - evaluator.affordable(me, me.cigarettes) - evaluator.affordable(me, theirs))


def exchange_score(evaluator: Evaluator, state: State, me: Player, mate: i64) -> float:
    """Rule: TEAM-11."""
    gain: float = max(tools_gain(evaluator, state, me, mate), asks_for_money(evaluator, state, me, mate))
    return gain if gain > 0.0 else NEVER


def offer_score(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """Score of the steps of a proposal: first add everything wanted, then propose it. Rule: RULING-124."""
    mate: i64 = operand(state, Proposal.PARTNER)
    gives: bool = tools_gain(evaluator, state, me, mate) > 0.0
    if action == terms.Act.PROPOSE:
        return 1.0
    if action == Act.DECLINE:
        return 0.0
    if action == terms.Act.ASK_CIGARETTE:
        return 2.0 if not gives and asks_for_money(evaluator, state, me, mate) > 0.0 else NEVER
    if Act.CARD <= action < terms.Act.ASK_CARD and gives and bit(action - Act.CARD) & evaluator.values.tools:
        return 2.0
    return NEVER


def fill_score(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """Agree unless the team would lose by it; among cards of free choice, give the cheapest. Rule: RULING-124."""
    if action == Act.DECLINE:
        return 0.0
    if fill_gain(evaluator, state, me) < 0.0:
        return NEVER
    return 1.0 - evaluator.keep(me, action - Act.CARD) if action >= Act.CARD else 1.0


def fill_gain(evaluator: Evaluator, state: State, me: Player) -> float:
    """The change for the team: cards and cigarettes stay in it, but time may be lost or won."""
    proposer: i64 = operand(state, Proposal.PARTNER)
    theirs: i64 = state.players[proposer].cigarettes
    paid: i64 = operand(state, Proposal.ASKED) - operand(state, Proposal.GIVEN)
    after: i64 = evaluator.affordable(me, max(theirs + paid, 0)) + evaluator.affordable(
        me, max(me.cigarettes - paid, 0)
    )
    money: i64 = after - evaluator.affordable(me, theirs) - evaluator.affordable(me, me.cigarettes)
    given: i64 = 0
    for count in state.shelf.given:
        given += count
    asked: i64 = operand(state, Proposal.ANY)
    points: i64 = 0
    kind: i64 = 0
    for count in state.shelf.wanted:
        asked += count
        points += count * evaluator.rules.card_points[kind]
        kind += 1
    crowd: i64 = max(me.size + given - asked - hand_limit(state, evaluator.seat), 0)
    digs_alone: bool = can_dig(evaluator, state, evaluator.seat) and not can_dig(evaluator, state, proposer)
    return 0.5 * float(money) - 0.3 * float(crowd) - (float(points) if digs_alone else 0.0)


EVALUATION: Final = TeamEvaluation()
