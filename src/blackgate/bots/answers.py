"""What a greedy bot answers when it is asked something else than what to do with its turn."""

from collections.abc import Callable
from typing import Final

from blackgate.bots import dig_in, michel, team, warden
from blackgate.bots.longing import longing
from blackgate.bots.mind import Mind
from blackgate.bots.turn import demand_worth
from blackgate.bots.wishes import turn_score
from blackgate.bots.worth import CIGARETTE
from blackgate.game.actions import Action


def answer_score(mind: Mind, action: Action) -> float:
    """How much a bot wants an answer to the pending question."""
    rule = ANSWERS.get(mind.view.question)
    return rule(mind, action) if rule else 0.0


def _go(mind: Mind, action: Action) -> float:
    return longing(mind, action.operand) if action.word == "go" else -0.5


def _place(mind: Mind, action: Action) -> float:
    """One's own way, or that of somebody a card moves: for a rival the worst will do."""
    moved = int(mind.view.context.get("moved", mind.seat))
    return -_go(mind, action) if moved in mind.rivals else _go(mind, action)


def _name(mind: Mind, action: Action) -> float:
    return demand_worth(mind, int(mind.view.context["target"]), action.operand) + 0.01 * mind.worth.points(
        action.operand
    )


def _cheapest(mind: Mind, action: Action) -> float:
    """What is given away should be worth little; a Bandage may go for a Link."""
    if action.word == "bandage_link":
        return -mind.spent("bandage")
    return -mind.keep(action.operand) + 0.01 * mind.worth.sale(action.operand)


def _dearest(mind: Mind, action: Action) -> float:
    """What is taken should be worth much; a Tool is also one the other loses."""
    return mind.worth.keep(action.operand, mind.hand) + 0.5 * mind.worth.points(action.operand)


def _answer(mind: Mind, action: Action) -> float:
    """Powers first; a Spoon is given; a better Tool is fought for by the armed. Rule: EXTORT-5, EXTORT-6."""
    if action.word in ("ability", "reveal"):
        return 50.0
    tool, attacker = str(mind.view.context["tool"]), int(mind.view.context["attacker"])
    stake = mind.worth.points(tool) if mind.hand.get(tool) else 0
    edge = mind.arms - mind.arms_of(attacker)
    fights = edge > 0.5 and (stake > 1 or mind.weapons > 2)
    return 1.0 if (action.word == "refuse") == fights else 0.0


def _fight(mind: Mind, action: Action) -> float:
    """Go on while the other one seems weaker, or while much is at stake. Rule: EXTORT-7, EXTORT-8.

    A Workout token goes before a Weapon; against Michel(le) every Weapon is worth it. Rule: PLACE-GYM-6, MICHEL-13.
    """
    if action.word == "stop":
        return 0.0 if _goes_on(mind) else 10.0
    return 6.0 if action.word == "spend_workout" else 5.0 + _cheapest(mind, action)


def _goes_on(mind: Mind) -> bool:
    attacker, defender = mind.view.context.get("attacker"), int(mind.view.context["defender"])
    if not isinstance(attacker, int) or attacker < 0:
        return True
    other = defender if mind.seat == attacker else attacker
    tool = str(mind.view.context["tool"])
    stake = mind.worth.points(tool) if mind.seat == attacker or mind.hand.get(tool) else 1
    return mind.arms - mind.arms_of(other) + 0.6 * stake > 0.8


def _selling(mind: Mind, action: Action) -> float:
    """Sell the surplus; sell more where that pays for one more Tool."""
    if action.word == "done":
        return 0.0
    card, money = action.operand, mind.me.cigarettes
    gain = CIGARETTE * mind.worth.sale(card) - mind.keep(card)
    if mind.worth.points(card):
        return -1.0
    paid_for = mind.affordable(money + mind.surplus + mind.worth.sale(card)) > mind.affordable(money + mind.surplus)
    return gain + (0.8 if paid_for and not mind.is_surplus(card) else 0.0)


def _target(mind: Mind, action: Action) -> float:
    """Whoever is nearest to winning, if there is something to take; teammates last."""
    seat = int(action.operand[1:]) - 1
    if mind.is_mate(seat):
        return -100.0
    return mind.threat(seat) + (0.2 if mind.view.seats[seat].hand_size else -3.0)


def _unless(mind: Mind, action: Action) -> float:
    """A Weapon is cheaper than a Beating, unless one is beaten enough already."""
    if action.word == "card":
        return (0.9 if mind.me.beatings < 2 else 0.0) + _cheapest(mind, action)
    return 0.0


def _use_it(mind: Mind, action: Action) -> float:
    if action.word == "decline":
        return 0.0
    return max(turn_score(mind, action), 0.1) if action.word in ("ability", "reveal") else 1.0


def _free(mind: Mind, action: Action) -> float:
    return turn_score(mind, action) if action.word != "decline" else 0.0


ANSWERS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "go": _go,
    "name": _name,
    "lay": _cheapest,
    "answer": _answer,
    "fight": _fight,
    "selling": _selling,
    "pay": _cheapest,
    "ingredient": _cheapest,
    "discard": _cheapest,
    "drop": _cheapest,
    "target": _target,
    "place": _place,
    "free": _free,
    "pick": _dearest,
    "unless": _unless,
    "recover": _dearest,
    "bonus": _use_it,
    "react": _use_it,
    **dig_in.ANSWERS,
    **michel.ANSWERS,
    **team.ANSWERS,
    **warden.ANSWERS,
}
"""By question."""
