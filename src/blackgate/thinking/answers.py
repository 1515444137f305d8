"""What a seat thinks of the answers to every question but that of its turn."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_of_a_module
from blackgate.engine.agenda import Ask, operand
from blackgate.engine.frames import Answer, Fight, Name, Place
from blackgate.engine.masks import bit
from blackgate.engine.pieces import NOBODY, Player
from blackgate.engine.state import State
from blackgate.engine.terms import Slot
from blackgate.thinking.longing import longing
from blackgate.thinking.mind import Mind
from blackgate.thinking.position import arms_of, extra_arms, is_fit, is_rival, surplus, threat
from blackgate.thinking.turn import demand_worth, turn_score
from blackgate.thinking.worth import CIGARETTE

YES: Final = 1.0


def answer_score(mind: Mind, state: State, ask: i64, action: i64) -> float:
    """How good an answer is, compared with the others to the same question."""
    me = state.players[mind.seat]
    if ask > Ask.REACT:
        return mind.of_ask[ask].answer_score(mind, state, me, ask, action)
    if is_of_a_module(action) and ask != Ask.FREE:
        return mind.of_action[action].answer_score(mind, state, me, ask, action)
    match ask:
        case Ask.GO:
            return go_score(mind, state, action)
        case Ask.NAME:
            tool: i64 = action - Act.NAME
            return demand_worth(mind, state, operand(state, Name.TARGET), tool) + 0.01 * float(
                mind.rules.card_points[tool]
            )
        case Ask.ANSWER:
            return extorted_score(mind, state, me, action)
        case Ask.FIGHT:
            return fight_score(mind, state, me, action)
        case Ask.SELLING:
            return selling_score(mind, me, action)
        case Ask.LAY | Ask.PAY | Ask.INGREDIENT | Ask.DISCARD | Ask.DROP:
            return cheapest_score(mind, me, action)
        case Ask.TARGET:
            return target_score(mind, state, action - Act.SEAT)
        case Ask.PLACE:
            score: float = go_score(mind, state, action)
            return -score if is_rival(mind, operand(state, Place.MOVED)) else score
        case Ask.FREE:
            return turn_score(mind, state, action)
        case Ask.PICK | Ask.RECOVER:
            card: i64 = action - Act.CARD
            return mind.keep(me, card) + 0.5 * float(mind.rules.card_points[card])
        case Ask.UNLESS:
            if action < Act.CARD:
                return 0.0
            return (0.9 if is_fit(mind, me) else 0.0) + cheapest_score(mind, me, action)
        case Ask.REACT | Ask.BONUS:
            return use_score(mind, state, action)
        case _:
            return taken(action)


def taken(action: i64) -> float:
    """What one is offered one takes."""
    return 0.0 if action == Act.DECLINE else YES


def go_score(mind: Mind, state: State, action: i64) -> float:
    """The Place one longs for; another roll, if nothing is worth going to."""
    if Act.GO <= action < Act.GO + Slot.COUNT:
        return longing(mind, state, action - Act.GO)
    return mind.weights.reroll if action == Act.REROLL else -0.5


def cheapest_score(mind: Mind, me: Player, action: i64) -> float:
    """What is given away should be worth little."""
    card: i64 = action - Act.CARD
    return -mind.keep(me, card) - 0.01 * float(mind.rules.card_value[card])


def extorted_score(mind: Mind, state: State, me: Player, action: i64) -> float:
    """Powers first; a Spoon is given; a better Tool is fought for by the armed. Rule: EXTORT-5, EXTORT-6."""
    if action == Act.ABILITY or action == Act.REVEAL:
        return 50.0
    attacker: i64 = operand(state, Answer.ATTACKER)
    tool: i64 = operand(state, Answer.TOOL)
    stake: i64 = mind.rules.card_points[tool] if me.hand[tool] > 0 else 0
    edge: float = defence(mind, me) - arms_of(mind, state, attacker)
    fights: bool = edge > mind.weights.refuse and (stake > 1 or mind.weapons > 2)
    return YES if (action == Act.REFUSE) == fights else 0.0


def defence(mind: Mind, me: Player) -> float:
    """The own strength when attacked."""
    gang: i64 = mind.rules.mod_arms_defend[me.gang_card]
    return float(mind.weapons + gang) + extra_arms(mind, me)


def fight_score(mind: Mind, state: State, me: Player, action: i64) -> float:
    """Go on while the other one seems weaker, or while much is at stake. Rule: EXTORT-7, EXTORT-8.

    Against Michel(le) every Weapon is worth it. Rule: MICHEL-13.
    """
    if action == Act.STOP:
        return 0.0 if goes_on(mind, state, me) else 10.0
    return 5.0 + cheapest_score(mind, me, action)


def goes_on(mind: Mind, state: State, me: Player) -> bool:
    """Whether a fight is worth another Weapon."""
    attacker: i64 = operand(state, Fight.ATTACKER)
    defender: i64 = operand(state, Fight.DEFENDER)
    if attacker == NOBODY:
        return True
    other: i64 = defender if mind.seat == attacker else attacker
    tool: i64 = operand(state, Fight.STAKE)
    held: bool = state.players[defender].hand[tool] > 0 or mind.seat == attacker
    stake: i64 = mind.rules.card_points[tool] if held else 1
    arms: i64 = operand(state, Fight.ATTACKER_ARMS if mind.seat == attacker else Fight.DEFENDER_ARMS)
    own: float = float(mind.weapons + arms) + extra_arms(mind, me)
    edge: float = own - arms_of(mind, state, other)
    return edge + mind.weights.fight_stake * float(stake) > mind.weights.fight_edge


def selling_score(mind: Mind, me: Player, action: i64) -> float:
    """Sell the surplus; sell more where that pays for one more Tool."""
    if action == Act.DONE:
        return 0.0
    card: i64 = action - Act.CARD
    value: i64 = mind.rules.card_value[card]
    if value > 0:
        value += mind.rules.mod_sell[me.gang_card]
    if bit(card) & mind.worth.for_sale:
        return 0.5 + 0.01 * float(value)
    if bit(card) & mind.worth.tools:
        return -1.0
    money: i64 = me.cigarettes + surplus(mind, me)
    pays: bool = mind.affordable(me, money + value) > mind.affordable(me, money)
    return CIGARETTE * float(value) - mind.keep(me, card) + (0.8 if pays else 0.0)


def target_score(mind: Mind, state: State, seat: i64) -> float:
    """Whoever is nearest to winning, if there is something to take; teammates last."""
    if not is_rival(mind, seat):
        return -100.0
    return threat(mind, state, seat) + (0.2 if state.players[seat].size > 0 else -3.0)


def use_score(mind: Mind, state: State, action: i64) -> float:
    """What may be used is used, unless it is better kept."""
    if action == Act.DECLINE:
        return 0.0
    return max(turn_score(mind, state, action), 0.1) if action == Act.ABILITY or action == Act.REVEAL else YES
