"""A whole table in numbers: for every seat the list of what is true of it.

A feature is true or not, so the first layer of the network (`table_network`) only adds columns. A number becomes one
feature for each value it can have. All seats are described in the same way and read by the same weights, so what is
learned about one seat holds for every seat, in games of any size. The viewpoint is the seat whose turn it is: `wait`
counts from there. So a position has the same chances whoever looks at it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.agenda import Ask
from blackgate.engine.frames import Answer, Fight, Lay, Name
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.terms import SEATS, Card, CardClass, Verb
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.position import craftable, is_fit, surplus

BLOCKS: Final = (
    ("need", 21), ("carried", 13), ("blocked", 7), ("gap", 13), ("spoons", 4), ("pickaxes", 4), ("shovels", 4),
    ("ready", 4), ("place", 8), ("open", 5), ("search", 4), ("craft", 10), ("craft_blocked", 7), ("cigarettes", 16),
    ("affordable", 10), ("buy_now", 10), ("surplus", 8), ("weapons", 7), ("containers", 4), ("pikes", 4), ("links", 4),
    ("accessories", 6), ("rares", 4), ("action_cards", 5), ("action_worth", 8), ("dig_cards", 3), ("hand", 14),
    ("beatings", 4), ("trauma", 1), ("gang", 8), ("gang_power", 10), ("background", 7), ("tokens", 18), ("wait", 6),
    ("actions", 5), ("turn", 5), ("dig_left", 9), ("asked", 64), ("attacks", 5), ("defends", 5), ("arms_ahead", 9),
    ("arms_left", 9), ("company", 5), ("near_arms", 5), ("arms_lead", 9), ("prey", 5), ("exposed", 5), ("figures", 2),
    ("rank", 6), ("lead", 15), ("threat", 10), ("rivals_ready", 3), ("round", 12), ("players", 5), ("modules", 9),
)  # fmt: skip
"""Name and number of values, in the order of `At`."""
MODULES: Final = ("gambling", "gymnasium", "laundry", "library", "michel", "team", "ward", "warden", "workshop")
"""The modules the network knows, in the order of the last block."""
FEATURES: Final = tuple(f"{name}={value}" for name, size in BLOCKS for value in range(size))
"""Every feature by name."""
COUNT: Final[i64] = 463
MOST: Final[i64] = 96
"""Features that can be true of one seat at the same time, and some room."""


class At:
    """Where each block begins."""

    NEED: Final[i64] = 0
    CARRIED: Final[i64] = 21
    BLOCKED: Final[i64] = 34
    GAP: Final[i64] = 41
    SPOONS: Final[i64] = 54
    PICKAXES: Final[i64] = 58
    SHOVELS: Final[i64] = 62
    READY: Final[i64] = 66
    PLACE: Final[i64] = 70
    OPEN: Final[i64] = 78
    SEARCH: Final[i64] = 83
    CRAFT: Final[i64] = 87
    CRAFT_BLOCKED: Final[i64] = 97
    CIGARETTES: Final[i64] = 104
    AFFORDABLE: Final[i64] = 120
    BUY_NOW: Final[i64] = 130
    SURPLUS: Final[i64] = 140
    WEAPONS: Final[i64] = 148
    CONTAINERS: Final[i64] = 155
    PIKES: Final[i64] = 159
    LINKS: Final[i64] = 163
    ACCESSORIES: Final[i64] = 167
    RARES: Final[i64] = 173
    ACTION_CARDS: Final[i64] = 177
    ACTION_WORTH: Final[i64] = 182
    DIG_CARDS: Final[i64] = 190
    HAND: Final[i64] = 193
    BEATINGS: Final[i64] = 207
    TRAUMA: Final[i64] = 211
    GANG: Final[i64] = 212
    GANG_POWER: Final[i64] = 220
    BACKGROUND: Final[i64] = 230
    TOKENS: Final[i64] = 237
    WAIT: Final[i64] = 255
    ACTIONS: Final[i64] = 261
    TURN: Final[i64] = 266
    DIG_LEFT: Final[i64] = 271
    ASKED: Final[i64] = 280
    ATTACKS: Final[i64] = 344
    DEFENDS: Final[i64] = 349
    ARMS_AHEAD: Final[i64] = 354
    ARMS_LEFT: Final[i64] = 363
    COMPANY: Final[i64] = 372
    NEAR_ARMS: Final[i64] = 377
    ARMS_LEAD: Final[i64] = 382
    PREY: Final[i64] = 391
    EXPOSED: Final[i64] = 396
    FIGURES: Final[i64] = 401
    RANK: Final[i64] = 403
    LEAD: Final[i64] = 409
    THREAT: Final[i64] = 424
    RIVALS_READY: Final[i64] = 434
    ROUND: Final[i64] = 437
    PLAYERS: Final[i64] = 449
    MODULES: Final[i64] = 454


PARTS: Final = (At.CONTAINERS, At.PIKES, At.LINKS, At.ACCESSORIES, At.RARES, At.ACTION_CARDS, At.DIG_CARDS)
"""The blocks that count cards of one sort in a hand, and how far each counts."""
PART_MOST: Final = (3, 3, 3, 5, 3, 4, 2)
SORTS: Final[i64] = 7
"""How many of these there are."""
NO_SORT: Final[i64] = 7
"""The sort of Tools and Weapons, which are counted apart; a place for them in the counts."""


@final
class TableFeatures:
    """What is true of every seat; written anew by each `describe`."""

    def __init__(self, evaluator: Evaluator) -> None:
        rules = evaluator.rules
        self.evaluator: Evaluator = evaluator
        self.row: vec[i64] = vec[i64]([0] * (SEATS * int(MOST)))
        """By seat: its features, in a run of `MOST`."""
        self.ends: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: where its run ends."""
        self.setting: list[int] = setting_features(list(rules.modules), int(rules.players))
        """What is true of every seat throughout a game; not in the rows."""
        self.needs: vec[i64] = vec[i64]([0] * SEATS)
        self.gaps: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: the points that are missing once it has dug what it carries."""
        self.arms: vec[i64] = vec[i64]([0] * SEATS)
        self.best: vec[i64] = vec[i64]([0] * SEATS)
        self.ready: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: 1 if two Digs would win."""
        self.sort: vec[i64] = vec[i64]([card_sort(evaluator, card) for card in range(rules.cards)])
        self.held: vec[i64] = vec[i64]([0] * 8)
        self.blocks: vec[i64] = vec[i64]([int(each) for each in PARTS])
        self.limits: vec[i64] = vec[i64](list(PART_MOST))
        self.money: vec[i64] = vec[i64]([money_step(count) for count in range(64)])
        """By cigarettes: the value in their block."""
        self.card_worth: vec[i64] = vec[i64]([int(10.0 * worth) for worth in evaluator.values.card])
        self.power_worth: vec[i64] = vec[i64]([min(int(2.5 * worth), 7) for worth in evaluator.values.power])
        self.power_flags: vec[i64] = vec[i64]([power_flags(evaluator, power) for power in range(rules.powers)])

    def describe(self, state: State) -> None:
        """Write the features of all seats."""
        players: i64 = self.evaluator.rules.players
        seat: i64 = 0
        while seat < players:
            self.ends[seat] = add_turn(self, state, seat, add_own(self, state, seat))
            seat += 1
        add_extortion(self, state)
        seat = 0
        while seat < players:
            self.ends[seat] = add_race(self, state, seat, add_company(self, state, seat, self.ends[seat]))
            seat += 1


