"""How a seat sees its own position: what it carries, what it could make of it, who is near winning."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.craft import copies
from blackgate.engine.masks import bit
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import Player, State
from blackgate.engine.terms import Card, Slot, Token
from blackgate.engine.tunnel import side_points
from blackgate.thinking.weights import Weights
from blackgate.thinking.worth import MOST_DISCOUNT, MOST_MONEY, Worth

NEVER: Final = -100.0
"""The score of what one should not do."""
LATER_WEAPONS: Final[tuple[float, ...]] = (1.5, 1.1, 0.75, 0.45, 0.2)
"""What is left of a Weapon's worth: the first, the second …"""


@final
class Mind:
    """One look at the table from one seat; it is used again and again."""

    def __init__(self, rules: Ruleset) -> None:
        self.worth: Worth = Worth(rules)
        self.weights: Weights = Weights()
        self.rules: Ruleset = rules
        self.seat: i64 = 0
        self.allies: i64 = 0
        self.need: i64 = 0
        """Tunnel points the side still lacks."""
        self.carried: i64 = 0
        """Points that lie in hand, as far as they are needed."""
        self.loose: i64 = 0
        """All points that lie in hand."""
        self.best: i64 = 0
        """The points of the best Tool in hand, and of the next."""
        self.second: i64 = 0
        self.tools: i64 = 0
        """How many Tools."""
        self.weapons: i64 = 0
        self.stock: i64 = 0
        """Points of the Tools that are still for sale."""
        # What is only looked at when somebody asks; below 0 nobody has asked yet.
        self.crafted: i64 = -1
        self.sold: i64 = -1
        self.feared: float = -1.0
        self.later_weapons: vec[float] = vec[float](LATER_WEAPONS)
        self.left: vec[i64] = vec[i64]([0] * Card.MOST)
        """Room for counting ingredients."""
        self.longings: vec[float] = vec[float]([0.0] * Slot.COUNT)
        self.longed: bool = False
        """Whether the Places have been looked at."""
        self.jitter: float = 0.0
        """How far a score may be off, by chance."""
        self.chance: i64 = 1
        """Where the generator of that stands."""

    def look(self, state: State, seat: i64) -> None:
        """Take the position in, as far as every question needs it."""
        rules = self.rules
        me = state.players[seat]
        self.seat = seat
        self.allies = rules.allies[seat]
        self.need = rules.target - side_points(state, seat)
        shovels = me.hand[Card.SHOVEL]
        pickaxes = me.hand[Card.PICKAXE]
        spoons = me.hand[Card.SPOON]
        self.tools = shovels + pickaxes + spoons
        self.loose = 0
        self.best = 0
        self.second = 0
        if self.tools > 0:
            self._count_tools(shovels, pickaxes, spoons)
        self.carried = min(self.loose, self.need)
        self.weapons = weapons_of(self.worth, me)
        self.stock = stock_of(self.worth, state)
        self.crafted = -1
        self.sold = -1
        self.feared = -1.0
        self.longed = False

    def _count_tools(self, shovels: i64, pickaxes: i64, spoons: i64) -> None:
        points = self.rules.card_points
        self.loose = shovels * points[Card.SHOVEL] + pickaxes * points[Card.PICKAXE] + spoons * points[Card.SPOON]
        self._add_tool(points[Card.SHOVEL], shovels)
        self._add_tool(points[Card.PICKAXE], pickaxes)
        self._add_tool(points[Card.SPOON], spoons)

    def _add_tool(self, points: i64, count: i64) -> None:
        while count > 0 and points > self.second:
            if points > self.best:
                self.second = self.best
                self.best = points
            else:
                self.second = points
            count -= 1

    def keep(self, me: Player, card: i64) -> float:
        """What a card in hand is worth if kept."""
        worth: float = self.worth.card[card]
        mark = bit(card)
        if mark & self.worth.weapons:
            return self.weights.keep_weapon * worth * self.later_weapons[min(max(self.weapons - 1, 0), 4)]
        if mark & self.worth.parts:
            return self.weights.keep_part * worth * (1.0 if me.hand[card] <= 2 else 0.4)
        if mark & self.worth.for_sale:
            return self.weights.keep_spare * worth * (1.0 if me.hand[card] <= 1 else 0.3)
        return worth if mark & self.worth.tools else self.weights.keep_action * worth

    def affordable(self, me: Player, money: i64) -> i64:
        """Tunnel points that many cigarettes buy, as far as they are needed."""
        off = min(self.rules.mod_price[me.gang_card], MOST_DISCOUNT - 1)
        useful: i64 = min(self.need, self.stock)  # the least of three would be a call of Python's own, and slow
        return min(self.worth.bought[off * (MOST_MONEY + 1) + min(money, MOST_MONEY)], useful)

    def token(self, kind: i64, held: i64) -> float:
        """What one more token of a kind is worth to whoever holds some."""
        return self.worth.token[kind * 4 + min(held, 3)]


def stock_of(worth: Worth, state: State) -> i64:
    """The points of the Tools on those piles that are for sale."""
    points: i64 = 0
    card: i64 = Card.SPOON
    while card < Card.PILES:
        if worth.dealt & bit(card):
            points += state.supply[card] * worth.rules.card_points[card]
        card += 1
    return points


def weapons_of(worth: Worth, player: Player) -> i64:
    """How many Weapons a hand holds."""
    count: i64 = 0
    faces: i64 = player.holds & worth.weapons
    card: i64 = 0
    while faces != 0:
        if faces & 1:
            count += player.hand[card]
        faces >>= 1
        card += 1
    return count


def tool_points(worth: Worth, player: Player) -> i64:
    """The points of all Tools in a hand."""
    if not player.holds & worth.tools:
        return 0
    points = worth.rules.card_points
    hand = player.hand
    spoons: i64 = hand[Card.SPOON] * points[Card.SPOON]
    return spoons + hand[Card.PICKAXE] * points[Card.PICKAXE] + hand[Card.SHOVEL] * points[Card.SHOVEL]


def craftable(mind: Mind, state: State, me: Player) -> i64:
    """Points of the Tools the ingredients in hand allow."""
    if mind.crafted < 0:
        mind.crafted = count_crafts(mind, state, me) if me.holds & mind.worth.parts else 0
    return mind.crafted


def count_crafts(mind: Mind, state: State, me: Player) -> i64:
    """The same, each ingredient used once; a Bandage is a Link. Rule: PLACE-LAUN-4."""
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
                    if kind == rules.link:
                        left[kind] += me.tokens[Token.BANDAGE]
                times = min(times, left[kind] // mind.worth.need_times[need])
            need += 1
        if times > 0:
            points += times * rules.card_points[rules.recipe_gives[recipe]] * rules.recipe_count[recipe]
            need = first
            while need < end:
                left[rules.recipe_needs[need]] -= times
                need += 1
    return points


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
    return known * held + (1.0 - known) * guessed + float(gang) + 0.5 * float(other.tokens[Token.WORKOUT])


def arms(mind: Mind, state: State) -> float:
    """The own strength in an attack, counted in the same way."""
    me = state.players[mind.seat]
    gang: i64 = mind.rules.mod_arms_attack[me.gang_card]
    return float(mind.weapons + gang) + 0.5 * float(me.tokens[Token.WORKOUT])
