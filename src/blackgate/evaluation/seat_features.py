"""The features of one seat: what it has, what it can make of that, and where it stands."""

from mypy_extensions import i64

from blackgate.engine.gangs import accessories_due, accessory_kinds
from blackgate.engine.masks import count_bits
from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.terms import Card, CardClass, Verb
from blackgate.evaluation.feature_names import COUNT, MOST, MOST_CARDS, At
from blackgate.evaluation.position import craftable, is_fit, surplus
from blackgate.evaluation.table_features import FIRST_ACTION_SORT, NO_SORT, TableFeatures


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
    place: i64 = table.places[seat]
    verbs: i64 = rules.slot_verbs[rules.at_slot(seat, place)] | rules.mod_allow[rules.at_slot(me.gang_card, place)]
    at: i64 = seat * MOST
    row[at] = At.NEED + min(need, 20)
    row[at + 1] = At.GAP + min(need - digs, 12)
    row[at + 2] = At.PLACE + place
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
    if rules.slot_search[place] > 0:
        row[at] = At.SEARCH + min(rules.slot_search[place], 3)
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
    soon: i64 = need - digs - (crafts if me.beatings == 0 else 0)
    row[at] = At.GAP_CRAFT + min(soon, 12)
    row[at + 1] = At.GAP_ALL + min(max(soon - bought, 0), 12)
    at += 2
    if sold > 0:
        row[at] = At.SURPLUS + min((sold + 1) >> 1, 7)
        at += 1
    at = add_hand(table, me, at)
    if me.holds & rules.class_faces[CardClass.ACCESSORY]:
        at = add_gangs(table, state, me, at)
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
    room: i64 = MOST_CARDS - 2
    card: i64 = Card.PILES
    while faces != 0:
        if faces & 1:
            sort: i64 = sorts[card]
            held[sort] += hand[card]
            if FIRST_ACTION_SORT <= sort < NO_SORT and room > 0:
                row[at] = COUNT + card
                at += 1
                room -= 1
        faces >>= 1
        card += 1
    i = 0
    while i < NO_SORT:
        if held[i] > 0:
            row[at] = table.blocks[i] + min(held[i], table.limits[i])
            at += 1
        i += 1
    return at


def add_gangs(table: TableFeatures, state: State, me: Player, at: i64) -> i64:
    """Which gangs take the Accessories in hand: how many, how many Accessories are missing, what the best one gains."""
    rules = table.evaluator.rules
    kinds: i64 = accessory_kinds(state, me)
    joined: i64 = 0
    fewest: i64 = 3
    gain: i64 = 0
    gang: i64 = 0
    while gang < rules.gangs:
        pile: i64 = rules.gang_pile(gang)
        if state.gang_piles[pile] > 0:
            missing: i64 = accessories_due(state, gang, 0) - count_bits(kinds & rules.gang_accessories[gang])
            if missing <= 0:
                missing = 0
                joined += 1
                more: i64 = table.power_worth[state.gang_piles[pile + 1]] - table.power_worth[me.gang_card]
                gain = max(gain, more)
            fewest = min(fewest, missing)
        gang += 1
    row = table.row
    row[at] = At.JOIN + min(joined, 4)
    row[at + 1] = At.JOIN_SHORT + fewest
    row[at + 2] = At.JOIN_GAIN + min(gain, 7)
    return at + 3


def add_board(table: TableFeatures, state: State, me: Player, at: i64) -> i64:
    """Beatings, gang, Background, tokens."""
    row = table.row
    row[at] = At.BEATINGS + min(me.beatings, 3)
    at += 1
    if me.trauma != 0:
        row[at] = At.TRAUMA
        at += 1
    if me.gang_card != 0:
        row[at] = table.first_power + me.gang_card
        at += 1
    if me.revealed:
        row[at] = At.REVEALED
        at += 1
    elif me.background != 0:
        row[at] = table.first_power + me.background
        at += 1
        rules = table.evaluator.rules
        if me.gang_card != 0 and rules.power_gang[me.background] == rules.power_gang[me.gang_card]:
            row[at] = At.BONUS_ON
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