def setting_features(modules: list[str], players: int) -> list[int]:
    """The features of players and modules."""
    known = [int(At.MODULES) + MODULES.index(name) for name in modules if name in MODULES]
    return [int(At.PLAYERS) + min(max(players - 2, 0), 4), *known]


def card_sort(evaluator: Evaluator, card: int) -> int:
    """By card: the block among `PARTS` that counts it."""
    rules = evaluator.rules
    kind = rules.card_class[card]
    if kind == CardClass.PART:
        if rules.card_kind[card] == rules.link:
            return 2
        return 0 if evaluator.values.part_points[card] > 2 else 1
    if kind == CardClass.ACCESSORY:
        return 3
    if kind == CardClass.RARE:
        return 4
    if kind == CardClass.ACTION:
        return 6 if evaluator.values.digs & bit(card) else 5
    return int(NO_SORT)


def money_step(count: int) -> int:
    """The value of the block for a number of cigarettes: exact up to ten, then in steps."""
    return count if count <= 10 else 11 if count <= 12 else 12 if count <= 15 else 13 if count <= 19 else 14


def power_flags(evaluator: Evaluator, power: int) -> int:
    """The standing changes of a Gang card, one bit each."""
    rules = evaluator.rules
    flags = 1 if rules.mod_rolls[power] > 1 else 0
    changes = (
        rules.mod_reroll, rules.mod_search, rules.mod_hand, rules.mod_sell, rules.mod_price, rules.mod_waive,
        rules.mod_arms_attack, rules.mod_arms_defend, rules.mod_searches,
    )  # fmt: skip
    for n, table in enumerate(changes):
        flags |= (2 << n) if table[power] > 0 else 0
    return flags


