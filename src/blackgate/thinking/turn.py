"""What a seat thinks of the actions of its turn. A score is worth in Tunnel points for one action."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_of_a_module
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.search import search_count
from blackgate.engine.state import State
from blackgate.engine.terms import Slot, Verb
from blackgate.engine.turn import hand_limit
from blackgate.thinking.longing import after_roll, longing
from blackgate.thinking.mind import NEVER, Mind
from blackgate.thinking.position import arms, arms_of, danger, is_rival, pain, pressure, surplus
from blackgate.thinking.powers import ability_score, play_score, reveal_score
from blackgate.thinking.worth import CIGARETTE

FIRST: Final = 100.0
"""Before anything else."""


def turn_score(mind: Mind, state: State, action: i64) -> float:
    """How much a seat wants an action of its turn, or one a card lets it perform."""
    rules = mind.rules
    me = state.players[mind.seat]
    verb: i64 = rules.action_verb[action]
    if verb < 0:
        return bare_score(mind, state, me, action)
    score: float = verb_score(mind, state, me, verb, action)
    if mind.risky < 0:
        mind.risky = risky_verbs(mind, state, me)
    if mind.risky == 0 or not mind.risky & bit(verb):
        return score
    risk: float = risk_here(mind, state, me)
    if verb == Verb.DIG and rules.card_points[action - Act.DIG] < mind.need:
        return score - FIRST - risk
    return score - risk


def risky_verbs(mind: Mind, state: State, me: Player) -> i64:
    """The mask of verbs that may cost something here."""
    verbs: i64 = 0
    for part in mind.dangerous:
        verbs |= part.evaluation.risky(mind, state, me)
    return verbs


def risk_here(mind: Mind, state: State, me: Player) -> float:
    """What a risky action may cost."""
    risk = 0.0
    for part in mind.dangerous:
        risk += part.evaluation.risk(mind, state, me)
    return risk


def bare_score(mind: Mind, state: State, me: Player, action: i64) -> float:
    """What belongs to no verb: to pass is worth nothing."""
    if action == Act.REVEAL:
        return reveal_score(mind, state)
    if action == Act.ABILITY:
        return ability_score(mind, state)
    return mind.of_action[action].turn_score(mind, state, me, action) if is_of_a_module(action) else 0.0


def verb_score(mind: Mind, state: State, me: Player, verb: i64, action: i64) -> float:
    """What an action of a verb brings."""
    if is_of_a_module(action):
        return mind.of_action[action].turn_score(mind, state, me, action)
    weights = mind.weights
    match verb:
        case Verb.SEARCH:
            return search_score(mind, state, me)
        case Verb.MOVE:
            gain: float = after_roll(mind, state) - weights.move_leave * longing(mind, state, me.place)
            return weights.move + weights.move_gain * gain
        case Verb.CAUTIOUS:
            return cautious_score(mind, state, me, action - Act.CAUTIOUS)
        case Verb.JOIN:
            return join_score(mind, state, me, action - Act.JOIN, 0)
        case Verb.PLAY:
            return play_score(mind, state, action - Act.PLAY)
        case Verb.EXTORT:
            return extort_score(mind, state, action - Act.EXTORT)
        case Verb.CRAFT:
            return craft_score(mind, action - Act.CRAFT)
        case Verb.DIG:
            return FIRST + float(mind.rules.card_points[action - Act.DIG])
        case Verb.STEAL:
            if mind.carried >= mind.need:
                return 0.0
            return weights.steal if mind.tools < 4 else 0.2
        case Verb.HEAL:
            return weights.heal + pain(mind, state, me)
        case Verb.SELL:
            return sell_score(mind, state, me)
        case Verb.BUY:
            return buy_score(mind, me, action - Act.BUY)
        case _:
            return 0.0


def craft_score(mind: Mind, recipe: i64) -> float:
    """A Tool soon; Knives for those who have few."""
    points = mind.rules.card_points[mind.rules.recipe_gives[recipe]]
    if points > 0:
        return mind.weights.craft + mind.weights.craft_point * float(min(points, mind.need))
    return more_weapons(mind, mind.weights.knives, mind.rules.recipe_count[recipe])


def more_weapons(mind: Mind, each: float, count: i64) -> float:
    """What some more Weapons are worth."""
    worth = -0.1
    held: i64 = mind.weapons
    while count > 0:
        worth += each * mind.later_weapons[min(held, 4)]
        held += 1
        count -= 1
    return worth


def buy_score(mind: Mind, me: Player, deal: i64) -> float:
    """Tools; Weapons for those who have few."""
    rules = mind.rules
    points = rules.card_points[rules.deal_gives[deal]] * rules.deal_count[deal]
    if points == 0:
        return more_weapons(mind, mind.weights.buy_weapon, rules.deal_count[deal])
    price: i64 = max(rules.deal_price[deal] - rules.mod_price[me.gang_card], 1)
    left_over: i64 = mind.affordable(me, max(me.cigarettes - price, 0))
    return mind.weights.buy + mind.weights.buy_point * float(min(points + left_over, mind.need))


def sell_score(mind: Mind, state: State, me: Player) -> float:
    """Worth it when it pays for the next Tool, or when the hand is full."""
    spare: i64 = surplus(mind, me)
    if spare == 0:
        return NEVER
    gain: i64 = mind.affordable(me, me.cigarettes + spare) - mind.affordable(me, me.cigarettes)
    crowded: bool = spare >= 4 and me.size >= hand_limit(state, mind.seat) - 1
    return mind.weights.sell * float(gain) + (mind.weights.sell_crowded if crowded else 0.0)


def search_score(mind: Mind, state: State, me: Player) -> float:
    """Cards, as long as there is room for them."""
    cards: i64 = search_count(state, mind.seat)
    room: i64 = hand_limit(state, mind.seat) - me.size
    some: float = mind.weights.search_card * float(cards)
    return mind.weights.search + some * (1.0 if room >= cards else mind.weights.search_crowded)


def sure_move_score(mind: Mind, state: State, me: Player, slot: i64) -> float:
    """A Move without the die, for one action."""
    if slot == Slot.SOLITARY:
        return NEVER
    weights = mind.weights
    here: float = weights.move_leave * longing(mind, state, me.place)
    return weights.move + weights.move_gain * (longing(mind, state, slot) - here)


def cautious_score(mind: Mind, state: State, me: Player, slot: i64) -> float:
    """Sure, and dear: for those who carry much."""
    if slot == Slot.SOLITARY:
        return NEVER
    if mind.rules.mod_cautious[mind.rules.at_slot(me.gang_card, slot)] < 2:
        return sure_move_score(mind, state, me, slot)
    here: float = mind.weights.move_leave * longing(mind, state, me.place)
    return mind.weights.cautious_gain * (longing(mind, state, slot) - here)


def extort_score(mind: Mind, state: State, target: i64) -> float:
    """What a rival holds, times the chance to win the fight, less the Weapon. Teammates are spared."""
    if not is_rival(mind, target):
        return NEVER
    other = state.players[target]
    odds = win_odds(mind, state, target)
    weights = mind.weights
    loot: float = weights.loot * float(best_tool(mind, other))
    if loot > 0.0 and pressure(mind, state, target) > 0.7:
        loot *= 1.0 + weights.spite
    if other.size > 0:
        loot += weights.spoils
    return odds * loot - (1.0 - odds) * weights.defeat - weights.opening


def best_tool(mind: Mind, other: Player) -> i64:
    """The points of the best Tool in a hand."""
    best: i64 = 0
    faces: i64 = other.holds & mind.worth.tools
    card: i64 = 0
    while faces != 0:
        if faces & 1:
            best = max(best, mind.rules.card_points[card])
        faces >>= 1
        card += 1
    return best


def win_odds(mind: Mind, state: State, other: i64) -> float:
    """The chance to win a fight that the other one, with its teammates there, has to answer."""
    against: float = arms_of(mind, state, other)
    if mind.allies != 0:
        seat: i64 = 0
        while seat < mind.rules.players:
            helps: bool = seat != other and state.players[seat].place == state.players[other].place
            if helps and is_rival(mind, seat):
                against += 0.5 * arms_of(mind, state, seat)
            seat += 1
    edge: float = arms(mind, state) - mind.weights.caution - against
    return min(max(0.5 + mind.weights.edge * edge, 0.05), 0.95)


def join_score(mind: Mind, state: State, me: Player, gang: i64, fewer: i64) -> float:
    """A better Gang card, less what the Accessories would bring."""
    rules = mind.rules
    pile: i64 = rules.gang_pile(gang)
    top: i64 = state.gang_piles[pile + 1] if state.gang_piles[pile] > 0 else 0
    gain: float = mind.worth.power[top] - mind.worth.power[me.gang_card]
    paid: float = CIGARETTE * float(max(rules.gang_needs[gang] - fewer, 0))
    late: float = mind.weights.join_late * min(danger(mind, state), 1.0)
    return gain * (mind.weights.join - late) - paid


def holds_tool(other: Player, tool: i64) -> bool:
    """Whether a hand holds a Tool."""
    return other.holds & bit(tool) != 0


def demand_worth(mind: Mind, state: State, target: i64, tool: i64) -> float:
    """What demanding a Tool promises."""
    points = float(mind.rules.card_points[tool])
    return points if holds_tool(state.players[target], tool) else 0.01 * points
