"""The values of cards, cigarettes, powers and tokens in Tunnel points. The numbers were tuned by play.

Computed once per ruleset from its tables, so that unknown cards have a value too: by their class or their effects.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import State
from blackgate.engine.terms import Card, CardClass, Do, Flag, Slot, Verb, When, Who

CIGARETTE: Final = 0.26
"""A Shovel costs 8 and digs 3, less the actions it takes."""
BACKGROUND: Final = 1.0
"""A Background that can still be revealed."""
SOLITARY: Final = 1.0
"""What being sent there costs."""
MOST_MONEY: Final[i64] = 63
MOST_DISCOUNT: Final[i64] = 4

BY_CLASS: Final[tuple[float, ...]] = (0.45, 0.0, 0.8, 0.3, 0.0, 0.4)
"""By card class: what a card is worth in hand, before its own facts; Tools and rare items by their numbers."""
DRAWN_CARD: Final = 0.35
STOLEN_CARD: Final = 0.7
FREE_VERBS: Final[dict[int, float]] = {
    int(Verb.SEARCH): 0.55, int(Verb.MOVE): 0.5, int(Verb.EXTORT): 0.5, int(Verb.CRAFT): 0.6, int(Verb.DIG): 1.1,
    int(Verb.HEAL): 0.4, int(Verb.SELL): 0.3, int(Verb.BUY): 0.7,
}  # fmt: skip
"""What performing an action outside the allowance is worth, on the whole."""
USES: Final[dict[int, float]] = {
    int(Verb.SEARCH): 3.0, int(Verb.MOVE): 3.0, int(Verb.CAUTIOUS): 0.5, int(Verb.EXTORT): 1.0, int(Verb.CRAFT): 1.5,
    int(Verb.DIG): 2.0, int(Verb.SELL): 1.0, int(Verb.BUY): 1.0, int(Verb.WIN): 0.7, int(Verb.LOSE): 0.5,
}  # fmt: skip
"""How often an action comes up in the rest of a game."""
TURNS_LEFT: Final = 4.0
"""How many turns a Gang card serves, on the whole."""


@final
class Values:
    """The tables of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self.tools: i64 = rules.class_faces[CardClass.TOOL]
        self.weapons: i64 = rules.class_faces[CardClass.WEAPON]
        self.parts: i64 = rules.class_faces[CardClass.PART]
        self.for_sale: i64 = rules.class_faces[CardClass.ACCESSORY] | rules.class_faces[CardClass.RARE]
        """Cards that serve neither to Dig nor to fight nor to Craft."""
        self.digs: i64 = sum(bit(n) for n in range(rules.cards) if frees(rules, rules.card_program[n], int(Verb.DIG)))
        """The Action cards that let one dig."""
        self.part_points: vec[i64] = vec[i64](
            [max((made_of(rules, recipe, n) for recipe in range(rules.recipes)), default=0) for n in range(rules.cards)]
        )
        """By card: the points of the best Tool it is an ingredient of."""
        self.dealt: i64 = sum(bit(card) for card in {int(rules.deal_gives[n]) for n in range(rules.deals)})
        """The cards that can be bought."""
        self.need_times: vec[i64] = vec[i64](need_times(rules))
        """By need of a recipe: how often the recipe needs that kind."""
        self.program: vec[float] = vec[float]([program_worth(rules, n) for n in range(len(rules.program_first) - 1)])
        """By program: what its effects are worth on the whole."""
        self.card: vec[float] = vec[float]([self._card(n) for n in range(rules.cards)])
        """By card: what the first copy is worth in hand."""
        self.power: vec[float] = vec[float]([self._power(n) for n in range(rules.powers)])
        """By power: what a Gang card, or a Background to be revealed, is worth."""
        self.bought: vec[i64] = vec[i64](
            [points_for(rules, money, off) for off in range(MOST_DISCOUNT) for money in range(MOST_MONEY + 1)]
        )
        """By discount and cigarettes: the Tunnel points they buy, dearest Tool first."""
        self.shown: vec[i64] = vec[i64]([slot for face in range(7) for slot in shown_slots(rules, face)])
        """By result of the die: the slots it shows, up to eight, then -1."""
        self.recipes: vec[i64] = vec[i64](tool_recipes(rules))
        """The recipes of Tools, best first."""

    def _card(self, card: int) -> float:
        rules = self.rules
        kind = rules.card_class[card]
        if kind == CardClass.TOOL:
            return 0.9 * float(rules.card_points[card])
        if kind == CardClass.RARE:
            return CIGARETTE * float(rules.card_value[card])
        if kind == CardClass.ACTION:
            return min(max(0.6 * self.program[rules.card_program[card]], 0.3), 1.5)
        if kind == CardClass.PART:
            return 0.3 + 0.35 * float(self.part_points[card]) if rules.card_kind[card] != rules.link else 0.7
        return BY_CLASS[kind]

    def _power(self, power: int) -> float:
        rules = self.rules
        if power == 0:
            return 0.0
        once = self.program[rules.power_program[power]]
        if power > rules.gang_cards:
            return min(max(once + 0.3 * self.program[rules.power_bonus[power]], 0.3), 2.5)
        return min(max(once * uses(rules, power) + standing_worth(rules, power), 0.3), 3.0)