def add_own(table: TableFeatures, state: State, seat: i64) -> i64:
    """What a seat has. Returns the end of its run."""
    evaluator = table.evaluator
    evaluator.look(state, seat)
    rules = evaluator.rules
    me = state.players[seat]
    row = table.row
    fit: bool = is_fit(evaluator, me)
    need: i64 = max(evaluator.need, 0)
    digs: i64 = evaluator.carried if fit else 0
    table.needs[seat] = need
    table.gaps[seat] = need - digs
    table.arms[seat] = evaluator.weapons
    table.best[seat] = evaluator.best
    ready: bool = fit and evaluator.best + evaluator.second >= need
    table.ready[seat] = 1 if ready else 0
    verbs: i64 = (
        rules.slot_verbs[rules.at_slot(seat, me.place)] | rules.mod_allow[rules.at_slot(me.gang_card, me.place)]
    )
    at: i64 = seat * MOST
    row[at] = At.NEED + min(need, 20)
    row[at + 1] = At.GAP + min(need - digs, 12)
    row[at + 2] = At.PLACE + me.place
    row[at + 3] = At.CIGARETTES + table.money[min(me.cigarettes, 63)]
    row[at + 4] = At.HAND + min(me.size, 13)
    at += 5
    if evaluator.carried > 0:
        row[at] = At.CARRIED + min(digs, 12) if fit else At.BLOCKED + min(evaluator.carried, 6)
        at += 1
    if verbs & (1 << Verb.DIG):
        row[at] = At.OPEN
        at += 1
        if ready:
            row[at] = At.READY
            at += 1
    elif ready:
        row[at] = At.READY + 1
        at += 1
    if fit and evaluator.carried >= need:
        row[at] = At.READY + 3
        at += 1
    if verbs & (1 << Verb.STEAL):
        row[at] = At.OPEN + 1
        at += 1
    if verbs & (1 << Verb.HEAL):
        row[at] = At.OPEN + 2
        at += 1
    if verbs & (1 << Verb.SELL):
        row[at] = At.OPEN + 3
        at += 1
    if rules.slot_search[me.place] > 0:
        row[at] = At.SEARCH + min(rules.slot_search[me.place], 3)
        at += 1
    crafts: i64 = min(craftable(evaluator, state, me), max(need - evaluator.carried, 0))
    if crafts > 0:
        row[at] = At.CRAFT + min(crafts, 9) if me.beatings == 0 else At.CRAFT_BLOCKED + min(crafts, 6)
        at += 1
    sold: i64 = surplus(evaluator, me)
    bought: i64 = evaluator.affordable(me, me.cigarettes + sold)
    if bought > 0:
        row[at] = At.AFFORDABLE + min(bought, 9)
        at += 1
    if verbs & (1 << Verb.BUY):
        row[at] = At.OPEN + 4
        row[at + 1] = At.BUY_NOW + min(bought, 9)
        at += 2
    if sold > 0:
        row[at] = At.SURPLUS + min((sold + 1) >> 1, 7)
        at += 1
    at = add_hand(table, me, at)
    return add_board(table, state, me, at)


