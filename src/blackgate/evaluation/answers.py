"""Scores of answers to every question except the one for an action of the turn."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_of_a_module
from blackgate.engine.agenda import Ask, operand
from blackgate.engine.frames import Answer, Fight, Name, Place
from blackgate.engine.masks import bit
from blackgate.engine.pieces import NOBODY, Player
from blackgate.engine.state import State
from blackgate.engine.terms import Slot
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.places import place_value
from blackgate.evaluation.position import arms_of, extra_arms, is_fit, is_rival, surplus, threat
from blackgate.evaluation.turn import demand_worth, turn_score
from blackgate.evaluation.values import CIGARETTE

YES: Final = 1.0


def answer_score(evaluator: Evaluator, state: State, ask: i64, action: i64) -> float:
    """The score of an answer, relative to the others to the same question."""
    me = state.players[evaluator.seat]
    if ask > Ask.REACT:
        return evaluator.of_ask[ask].answer_score(evaluator, state, me, ask, action)
    if is_of_a_module(action) and ask != Ask.FREE:
        return evaluator.of_action[action].answer_score(evaluator, state, me, ask, action)
    match ask:
        case Ask.GO:
            return go_score(evaluator, state, action)
        case Ask.NAME:
            tool: i64 = action - Act.NAME
            return demand_worth(evaluator, state, operand(state, Name.TARGET), tool) + 0.01 * float(
                evaluator.rules.card_points[tool]
            )
        case Ask.ANSWER:
            return extorted_score(evaluator, state, me, action)
        case Ask.FIGHT:
            return fight_score(evaluator, state, me, action)
        case Ask.SELLING:
            return selling_score(evaluator, me, action)
        case Ask.LAY | Ask.PAY | Ask.INGREDIENT | Ask.DISCARD | Ask.DROP:
            return cheapest_score(evaluator, me, action)
        case Ask.TARGET:
            return target_score(evaluator, state, action - Act.SEAT)
        case Ask.PLACE:
            score: float = go_score(evaluator, state, action)
            return -score if is_rival(evaluator, operand(state, Place.MOVED)) else score
        case Ask.FREE:
            return turn_score(evaluator, state, action)
        case Ask.PICK | Ask.RECOVER:
            card: i64 = action - Act.CARD
            return evaluator.keep(me, card) + 0.5 * float(evaluator.rules.card_points[card])
        case Ask.UNLESS:
            if action < Act.CARD:
                return 0.0
            return (0.9 if is_fit(evaluator, me) else 0.0) + cheapest_score(evaluator, me, action)
        case Ask.REACT | Ask.BONUS:
            return use_score(evaluator, state, action)
        case _:
            return taken(action)


def taken(action: i64) -> float:
    """Accept what is offered."""
    return 0.0 if action == Act.DECLINE else YES


def go_score(evaluator: Evaluator, state: State, action: i64) -> float:
    """The Place with the highest value; another roll if no Place is good."""
    if Act.GO <= action < Act.GO + Slot.COUNT:
        return place_value(evaluator, state, action - Act.GO)
    return evaluator.weights.reroll if action == Act.REROLL else -0.5


def cheapest_score(evaluator: Evaluator, me: Player, action: i64) -> float:
    """Give away what is worth least."""
    card: i64 = action - Act.CARD
    return -evaluator.keep(me, card) - 0.01 * float(evaluator.rules.card_value[card])


def extorted_score(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """Powers first; a Spoon is given; a better Tool is fought for by the armed. Rule: EXTORT-5, EXTORT-6."""
    if action == Act.ABILITY or action == Act.REVEAL:
        return 50.0
    attacker: i64 = operand(state, Answer.ATTACKER)
    tool: i64 = operand(state, Answer.TOOL)
    stake: i64 = evaluator.rules.card_points[tool] if me.hand[tool] > 0 else 0
    edge: float = defence(evaluator, me) - arms_of(evaluator, state, attacker)
    fights: bool = edge > evaluator.weights.refuse and (stake > 1 or evaluator.weapons > 2)
    return YES if (action == Act.REFUSE) == fights else 0.0


def defence(evaluator: Evaluator, me: Player) -> float:
    """The seat's own strength when attacked."""
    gang: i64 = evaluator.rules.mod_arms_defend[me.gang_card]
    return float(evaluator.weapons + gang) + extra_arms(evaluator, me)


def fight_score(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """Go on while the other one seems weaker, or while much is at stake. Rule: EXTORT-7, EXTORT-8.

    Against Michel(le) every Weapon is worth it. Rule: MICHEL-13.
    """
    if action == Act.STOP:
        return 0.0 if goes_on(evaluator, state, me) else 10.0
    return 5.0 + cheapest_score(evaluator, me, action)


def goes_on(evaluator: Evaluator, state: State, me: Player) -> bool:
    """Whether a fight is worth another Weapon."""
    attacker: i64 = operand(state, Fight.ATTACKER)
    defender: i64 = operand(state, Fight.DEFENDER)
    if attacker == NOBODY:
        return True
    other: i64 = defender if evaluator.seat == attacker else attacker
    tool: i64 = operand(state, Fight.STAKE)
    held: bool = state.players[defender].hand[tool] > 0 or evaluator.seat == attacker
    stake: i64 = evaluator.rules.card_points[tool] if held else 1
    arms: i64 = operand(state, Fight.ATTACKER_ARMS if evaluator.seat == attacker else Fight.DEFENDER_ARMS)
    own: float = float(evaluator.weapons + arms) + extra_arms(evaluator, me)
    edge: float = own - arms_of(evaluator, state, other)
    return edge + evaluator.weights.fight_stake * float(stake) > evaluator.weights.fight_edge


def selling_score(evaluator: Evaluator, me: Player, action: i64) -> float:
    """Sell the surplus; sell more where that pays for one more Tool."""
    if action == Act.DONE:
        return 0.0
    card: i64 = action - Act.CARD
    value: i64 = evaluator.rules.card_value[card]
    if value > 0:
        value += evaluator.rules.mod_sell[me.gang_card]
    if bit(card) & evaluator.values.for_sale:
        return 0.5 + 0.01 * float(value)
    if bit(card) & evaluator.values.tools:
        return -1.0
    money: i64 = me.cigarettes + surplus(evaluator, me)
    pays: bool = evaluator.affordable(me, money + value) > evaluator.affordable(me, money)
    return CIGARETTE * float(value) - evaluator.keep(me, card) + (0.8 if pays else 0.0)


def target_score(evaluator: Evaluator, state: State, seat: i64) -> float:
    """The player closest to winning, if there is something to take; teammates last."""
    if not is_rival(evaluator, seat):
        return -100.0
    return threat(evaluator, state, seat) + (0.2 if state.players[seat].size > 0 else -3.0)


def use_score(evaluator: Evaluator, state: State, action: i64) -> float:
    """Use what may be used, unless it is better kept."""
    if action == Act.DECLINE:
        return 0.0
    return max(turn_score(evaluator, state, action), 0.1) if action == Act.ABILITY or action == Act.REVEAL else YES
