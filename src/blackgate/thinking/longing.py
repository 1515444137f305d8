"""Which Place a seat longs for: what it could do there, less what waits for it there."""

from mypy_extensions import i64

from blackgate.engine.masks import bit
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
    slots: i64 = rules.slots
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            verbs: i64 = rules.slot_verbs[rules.at_slot(mind.seat, slot)]
            verbs |= rules.mod_allow[rules.at_slot(me.gang_card, slot)]
            spoiled: i64 = 0
            for module in mind.spoiling:
                spoiled |= module.spoiled(mind, state, me, slot)
            longed: float = weights.place_search * float(rules.slot_search[slot])
            if verbs & (1 << Verb.DIG):
                longed += dig * left(spoiled, Verb.DIG)
            if verbs & (1 << Verb.CRAFT):
                longed += craft * left(spoiled, Verb.CRAFT)
            if verbs & (1 << Verb.BUY):
                longed += buy * left(spoiled, Verb.BUY)
            if verbs & (1 << Verb.STEAL) and state.supply[Card.SPOON] > 0:
                longed += weights.place_steal * left(spoiled, Verb.STEAL)
            if verbs & (1 << Verb.HEAL):
                longed += heal
            at: i64 = 0
            while at < len(mind.placed_verbs):  # only modules that are called are taken from the list
                if verbs & mind.placed_verbs[at]:
                    longed += mind.placed[at].place_value(mind, state, me, slot, verbs)
                at += 1
            mind.longings[slot] = longed
        slots >>= 1
        slot += 1
    mind.longings[Slot.SOLITARY] = -1.0


def left(spoiled: i64, verb: i64) -> float:
    """What is left of the value of a verb."""
    return SPOILED if spoiled & bit(verb) else 1.0


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
