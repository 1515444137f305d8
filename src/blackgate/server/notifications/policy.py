"""Who is told of a question, and when.

Timing and content of a notification depend on public information only: a question is told a fixed time after it was
opened, whatever it asks, if everybody can see that it is still open. That time is longer than any answer is held back
(`windows.TIMINGS`), so a question that a standing order, a bot or a sealed answer has settled is never told.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from blackgate.server.notifications.subscriptions import DAY_MINUTES, Channel, MailChannel, QuietHours, Subscriptions
from blackgate.server.room import Room

DELAY: Final = 30.0
"""Seconds from a question to its notification."""
MINUTE: Final = 60_000


@dataclass(frozen=True)
class AskedPeople:
    """The people who are asked, as everybody at the table sees it."""

    since: int
    """The version at which it was opened."""
    seats: tuple[int, ...]
    """The people who are asked. Where a bot stands in, nobody is."""


@dataclass(frozen=True)
class Plan:
    """What follows from a question."""

    channels: tuple[Channel, ...]
    """Personal channels to tell now."""
    announced: tuple[int, ...]
    """Seats that the webhook names now."""
    later: int
    """When to look again, because somebody has quiet hours; 0 for never. Milliseconds since 1970."""
    after: Subscriptions
    """With everybody marked who knows now."""


def open_question(room: Room) -> AskedPeople | None:
    """The open question; None if nobody is asked who could be told."""
    seats = tuple(each.seat for each in room.asked if room.chairs[each.seat].is_human) if room.is_playing else ()
    return AskedPeople(room.asked_since, seats) if seats else None


def plan(question: AskedPeople, room: Room, subscriptions: Subscriptions, looking: Collection[int], now: int) -> Plan:
    """Decide whom to tell of a question now. `now` is wall time in milliseconds."""
    after, later = subscriptions, []
    channels: list[Channel] = []
    for seat, subscriber in subscriptions.seats.items():
        if subscriber.key != room.chairs[seat].key:
            after = after.with_seat(seat, msgspec.structs.replace(subscriber, channels=()))
            continue
        # A sealed answer is known to its author alone, and so is this channel.
        is_asked = seat in question.seats and seat not in room.sealed and subscriber.told < question.since
        if not is_asked:
            continue
        quiet_until = end_of_quiet(subscriber.quiet, now)
        if seat not in looking and quiet_until:
            later.append(quiet_until)
            continue
        after = after.with_seat(seat, msgspec.structs.replace(subscriber, told=question.since))
        if seat not in looking:
            channels += [each for each in subscriber.channels if not isinstance(each, MailChannel) or each.is_confirmed]
    announced: tuple[int, ...] = ()
    if after.webhook is not None:
        is_new = after.webhook.told < question.since
        named = [seat for seat in question.seats if seat not in looking and (is_new or seat in after.webhook.held)]
        quiet = {seat: until for seat in named if (until := _quiet_until(seat, room, subscriptions, now))}
        later += quiet.values()
        announced = tuple(seat for seat in named if seat not in quiet)
        webhook = msgspec.structs.replace(after.webhook, told=question.since, held=tuple(quiet))
        after = msgspec.structs.replace(after, webhook=webhook)
    return Plan(tuple(channels), announced, min(later, default=0), after)


def _quiet_until(seat: int, room: Room, subscriptions: Subscriptions, now: int) -> int:
    """When the quiet hours of a player end; 0 outside of them. A sealed answer changes nothing: others see this."""
    subscriber = subscriptions.seats.get(seat)
    if subscriber is None or subscriber.key != room.chairs[seat].key:
        return 0
    return end_of_quiet(subscriber.quiet, now)


def end_of_quiet(quiet: QuietHours | None, now: int) -> int:
    """When the quiet hours end in which this moment falls; 0 if it falls in none. Milliseconds since 1970."""
    if quiet is None or quiet.begin == quiet.end:
        return 0
    here = datetime.fromtimestamp(now / 1000, zone_of(quiet))
    minute = here.hour * 60 + here.minute
    into, length = (minute - quiet.begin) % DAY_MINUTES, (quiet.end - quiet.begin) % DAY_MINUTES
    return now - now % MINUTE + (length - into) * MINUTE if into < length else 0


def zone_of(quiet: QuietHours) -> tzinfo:
    """The time zone of quiet hours; if this machine does not know it, the distance from UTC that came with it."""
    return _zone(quiet.zone) or timezone(timedelta(minutes=max(-1439, min(1439, quiet.offset))))


@lru_cache(maxsize=600)
def _zone(name: str) -> tzinfo | None:
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, or no name at all
        return None
