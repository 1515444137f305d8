"""Who is told of a question and when: it depends on what everybody can see, never on a hand."""

from dataclasses import replace
from datetime import UTC, datetime

import msgspec
import pytest
from tests.server.notifications.stubs import Notified, notified

from blackgate.server.commands import HandOver
from blackgate.server.event_log import Ordered, Placed, Sealed
from blackgate.server.notifications.policy import DELAY, Plan, end_of_quiet, open_question, plan
from blackgate.server.notifications.subscriptions import (
    MailChannel,
    QuietHours,
    SeatSubscription,
    Subscriptions,
    Webhook,
)
from blackgate.server.orders import Orders
from blackgate.server.windows import OUT_OF_TURN, OUT_OF_TURN_HIDDEN, TIMINGS

NOON = int(datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp() * 1000)
NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Zurich")
HOUR = 3_600_000


def subscriptions(there: Notified, **how: object) -> Subscriptions:
    """Both seats want mails, and there is a webhook."""
    chairs = there.table.session.room.chairs
    mail = MailChannel("m", "en", "a@b.example", is_confirmed=True)
    seats = {seat: SeatSubscription(chair.key, (mail,), **how) for seat, chair in enumerate(chairs)}  # type: ignore[arg-type]
    return Subscriptions(seats, Webhook("https://hook.example", "discord", "en"))


def planned(there: Notified, found: Subscriptions, looking: tuple[int, ...] = (), now: int = NOON) -> Plan:
    room = there.table.session.room
    question = open_question(room)
    assert question is not None
    return plan(question, room, found, looking, now)


async def test_only_the_asked_player_is_told_and_only_once() -> None:
    async with notified() as there:
        first = planned(there, subscriptions(there))
        assert (len(first.channels), first.announced) == (1, (there.asked,))
        second = planned(there, first.after)
        assert (second.channels, second.announced) == ((), ())


async def test_another_question_is_told_again() -> None:
    async with notified() as there:
        before = planned(there, subscriptions(there)).after
        await there.move()
        assert len(planned(there, before).channels) == 1


async def test_nobody_is_told_while_looking_nor_later() -> None:
    async with notified() as there:
        first = planned(there, subscriptions(there), looking=(there.asked,))
        assert (first.channels, first.announced) == ((), ())
        assert planned(there, first.after).channels == ()


async def test_an_unconfirmed_mailbox_gets_nothing() -> None:
    async with notified() as there:
        chair = there.table.session.room.chairs[there.asked]
        found = Subscriptions({there.asked: SeatSubscription(chair.key, (MailChannel("m", "en", "a@b.example"),))})
        assert planned(there, found).channels == ()


async def test_whoever_had_the_seat_before_is_not_told_but_forgotten() -> None:
    async with notified() as there:
        found = subscriptions(there)
        await there.table.do(there.asked, HandOver("Heir"))
        result = planned(there, found)
        assert result.channels == ()
        assert there.asked not in result.after.seats


async def test_where_a_bot_plays_nobody_is_told() -> None:
    async with notified() as there:
        there.table.session.room.fold(Placed(there.asked, "schemer"), 0)
        assert open_question(there.table.session.room) is None


@pytest.mark.parametrize("secret", [Sealed(0, 0, "search"), Ordered(0, Orders())])
async def test_a_webhook_shows_nothing_that_others_cannot_see(secret: Sealed | Ordered) -> None:
    """A sealed answer and standing orders are secrets of a seat: the webhook says the same with them."""
    async with notified() as there:
        found, room = subscriptions(there), there.table.session.room
        before = planned(there, found)
        room.fold(msgspec.structs.replace(secret, seat=there.asked), 0)
        after = planned(there, found)
        assert (after.announced, after.after.webhook) == (before.announced, before.after.webhook)
        assert len(after.channels) == (0 if isinstance(secret, Sealed) else 1)  # its author alone sees these


async def test_a_policy_that_sees_sealed_answers_is_noticed() -> None:
    """The negative control: who has answered is left out, and the webhook says so."""
    async with notified() as there:
        found, room = subscriptions(there), there.table.session.room
        question = open_question(room)
        assert question is not None
        leaky = replace(question, seats=tuple(seat for seat in question.seats if seat not in {there.asked: "search"}))
        assert plan(leaky, room, found, (), NOON).announced != plan(question, room, found, (), NOON).announced


def test_a_question_is_told_after_every_answer_that_is_held_back() -> None:
    held = [timing.least for timing in (*TIMINGS.values(), OUT_OF_TURN, OUT_OF_TURN_HIDDEN)]
    closed = [timing.most or 0 for timing in (*TIMINGS.values(), OUT_OF_TURN, OUT_OF_TURN_HIDDEN)]
    assert max(held + closed) < 1000 * DELAY


@pytest.mark.parametrize(
    ("hour", "hours_left"),
    [(19.99, 0), (20, 9), (22, 7), (4.5, 0.5), (5, 0), (12, 0)],
    ids=str,
)
def test_quiet_hours_pass_midnight_and_follow_the_time_zone(hour: float, hours_left: float) -> None:
    """In summer Zurich is two hours ahead: 22 to 7 o'clock is 20 to 5."""
    now = int(datetime(2026, 6, 1, tzinfo=UTC).timestamp() * 1000 + hour * HOUR)
    assert end_of_quiet(NIGHT, now) == (now + hours_left * HOUR if hours_left else 0)


def test_quiet_hours_in_an_unknown_zone_use_the_offset() -> None:
    unknown = msgspec.structs.replace(NIGHT, zone="Mars/Olympus", offset=120)
    night = int(datetime(2026, 6, 1, 21, tzinfo=UTC).timestamp() * 1000)
    assert end_of_quiet(unknown, night) == end_of_quiet(NIGHT, night)
    assert end_of_quiet(msgspec.structs.replace(NIGHT, zone="../../etc/passwd"), night) >= 0


async def test_in_quiet_hours_a_player_is_told_when_they_are_over() -> None:
    async with notified() as there:
        night = int(datetime(2026, 6, 1, 21, tzinfo=UTC).timestamp() * 1000)
        first = planned(there, subscriptions(there, quiet=NIGHT), now=night)
        assert (first.channels, first.later) == ((), night + 8 * HOUR)
        assert len(planned(there, first.after, now=first.later).channels) == 1


async def test_in_quiet_hours_the_webhook_names_a_player_when_they_are_over() -> None:
    """It names each player once, and what is sealed changes nothing, because others read it."""
    async with notified() as there:
        night = int(datetime(2026, 6, 1, 21, tzinfo=UTC).timestamp() * 1000)
        found, room = subscriptions(there, quiet=NIGHT), there.table.session.room
        question = open_question(room)
        assert question is not None
        both = replace(question, seats=(0, 1))
        awake = found.with_seat(1, msgspec.structs.replace(found.seats[1], quiet=None))
        first = plan(both, room, awake, (), night)
        assert (first.announced, first.later) == ((1,), night + 8 * HOUR)
        assert plan(both, room, first.after, (), night).announced == ()
        room.sealed[0] = "search"
        sealed = plan(both, room, awake, (), night)
        assert (sealed.announced, sealed.later) == (first.announced, first.later)
        last = plan(both, room, first.after, (), first.later)
        assert (last.announced, last.later) == ((0,), 0)
        assert plan(both, room, last.after, (), first.later).announced == ()
