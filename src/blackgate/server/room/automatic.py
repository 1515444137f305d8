"""Answers without a command: sealed answers, standing orders, bots and deadlines, each at its time.

When an answer is given on a player's behalf depends only on public information, never on a hand. Otherwise the response
time would be a timing side channel.
"""

from typing import Final

from blackgate.engine.registry import ASKS, DECLARED_FRAMES
from blackgate.server.event_log import Chose, Resumed
from blackgate.server.orders import standing_answer
from blackgate.server.room.room import Room
from blackgate.server.windows import PendingQuestion

BotAnswers = dict[int, str]
"""By seat: the answer of its bot to the question it is asked."""
OVERHEAD: Final = 150
"""Milliseconds beyond a bot's budget at which its answer is given: the longest round trip to its worker."""
PRESSED: Final = frozenset(("turn", "answer"))
"""Questions that a person answers even if there is one answer: the end of a turn is the last moment to undo, and an
extortion must not pass unnoticed."""


def hides_timing(room: Room) -> bool:
    """Whether response times must not depend on hidden cards: where several people play, unless they opted out."""
    return room.settings.windows != "swift" and sum(chair.is_human for chair in room.chairs) > 1


def earliest_release(room: Room, seat: int) -> int:
    """The time before which an answer of a seat must not be shown.

    Nothing is delayed where there are no opponents to hide it from, nor where everybody who is asked has left orders:
    an order is a plan, and how fast it is followed reveals nothing.
    """
    if not hides_timing(room):
        return room.asked_at
    if all(room.chairs[each.seat].bot or ordered_answer(room, each) for each in room.asked):
        return room.asked_at
    return room.clocks.earliest(seat)


def next_due_entry(room: Room, now: int, answers: BotAnswers) -> Chose | Resumed | None:
    """The next entry that is due, if any: an answer, or the end of a pause. Call it until there is none."""
    if not room.is_playing:
        return None
    if room.is_paused:
        ends = room.pause_ends_at
        return Resumed() if ends is not None and now >= ends else None
    asked = room.asked[0]
    seat = asked.seat
    found = _answer(room, asked, now, answers)
    if found is None or now < earliest_release(room, seat):
        return _late(room, asked, now)
    return found


def _answer(room: Room, asked: PendingQuestion, now: int, answers: BotAnswers) -> Chose | None:
    """The answer of this seat, by itself or on its behalf."""
    seat, chair = asked.seat, room.chairs[asked.seat]
    if seat in room.sealed:
        return Chose(seat, room.sealed[seat])
    if chair.bot:
        ready = seat in answers and now >= bot_release_at(room, seat)
        return Chose(seat, answers[seat], "bot") if ready else None
    ordered = ordered_answer(room, asked)
    if ordered:
        return Chose(seat, ordered, "order")
    return Chose(seat, str(asked.options[0]), "forced") if is_forced(room, asked) else None


def is_forced(room: Room, asked: PendingQuestion) -> bool:
    """Whether the only answer of a person is given at once, because it reveals nothing.

    Where the missing question would tell other people what a hand does not hold, it is asked. A lesson teaches every
    step.
    """
    if asked.question in PRESSED or room.progress is not None or not room.chairs[asked.seat].is_human:
        return False
    has_opponents = sum(bool(chair.key) for chair in room.chairs) > 1
    if has_opponents and DECLARED_FRAMES[ASKS.index(asked.question)].absence_tells:
        return False
    return len(asked.options) == 1


def ordered_answer(room: Room, asked: PendingQuestion) -> str:
    """What the standing orders of a player answer; empty if the player wants to be asked. Computed once a question."""
    chair = room.chairs[asked.seat]
    if not chair.is_human or chair.orders.is_silent:
        return ""
    if asked.seat not in room.ordered:
        room.ordered[asked.seat] = str(standing_answer(chair.orders, asked.view) or "")
    return room.ordered[asked.seat]


def _late(room: Room, asked: PendingQuestion, now: int) -> Chose | None:
    """The answer of an absent player, once the time is up. Rule: RULING-16."""
    if not room.clocks.is_late(now, asked.seat) or room.chairs[asked.seat].bot:
        return None
    sealed = room.sealed.get(asked.seat)
    if sealed is not None:
        return Chose(asked.seat, sealed)
    action = asked.game.rules.lexicon.action(asked.game.default_action())
    # A window that timed out looks like a refusal: the difference could reveal that there was nothing to say.
    return Chose(asked.seat, str(action), "late" if room.clocks.is_own_time(asked.seat) else "silent")


def bot_release_at(room: Room, seat: int) -> int:
    """When the answer of a bot is given: a fixed time after the question, whatever it thought of.

    After a pause bots are asked again, so that nobody learns from a pause how long one thinks.
    """
    least = room.least_pace if room.has_person else room.least_pace_alone
    if hides_timing(room):
        least = max(least, OVERHEAD)  # how long a bot thinks depends on its hand
    pace = 0 if room.is_skipping else room.pace
    return max(room.asked_at, room.resumed_at) + max(pace, least, budget(room.chairs[seat].bot))


def budget(spec: str) -> int:
    """Milliseconds that a bot with its own time may take, round trip included; 0 for bots that answer at once."""
    given = spec.partition("@")[2]
    return int(1000 * float(given[:-1])) + OVERHEAD if given.endswith("s") else 0


def next_due_at(room: Room, answers: BotAnswers) -> int | None:
    """When something may be due if nobody does anything before; None if never."""
    if not room.is_playing:
        return None
    if room.is_paused:
        return room.pause_ends_at
    asked = room.asked[0]
    seat, chair = asked.seat, room.chairs[asked.seat]
    if chair.bot:
        return max(bot_release_at(room, seat), earliest_release(room, seat)) if seat in answers else None
    deadline = room.clocks.deadline(seat)
    if seat in room.sealed or ordered_answer(room, asked) or is_forced(room, asked):
        held = earliest_release(room, seat)
        return held if deadline is None else min(held, deadline)
    return deadline