def program_worth(rules: Ruleset, program: int) -> float:
    """What the effects of a card are worth, wherever and whenever it is used."""
    worth = 0.0
    for line in range(rules.program_first[program], rules.program_first[program + 1]):
        worth += line_worth(rules, line)
    return worth


def line_worth(rules: Ruleset, line: int) -> float:
    """What one effect is worth."""
    n = float(rules.line_n[line])
    own = rules.line_who[line] == Who.SELF
    arg = rules.line_arg[line]
    match rules.line_do[line]:
        case Do.DRAW:
            return DRAWN_CARD * n
        case Do.GAIN:
            return n * (0.75 * float(rules.card_points[arg]) if rules.card_points[arg] > 0 else 0.35)
        case Do.CIGS:
            return n * CIGARETTE * (1.0 if own else 1.3)
        case Do.GRAB:
            return n * (STOLEN_CARD + (0.5 if rules.line_flags[line] & Flag.CHOICE else 0.0))
        case Do.DROP:
            return -0.25 * n if own else 0.35 * n
        case Do.PEEK:
            return 0.1
        case Do.MOVE:
            if own:
                return 0.9 if rules.line_flags[line] & Flag.ANY_PLACE else 0.6
            return 0.7
        case Do.HEAL:
            return 0.25 * n
        case Do.BEAT:
            return 0.4 * n if rules.line_who[line] != Who.OTHERS else 0.15 * n * float(rules.players - 1)
        case Do.ACT:
            return 0.55 * n
        case Do.FREE | Do.PERFORM:
            return max((worth for verb, worth in FREE_VERBS.items() if arg >> verb & 1), default=0.3)
        case Do.RECOVER:
            return 0.6 * n
        case Do.CANCEL:
            return 1.0
        case Do.PAY:
            return -CIGARETTE * n
        case _:
            return n


def uses(rules: Ruleset, power: int) -> float:
    """How often a Gang card is used in the rest of a game."""
    when = rules.power_when[power]
    if when == When.MY_TURN or when == When.TURN_START:
        return TURNS_LEFT
    if when == When.AFTER or when == When.AFTER_OTHER:
        return max((often for verb, often in USES.items() if rules.power_verbs[power] >> verb & 1), default=1.0)
    return 1.5


