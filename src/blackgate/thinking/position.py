"""What a seat makes of the position: what it could craft and sell, what hurts it, who is strong or near winning."""

from mypy_extensions import i64

from blackgate.engine.craft import copies
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.tunnel import side_points
from blackgate.thinking.mind import Mind
from blackgate.thinking.worth import tool_points, weapons_of


def craftable(mind: Mind, state: State, me: Player) -> i64:
    """Points of the Tools the ingredients in hand allow."""
    if mind.crafted < 0:
        mind.crafted = count_crafts(mind, state, me) if me.holds & mind.worth.parts else 0
    return mind.crafted


def count_crafts(mind: Mind, state: State, me: Player) -> i64:
    """The same, each ingredient used once; what stands in for one is counted."""
    rules = mind.rules
    left = mind.left
    points: i64 = 0
    waived: i64 = rules.link if rules.mod_waive[me.gang_card] > 0 else -1
    counted: i64 = 0
    for recipe in mind.worth.recipes:
        first: i64 = rules.recipe_first[recipe]
        end: i64 = rules.recipe_first[recipe + 1]
        times: i64 = state.supply[rules.recipe_gives[recipe]]
        need: i64 = first
        while need < end and times > 0:
            kind = rules.recipe_needs[need]
            if kind != waived:
                if not counted & bit(kind):
                    counted |= bit(kind)
                    left[kind] = copies(state, mind.seat, kind)
                    if len(mind.substitutes) > 0:
                        left[kind] += stand_ins(mind, me, kind)
                times = min(times, left[kind] // mind.worth.need_times[need])
            need += 1
        if times > 0:
            points += times * rules.card_points[rules.recipe_gives[recipe]] * rules.recipe_count[recipe]
            need = first
            while need < end:
                left[rules.recipe_needs[need]] -= times
                need += 1
    return points


def stand_ins(mind: Mind, me: Player, kind: i64) -> i64:
    """How many tokens a player has that stand in for a kind of ingredient."""
    count: i64 = 0
    at: i64 = 0
    while at < len(mind.substitutes):
        if mind.substituted[at] == kind:
            count += me.tokens[mind.substitutes[at]]
        at += 1
    return count


def surplus(mind: Mind, me: Player) -> i64:
    """Cigarettes for the cards that are worth more sold than kept."""
    if mind.sold < 0:
        mind.sold = sale(mind, me)
    return mind.sold


def sale(mind: Mind, me: Player) -> i64:
    """Cigarettes for what one neither digs, fights nor crafts with."""
    faces: i64 = me.holds & mind.worth.for_sale
    money: i64 = 0
    card: i64 = 0
    while faces != 0:
        if faces & 1:
            value: i64 = mind.rules.card_value[card]
            if value > 0:
                money += me.hand[card] * (value + mind.rules.mod_sell[me.gang_card])
        faces >>= 1
        card += 1
    return money


def is_rival(mind: Mind, seat: i64) -> bool:
    """Whether one plays against a seat."""
    return seat != mind.seat and not mind.allies & bit(seat)


def is_fit(mind: Mind, player: Player) -> bool:
    """Whether a player is not beaten too badly to dig. Rule: BEAT-4."""
    return player.beatings < mind.rules.most_beatings


def can_win_now(mind: Mind, me: Player) -> bool:
    """Whether two Digs would do."""
    return is_fit(mind, me) and mind.best + mind.second >= mind.need


def bruises(mind: Mind, state: State, me: Player) -> float:
    """What getting rid of a Beating is worth. Rule: BEAT-3, BEAT-4."""
    if me.beatings == 0:
        return 0.0
    blocked: float = float(craftable(mind, state, me))
    if not is_fit(mind, me):
        blocked += float(mind.carried)
    return 0.5 + mind.weights.heal_blocked * blocked


def next_beating(mind: Mind, state: State, me: Player) -> float:
    """What one more Beating would cost. Rule: BEAT-3, BEAT-4."""
    if not is_fit(mind, me):
        return 0.0
    last: bool = me.beatings + 1 >= mind.rules.most_beatings
    return 0.5 + mind.weights.heal_blocked * float(mind.carried if last else craftable(mind, state, me))


def threat(mind: Mind, state: State, seat: i64) -> float:
    """How near another player is to winning."""
    other = state.players[seat]
    near: float = float(side_points(state, seat)) + 0.7 * float(tool_points(mind.worth, other))
    return near + 0.1 * float(other.size) + 0.05 * float(other.cigarettes)


def pressure(mind: Mind, state: State, seat: i64) -> float:
    """The same as a share of the target."""
    return threat(mind, state, seat) / float(mind.rules.target)


def danger(mind: Mind, state: State) -> float:
    """How near the nearest rival is, as a share of the target."""
    if mind.feared >= 0.0:
        return mind.feared
    most = 0.0
    seat: i64 = 0
    while seat < mind.rules.players:
        if is_rival(mind, seat):
            most = max(most, pressure(mind, state, seat))
        seat += 1
    mind.feared = most
    return most


def arms_of(mind: Mind, state: State, seat: i64) -> float:
    """How strong another player is in a fight: half what it holds, half what a hand of that size holds on the whole."""
    other = state.players[seat]
    held = float(weapons_of(mind.worth, other))
    guessed: float = 0.16 * float(other.size)
    gang: i64 = mind.rules.mod_arms_defend[other.gang_card]
    known: float = mind.weights.known_arms
    return known * held + (1.0 - known) * guessed + float(gang) + extra_arms(mind, other)


def arms(mind: Mind, state: State) -> float:
    """The own strength in an attack, counted in the same way."""
    me = state.players[mind.seat]
    gang: i64 = mind.rules.mod_arms_attack[me.gang_card]
    return float(mind.weapons + gang) + extra_arms(mind, me)


def extra_arms(mind: Mind, player: Player) -> float:
    """What a player has beside Weapons and gang to fight with."""
    extra = 0.0
    at: i64 = 0
    while at < len(mind.weapon_tokens):
        extra += mind.weapon_values[at] * float(player.tokens[mind.weapon_tokens[at]])
        at += 1
    return extra


def pain(mind: Mind, state: State, me: Player) -> float:
    """What a cure is worth: it takes a Beating or another ailment away, whichever hurts more. Rule: HEAL-1."""
    worst = bruises(mind, state, me)
    for part in mind.ailing:
        worst = max(worst, part.evaluation.ailment(mind, me))
    return worst
