"""Which Place a seat longs for: what it could do there, less what waits for it there."""

from mypy_extensions import i64

from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.terms import Card, Slot, Verb
from blackgate.thinking.mind import SPOILED, Mind
from blackgate.thinking.position import bruises, craftable, is_fit, surplus


def longing(mind: Mind, state: State, slot: i64) -> float:
    """What being in a Place is worth now."""
    if not mind.longed:
        look_around(mind, state)
    return mind.longings[slot]


def look_around(mind: Mind, state: State) -> None:
    """Look at every Place once."""
    me = state.players[mind.seat]
    rules = mind.rules
    weights = mind.weights
    mind.longed = True
    dig: float = dig_longing(mind, me)
    buy: float = weights.place_buy * float(mind.affordable(me, me.cigarettes + surplus(mind, me)))
    craft: float = weights.place_craft * float(min(craftable(mind, state, me), mind.need)) if me.beatings == 0 else 0.0
    heal: float = weights.place_heal * bruises(mind, state, me)
    if len(mind.surveying) > 0:
        survey(mind, state, me)
    slots: i64 = rules.slots
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            verbs: i64 = rules.slot_verbs[rules.at_slot(mind.seat, slot)]
            verbs |= rules.mod_allow[rules.at_slot(me.gang_card, slot)]
            spoiled: i64 = verbs & mind.spoiled[slot]
            longed: float = weights.place_search * float(rules.slot_search[slot])
            if verbs & (1 << Verb.DIG):
                longed += dig * (SPOILED if spoiled & (1 << Verb.DIG) else 1.0)
            if verbs & (1 << Verb.CRAFT):
                longed += craft * (SPOILED if spoiled & (1 << Verb.CRAFT) else 1.0)
            if verbs & (1 << Verb.BUY):
                longed += buy * (SPOILED if spoiled & (1 << Verb.BUY) else 1.0)
            if verbs & (1 << Verb.STEAL) and state.supply[Card.SPOON] > 0:
                longed += weights.place_steal * (SPOILED if spoiled & (1 << Verb.STEAL) else 1.0)
            if verbs & (1 << Verb.HEAL):
                longed += heal
            if verbs & mind.placed_verbs:
                longed += modules_value(mind, state, me, slot, verbs)
            mind.longings[slot] = longed + mind.surveyed[slot]
        slots >>= 1
        slot += 1
    mind.longings[Slot.SOLITARY] = -1.0


def modules_value(mind: Mind, state: State, me: Player, slot: i64, verbs: i64) -> float:
    """What the verbs of modules add to the value of a Place."""
    value = 0.0
    for part in mind.placed:
        if verbs & part.place_verbs:
            value += part.evaluation.place_value(mind, state, me, slot, verbs)
    return value


def survey(mind: Mind, state: State, me: Player) -> None:
    """Ask the modules what they change in Places."""
    slot: i64 = 0
    while slot < Slot.COUNT:
        mind.surveyed[slot] = 0.0
        mind.spoiled[slot] = 0
        slot += 1
    for part in mind.surveying:
        part.evaluation.survey(mind, state, me)


def dig_longing(mind: Mind, me: Player) -> float:
    """What a Cell Block is worth."""
    if not is_fit(mind, me):
        return 0.0
    longed: float = mind.weights.place_dig * float(mind.carried)
    if mind.best + mind.second >= mind.need:
        longed += mind.weights.place_win
    return longed


def best_place(mind: Mind, state: State) -> float:
    """What the best Place one may be led to is worth."""
    best = -1.0
    slots: i64 = mind.rules.open_slots
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            best = max(best, longing(mind, state, slot))
        slots >>= 1
        slot += 1
    return best


def after_roll(mind: Mind, state: State) -> float:
    """What a Simple Move promises: the best of the Places shown, over all results. Rule: MOVE-2, MOVE-3, MOVE-4."""
    if not mind.longed:
        look_around(mind, state)
    here: i64 = state.players[mind.seat].place
    shown = mind.worth.shown
    longings = mind.longings
    total = 0.0
    at: i64 = Slot.COUNT
    while at < 7 * Slot.COUNT:
        best = 0.0
        next_one: i64 = at
        while shown[next_one] >= 0:
            slot = shown[next_one]
            if slot != here and longings[slot] > best:
                best = longings[slot]
            next_one += 1
        total += best
        at += Slot.COUNT
    return total / 6.0
