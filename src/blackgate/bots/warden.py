"""The Warden and a greedy bot: what it dares beside her, and what it does with Corruption. Rule: WARDEN-1, OFFICE-1."""

from collections.abc import Callable
from typing import Final

from blackgate.bots.mind import Mind
from blackgate.bots.worth import CIGARETTE, SOLITARY
from blackgate.game.actions import Action

WATCHED: Final = 0.65
"""What is left of the worth of an illegal action under her eyes."""
ACTION: Final = 0.5
"""What an action that is still to come is worth."""
BRIBE: Final = 2
"""Cigarettes (OFFICE-3)."""


def is_watched(mind: Mind, slot: str) -> bool:
    """Whether an illegal action there would be punished: she is there, and nothing buys a Freepass. Rule: OFFICE-5."""
    return slot == mind.view.warden and not mind.tokens("corruption")


def risk(mind: Mind, word: str) -> float:
    """What Repression, or the way out of it, would cost after an action here. Rule: WARDEN-3, OFFICE-5."""
    if word not in mind.worth.illegal or mind.view.warden != mind.me.place:
        return 0.0
    if mind.tokens("corruption"):
        return 0.7 * mind.spent("corruption")
    return 0.8 * SOLITARY + ACTION * max(mind.view.actions - 1, 0)


def grip(mind: Mind, seat: int) -> float:
    """How much her presence hampers somebody: those with Tools where they can dig most."""
    other = mind.view.seats[seat]
    place = mind.worth.places[other.place]
    digs = "dig" in place.actions and place.side in ("", other.side)
    tools = sum(mind.worth.tools(other.certain)[:2])
    return 0.1 + 0.2 * mind.pressure(seat) + (0.3 * tools if digs else 0.0)


def hold(mind: Mind, slot: str) -> float:
    """What it is worth to have her in a Place: rivals there are hampered, the own side is, too."""
    score = sum(grip(mind, seat) for seat in mind.rivals_at(slot))
    score -= sum(grip(mind, seat) for seat in mind.mates_at(slot))
    place = mind.worth.places[slot]
    digs = "dig" in place.actions and place.side in ("", mind.me.side)
    return score - (0.15 if slot == mind.me.place else 0.0) - (0.3 * mind.carried if digs else 0.0)


def _attract(mind: Mind, action: Action) -> float:
    """Away from where one wants to dig, onto those who stand here. Rule: WARDEN-7."""
    return 0.8 * (hold(mind, mind.me.place) - hold(mind, mind.view.warden or mind.me.place)) - 0.2


def _bribe(mind: Mind, action: Action) -> float:
    return 0.3 + mind.token("corruption") - BRIBE * CIGARETTE


def _report(mind: Mind, action: Action) -> float:
    """Whom the manners of bots leave to it is a rival, always. Rule: RULING-152."""
    return 1.0 if action.word == "report" else 0.0


def _freepass(mind: Mind, action: Action) -> float:
    return 1.0 if action.word == "freepass" else 0.0


def _punish(mind: Mind, action: Action) -> float:
    """What hurts most, if it hurts more than the token is worth; the leader rather than others. Rule: OFFICE-6."""
    if action.word == "decline":
        return 0.0
    seat = int(mind.view.context["actor"])
    if mind.is_mate(seat):
        return -100.0
    return PUNISHMENTS[action.operand](mind, seat) * (0.4 + mind.pressure(seat)) - mind.spent("corruption")


def _beating(mind: Mind, seat: int) -> float:
    other = mind.view.seats[seat]
    return 0.6 + (0.6 * sum(mind.worth.tools(other.certain)) if other.beatings else 0.0)


def _half_the_hand(mind: Mind, seat: int) -> float:
    other = mind.view.seats[seat]
    return 0.35 * ((other.hand_size + 1) // 2) + 0.4 * sum(mind.worth.tools(other.certain))


def _cigarettes(mind: Mind, seat: int) -> float:
    return CIGARETTE * mind.view.seats[seat].cigarettes


PUNISHMENTS: Final[dict[str, Callable[[Mind, int], float]]] = {
    "beating": _beating,
    "hand": _half_the_hand,
    "cigarettes": _cigarettes,
}


def _corrupt(mind: Mind, action: Action) -> float:
    """To where she does most good, if that beats keeping the token. Rule: OFFICE-7."""
    if action.word == "decline":
        return 0.0
    return hold(mind, action.operand) - hold(mind, mind.view.warden or action.operand) - mind.spent("corruption")


TURNS: Final[dict[str, Callable[[Mind, Action], float]]] = {"attract": _attract, "bribe": _bribe}
ANSWERS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "report": _report,
    "freepass": _freepass,
    "punish": _punish,
    "corrupt": _corrupt,
}
"""By question."""
