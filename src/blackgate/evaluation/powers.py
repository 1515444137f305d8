"""What the effects of a card would bring now: Action cards, Backgrounds, gang abilities. By effect, not by card."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.prospects import discarded_faces
from blackgate.engine.state import State
from blackgate.engine.terms import Do, Flag, Slot, Verb, Who
from blackgate.engine.turn import hand_limit
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.places import after_roll, best_place, place_value
from blackgate.evaluation.position import bruises, can_win_now, craftable, danger, is_fit, is_rival, pressure, surplus
from blackgate.evaluation.values import CIGARETTE, tool_points

FREE: Final = 50.0
"""It costs nothing and helps: now."""
WAIT: Final = -1.0


def program_score(evaluator: Evaluator, state: State, program: i64) -> float:
    """What the effects of a card would bring now."""
    rules = evaluator.rules
    me = state.players[evaluator.seat]
    slot: i64 = me.place
    score = 0.0
    line: i64 = rules.program_first[program]
    while line < rules.program_first[program + 1]:
        if rules.line_do[line] == Do.MOVE and rules.line_who[line] == Who.SELF:
            if not rules.line_flags[line] & Flag.ANY_PLACE:
                slot = rules.line_arg[line]
                score += 0.5 * (place_value(evaluator, state, slot) - place_value(evaluator, state, me.place))
            else:
                score += 0.6 * (best_place(evaluator, state) - place_value(evaluator, state, me.place))
                slot = best_slot(evaluator, state)
        else:
            score += line_score(evaluator, state, me, line, slot)
        line += 1
    return score


def best_slot(evaluator: Evaluator, state: State) -> i64:
    """The Place one would choose of all."""
    best: i64 = Slot.CELL
    slot: i64 = 0
    while slot < Slot.COUNT:
        if evaluator.rules.open_slots & bit(slot) and place_value(evaluator, state, slot) > place_value(
            evaluator, state, best
        ):
            best = slot
        slot += 1
    return best


def line_score(evaluator: Evaluator, state: State, me: Player, line: i64, slot: i64) -> float:
    """What one effect would bring to somebody who stands in a Place then."""
    rules = evaluator.rules
    n: i64 = rules.line_n[line]
    count = float(n)
    who: i64 = rules.line_who[line]
    arg: i64 = rules.line_arg[line]
    match rules.line_do[line]:
        case Do.DRAW:
            return 0.3 * float(min(n, max(hand_limit(state, evaluator.seat) + 1 - me.size, 1)))
        case Do.GAIN:
            points = rules.card_points[arg]
            if points > 0:
                return 0.55 * count * float(points) if evaluator.carried < evaluator.need else 0.1
            return count * (0.3 if evaluator.weapons < 3 else 0.1)
        case Do.CIGS:
            return CIGARETTE * count * (0.8 if who == Who.SELF else 1.0 if who == Who.FOE else purses(evaluator, state))
        case Do.GRAB:
            full = richest_here(evaluator, state, slot) if who == Who.HERE else 1.0
            return full * count * (1.0 if rules.line_flags[line] & Flag.CHOICE else 0.6)
        case Do.DROP:
            if who == Who.SELF:
                return -cheapest(evaluator, me)
            return evaluator.weights.harm * 0.65 * count * max(danger(evaluator, state) - 0.3, 0.0)
        case Do.MOVE:
            return evaluator.weights.harm * 1.8 * max(danger(evaluator, state) - 0.3, 0.0)
        case Do.HEAL:
            return float(min(n, me.beatings)) * (0.4 + bruises(evaluator, state, me))
        case Do.BEAT:
            return beat_score(evaluator, state, who, slot)
        case Do.ACT:
            return 0.55 * count
        case Do.FREE | Do.PERFORM:
            place: i64 = -1 if rules.line_flags[line] & Flag.ANYWHERE else slot
            return perform_score(evaluator, state, me, arg, place)
        case Do.RECOVER:
            return 0.6 * count if discarded_faces(state) & rules.class_faces[arg] else 0.0
        case Do.CANCEL:
            return 1.0
        case Do.PAY:
            return -CIGARETTE * count
        case Do.POINTS:
            return count
        case _:
            return 0.1


def perform_score(evaluator: Evaluator, state: State, me: Player, verbs: i64, slot: i64) -> float:
    """What performing one of these actions would bring, in a Place, or anywhere if that is below 0."""
    rules = evaluator.rules
    if slot >= 0:
        verbs &= (
            rules.slot_verbs[rules.at_slot(evaluator.seat, slot)] | rules.mod_allow[rules.at_slot(me.gang_card, slot)]
        )
    score = 0.0
    if verbs & (1 << Verb.DIG) and evaluator.tools > 0 and is_fit(evaluator, me):
        score = max(score, 1.0 + 0.9 * float(evaluator.best) + (9.0 if evaluator.best >= evaluator.need else 0.0))
    if verbs & (1 << Verb.BUY):
        score = max(score, 0.55 * float(evaluator.affordable(me, me.cigarettes)))
    if verbs & (1 << Verb.CRAFT) and me.beatings == 0:
        score = max(score, 0.5 * float(craftable(evaluator, state, me)))
    if verbs & (1 << Verb.SELL):
        gain: i64 = evaluator.affordable(me, me.cigarettes + surplus(evaluator, me)) - evaluator.affordable(
            me, me.cigarettes
        )
        score = max(score, 0.5 * float(gain))
    if verbs & (1 << Verb.HEAL):
        score = max(score, bruises(evaluator, state, me))
    if verbs & (1 << Verb.SEARCH) and slot >= 0:
        score = max(score, 0.25 * float(rules.slot_search[slot]))
    if verbs & (1 << Verb.MOVE):
        score = max(score, 0.5 * (after_roll(evaluator, state) - place_value(evaluator, state, me.place)))
    if verbs & (1 << Verb.EXTORT) and evaluator.weapons > 1:
        score = max(score, 0.6 * richest_here(evaluator, state, me.place))
    return score


def richest_here(evaluator: Evaluator, state: State, slot: i64) -> float:
    """From 0 to 1: how much there is to take from a rival in a Place."""
    most = 0.0
    seat: i64 = 0
    while seat < evaluator.rules.players:
        other = state.players[seat]
        if other.place == slot and is_rival(evaluator, seat) and other.size > 0:
            held = 0.2 + 0.1 * float(other.size) + 0.15 * float(tool_points(evaluator.values, other))
            most = max(most, min(held, 1.0))
        seat += 1
    return most


def purses(evaluator: Evaluator, state: State) -> float:
    """How many rivals have cigarettes."""
    full = 0.0
    seat: i64 = 0
    while seat < evaluator.rules.players:
        if is_rival(evaluator, seat) and state.players[seat].cigarettes > 0:
            full += 1.0
        seat += 1
    return full


def beat_score(evaluator: Evaluator, state: State, who: i64, slot: i64) -> float:
    """What Beatings bring: on those who are not down already, the leader rather than others."""
    score = 0.0
    seat: i64 = 0
    while seat < evaluator.rules.players:
        other = state.players[seat]
        if seat != evaluator.seat and is_fit(evaluator, other) and (who != Who.HERE or other.place == slot):
            harm: float = 0.15 + 0.2 * pressure(evaluator, state, seat)
            if not is_rival(evaluator, seat):
                harm = -harm
            score = score + harm if who == Who.OTHERS else max(score, 2.0 * harm)
        seat += 1
    return score


def cheapest(evaluator: Evaluator, me: Player) -> float:
    """What giving away any card costs."""
    least = 9.0
    card: i64 = 0
    while card < evaluator.rules.cards:
        if me.holds & bit(card):
            least = min(least, evaluator.keep(me, card))
        card += 1
    return least


def play_score(evaluator: Evaluator, state: State, card: i64) -> float:
    """What playing an Action card brings."""
    return evaluator.weights.play * program_score(evaluator, state, evaluator.rules.card_program[card])


def reveal_score(evaluator: Evaluator, state: State) -> float:
    """A Background helps once: now, if it brings most of what it could, or if there may be no later."""
    power = state.players[evaluator.seat].background
    brings = program_score(evaluator, state, evaluator.rules.power_program[power])
    late: bool = danger(evaluator, state) > 0.8 or can_win_now(evaluator, state.players[evaluator.seat])
    awaited: float = (0.3 if late else evaluator.weights.patience) * evaluator.values.program[
        evaluator.rules.power_program[power]
    ]
    return FREE if brings >= awaited else WAIT


def ability_score(evaluator: Evaluator, state: State) -> float:
    """A gang ability costs no action; some cost something else."""
    program = evaluator.rules.power_program[state.players[evaluator.seat].gang_card]
    return FREE if program_score(evaluator, state, program) > 0.0 else WAIT
