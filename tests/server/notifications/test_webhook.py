"""Webhooks: formats, what they say, and who may set them."""

import pytest
from tests.server.notifications.stubs import OPTIONS, TITLE, http_receiver, json, notified

from blackgate.server.notifications.messages import Announce
from blackgate.server.notifications.sender import NotificationOptions
from blackgate.server.notifications.webhook import message
from blackgate.server.problems import Refused

LINK = "https://play.example/r/K7WMPX"
HOSTILE = "@everyone <!channel> [x](https://evil.example) **b** & `c`"


def test_discord_gets_no_mentions_and_no_markup() -> None:
    headers, body = message("discord", HOSTILE, LINK)
    assert headers["content-type"] == "application/json"
    said = json(body)
    assert said["allowed_mentions"] == {"parse": []}
    assert "\\@everyone" in str(said["content"])
    assert "[x](" not in str(said["content"])
    assert str(said["content"]).endswith(LINK)


def test_slack_gets_no_markup() -> None:
    said = json(message("slack", HOSTILE, LINK)[1])
    assert "<!channel>" not in str(said["text"])
    assert said["mrkdwn"] is False


def test_ntfy_gets_text_and_a_link() -> None:
    headers, body = message("ntfy", HOSTILE, LINK)
    assert body.decode() == HOSTILE
    assert headers["click"] == LINK


async def test_the_table_announces_for_whom_it_waits() -> None:
    async with http_receiver() as receiver, notified(port=receiver.port) as there:
        await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "ntfy"))
        there.look_away()
        await there.move()
        await there.settle()
        name = there.table.session.room.chairs[there.asked].name
        hello, waiting = (each.body.decode() for each in receiver.requests)
        assert hello.startswith(TITLE)
        assert waiting == f"{TITLE}: waiting for {name}"
        await there.settle()
        assert len(receiver.requests) == 2


async def test_nothing_is_announced_while_the_player_looks() -> None:
    async with http_receiver() as receiver, notified(port=receiver.port) as there:
        await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "ntfy"))
        await there.move()
        await there.settle()
        assert len(receiver.requests) == 1  # the hello


async def test_only_the_host_sets_it_and_everybody_sees_where() -> None:
    async with http_receiver() as receiver, notified(port=receiver.port) as there:
        guest = next(there.key(seat) for seat in (0, 1) if there.key(seat) != there.table.host)
        with pytest.raises(Refused, match="only the host"):
            await there.notifications.change(there.code, guest, Announce(receiver.url("/secret"), "slack"))
        await there.notifications.change(there.code, there.table.host, Announce(receiver.url("/secret"), "slack"))
        seen = await there.notifications.settings(there.code, guest)
        assert (seen.webhook_host, seen.webhook_format) == ("127.0.0.1", "slack")
        gone = await there.notifications.change(there.code, there.table.host, Announce())
        assert gone.webhook_host == ""


async def test_it_cannot_lead_into_the_network_of_the_operator() -> None:
    async with http_receiver() as receiver, notified() as there:
        with pytest.raises(Refused):
            await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "slack"))
        with pytest.raises(Refused):
            await there.notifications.change(there.code, there.table.host, Announce("https://localhost/", "slack"))
    assert receiver.requests == []


async def test_the_operator_can_switch_webhooks_off() -> None:
    async with notified(NotificationOptions(has_webhooks=False)) as there:
        with pytest.raises(Refused, match="no webhooks"):
            await there.notifications.change(there.code, there.table.host, Announce("https://hook.example"))


@pytest.mark.parametrize(
    ("statuses", "tries"), [(("503 Busy", "429 Slow"), 3), (("400 Bad",), 1), (("500 No",) * 9, 3)]
)
async def test_a_failure_is_retried_a_few_times_and_then_dropped(statuses: tuple[str, ...], tries: int) -> None:
    async with http_receiver(*statuses) as receiver, notified(OPTIONS, receiver.port) as there:
        await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "slack"))
        await there.settle()
        assert len(receiver.requests) == tries
        assert there.notifications.dropped == (0 if tries == 3 and len(statuses) == 2 else 1)
