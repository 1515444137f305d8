"""Michel(le) and a greedy bot: lead them to rivals, fight while Weapons last, give up what is cheaper than a fight."""

from collections.abc import Callable, Iterable
from typing import Final

from blackgate.bots.mind import Mind
from blackgate.game.actions import Action

PRIZE: Final = 0.4
"""A card for a win (MICHEL-16)."""


def knife_odds(mind: Mind) -> float:
    """The chance that the next Michel(le) card shows a Knife, by the cards still unseen. Rule: INFO-8, MICHEL-3."""
    cards = {card.id: card for card in mind.worth.edition.michel_cards}
    gone = [*mind.view.michel_discard, *mind.view.michel_shown] if mind.view.michel_deck_size else []
    copies = {name: card.copies - gone.count(name) for name, card in cards.items()}
    knives = sum(max(n, 0) for name, n in copies.items() if cards[name].knife)
    return knives / max(sum(max(n, 0) for n in copies.values()), 1)


def defeat_odds(mind: Mind) -> float:
    """The chance to run out of Weapons before the Knives end. Rule: MICHEL-12, MICHEL-13."""
    return float(knife_odds(mind) ** mind.arms)


def fight_cost(mind: Mind, toll: float) -> float:
    """What refusing costs on the whole: the defeat, the Weapons, less the prize of a win. Rule: MICHEL-14 to 16."""
    lost = defeat_odds(mind)
    weapons = min(mind.weapons, 2) * 0.3
    return lost * (mind.next_beating + toll) + weapons - (1 - lost) * PRIZE


def ambush(mind: Mind) -> float:
    """What coming to Michel(le)'s Place costs; beside the Warden nothing. Rule: MICHEL-8, WARDEN-8."""
    if mind.view.michel == mind.view.warden:
        return 0.0
    toll = 0.9 * mind.tools[0] if mind.tools else 0.3
    return knife_odds(mind) * max(min(fight_cost(mind, toll), toll if mind.tools else 9.0), 0.1)


def bother(mind: Mind, seat: int) -> float:
    """How much a visit would cost another player, as far as one can see."""
    other = mind.view.seats[seat]
    tools = sum(mind.worth.tools(other.certain)[:1])
    unarmed = max(1.0 - 0.4 * mind.arms_of(seat), 0.2)
    return knife_odds(mind) * unarmed * (0.5 + 0.6 * tools + 0.03 * other.hand_size) * (0.6 + mind.pressure(seat))


def lead_score(mind: Mind, slot: str) -> float:
    """Onto rivals, not onto oneself or teammates; the Warden keeps them quiet. Rule: MICHEL-6, WARDEN-8."""
    if slot == mind.view.warden:
        return 0.0
    score = sum(bother(mind, seat) for seat in mind.rivals_at(slot))
    score -= sum(bother(mind, seat) for seat in mind.mates_at(slot))
    return score - (ambush(mind) if slot == mind.me.place else 0.0)


def best_lead(mind: Mind, slots: Iterable[str]) -> float:
    """The best of the Places a roll shows; they cannot stay. Rule: MICHEL-5."""
    return max((lead_score(mind, slot) for slot in slots if slot != mind.view.michel), default=0.0)


def _roll(mind: Mind, action: Action) -> float:
    """Worth it if the die is more likely to lead them to a rival than to oneself. Rule: MICHEL-4."""
    if action.word == "decline":
        return 0.0
    faces = range(1, mind.worth.edition.numbers.die_faces + 1)
    places = mind.worth.places
    return sum(best_lead(mind, [slot for slot in places if face in places[slot].die]) for face in faces) / len(faces)


def _lead(mind: Mind, action: Action) -> float:
    return lead_score(mind, action.operand)


def _yield(mind: Mind, action: Action) -> float:
    """The Tool, or the fight with the same Tool at stake. Rule: MICHEL-11, MICHEL-15."""
    shown = [card for card in _tools_shown(mind) if mind.hand.get(card)]
    if action.word != "refuse":
        return -0.9 * mind.worth.points(action.operand)
    return -fight_cost(mind, min((0.9 * mind.worth.points(card) for card in shown), default=0.3))


def _tools_shown(mind: Mind) -> tuple[str, ...]:
    """The Tools of the first card of this extortion. Rule: MICHEL-15."""
    first = mind.view.michel_shown[0] if mind.view.michel_shown else ""
    return next((card.tools for card in mind.worth.edition.michel_cards if card.id == first), ())


def _toll(mind: Mind, action: Action) -> float:
    return -float(mind.worth.points(action.operand))


def _prize(mind: Mind, action: Action) -> float:
    return 1.0 if action.word == "accept" else 0.0


ANSWERS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "roll": _roll,
    "lead": _lead,
    "yield": _yield,
    "toll": _toll,
    "prize": _prize,
}
"""By question."""
