"""How bots deal with Michel(le): lead them to rivals, fight while Weapons last, give up Tools cheaper than a fight."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import operand
from blackgate.engine.masks import bit
from blackgate.engine.pieces import NOWHERE, Player
from blackgate.engine.state import State
from blackgate.engine.terms import Card
from blackgate.evaluation.answers import taken
from blackgate.evaluation.evaluator import Evaluator, ModuleEvaluation
from blackgate.evaluation.position import arms_of, extra_arms, is_rival, next_beating, pressure
from blackgate.evaluation.values import tool_points
from blackgate.modules.michel import terms
from blackgate.modules.michel.rules import Yield, is_calm

PRIZE: Final = 0.4
"""The value of the card for a win (MICHEL-16)."""


class MichelEvaluation(ModuleEvaluation):
    """Rule: MICHEL-1."""

    def answer_score(self, evaluator: Evaluator, state: State, me: Player, ask: i64, action: i64) -> float:
        """Scores of the answers to each question."""
        match ask:
            case terms.Ask.ROLL:
                return roll_score(evaluator, state) if action != Act.DECLINE else 0.0
            case terms.Ask.LEAD:
                return lead_score(evaluator, state, action - Act.GO)
            case terms.Ask.YIELD:
                return yield_score(evaluator, state, me, action, operand(state, Yield.CARD))
            case terms.Ask.TOLL:
                return -float(evaluator.rules.card_points[action - Act.CARD])
            case _:
                return taken(action)

    def survey(self, evaluator: Evaluator, state: State, me: Player) -> None:
        """Subtract the cost of moving to their Place. Rule: MICHEL-8."""
        if state.michel != NOWHERE and state.michel != me.place:
            evaluator.surveyed[state.michel] -= ambush(evaluator, state, me)


def knife_odds(evaluator: Evaluator, state: State) -> float:
    """The chance that the next Michel(le) card shows a Knife, from the cards still in the deck.

    Rule: INFO-8, MICHEL-3.
    """
    knives: i64 = 0
    cards: i64 = 0
    for card in state.shelf.michel_deck:
        knives += evaluator.rules.michel_knife[card]
        cards += 1
    if cards == 0:
        for card in state.shelf.michel_discard:
            knives += evaluator.rules.michel_knife[card]
            cards += 1
    return float(knives) / float(max(cards, 1))


def fight_cost(evaluator: Evaluator, state: State, me: Player, toll: float) -> float:
    """Expected cost of a refusal: the defeat and the Weapons minus the prize of a win. Rule: MICHEL-12 to 16."""
    odds: float = knife_odds(evaluator, state)
    lost = 1.0
    left: i64 = evaluator.weapons
    while left > 0:
        lost *= odds
        left -= 1
    if extra_arms(evaluator, me) > 0.0:
        lost *= 0.5 + 0.5 * odds
    weapons = 0.3 * float(min(evaluator.weapons, 2))
    return lost * (next_beating(evaluator, state, me) + toll) + weapons - (1.0 - lost) * PRIZE


def ambush(evaluator: Evaluator, state: State, me: Player) -> float:
    """The cost of moving to Michel(le)'s Place; 0 where somebody keeps them quiet. Rule: MICHEL-8, RULING-104."""
    if is_calm(state, state.michel):
        return 0.0
    if evaluator.tools == 0:
        return knife_odds(evaluator, state) * max(fight_cost(evaluator, state, me, 0.3), 0.1)
    toll: float = 0.9 * float(evaluator.best)
    return knife_odds(evaluator, state) * max(min(fight_cost(evaluator, state, me, toll), toll), 0.1)


def bother(evaluator: Evaluator, state: State, seat: i64) -> float:
    """How much a visit would cost another player."""
    other = state.players[seat]
    tools = 0.4 * float(tool_points(evaluator.values, other))
    unarmed: float = max(1.0 - 0.4 * arms_of(evaluator, state, seat), 0.2)
    cost: float = 0.5 + min(tools, 1.8) + 0.03 * float(other.size)
    return unarmed * cost * (0.6 + pressure(evaluator, state, seat))


def lead_score(evaluator: Evaluator, state: State, slot: i64) -> float:
    """Score of leading them to a Place: to rivals, not to the player or teammates, nor where somebody keeps them quiet.

    Rule: MICHEL-6, RULING-104.
    """
    score = 0.0
    seat: i64 = 0
    while seat < evaluator.rules.players:
        if seat != evaluator.seat and state.players[seat].place == slot:
            harm: float = knife_odds(evaluator, state) * bother(evaluator, state, seat)
            score += harm if is_rival(evaluator, seat) else -harm
        seat += 1
    me = state.players[evaluator.seat]
    if slot == me.place:
        score -= ambush(evaluator, state, me)
    return 0.0 if score == 0.0 or is_calm(state, slot) else score


def roll_score(evaluator: Evaluator, state: State) -> float:
    """Positive if the die is more likely to lead them to a rival than to the player. Rule: MICHEL-4, MICHEL-5."""
    total = 0.0
    face: i64 = 1
    while face <= 6:
        slots: i64 = evaluator.rules.die[face] & ~bit(state.michel)
        best: float = -9.0 if slots != 0 else 0.0
        slot: i64 = 0
        while slots != 0:
            if slots & 1:
                best = max(best, lead_score(evaluator, state, slot))
            slots >>= 1
            slot += 1
        total += best
        face += 1
    return total


def yield_score(evaluator: Evaluator, state: State, me: Player, action: i64, card: i64) -> float:
    """Score of giving up a Tool, or of fighting with the same Tool at stake. Rule: MICHEL-11, MICHEL-15."""
    points = evaluator.rules.card_points
    if action >= Act.CARD:
        return -0.9 * float(points[action - Act.CARD])
    least: i64 = 0
    tool: i64 = Card.SHOVEL
    while tool > Card.KNIFE:
        if evaluator.rules.michel_tools[card] & me.holds & bit(tool):
            least = points[tool]
        tool -= 1
    return -fight_cost(evaluator, state, me, 0.9 * float(least) if least > 0 else 0.3)


EVALUATION: Final = MichelEvaluation()
