"""The value of each Place to a seat: what it could do there, minus what threatens it there."""

from mypy_extensions import i64

from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.terms import Card, Slot, Verb
from blackgate.evaluation.evaluator import SPOILED, Evaluator
from blackgate.evaluation.position import bruises, craftable, is_fit, surplus


def place_value(evaluator: Evaluator, state: State, slot: i64) -> float:
    """What being in a Place is worth now."""
    if not evaluator.places_valued:
        value_places(evaluator, state)
    return evaluator.place_values[slot]


def value_places(evaluator: Evaluator, state: State) -> None:
    """Compute the values of all Places."""
    me = state.players[evaluator.seat]
    rules = evaluator.rules
    weights = evaluator.weights
    evaluator.places_valued = True
    dig: float = dig_value(evaluator, me)
    buy: float = weights.place_buy * float(evaluator.affordable(me, me.cigarettes + surplus(evaluator, me)))
    craft: float = (
        weights.place_craft * float(min(craftable(evaluator, state, me), evaluator.need)) if me.beatings == 0 else 0.0
    )
    heal: float = weights.place_heal * bruises(evaluator, state, me)
    if len(evaluator.surveying) > 0:
        survey(evaluator, state, me)
    slots: i64 = rules.slots
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            verbs: i64 = rules.slot_verbs[rules.at_slot(evaluator.seat, slot)]
            verbs |= rules.mod_allow[rules.at_slot(me.gang_card, slot)]
            spoiled: i64 = verbs & evaluator.spoiled[slot]
            value: float = weights.place_search * float(rules.slot_search[slot])
            if verbs & (1 << Verb.DIG):
                value += dig * (SPOILED if spoiled & (1 << Verb.DIG) else 1.0)
            if verbs & (1 << Verb.CRAFT):
                value += craft * (SPOILED if spoiled & (1 << Verb.CRAFT) else 1.0)
            if verbs & (1 << Verb.BUY):
                value += buy * (SPOILED if spoiled & (1 << Verb.BUY) else 1.0)
            if verbs & (1 << Verb.STEAL) and state.supply[Card.SPOON] > 0:
                value += weights.place_steal * (SPOILED if spoiled & (1 << Verb.STEAL) else 1.0)
            if verbs & (1 << Verb.HEAL):
                value += heal
            if verbs & evaluator.placed_verbs:
                value += modules_value(evaluator, state, me, slot, verbs)
            evaluator.place_values[slot] = value + evaluator.surveyed[slot]
        slots >>= 1
        slot += 1
    evaluator.place_values[Slot.SOLITARY] = -1.0


def modules_value(evaluator: Evaluator, state: State, me: Player, slot: i64, verbs: i64) -> float:
    """What the verbs of modules add to the value of a Place."""
    value = 0.0
    for part in evaluator.placed:
        if verbs & part.place_verbs:
            value += part.evaluation.place_value(evaluator, state, me, slot, verbs)
    return value


def survey(evaluator: Evaluator, state: State, me: Player) -> None:
    """Ask the modules what they change in Places."""
    slot: i64 = 0
    while slot < Slot.COUNT:
        evaluator.surveyed[slot] = 0.0
        evaluator.spoiled[slot] = 0
        slot += 1
    for part in evaluator.surveying:
        part.evaluation.survey(evaluator, state, me)


def dig_value(evaluator: Evaluator, me: Player) -> float:
    """What a Cell Block is worth."""
    if not is_fit(evaluator, me):
        return 0.0
    value: float = evaluator.weights.place_dig * float(evaluator.carried)
    if evaluator.best + evaluator.second >= evaluator.need:
        value += evaluator.weights.place_win
    return value


def best_place(evaluator: Evaluator, state: State) -> float:
    """What the best Place one may be led to is worth."""
    best = -1.0
    slots: i64 = evaluator.rules.open_slots
    slot: i64 = 0
    while slots != 0:
        if slots & 1:
            best = max(best, place_value(evaluator, state, slot))
        slots >>= 1
        slot += 1
    return best


def after_roll(evaluator: Evaluator, state: State) -> float:
    """The expected value of a Simple Move: the mean of the best Place shown. Rule: MOVE-2, MOVE-3, MOVE-4."""
    if not evaluator.places_valued:
        value_places(evaluator, state)
    here: i64 = state.players[evaluator.seat].place
    shown = evaluator.values.shown
    place_values = evaluator.place_values
    total = 0.0
    at: i64 = Slot.COUNT
    while at < 7 * Slot.COUNT:
        best = 0.0
        next_one: i64 = at
        while shown[next_one] >= 0:
            slot = shown[next_one]
            if slot != here and place_values[slot] > best:
                best = place_values[slot]
            next_one += 1
        total += best
        at += Slot.COUNT
    return total / 6.0
