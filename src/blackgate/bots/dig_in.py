"""The Places of Dig In and a greedy bot: their actions, their tokens, their questions."""

from collections.abc import Callable
from typing import Final

from blackgate.bots.mind import Mind
from blackgate.bots.turn import NEVER, heal_score, join_score, sure_move_score
from blackgate.bots.worth import BACKGROUND, CIGARETTE, SOLITARY
from blackgate.game.actions import Action, stake_and_figure

DIE: Final = 6
CAUGHT: Final = 1 / 3
"""The chance of a brawler to be sent away (PLACE-GYM-4)."""


def _collect(kind: str) -> Callable[[Mind, Action], float]:
    """An action that brings a token is worth what the token is."""

    def score(mind: Mind, action: Action) -> float:
        return mind.token(kind)

    return score


# Library.


def _rehabilitate(mind: Mind, action: Action) -> float:
    """A new Background for one that is used up; never for one that is still to come. Rule: PLACE-LIB-2, PLACE-LIB-3."""
    return 0.8 * BACKGROUND if mind.me.revealed or not mind.me.background else NEVER


def _spy(mind: Mind, action: Action) -> float:
    """Before one demands a Tool of somebody: a full hand here that nobody knows. Rule: PLACE-LIB-5."""
    seat = int(action.operand[1:]) - 1
    other = mind.view.seats[seat]
    unseen = other.hand_size - sum(other.certain.values())
    victim = seat in mind.rivals_at(mind.me.place) and mind.weapons > 0 and mind.view.actions > 0
    return 40.0 + unseen if victim and unseen > 2 and "extort" not in mind.barred else NEVER


# Workshop.


def _improve(mind: Mind, action: Action) -> float:
    """A point more: best from a Pickaxe, since two Pickaxes take two Digs. Rule: PLACE-WORK-3."""
    pickaxe, shovel = mind.worth.points("pickaxe"), mind.worth.points("shovel")
    room = mind.need - sum(mind.tools)
    if action.operand == "pickaxe":
        return 0.7 * min(shovel - pickaxe, room) if room > 0 else 0.25 * (shovel > pickaxe)
    return 0.4 * min(2 * pickaxe - shovel, room) if room > 0 else NEVER


def _develop(mind: Mind, action: Action) -> float:
    """A token for each Tool that is about to be dug; more must wait for more Digs. Rule: PLACE-WORK-5."""
    ready = mind.tokens("skill") <= len(mind.tools)
    return mind.token("skill") if ready else 0.3 * mind.token("skill")


def _skill(mind: Mind, action: Action) -> float:
    return 1.0 if action.word == "skill_roll" else 0.0


# Gambling Cells.


def bet_gain(stake: int, figure: int) -> float:
    """Cigarettes a Bet brings on the whole. Rule: PLACE-GAMB-3."""
    return stake * figure * (DIE + 1 - figure) / DIE - stake


def _bet(mind: Mind, action: Action) -> float:
    """Where there is something to gain, the surer of two; not for those who can buy all they need. Rule: PLACE-GAMB-2.

    What could pay for a Tool already is not put at risk.
    """
    stake, figure = stake_and_figure(action.operand)
    money = mind.me.cigarettes
    gain = bet_gain(stake, figure)
    if gain <= 0 or mind.affordable(money) >= mind.need - mind.carried:
        return NEVER
    dared = 0.3 * (mind.affordable(money) - mind.affordable(money - stake))
    return 0.75 * CIGARETTE * gain - 0.01 * figure - dared


def _planned(mind: Mind, action: Action) -> float:
    """A Cautious Move for one action. Rule: PLACE-GAMB-5."""
    return sure_move_score(mind, action.operand) - 0.5 * mind.spent("planning")


# Gymnasium.


def _brawl(mind: Mind, action: Action) -> float:
    """A Weapon or a Beating from every rival here, but from teammates too. Rule: PLACE-GYM-2 to PLACE-GYM-4."""
    here = mind.me.place
    harm = sum(0.3 + 0.5 * mind.pressure(seat) for seat in mind.rivals_at(here) if mind.view.seats[seat].beatings < 2)
    return harm - 0.6 * len(mind.mates_at(here)) - _cheapest_weapon(mind)


def _cheapest_weapon(mind: Mind) -> float:
    return min((mind.keep(card) for card in mind.hand if mind.worth.is_weapon(card)), default=9.0)


def _opener(mind: Mind, action: Action) -> float:
    return -mind.keep(action.operand)


def _brawl_answer(mind: Mind, action: Action) -> float:
    """A Weapon and the roll, or the Beating. Rule: PLACE-GYM-3, PLACE-GYM-4."""
    if action.word == "decline":
        return -mind.next_beating
    return -mind.keep(action.operand) - CAUGHT * SOLITARY


# Laundry and Ward.


def _change_style(mind: Mind, action: Action) -> float:
    """Rule: PLACE-LAUN-2."""
    return join_score(mind, action.operand, fewer=1)


def _bandage_heal(mind: Mind, action: Action) -> float:
    """Rule: PLACE-LAUN-5."""
    return heal_score(mind) - 0.6 * mind.spent("bandage")


def _mend(mind: Mind, action: Action) -> float:
    """What hurts more goes. Rule: PLACE-PSY-5."""
    match action.word:
        case "drop_trauma":
            return mind.worth.trauma(mind.me.trauma)
        case "heal":
            return mind.bruises
        case _:
            return 0.0


TURNS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "rehabilitate": _rehabilitate,
    "study": _collect("spy"),
    "spy": _spy,
    "improve": _improve,
    "develop": _develop,
    "bet": _bet,
    "plan": _collect("planning"),
    "planned": _planned,
    "brawl": _brawl,
    "workout": _collect("workout"),
    "change_style": _change_style,
    "steal_bandage": _collect("bandage"),
    "bandage_heal": _bandage_heal,
}
"""By action of the turn."""

ANSWERS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "skill": _skill,
    "opener": _opener,
    "brawl": _brawl_answer,
    "mend": _mend,
}
"""By question."""
