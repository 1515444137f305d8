"""Mails: first a question to the owner of the address, then one per question, each with a link to stop."""

import asyncio
import re
from dataclasses import replace

import pytest
from tests.server.notifications.stubs import OPTIONS, TITLE, URL, Mailbox, Notified, mailbox, notified

from blackgate.server.notifications.delivery import DeliveryRejected
from blackgate.server.notifications.mail import MailServer, letter
from blackgate.server.notifications.messages import Mail, Quiet, Stop
from blackgate.server.notifications.sender import NotificationOptions
from blackgate.server.notifications.subscriptions import QuietHours
from blackgate.server.problems import Refused

ADDRESS = "ana@example.org"


def options(box: Mailbox) -> NotificationOptions:
    return replace(OPTIONS, smtp=f"smtp://127.0.0.1:{box.port}", mail_from="blackgate@play.example")


def text(box: Mailbox) -> str:
    body = box.mails[-1].get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode()


def token(box: Mailbox, purpose: str) -> str:
    found = re.search(rf"{URL}/mail#{purpose}=(\S+)", text(box))
    assert found is not None, text(box)
    return found[1]


async def subscribed(there: Notified, box: Mailbox, seats: tuple[int, ...] = (0, 1)) -> None:
    """Every seat gets confirmed mails, and nobody looks."""
    for seat in seats:
        await there.notifications.change(there.code, there.key(seat), Mail(ADDRESS, "de"))
        await there.settle()
        await there.notifications.confirm(token(box, "confirm"))
    there.look_away()


async def test_nothing_is_sent_before_the_owner_agrees() -> None:
    async with mailbox() as box, notified(options(box)) as there:
        there.look_away()
        for seat in (0, 1):
            await there.notifications.change(there.code, there.key(seat), Mail(ADDRESS))
        await there.move()
        await there.settle()
        assert [str(mail["Subject"]) for mail in box.mails] == ["Shall Blackgate write to you?"] * 2
        assert "Friday" not in text(box)  # what users write is in no mail to strangers


async def test_a_player_is_told_once_per_question_and_of_nothing_secret() -> None:
    async with mailbox() as box, notified(options(box)) as there:
        await subscribed(there, box)
        await there.move()
        await there.settle()
        await there.settle()
        assert len(box.mails) == 3
        mail = box.mails[-1]
        assert str(mail["List-Unsubscribe-Post"]) == "List-Unsubscribe=One-Click"
        links = f"{URL}/r/{there.code}", f"{URL}/mail#stop={token(box, 'stop')}"
        assert text(box).split("\r\n") == [
            f"Das Spiel wartet auf dich: {TITLE}", links[0], "", "Keine Mails mehr von diesem Tisch:", links[1],
        ]  # fmt: skip


async def test_one_click_stops_and_forgets_the_address() -> None:
    async with mailbox() as box, notified(options(box)) as there:
        await subscribed(there, box)
        await there.move()
        await there.settle()
        asked, stop = there.asked, token(box, "stop")
        assert stop in str(box.mails[-1]["List-Unsubscribe"])
        assert await there.notifications.stop(stop) == there.code
        assert (await there.notifications.settings(there.code, there.key(asked))).channels == ()
        assert await there.notifications.stop(stop) == there.code  # twice is fine


async def test_a_link_is_good_for_nothing_else() -> None:
    async with mailbox() as box, notified(options(box)) as there:
        await there.notifications.change(there.code, there.key(0), Mail(ADDRESS))
        await there.settle()
        confirm = token(box, "confirm")
        for forged in (confirm[:-1], confirm.replace(there.code, "AAAAAA"), "", "..", "x" * 120):
            with pytest.raises(Refused):
                await there.notifications.confirm(forged)
        with pytest.raises(Refused):
            await there.notifications.stop(confirm)


async def test_quiet_hours_postpone_over_a_restart_of_the_sweep() -> None:
    async with mailbox() as box, notified(options(box)) as there:
        await subscribed(there, box)
        minute = there.watch.wall() // 60_000 % 1440
        night = QuietHours(minute, (minute + 60) % 1440, "UTC")
        for seat in (0, 1):
            await there.notifications.change(there.code, there.key(seat), Quiet(night))
        await there.move()
        await there.settle()
        assert len(box.mails) == 2
        there.watch.wall_offset += 3_600_000
        await there.notifications._wake(there.code)
        await there.settle()
        assert len(box.mails) == 3


async def test_somebody_else_who_changes_something_does_not_end_the_wait_of_quiet_hours() -> None:
    async with mailbox() as box, notified(options(box)) as there:
        await subscribed(there, box)
        minute = there.watch.wall() // 60_000 % 1440
        for seat in (0, 1):
            hours = QuietHours(minute, (minute + 60) % 1440, "UTC")
            await there.notifications.change(there.code, there.key(seat), Quiet(hours))
        await there.move()
        await there.settle()
        await there.notifications.change(there.code, there.key(1 - there.asked), Stop())
        later = there.watch.wall() + 3_600_000
        assert await there.notifications._store.due_notifications(later, 9) == [there.code]


async def test_an_address_that_does_not_exist_is_removed() -> None:
    async with mailbox("550 no such mailbox") as box, notified(options(box)) as there:
        await there.notifications.change(there.code, there.key(0), Mail(ADDRESS))
        await there.settle()
        assert (await there.notifications.settings(there.code, there.key(0))).channels == ()
        assert box.tried == 1


async def test_a_busy_mailbox_is_tried_again() -> None:
    async with mailbox("451 later", "451 later") as box, notified(options(box)) as there:
        await there.notifications.change(there.code, there.key(0), Mail(ADDRESS))
        await there.settle()
        assert (box.tried, len(box.mails)) == (3, 1)


async def test_nobody_can_be_flooded_with_questions() -> None:
    async with mailbox() as box, notified(options(box)) as there:
        for _ in range(3):
            await there.notifications.change(there.code, there.key(0), Mail(ADDRESS))
        with pytest.raises(Refused, match="too many mails"):
            await there.notifications.change(there.code, there.key(0), Mail(ADDRESS.upper()))
        await there.settle()
        assert len(box.mails) == 3


async def test_without_a_mail_server_none_is_offered() -> None:
    async with notified() as there:
        assert not (await there.notifications.settings(there.code, there.key(0))).has_mail
        with pytest.raises(Refused, match="sends no mails"):
            await there.notifications.change(there.code, there.key(0), Mail(ADDRESS))


async def test_a_password_is_never_sent_in_the_clear() -> None:
    async with mailbox() as box:
        server = MailServer(f"smtp://user:word@127.0.0.1:{box.port}", "a@b.example")
        with pytest.raises(DeliveryRejected, match="does not encrypt"):
            await asyncio.to_thread(server.send, letter(ADDRESS, "x", "y"))
    assert box.mails == []


async def test_a_title_cannot_add_headers() -> None:
    with pytest.raises(ValueError, match="linefeed"):
        letter(ADDRESS, "x\r\nBcc: other@example.org", "y")
