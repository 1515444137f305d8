"""The Places of Dig In: their actions, their tokens, their questions."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.masks import bit
from blackgate.engine.modules.gambling import figure_of, stake_of
from blackgate.engine.state import Player, State
from blackgate.engine.terms import Card, Token, Verb
from blackgate.thinking.mind import NEVER, Mind, bruises, is_fit, is_rival, next_beating, pressure
from blackgate.thinking.worth import BACKGROUND, CIGARETTE, SOLITARY

CAUGHT: Final = 1 / 3
"""The chance of a brawler to be sent away (PLACE-GYM-4)."""
TRAUMA: Final = 0.5
"""What being rid of a Trauma is worth."""


def longing(mind: Mind, state: State, me: Player, verbs: i64) -> float:
    """What the actions of a Place of Dig In are worth to whoever could take them."""
    longed = 0.0
    if verbs & (1 << Verb.IMPROVE):
        gain: i64 = mind.rules.card_points[Card.SHOVEL] - mind.rules.card_points[Card.PICKAXE]
        room: i64 = min(max(mind.need - mind.carried, 0), 2)
        longed += 0.4 * float(min(max(gain, 0) * me.hand[Card.PICKAXE], room))
    if verbs & (1 << Verb.DEVELOP):
        longed += 0.4 * mind.token(Token.SKILL, me.tokens[Token.SKILL])
    if verbs & (1 << Verb.REHABILITATE) and (me.revealed or me.background == 0):
        longed += 0.5 * BACKGROUND
    if verbs & (1 << Verb.STUDY):
        longed += 0.2 * mind.token(Token.SPY, me.tokens[Token.SPY])
    if verbs & (1 << Verb.BET) and me.cigarettes > 2:
        longed += 0.3
    if verbs & (1 << Verb.PLAN):
        longed += 0.3 * mind.token(Token.PLANNING, me.tokens[Token.PLANNING])
    if verbs & (1 << Verb.WORKOUT):
        longed += 0.3 * mind.token(Token.WORKOUT, me.tokens[Token.WORKOUT])
    if verbs & (1 << Verb.STEAL_BANDAGE):
        longed += 0.4 * mind.token(Token.BANDAGE, me.tokens[Token.BANDAGE])
    if verbs & (1 << Verb.HEAL):
        longed += max(trauma(mind, me) - bruises(mind, state, me), 0.0)
    return longed


def trauma(mind: Mind, me: Player) -> float:
    """What being rid of the Trauma is worth; nothing where there is none."""
    return TRAUMA if me.trauma != 0 else 0.0


def verb_score(mind: Mind, state: State, me: Player, verb: i64, action: i64) -> float:
    """What an action of these Places brings."""
    match verb:
        case Verb.REHABILITATE:
            return 0.8 * BACKGROUND if me.revealed or me.background == 0 else NEVER
        case Verb.STUDY:
            return mind.token(Token.SPY, me.tokens[Token.SPY])
        case Verb.IMPROVE:
            return improve_score(mind, action - Act.IMPROVE)
        case Verb.DEVELOP:
            ready: bool = me.tokens[Token.SKILL] <= mind.tools
            return mind.token(Token.SKILL, me.tokens[Token.SKILL]) * (1.0 if ready else 0.3)
        case Verb.BET:
            return bet_score(mind, me, action - Act.BET)
        case Verb.PLAN:
            return mind.token(Token.PLANNING, me.tokens[Token.PLANNING])
        case Verb.BRAWL:
            return brawl_score(mind, state, me)
        case Verb.WORKOUT:
            return mind.token(Token.WORKOUT, me.tokens[Token.WORKOUT])
        case Verb.STEAL_BANDAGE:
            return mind.token(Token.BANDAGE, me.tokens[Token.BANDAGE])
        case _:
            return 0.0


def improve_score(mind: Mind, tool: i64) -> float:
    """A point more: best from a Pickaxe, since two Pickaxes take two Digs. Rule: PLACE-WORK-3."""
    pickaxe: i64 = mind.rules.card_points[Card.PICKAXE]
    shovel: i64 = mind.rules.card_points[Card.SHOVEL]
    room: i64 = mind.need - mind.loose
    if tool == Card.PICKAXE:
        if room > 0:
            return 0.7 * float(min(shovel - pickaxe, room))
        return 0.25 if shovel > pickaxe else 0.0
    return 0.4 * float(min(2 * pickaxe - shovel, room)) if room > 0 else NEVER


def bet_score(mind: Mind, me: Player, bet: i64) -> float:
    """Where there is something to gain, the surer of two; not for those who can buy all they need.

    What could pay for a Tool already is not put at risk. Rule: PLACE-GAMB-2, PLACE-GAMB-3.
    """
    stake: i64 = stake_of(bet)
    figure: i64 = figure_of(bet)
    gain: float = bet_gain(stake, figure)
    now: i64 = mind.affordable(me, me.cigarettes)
    if gain <= 0.0 or now >= mind.need - mind.carried:
        return NEVER
    dared: i64 = now - mind.affordable(me, max(me.cigarettes - stake, 0))
    return 0.75 * CIGARETTE * gain - 0.01 * float(figure) - 0.3 * float(dared)


def bet_gain(stake: i64, figure: i64) -> float:
    """Cigarettes a Bet brings on the whole. Rule: PLACE-GAMB-3."""
    return float(stake * figure * (7 - figure)) / 6.0 - float(stake)


def spy_score(mind: Mind, state: State, me: Player, seat: i64) -> float:
    """Before one demands a Tool of somebody: a full hand here. Rule: PLACE-LIB-5."""
    other = state.players[seat]
    victim: bool = is_rival(mind, seat) and other.place == me.place
    return 40.0 + float(other.size) if victim and mind.weapons > 0 and state.actions > 0 and other.size > 2 else NEVER


def planned_score(mind: Mind, me: Player) -> float:
    """What the token for a Cautious Move costs. Rule: PLACE-GAMB-5."""
    return -0.5 * mind.token(Token.PLANNING, max(me.tokens[Token.PLANNING] - 1, 0))


def brawl_score(mind: Mind, state: State, me: Player) -> float:
    """A Weapon or a Beating from every rival here, but from teammates too. Rule: PLACE-GYM-2 to PLACE-GYM-4."""
    score: float = -cheapest_weapon(mind, me)
    seat: i64 = 0
    while seat < mind.rules.players:
        other = state.players[seat]
        if seat != mind.seat and other.place == me.place:
            if not is_rival(mind, seat):
                score -= 0.6
            elif is_fit(mind, other):
                score += 0.3 + 0.5 * pressure(mind, state, seat)
        seat += 1
    return score


def cheapest_weapon(mind: Mind, me: Player) -> float:
    """What giving a Weapon away costs."""
    least = 9.0
    card: i64 = 0
    while card < mind.rules.cards:
        if me.holds & mind.worth.weapons & bit(card):
            least = min(least, mind.keep(me, card))
        card += 1
    return least


def brawl_answer(mind: Mind, state: State, me: Player, action: i64) -> float:
    """A Weapon and the roll, or the Beating. Rule: PLACE-GYM-3, PLACE-GYM-4."""
    if action < Act.CARD:
        return -next_beating(mind, state, me)
    return -mind.keep(me, action - Act.CARD) - CAUGHT * SOLITARY


def bandage_heal_score(mind: Mind, state: State, me: Player) -> float:
    """Rule: PLACE-LAUN-5."""
    pain: float = max(bruises(mind, state, me), trauma(mind, me))
    return 0.4 + pain - 0.6 * mind.token(Token.BANDAGE, max(me.tokens[Token.BANDAGE] - 1, 0))


def mend_score(mind: Mind, state: State, me: Player, action: i64) -> float:
    """What hurts more goes. Rule: PLACE-PSY-5."""
    if action == Act.DROP_TRAUMA:
        return trauma(mind, me)
    return bruises(mind, state, me) if action == Act.HEAL else 0.0