def add_hand(table: TableFeatures, me: Player, at: i64) -> i64:
    """Tools, Weapons and all other cards by their sort."""
    row = table.row
    hand = me.hand
    if hand[Card.SPOON] > 0:
        row[at] = At.SPOONS + min(hand[Card.SPOON], 3)
        at += 1
    if hand[Card.PICKAXE] > 0:
        row[at] = At.PICKAXES + min(hand[Card.PICKAXE], 3)
        at += 1
    if hand[Card.SHOVEL] > 0:
        row[at] = At.SHOVELS + min(hand[Card.SHOVEL], 3)
        at += 1
    if table.evaluator.weapons > 0:
        row[at] = At.WEAPONS + min(table.evaluator.weapons, 6)
        at += 1
    faces: i64 = me.holds >> Card.PILES
    if faces == 0:
        return at
    held = table.held
    sorts = table.sort
    i: i64 = 0
    while i < 8:
        held[i] = 0
        i += 1
    worth: i64 = 0
    card: i64 = Card.PILES
    while faces != 0:
        if faces & 1:
            sort: i64 = sorts[card]
            held[sort] += hand[card]
            if sort == 5 or sort == 6:
                worth += hand[card] * table.card_worth[card]
        faces >>= 1
        card += 1
    i = 0
    while i < SORTS:
        if held[i] > 0:
            row[at] = table.blocks[i] + min(held[i], table.limits[i])
            at += 1
        i += 1
    if worth > 0:
        row[at] = At.ACTION_WORTH + min(worth >> 2, 7)
        at += 1
    return at


def add_board(table: TableFeatures, state: State, me: Player, at: i64) -> i64:
    """Beatings, gang, Background, tokens."""
    row = table.row
    row[at] = At.BEATINGS + min(me.beatings, 3)
    at += 1
    if me.trauma != 0:
        row[at] = At.TRAUMA
        at += 1
    if me.gang_card != 0:
        row[at] = At.GANG + table.power_worth[me.gang_card]
        at += 1
        flags: i64 = table.power_flags[me.gang_card]
        flag: i64 = 0
        while flags != 0:
            if flags & 1:
                row[at] = At.GANG_POWER + flag
                at += 1
            flags >>= 1
            flag += 1
    if me.background != 0 and not me.revealed:
        row[at] = At.BACKGROUND + min(table.power_worth[me.background], 6)
        at += 1
    if state.extended:
        token: i64 = 0
        while token < 6:
            if me.tokens[token] > 0:
                row[at] = At.TOKENS + 3 * token + min(me.tokens[token], 3) - 1
                at += 1
            token += 1
        if state.michel == me.place:
            row[at] = At.FIGURES
            at += 1
        if state.warden == me.place:
            row[at] = At.FIGURES + 1
            at += 1
    return at


def add_turn(table: TableFeatures, state: State, seat: i64, at: i64) -> i64:
    """Whose turn it is, what is left of it, and who is asked."""
    row = table.row
    evaluator = table.evaluator
    rules = evaluator.rules
    wait: i64 = seat - state.active
    if wait < 0:
        wait += rules.players
    row[at] = At.WAIT + wait
    row[at + 1] = At.ROUND + min(state.round >> 1, 11)
    at += 2
    if state.top >= 0 and state.agenda[state.top + 1] == seat:
        row[at] = At.ASKED + min(state.agenda[state.top], 63)
        at += 1
    if wait != 0:
        return at
    row[at] = At.ACTIONS + min(state.actions, 4)
    at += 1
    if state.searches > 0:
        row[at] = At.TURN
        at += 1
    if state.extortions > 0:
        row[at] = At.TURN + 1
        at += 1
    if state.started_solitary:
        row[at] = At.TURN + 2
        at += 1
    if state.turn_over:
        row[at] = At.TURN + 3
        at += 1
    me = state.players[seat]
    if me.ability_used:
        row[at] = At.TURN + 4
        at += 1
    can_dig: i64 = (
        rules.slot_verbs[rules.at_slot(seat, me.place)] | rules.mod_allow[rules.at_slot(me.gang_card, me.place)]
    ) & (1 << Verb.DIG)
    if can_dig and state.actions > 0 and is_fit(evaluator, me) and not state.turn_over:
        points: i64 = evaluator.best + (evaluator.second if state.actions > 1 else 0)
        row[at] = At.DIG_LEFT + min(points, 8)
        at += 1
        if points >= table.needs[seat]:
            row[at] = At.READY + 2
            at += 1
    return at


