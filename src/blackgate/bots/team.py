"""Teammates and a greedy bot: help in a fight, hand Tools to who can dig, pool cigarettes. Rule: TEAM-6, TEAM-11.

What a bot gives or asks for in an Exchange it gives or asks for wholly, so that a proposal needs no bookkeeping: all
Tools, or all cigarettes of a teammate. Each pays only towards a Dig or a Buy that comes next, so that nothing goes
back and forth.
"""

from collections.abc import Callable
from typing import Final

from blackgate.bots.mind import Mind
from blackgate.bots.turn import NEVER, sure_move_score
from blackgate.game.actions import Action

# Combat.


def _help(mind: Mind, action: Action) -> float:
    """With a Weapon to spare; against Michel(le), who loses every other time, with the last. Rule: TEAM-6, TEAM-7."""
    if action.word == "decline":
        return 0.0
    spare = mind.weapons - (0 if mind.view.michel_shown else 1)
    return (1.0 if spare > 0 else 0.0) - 0.5 * mind.keep(action.operand) - 0.2 * mind.next_beating


def _spoils(mind: Mind, action: Action) -> float:
    return 1.0 if action.word == "accept" else 0.0


# Exchange.


def can_dig(mind: Mind, seat: int) -> bool:
    """Whether a seat stands in its own Block, fit to dig. Rule: TEAM-10, DIG-2."""
    who = mind.view.seats[seat]
    place = mind.worth.places[who.place]
    return who.beatings < 2 and "dig" in place.actions and place.side in ("", who.side)


def room(mind: Mind, seat: int) -> int:
    """How many cards more a teammate can keep, as far as everybody sees. Rule: HAND-1, PLACE-PSY-9."""
    who = mind.view.seats[seat]
    shaken = mind.worth.traumas[who.trauma].hand_limit if who.trauma else 0
    return (shaken or mind.worth.edition.numbers.hand_limit) - who.hand_size


def tools_gain(mind: Mind, mate: int) -> float:
    """What it is worth to hand all Tools to a teammate here: to who can dig where oneself cannot.

    Or to who digs the rest of what wins; or, away from the Block, to who carries as much already, so that one of the
    two can stay.
    """
    other = mind.view.seats[mate]
    if not mind.tools or other.beatings > 1 or room(mind, mate) < len(mind.tools):
        return 0.0
    if mind.me.beatings > 1:
        return (0.5 if can_dig(mind, mate) else 0.3) * mind.carried
    if can_dig(mind, mind.seat):
        wins = mind.view.actions == 1 and mind.tools[0] < mind.need <= sum(mind.tools[:2])
        return 3.0 if wins else 0.0
    return 0.4 * mind.carried if sum(mind.worth.tools(other.certain)) >= sum(mind.tools) else 0.0


def money_gain(mind: Mind, buyer: int, giver: int) -> int:
    """Tunnel points that the cigarettes of a giver add to what a buyer can pay, and to no Buy of the giver's."""
    buyers, givers = mind.view.seats[buyer].cigarettes, mind.view.seats[giver].cigarettes
    return mind.affordable(buyers + givers) - mind.affordable(buyers) - mind.affordable(givers)


def asks_for_money(mind: Mind, mate: int) -> float:
    """What it is worth to be given all cigarettes of a teammate: the next Tool, bought at once. Rule: TEAM-12."""
    buys = "buy" in mind.worth.places[mind.me.place].actions and "buy" not in mind.barred
    if not buys or mind.view.actions < 2:
        return 0.0
    return 0.5 * money_gain(mind, mind.seat, mate)


def _exchange(mind: Mind, action: Action) -> float:
    mate = int(action.operand[1:]) - 1
    gain = max(tools_gain(mind, mate), asks_for_money(mind, mate))
    return gain if gain > 0 else NEVER


def _offer(mind: Mind, action: Action) -> float:
    """All that is wanted goes into the proposal first; then it is made. Rule: RULING-124."""
    mate = mind.view.exchange.teammate if mind.view.exchange else mind.seat
    gives = tools_gain(mind, mate) > 0
    asks = asks_for_money(mind, mate) > 0
    match action.word:
        case "card":
            return 2.0 if gives and mind.worth.points(action.operand) else NEVER
        case "ask_cigarette":
            return 2.0 if asks and not gives else NEVER
        case "propose":
            return 1.0
        case "decline":
            return 0.0
        case _:
            return NEVER


def _fill(mind: Mind, action: Action) -> float:
    """Agree to what does the team no harm; of open cards, the cheapest. Rule: RULING-124."""
    match action.word:
        case "card":
            return 1.0 - mind.keep(action.operand) if fill_gain(mind) >= 0 else NEVER
        case "accept":
            return 1.0 if fill_gain(mind) >= 0 else NEVER
        case _:
            return 0.0


def fill_gain(mind: Mind) -> float:
    """What a proposal changes for the team: cards and cigarettes stay in it, but time may be lost or won with them."""
    terms = mind.view.exchange
    if terms is None:
        return 0.0
    mine, theirs = mind.me.cigarettes, mind.view.seats[terms.proposer].cigarettes
    paid = terms.cigarettes_asked - terms.cigarettes_given
    money = mind.affordable(theirs + paid) - mind.affordable(theirs) + mind.affordable(mine - paid)
    crowd = max(mind.me.hand_size + terms.cards_given - terms.cards_asked - mind.view.hand_limit, 0)
    digs_alone = can_dig(mind, mind.seat) and not can_dig(mind, terms.proposer)
    tools = sum(mind.worth.tools(terms.wanted or {})) if digs_alone else 0
    return 0.5 * (money - mind.affordable(mine)) - 0.3 * crowd - tools


def _shortcut(mind: Mind, action: Action) -> float:
    """Rule: TEAM-13."""
    return sure_move_score(mind, action.operand)


TURNS: Final[dict[str, Callable[[Mind, Action], float]]] = {"exchange": _exchange, "shortcut": _shortcut}
ANSWERS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "help": _help,
    "spoils": _spoils,
    "offer": _offer,
    "fill": _fill,
}
"""By question."""
