"""What happens without anybody's command: sealed answers, standing orders, bots and deadlines, each at its moment.

When an answer is given on somebody's behalf follows from what everybody knows, never from the cards of a hand.
"""

from typing import Final

from blackgate.server.asked import Asked
from blackgate.server.event_log import Chose
from blackgate.server.orders import standing_answer
from blackgate.server.room.room import Room

Thoughts = dict[int, str]
"""By seat: what its bot answers to the question it is asked."""
BEYOND: Final = 150
"""Milliseconds beyond a bot's budget after which its answer is given: the longest way there and back."""


def is_discreet(room: Room) -> bool:
    """Whether how long something takes must not tell anything: where people are among each other, and want it so."""
    return room.settings.windows != "swift" and sum(chair.is_human for chair in room.chairs) > 1


def earliest(room: Room, seat: int) -> int:
    """The moment before which an answer of a seat may not be seen.

    Nothing is held back where people are not among each other, nor where all who are asked have left orders: an order
    is a plan, and how fast it is followed tells nothing.
    """
    if not is_discreet(room):
        return room.asked_at
    if all(room.chairs[each.seat].bot or order(room, each) for each in room.asked):
        return room.asked_at
    return room.clocks.earliest(seat)


def settle(room: Room, now: int, thoughts: Thoughts) -> Chose | None:
    """The next answer that is due, if any. To be called again until there is none."""
    if not room.is_playing:
        return None
    asked = room.asked[0]
    seat = asked.seat
    found = _answer(room, asked, now, thoughts)
    if found is None or now < earliest(room, seat):
        return _late(room, asked, now)
    return found


def _answer(room: Room, asked: Asked, now: int, thoughts: Thoughts) -> Chose | None:
    """What was answered for this seat, by itself or on its behalf."""
    seat, chair = asked.seat, room.chairs[asked.seat]
    if seat in room.sealed:
        return Chose(seat, room.sealed[seat])
    if chair.bot:
        ready = seat in thoughts and now >= bot_moment(room, seat)
        return Chose(seat, thoughts[seat], "bot") if ready else None
    ordered = order(room, asked)
    return Chose(seat, ordered, "order") if ordered else None


def order(room: Room, asked: Asked) -> str:
    """What a player's standing orders answer; empty if the player wants to be asked. Looked up once a question."""
    chair = room.chairs[asked.seat]
    if not chair.is_human or chair.orders.is_silent:
        return ""
    if asked.seat not in room.ordered:
        room.ordered[asked.seat] = str(standing_answer(chair.orders, asked.view) or "")
    return room.ordered[asked.seat]


def _late(room: Room, asked: Asked, now: int) -> Chose | None:
    """What an absent player answers, once the time is up. Rule: RULING-16."""
    if not room.clocks.is_late(now, asked.seat) or room.chairs[asked.seat].bot:
        return None
    sealed = room.sealed.get(asked.seat)
    if sealed is not None:
        return Chose(asked.seat, sealed)
    action = asked.game.rules.lexicon.action(asked.game.default_action())
    # That somebody let a window close is not told apart from a refusal: it could tell that there was nothing to say.
    return Chose(asked.seat, str(action), "late" if room.clocks.is_own_time(asked.seat) else "silent")


def bot_moment(room: Room, seat: int) -> int:
    """When the answer of a bot is given: at the same time whatever it thought of.

    Where bots had paused they are asked anew, so that nobody learns from a pause how long one thinks.
    """
    least = room.least_pace if room.has_person else room.least_pace_alone
    return max(room.asked_at, room.resumed_at) + max(room.settings.pace, least, budget(room.chairs[seat].bot))


def budget(spec: str) -> int:
    """Milliseconds a bot with a time of its own may take, the way included; 0 for those that answer at once."""
    given = spec.partition("@")[2]
    return int(1000 * float(given[:-1])) + BEYOND if given.endswith("s") else 0


def next_moment(room: Room, thoughts: Thoughts) -> int | None:
    """When something may be due, if nobody does anything before; None if never."""
    if not room.is_playing:
        return None
    asked = room.asked[0]
    seat, chair = asked.seat, room.chairs[asked.seat]
    if chair.bot:
        return max(bot_moment(room, seat), earliest(room, seat)) if seat in thoughts else None
    deadline = room.clocks.deadline(seat)
    if seat in room.sealed or order(room, asked):
        held = earliest(room, seat)
        return held if deadline is None else min(held, deadline)
    return deadline