def add_extortion(table: TableFeatures, state: State) -> None:
    """Both sides of the extortion that is going on: what is demanded, and how strong they are."""
    agenda = state.agenda
    frame: i64 = state.top
    while frame >= 0:
        kind: i64 = agenda[frame]
        if kind == Ask.FIGHT:
            attacker: i64 = agenda[frame + 2 + Fight.ATTACKER]
            defender: i64 = agenda[frame + 2 + Fight.DEFENDER]
            ahead: i64 = agenda[frame + 2 + Fight.ATTACKER_ARMS] - agenda[frame + 2 + Fight.DEFENDER_ARMS]
            tool: i64 = agenda[frame + 2 + Fight.STAKE] if attacker >= 0 else 0
            add_sides(table, attacker, defender, tool, ahead)
            return
        if kind == Ask.ANSWER:
            add_sides(table, agenda[frame + 2 + Answer.ATTACKER], agenda[frame + 1], agenda[frame + 2 + Answer.TOOL], 0)
            return
        if kind == Ask.LAY:
            add_sides(table, agenda[frame + 1], agenda[frame + 2 + Lay.TARGET], agenda[frame + 2 + Lay.TOOL], 0)
            return
        if kind == Ask.NAME:
            add_sides(table, agenda[frame + 1], agenda[frame + 2 + Name.TARGET], 0, 0)
            return
        frame -= 8


def add_sides(table: TableFeatures, attacker: i64, defender: i64, tool: i64, ahead: i64) -> None:
    """The same for one extortion; a side may be nobody."""
    players: i64 = table.evaluator.rules.players
    points: i64 = table.evaluator.rules.card_points[tool] if 0 <= tool < Card.PILES else 0
    left: i64 = 0
    if 0 <= attacker < players:
        left += table.arms[attacker]
    if 0 <= defender < players:
        left -= table.arms[defender]
    if 0 <= attacker < players:
        add_side(table, attacker, At.ATTACKS + min(points, 4), ahead, left)
    if 0 <= defender < players:
        add_side(table, defender, At.DEFENDS + min(points, 4), -ahead, -left)


def add_side(table: TableFeatures, seat: i64, role: i64, ahead: i64, left: i64) -> None:
    """The same for one side."""
    row = table.row
    at: i64 = table.ends[seat]
    row[at] = role
    row[at + 1] = At.ARMS_AHEAD + 4 + min(max(ahead, -4), 4)
    row[at + 2] = At.ARMS_LEFT + 4 + min(max(left, -4), 4)
    table.ends[seat] = at + 3


def add_company(table: TableFeatures, state: State, seat: i64, at: i64) -> i64:
    """The rivals in the same Place: how strong they are, and what there is to be taken."""
    rules = table.evaluator.rules
    place: i64 = state.players[seat].place
    allies: i64 = rules.allies[seat]
    near: i64 = 0
    strongest: i64 = 0
    prey: i64 = 0
    other: i64 = 0
    while other < rules.players:
        if other != seat and state.players[other].place == place and not allies & bit(other):
            near += 1
            strongest = max(strongest, table.arms[other])
            prey = max(prey, table.best[other])
        other += 1
    if near == 0:
        return at
    row = table.row
    row[at] = At.COMPANY + min(near, 4)
    row[at + 1] = At.NEAR_ARMS + min(strongest, 4)
    row[at + 2] = At.ARMS_LEAD + 4 + min(max(table.arms[seat] - strongest, -4), 4)
    row[at + 3] = At.PREY + min(prey, 4)
    row[at + 4] = At.EXPOSED + min(table.best[seat], 4)
    return at + 5


def add_race(table: TableFeatures, state: State, seat: i64, at: i64) -> i64:
    """How far a seat is ahead or behind."""
    rules = table.evaluator.rules
    allies: i64 = rules.allies[seat]
    need: i64 = table.needs[seat]
    least: i64 = 99
    gap: i64 = 99
    rank: i64 = 0
    ready: i64 = 0
    other: i64 = 0
    while other < rules.players:
        if other != seat and not allies & bit(other):
            least = min(least, table.needs[other])
            gap = min(gap, table.gaps[other])
            ready += table.ready[other]
            if table.needs[other] < need:
                rank += 1
        other += 1
    row = table.row
    row[at] = At.RANK + rank
    row[at + 1] = At.LEAD + 7 + min(max(least - need, -7), 7)
    row[at + 2] = At.THREAT + min(gap, 9)
    at += 3
    if ready > 0:
        row[at] = At.RIVALS_READY + min(ready, 2)
        at += 1
    return at
