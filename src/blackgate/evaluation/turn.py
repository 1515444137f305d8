"""Scores of the actions of a turn, in Tunnel points for one action."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_of_a_module
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.search import search_count
from blackgate.engine.state import State
from blackgate.engine.terms import Slot, Verb
from blackgate.engine.turn import hand_limit
from blackgate.evaluation.evaluator import NEVER, Evaluator
from blackgate.evaluation.places import after_roll, place_value
from blackgate.evaluation.position import arms, arms_of, danger, is_rival, pain, pressure, surplus
from blackgate.evaluation.powers import ability_score, play_score, reveal_score
from blackgate.evaluation.values import CIGARETTE

FIRST: Final = 100.0
"""Before anything else."""


def turn_score(evaluator: Evaluator, state: State, action: i64) -> float:
    """The score of an action of the turn, or of one that a card allows."""
    rules = evaluator.rules
    me = state.players[evaluator.seat]
    verb: i64 = rules.action_verb[action]
    if verb < 0:
        return bare_score(evaluator, state, me, action)
    score: float = verb_score(evaluator, state, me, verb, action)
    if evaluator.risky < 0:
        evaluator.risky = risky_verbs(evaluator, state, me)
    if evaluator.risky == 0 or not evaluator.risky & bit(verb):
        return score
    risk: float = risk_here(evaluator, state, me)
    if verb == Verb.DIG and rules.card_points[action - Act.DIG] < evaluator.need:
        return score - FIRST - risk
    return score - risk


def risky_verbs(evaluator: Evaluator, state: State, me: Player) -> i64:
    """The mask of verbs that may cost something here."""
    verbs: i64 = 0
    for part in evaluator.dangerous:
        verbs |= part.evaluation.risky(evaluator, state, me)
    return verbs


def risk_here(evaluator: Evaluator, state: State, me: Player) -> float:
    """What a risky action may cost."""
    risk = 0.0
    for part in evaluator.dangerous:
        risk += part.evaluation.risk(evaluator, state, me)
    return risk


def bare_score(evaluator: Evaluator, state: State, me: Player, action: i64) -> float:
    """What belongs to no verb: to pass is worth nothing."""
    if action == Act.REVEAL:
        return reveal_score(evaluator, state)
    if action == Act.ABILITY:
        return ability_score(evaluator, state)
    return evaluator.of_action[action].turn_score(evaluator, state, me, action) if is_of_a_module(action) else 0.0


def verb_score(evaluator: Evaluator, state: State, me: Player, verb: i64, action: i64) -> float:
    """What an action of a verb brings."""
    if is_of_a_module(action):
        return evaluator.of_action[action].turn_score(evaluator, state, me, action)
    weights = evaluator.weights
    match verb:
        case Verb.SEARCH:
            return search_score(evaluator, state, me)
        case Verb.MOVE:
            gain: float = after_roll(evaluator, state) - weights.move_leave * place_value(evaluator, state, me.place)
            return weights.move + weights.move_gain * gain
        case Verb.CAUTIOUS:
            return cautious_score(evaluator, state, me, action - Act.CAUTIOUS)
        case Verb.JOIN:
            return join_score(evaluator, state, me, action - Act.JOIN, 0)
        case Verb.PLAY:
            return play_score(evaluator, state, action - Act.PLAY)
        case Verb.EXTORT:
            return extort_score(evaluator, state, action - Act.EXTORT)
        case Verb.CRAFT:
            return craft_score(evaluator, action - Act.CRAFT)
        case Verb.DIG:
            return FIRST + float(evaluator.rules.card_points[action - Act.DIG])
        case Verb.STEAL:
            if evaluator.carried >= evaluator.need:
                return 0.0
            return weights.steal if evaluator.tools < 4 else 0.2
        case Verb.HEAL:
            return weights.heal + pain(evaluator, state, me)
        case Verb.SELL:
            return sell_score(evaluator, state, me)
        case Verb.BUY:
            return buy_score(evaluator, me, action - Act.BUY)
        case _:
            return 0.0


def craft_score(evaluator: Evaluator, recipe: i64) -> float:
    """A Tool soon; Knives for those who have few."""
    points = evaluator.rules.card_points[evaluator.rules.recipe_gives[recipe]]
    if points > 0:
        return evaluator.weights.craft + evaluator.weights.craft_point * float(min(points, evaluator.need))
    return more_weapons(evaluator, evaluator.weights.knives, evaluator.rules.recipe_count[recipe])


def more_weapons(evaluator: Evaluator, each: float, count: i64) -> float:
    """What some more Weapons are worth."""
    worth = -0.1
    held: i64 = evaluator.weapons
    while count > 0:
        worth += each * evaluator.later_weapons[min(held, 4)]
        held += 1
        count -= 1
    return worth


def buy_score(evaluator: Evaluator, me: Player, deal: i64) -> float:
    """Tools; Weapons for those who have few."""
    rules = evaluator.rules
    points = rules.card_points[rules.deal_gives[deal]] * rules.deal_count[deal]
    if points == 0:
        return more_weapons(evaluator, evaluator.weights.buy_weapon, rules.deal_count[deal])
    price: i64 = max(rules.deal_price[deal] - rules.mod_price[me.gang_card], 1)
    left_over: i64 = evaluator.affordable(me, max(me.cigarettes - price, 0))
    return evaluator.weights.buy + evaluator.weights.buy_point * float(min(points + left_over, evaluator.need))


def sell_score(evaluator: Evaluator, state: State, me: Player) -> float:
    """Values it when it pays for the next Tool, or when the hand is full."""
    spare: i64 = surplus(evaluator, me)
    if spare == 0:
        return NEVER
    gain: i64 = evaluator.affordable(me, me.cigarettes + spare) - evaluator.affordable(me, me.cigarettes)
    crowded: bool = spare >= 4 and me.size >= hand_limit(state, evaluator.seat) - 1
    return evaluator.weights.sell * float(gain) + (evaluator.weights.sell_crowded if crowded else 0.0)


def search_score(evaluator: Evaluator, state: State, me: Player) -> float:
    """Cards, as long as there is room for them."""
    cards: i64 = search_count(state, evaluator.seat)
    room: i64 = hand_limit(state, evaluator.seat) - me.size
    some: float = evaluator.weights.search_card * float(cards)
    return evaluator.weights.search + some * (1.0 if room >= cards else evaluator.weights.search_crowded)


def sure_move_score(evaluator: Evaluator, state: State, me: Player, slot: i64) -> float:
    """A Move without the die, for one action."""
    if slot == Slot.SOLITARY:
        return NEVER
    weights = evaluator.weights
    here: float = weights.move_leave * place_value(evaluator, state, me.place)
    return weights.move + weights.move_gain * (place_value(evaluator, state, slot) - here)


def cautious_score(evaluator: Evaluator, state: State, me: Player, slot: i64) -> float:
    """Sure, and dear: for those who carry much."""
    if slot == Slot.SOLITARY:
        return NEVER
    if evaluator.rules.mod_cautious[evaluator.rules.at_slot(me.gang_card, slot)] < 2:
        return sure_move_score(evaluator, state, me, slot)
    here: float = evaluator.weights.move_leave * place_value(evaluator, state, me.place)
    return evaluator.weights.cautious_gain * (place_value(evaluator, state, slot) - here)


def extort_score(evaluator: Evaluator, state: State, target: i64) -> float:
    """What a rival holds, times the chance to win the fight, less the Weapon. Teammates are spared."""
    if not is_rival(evaluator, target):
        return NEVER
    other = state.players[target]
    odds = win_odds(evaluator, state, target)
    weights = evaluator.weights
    loot: float = weights.loot * float(best_tool(evaluator, other))
    if loot > 0.0 and pressure(evaluator, state, target) > 0.7:
        loot *= 1.0 + weights.spite
    if other.size > 0:
        loot += weights.spoils
    return odds * loot - (1.0 - odds) * weights.defeat - weights.opening


def best_tool(evaluator: Evaluator, other: Player) -> i64:
    """The points of the best Tool in a hand."""
    best: i64 = 0
    faces: i64 = other.holds & evaluator.values.tools
    card: i64 = 0
    while faces != 0:
        if faces & 1:
            best = max(best, evaluator.rules.card_points[card])
        faces >>= 1
        card += 1
    return best


def win_odds(evaluator: Evaluator, state: State, other: i64) -> float:
    """The chance to win a fight that the other one, with its teammates there, has to answer."""
    against: float = arms_of(evaluator, state, other)
    if evaluator.allies != 0:
        seat: i64 = 0
        while seat < evaluator.rules.players:
            helps: bool = seat != other and state.players[seat].place == state.players[other].place
            if helps and is_rival(evaluator, seat):
                against += 0.5 * arms_of(evaluator, state, seat)
            seat += 1
    edge: float = arms(evaluator, state) - evaluator.weights.caution - against
    return min(max(0.5 + evaluator.weights.edge * edge, 0.05), 0.95)


def join_score(evaluator: Evaluator, state: State, me: Player, gang: i64, fewer: i64) -> float:
    """A better Gang card, less what the Accessories would bring."""
    rules = evaluator.rules
    pile: i64 = rules.gang_pile(gang)
    top: i64 = state.gang_piles[pile + 1] if state.gang_piles[pile] > 0 else 0
    gain: float = evaluator.values.power[top] - evaluator.values.power[me.gang_card]
    paid: float = CIGARETTE * float(max(rules.gang_needs[gang] - fewer, 0))
    late: float = evaluator.weights.join_late * min(danger(evaluator, state), 1.0)
    return gain * (evaluator.weights.join - late) - paid


def holds_tool(other: Player, tool: i64) -> bool:
    """Whether a hand holds a Tool."""
    return other.holds & bit(tool) != 0


def demand_worth(evaluator: Evaluator, state: State, target: i64, tool: i64) -> float:
    """What demanding a Tool promises."""
    points = float(evaluator.rules.card_points[tool])
    return points if holds_tool(state.players[target], tool) else 0.01 * points
