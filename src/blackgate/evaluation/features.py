"""A position in numbers, for one seat: what its chance to win is estimated from, and what a reason can point to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.masks import bit
from blackgate.engine.state import State
from blackgate.engine.terms import Card, CardClass, Slot, Verb
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.position import craftable, is_fit, surplus

FEATURES: Final = (
    "points", "need", "carried", "blocked", "ready", "almost", "at_dig", "dig_now", "win_now", "win_soon",
    "craftable", "craft_blocked", "cigarettes", "affordable", "buy_now", "surplus", "weapons", "first_weapon",
    "containers", "pikes", "links", "accessories", "action_cards", "dig_cards", "hand", "beaten", "down",
    "place_search", "solitary", "gang", "gang_worth", "background", "background_worth", "wait", "active", "actions",
    "spy", "skill", "planning", "workout", "bandage", "corruption", "trauma", "michel_here", "warden_here",
    "company", "mates", "players", "late",
)  # fmt: skip
"""In the order of the row."""

COUNT: Final[i64] = 49
TOKENS_SEEN: Final[i64] = 6
"""The network knows the tokens of *Dig In*."""


def describe(evaluator: Evaluator, state: State, seat: i64, row: vec[float], at: i64) -> None:
    """Write the features of a seat into a row, from an index on."""
    evaluator.look(state, seat)
    rules = evaluator.rules
    me = state.players[seat]
    target = float(rules.target)
    verbs: i64 = (
        rules.slot_verbs[rules.at_slot(seat, me.place)] | rules.mod_allow[rules.at_slot(me.gang_card, me.place)]
    )
    fit: bool = is_fit(evaluator, me)
    at_dig: bool = verbs & (1 << Verb.DIG) != 0
    digs = float(evaluator.carried) if fit else 0.0
    crafts = float(min(craftable(evaluator, state, me), max(evaluator.need - evaluator.carried, 0)))
    bought: i64 = evaluator.affordable(me, me.cigarettes + surplus(evaluator, me))
    two: bool = evaluator.best + evaluator.second >= evaluator.need
    wait: i64 = (seat - state.active + rules.players) % rules.players
    row[at] = 1.0 - float(evaluator.need) / target
    row[at + 1] = 1.0 / float(evaluator.need + 1)
    row[at + 2] = digs / target
    row[at + 3] = 0.0 if fit else float(evaluator.carried) / target
    row[at + 4] = 1.0 if fit and evaluator.carried >= evaluator.need else 0.0
    row[at + 5] = 1.0 if fit and evaluator.carried + 2 >= evaluator.need else 0.0
    row[at + 6] = 1.0 if at_dig else 0.0
    row[at + 7] = digs / target if at_dig else 0.0
    row[at + 8] = 1.0 if fit and two and at_dig else 0.0
    row[at + 9] = 1.0 if fit and two and not at_dig else 0.0
    row[at + 10] = crafts / target if me.beatings == 0 else 0.0
    row[at + 11] = crafts / target if me.beatings > 0 else 0.0
    row[at + 12] = 0.1 * float(min(me.cigarettes, 30))
    row[at + 13] = float(bought) / target
    row[at + 14] = float(bought) / target if verbs & (1 << Verb.BUY) else 0.0
    row[at + 15] = 0.1 * float(surplus(evaluator, me))
    row[at + 16] = 0.2 * float(min(evaluator.weapons, 6))
    row[at + 17] = 1.0 if evaluator.weapons > 0 else 0.0
    count_cards(evaluator, state, seat, row, at + 18)
    row[at + 24] = 0.1 * float(me.size)
    row[at + 25] = 1.0 if fit and me.beatings > 0 else 0.0
    row[at + 26] = 0.0 if fit else 1.0
    row[at + 27] = 0.3 * float(rules.slot_search[me.place])
    row[at + 28] = 1.0 if me.place == Slot.SOLITARY else 0.0
    row[at + 29] = 1.0 if me.gang_card != 0 else 0.0
    row[at + 30] = 0.4 * evaluator.values.power[me.gang_card]
    hidden: bool = me.background != 0 and not me.revealed
    row[at + 31] = 1.0 if hidden else 0.0
    row[at + 32] = 0.4 * evaluator.values.power[me.background] if hidden else 0.0
    row[at + 33] = float(wait) / float(rules.players)
    row[at + 34] = 1.0 if wait == 0 else 0.0
    row[at + 35] = 0.5 * float(state.actions) if wait == 0 else 0.0
    token: i64 = 0
    while token < TOKENS_SEEN:
        row[at + 36 + token] = 0.5 * float(min(me.tokens[token], 4))
        token += 1
    row[at + 42] = 1.0 if me.trauma != 0 else 0.0
    row[at + 43] = 1.0 if state.michel == me.place else 0.0
    row[at + 44] = 1.0 if state.warden == me.place else 0.0
    row[at + 45] = 0.5 * float(rivals_near(evaluator, state, seat))
    row[at + 46] = 1.0 if evaluator.allies != 0 else 0.0
    row[at + 47] = 0.2 * float(rules.players)
    row[at + 48] = 0.1 * float(min(state.round, 20))


def count_cards(evaluator: Evaluator, state: State, seat: i64, row: vec[float], at: i64) -> None:
    """Parts, accessories and Action cards of a hand."""
    rules = evaluator.rules
    me = state.players[seat]
    i: i64 = 0
    while i < 6:
        row[at + i] = 0.0
        i += 1
    faces: i64 = me.holds >> Card.PILES
    card: i64 = Card.PILES
    while faces != 0:
        if faces & 1:
            count = float(me.hand[card])
            kind: i64 = rules.card_class[card]
            if kind == CardClass.PART:
                points: i64 = evaluator.values.part_points[card]
                where: i64 = 2 if rules.card_kind[card] == rules.link else 0 if points > 2 else 1
                row[at + where] += 0.5 * count
            elif kind == CardClass.ACCESSORY:
                row[at + 3] += 0.3 * count
            elif kind == CardClass.ACTION:
                row[at + 4] += 0.5 * count * evaluator.values.card[card]
                if evaluator.values.digs & bit(card) and is_fit(evaluator, me):
                    row[at + 5] += float(evaluator.best) / float(rules.target)
        faces >>= 1
        card += 1


def rivals_near(evaluator: Evaluator, state: State, seat: i64) -> i64:
    """How many rivals stand in the same Place."""
    place = state.players[seat].place
    near: i64 = 0
    other: i64 = 0
    while other < evaluator.rules.players:
        if other != seat and not evaluator.allies & bit(other) and state.players[other].place == place:
            near += 1
        other += 1
    return near
