"""Which Place a greedy bot longs for: what it could do there, less what waits for it there."""

from collections.abc import Callable
from typing import Final

from blackgate.bots.michel import ambush
from blackgate.bots.mind import Mind
from blackgate.bots.warden import WATCHED, is_watched
from blackgate.bots.worth import BACKGROUND


def longing(mind: Mind, slot: str) -> float:
    """What being in a Place is worth now."""
    found = mind.longings.get(slot)
    if found is None:
        found = mind.longings[slot] = _longing(mind, slot)
    return found


def _longing(mind: Mind, slot: str) -> float:
    if slot == "solitary":
        return -1.0
    place = mind.worth.places[slot]
    own = place.side in ("", mind.me.side)
    longed = 0.22 * place.search
    for verb in place.actions if own else ():
        if verb in LONGINGS and verb not in mind.barred:
            watched = verb in mind.worth.illegal and is_watched(mind, slot)
            longed += LONGINGS[verb](mind) * (WATCHED if watched else 1.0)
    if not (own and "craft" in place.forbids) and not mind.me.beatings:
        longed += 0.5 * min(mind.craftable, mind.need)
    return longed - (ambush(mind) if slot == mind.view.michel != mind.me.place else 0.0)


def best_place(mind: Mind) -> float:
    """What the best Place of all is worth."""
    return max(longing(mind, slot) for slot in mind.worth.places)


def after_roll(mind: Mind) -> float:
    """What a Simple Move promises: the best of the Places shown, over all results. Rule: MOVE-2, MOVE-3, MOVE-4."""
    places = [(place.die, longing(mind, slot)) for slot, place in mind.worth.places.items() if slot != mind.me.place]
    faces = range(1, mind.worth.edition.numbers.die_faces + 1)
    best = [max((longed for die, longed in places if face in die), default=0.0) for face in faces]
    return sum(best) / len(best)


def _dig(mind: Mind) -> float:
    if mind.me.beatings > 1:
        return 0.0
    return 0.85 * mind.carried + (3.0 if mind.can_win_now else 0.0)


def _buy(mind: Mind) -> float:
    return 0.55 * mind.affordable(mind.me.cigarettes + mind.surplus)


def _steal(mind: Mind) -> float:
    return 0.4 if mind.view.piles.get("spoon", 0) else 0.0


def _improve(mind: Mind) -> float:
    """One point more for every Pickaxe, one action each. Rule: PLACE-WORK-3."""
    gain = mind.worth.points("shovel") - mind.worth.points("pickaxe")
    room = max(mind.need - mind.carried, 0)
    return 0.4 * min(max(gain, 0) * mind.hand.get("pickaxe", 0), room, 2)


def _rehabilitate(mind: Mind) -> float:
    return 0.5 * BACKGROUND if mind.me.revealed or not mind.me.background else 0.0


def _bet(mind: Mind) -> float:
    return 0.3 if mind.me.cigarettes > 2 else 0.0


def _bribe(mind: Mind) -> float:
    return 0.5 * mind.token("corruption") if mind.me.cigarettes > 1 else 0.0


LONGINGS: Final[dict[str, Callable[[Mind], float]]] = {
    "dig": _dig,
    "buy": _buy,
    "steal": _steal,
    "heal": lambda mind: mind.pain,
    "improve": _improve,
    "develop": lambda mind: 0.4 * mind.token("skill"),
    "rehabilitate": _rehabilitate,
    "study": lambda mind: 0.2 * mind.token("spy"),
    "bet": _bet,
    "plan": lambda mind: 0.3 * mind.token("planning"),
    "workout": lambda mind: 0.3 * mind.token("workout"),
    "steal_bandage": lambda mind: 0.4 * mind.token("bandage"),
    "bribe": _bribe,
}
"""By action of a Place: what having it at hand is worth."""
