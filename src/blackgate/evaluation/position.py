"""Facts about a position: what a seat could craft and sell, what hurts it, who is strong or close to winning."""

from mypy_extensions import i64

from blackgate.engine.craft import copies
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.tunnel import side_points
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.values import tool_points, weapons_of


def craftable(evaluator: Evaluator, state: State, me: Player) -> i64:
    """Points of the Tools the ingredients in hand allow."""
    if evaluator.crafted < 0:
        evaluator.crafted = count_crafts(evaluator, state, me) if me.holds & evaluator.values.parts else 0
    return evaluator.crafted


def count_crafts(evaluator: Evaluator, state: State, me: Player) -> i64:
    """The same, each ingredient used once; what stands in for one is counted."""
    rules = evaluator.rules
    left = evaluator.left
    points: i64 = 0
    waived: i64 = rules.link if rules.mod_waive[me.gang_card] > 0 else -1
    counted: i64 = 0
    for recipe in evaluator.values.recipes:
        first: i64 = rules.recipe_first[recipe]
        end: i64 = rules.recipe_first[recipe + 1]
        times: i64 = state.supply[rules.recipe_gives[recipe]]
        need: i64 = first
        while need < end and times > 0:
            kind = rules.recipe_needs[need]
            if kind != waived:
                if not counted & bit(kind):
                    counted |= bit(kind)
                    left[kind] = copies(state, evaluator.seat, kind)
                    if len(evaluator.substitutes) > 0:
                        left[kind] += stand_ins(evaluator, me, kind)
                times = min(times, left[kind] // evaluator.values.need_times[need])
            need += 1
        if times > 0:
            points += times * rules.card_points[rules.recipe_gives[recipe]] * rules.recipe_count[recipe]
            need = first
            while need < end:
                left[rules.recipe_needs[need]] -= times
                need += 1
    return points


def stand_ins(evaluator: Evaluator, me: Player, kind: i64) -> i64:
    """How many tokens a player has that stand in for a kind of ingredient."""
    count: i64 = 0
    at: i64 = 0
    while at < len(evaluator.substitutes):
        if evaluator.substituted[at] == kind:
            count += me.tokens[evaluator.substitutes[at]]
        at += 1
    return count


def surplus(evaluator: Evaluator, me: Player) -> i64:
    """Cigarettes for the cards that are worth more sold than kept."""
    if evaluator.sold < 0:
        evaluator.sold = sale(evaluator, me)
    return evaluator.sold


def sale(evaluator: Evaluator, me: Player) -> i64:
    """Cigarettes for what one neither digs, fights nor crafts with."""
    faces: i64 = me.holds & evaluator.values.for_sale
    money: i64 = 0
    card: i64 = 0
    while faces != 0:
        if faces & 1:
            value: i64 = evaluator.rules.card_value[card]
            if value > 0:
                money += me.hand[card] * (value + evaluator.rules.mod_sell[me.gang_card])
        faces >>= 1
        card += 1
    return money


def is_rival(evaluator: Evaluator, seat: i64) -> bool:
    """Whether one plays against a seat."""
    return seat != evaluator.seat and not evaluator.allies & bit(seat)


def is_fit(evaluator: Evaluator, player: Player) -> bool:
    """Whether a player is not beaten too badly to dig. Rule: BEAT-4."""
    return player.beatings < evaluator.rules.most_beatings


def can_win_now(evaluator: Evaluator, me: Player) -> bool:
    """Whether two Digs would do."""
    return is_fit(evaluator, me) and evaluator.best + evaluator.second >= evaluator.need


def bruises(evaluator: Evaluator, state: State, me: Player) -> float:
    """What getting rid of a Beating is worth. Rule: BEAT-3, BEAT-4."""
    if me.beatings == 0:
        return 0.0
    blocked: float = float(craftable(evaluator, state, me))
    if not is_fit(evaluator, me):
        blocked += float(evaluator.carried)
    return 0.5 + evaluator.weights.heal_blocked * blocked


def next_beating(evaluator: Evaluator, state: State, me: Player) -> float:
    """What one more Beating would cost. Rule: BEAT-3, BEAT-4."""
    if not is_fit(evaluator, me):
        return 0.0
    last: bool = me.beatings + 1 >= evaluator.rules.most_beatings
    return 0.5 + evaluator.weights.heal_blocked * float(evaluator.carried if last else craftable(evaluator, state, me))


def threat(evaluator: Evaluator, state: State, seat: i64) -> float:
    """How near another player is to winning."""
    other = state.players[seat]
    near: float = float(side_points(state, seat)) + 0.7 * float(tool_points(evaluator.values, other))
    return near + 0.1 * float(other.size) + 0.05 * float(other.cigarettes)


def pressure(evaluator: Evaluator, state: State, seat: i64) -> float:
    """The same as a share of the target."""
    return threat(evaluator, state, seat) / float(evaluator.rules.target)


def danger(evaluator: Evaluator, state: State) -> float:
    """How near the nearest rival is, as a share of the target."""
    if evaluator.feared >= 0.0:
        return evaluator.feared
    most = 0.0
    seat: i64 = 0
    while seat < evaluator.rules.players:
        if is_rival(evaluator, seat):
            most = max(most, pressure(evaluator, state, seat))
        seat += 1
    evaluator.feared = most
    return most


def arms_of(evaluator: Evaluator, state: State, seat: i64) -> float:
    """How strong another player is in a fight: half what it holds, half what a hand of that size holds on the whole."""
    other = state.players[seat]
    held = float(weapons_of(evaluator.values, other))
    guessed: float = 0.16 * float(other.size)
    gang: i64 = evaluator.rules.mod_arms_defend[other.gang_card]
    known: float = evaluator.weights.known_arms
    return known * held + (1.0 - known) * guessed + float(gang) + extra_arms(evaluator, other)


def arms(evaluator: Evaluator, state: State) -> float:
    """The own strength in an attack, counted in the same way."""
    me = state.players[evaluator.seat]
    gang: i64 = evaluator.rules.mod_arms_attack[me.gang_card]
    return float(evaluator.weapons + gang) + extra_arms(evaluator, me)


def extra_arms(evaluator: Evaluator, player: Player) -> float:
    """What a player has beside Weapons and gang to fight with."""
    extra = 0.0
    at: i64 = 0
    while at < len(evaluator.weapon_tokens):
        extra += evaluator.weapon_values[at] * float(player.tokens[evaluator.weapon_tokens[at]])
        at += 1
    return extra


def pain(evaluator: Evaluator, state: State, me: Player) -> float:
    """What a cure is worth: it takes a Beating or another ailment away, whichever hurts more. Rule: HEAL-1."""
    worst = bruises(evaluator, state, me)
    for part in evaluator.ailing:
        worst = max(worst, part.evaluation.ailment(evaluator, me))
    return worst