def standing_worth(rules: Ruleset, power: int) -> float:
    """What the standing changes of a Gang card are worth."""
    worth = 0.5 if rules.mod_rolls[power] > 1 else 0.0
    for table, each in (
        (rules.mod_reroll, 0.3),
        (rules.mod_search, 0.8),
        (rules.mod_hand, 0.1),
        (rules.mod_sell, 0.9),
        (rules.mod_price, 0.55),
        (rules.mod_waive, 1.5),
        (rules.mod_arms_attack, 0.6),
        (rules.mod_arms_defend, 0.6),
        (rules.mod_searches, 0.8),
        (rules.mod_extortions, 0.5),
    ):
        worth += each * float(table[power])
    for slot in range(Slot.COUNT):
        at = rules.at_slot(power, slot)
        worth += 0.35 * sum(each for verb, each in FREE_VERBS.items() if rules.mod_allow[at] >> verb & 1)
        worth += 0.3 if rules.mod_immune[at] != 0 else 0.0
        worth += 1.2 if rules.mod_cautious[at] < rules.mod_cautious[slot] else 0.0
    return worth


def frees(rules: Ruleset, program: int, verb: int) -> bool:
    """Whether a card lets its owner perform an action."""
    for line in range(rules.program_first[program], rules.program_first[program + 1]):
        if rules.line_do[line] in (Do.FREE, Do.PERFORM) and rules.line_arg[line] >> verb & 1:
            return True
    return False


def made_of(rules: Ruleset, recipe: int, card: int) -> int:
    """The points of the Tool a recipe makes, if it needs a card; else 0."""
    needs = [rules.recipe_needs[n] for n in range(rules.recipe_first[recipe], rules.recipe_first[recipe + 1])]
    return rules.card_points[rules.recipe_gives[recipe]] if rules.card_kind[card] in needs else 0


def shown_slots(rules: Ruleset, face: int) -> list[int]:
    """The slots a result leads to, filled up with -1."""
    slots = [slot for slot in range(Slot.COUNT) if 0 < face < len(rules.die) and rules.die[face] >> slot & 1]
    return slots + [-1] * (Slot.COUNT - len(slots))


def need_times(rules: Ruleset) -> list[int]:
    """How often each need stands in its recipe."""
    times = [1] * len(rules.recipe_needs)
    for recipe in range(rules.recipes):
        needs = range(rules.recipe_first[recipe], rules.recipe_first[recipe + 1])
        for need in needs:
            times[need] = sum(rules.recipe_needs[other] == rules.recipe_needs[need] for other in needs)
    return times


def tool_recipes(rules: Ruleset) -> list[int]:
    """The recipes that make Tools, best first."""
    tools = [recipe for recipe in range(rules.recipes) if rules.card_points[rules.recipe_gives[recipe]] > 0]
    return sorted(tools, key=lambda recipe: -rules.card_points[rules.recipe_gives[recipe]])


def points_for(rules: Ruleset, money: int, off: int) -> int:
    """Tunnel points that many cigarettes buy."""
    points = 0
    worth = [(rules.card_points[rules.deal_gives[deal]] * rules.deal_count[deal], deal) for deal in range(rules.deals)]
    for gain, deal in sorted(worth, reverse=True):
        price = max(rules.deal_price[deal] - off, 1)
        while gain and money >= price:
            money -= price
            points += gain
    return points


def stock_of(values: Values, state: State) -> i64:
    """The points of the Tools on those piles that are for sale."""
    points: i64 = 0
    card: i64 = Card.SPOON
    while card < Card.PILES:
        if values.dealt & bit(card):
            points += state.supply[card] * values.rules.card_points[card]
        card += 1
    return points


def weapons_of(values: Values, player: Player) -> i64:
    """How many Weapons a hand holds."""
    count: i64 = 0
    faces: i64 = player.holds & values.weapons
    card: i64 = 0
    while faces != 0:
        if faces & 1:
            count += player.hand[card]
        faces >>= 1
        card += 1
    return count


def tool_points(values: Values, player: Player) -> i64:
    """The points of all Tools in a hand."""
    if not player.holds & values.tools:
        return 0
    points = values.rules.card_points
    hand = player.hand
    spoons: i64 = hand[Card.SPOON] * points[Card.SPOON]
    return spoons + hand[Card.PICKAXE] * points[Card.PICKAXE] + hand[Card.SHOVEL] * points[Card.SHOVEL]
