"""Notifications and rooms: nothing waits for a notification, and what was set survives a restart."""

import asyncio
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest
from tests.server.in_memory import open_registry, seated
from tests.server.notifications.stubs import OPTIONS, http_receiver, listening, notified
from tests.server.web.servers import SWIFT, hello, send, served

from blackgate.server.commands import Leave
from blackgate.server.notifications import Notifications
from blackgate.server.notifications.messages import Announce, Push, Quiet
from blackgate.server.notifications.repository import Repository
from blackgate.server.notifications.subscriptions import (
    MailChannel,
    PushChannel,
    SeatSubscription,
    Subscriptions,
    with_channel,
)
from blackgate.server.problems import Refused
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore


@pytest.mark.timed
async def test_a_hanging_receiver_delays_no_move() -> None:
    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async with listening(hang) as port, notified(port=port) as there:
        await there.notifications.change(there.code, there.table.host, Announce(f"http://127.0.0.1:{port}/", "ntfy"))
        there.look_away()
        await asyncio.sleep(3 * OPTIONS.delay)
        began = perf_counter()
        for _ in range(5):
            await there.move()
        assert perf_counter() - began < 2


async def test_a_client_says_whether_its_page_is_visible() -> None:
    async with served() as running:
        made = await running.state.registry.create(SWIFT, "Ana")
        session = await running.state.registry.session(made.room)
        async with running.open_socket(made.room) as socket:
            await hello(socket, made.key)
            assert session.looking == {made.seat}
            for visible in (False, True):
                await send(socket, type="look", visible=visible)
                async with asyncio.timeout(10):
                    while (made.seat in session.looking) != visible:
                        await asyncio.sleep(0.01)


async def test_a_failing_store_stops_no_game() -> None:
    async with notified() as there:

        async def fail(*_: object) -> None:
            raise RuntimeError("no notifications today")

        there.notifications._repository.schedule = fail  # type: ignore[assignment,method-assign]
        there.look_away()
        await there.move()
        await asyncio.sleep(3 * OPTIONS.delay)
        await there.move()


async def test_after_a_restart_an_open_question_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"
    async with http_receiver() as receiver:
        slow = replace(OPTIONS, delay=60.0)
        async with notified(slow, receiver.port, SqliteStore(path)) as there:
            await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "ntfy"))
            await there.move()
        receiver.requests.clear()
        for told in (1, 1):
            store = SqliteStore(path)
            # The clock of the room stands still: what ends by itself would open another question.
            async with open_registry(there.watch, store) as registry:
                options = replace(OPTIONS, allowed=(f"127.0.0.1:{receiver.port}",))
                again = Notifications(registry, store, options)
                again.open()
                await asyncio.sleep(10 * OPTIONS.delay)
                await again.close()
            assert len(receiver.requests) == told


async def test_what_is_set_goes_with_the_room() -> None:
    async with http_receiver() as receiver, notified(port=receiver.port) as there:
        await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "ntfy"))
        while there.table.session.room.is_playing:
            await there.move()
        await there.settle()
        assert (await Repository(there.notifications._store).read(there.code)).is_empty
        with pytest.raises(Refused, match="nobody is asked"):
            await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "ntfy"))


async def test_addresses_go_also_if_bots_end_the_game() -> None:
    async with notified() as there:
        settings = RoomSettings(players=2, seats=("open", "random"), options={"round_cap": 3}, pace=0)
        there.table = await seated(there.registry, settings)
        session, repository = there.table.session, Repository(there.notifications._store)
        mail = MailChannel("m", "en", "ana@example.org", True)
        subscriber = SeatSubscription(session.room.chairs[0].key, (mail,))
        await repository.change(there.code, lambda found: found.with_seat(0, subscriber))
        await there.table.do(0, Leave())
        async with asyncio.timeout(20):
            while session.room.is_playing:
                await asyncio.sleep(0.01)
        await there.settle()
        assert (await repository.read(there.code)).is_empty


async def test_a_room_has_a_quota() -> None:
    async with http_receiver() as receiver, notified(port=receiver.port) as there:
        for _ in range(70):
            await there.notifications.change(there.code, there.table.host, Announce(receiver.url(), "ntfy"))
        await there.settle()
        assert len(receiver.requests) == 60


async def test_quiet_hours_need_a_channel() -> None:
    async with notified() as there:
        with pytest.raises(Refused, match="nothing is sent to you"):
            await there.notifications.change(there.code, there.key(0), Quiet())


async def test_without_the_library_no_pushes_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.notifications.push.find_spec", lambda name: None)
    async with notified() as there:
        assert (await there.notifications.settings(there.code, there.key(0))).push_key == ""
        with pytest.raises(Refused, match="no pushes"):
            await there.notifications.change(there.code, there.key(0), Push("https://push.example/1", "", ""))


async def test_changes_at_the_same_time_do_not_overwrite_each_other() -> None:
    store = SqliteStore(None)
    await store.open()
    repository = Repository(store)

    async def add(seat: int) -> None:
        mail = MailChannel(str(seat), "en", "a@b.example")
        await repository.change("K7WMPX", lambda found: found.with_seat(seat, SeatSubscription("k", (mail,))))

    await asyncio.gather(*map(add, range(4)))
    assert sorted((await repository.read("K7WMPX")).seats) == [0, 1, 2, 3]
    await store.close()


def test_a_seat_has_one_mailbox_and_four_devices() -> None:
    found = SeatSubscription("k")
    for n in range(6):
        found = with_channel(found, PushChannel(str(n), "en", f"https://push.example/{n}", "", ""))
        found = with_channel(found, MailChannel(f"m{n}", "en", f"{n}@b.example"))
    found = with_channel(found, PushChannel("again", "en", "https://push.example/5", "", ""))
    assert [each.id for each in found.channels] == ["m5", "2", "3", "4", "again"]
    assert Subscriptions({0: found}).without("again").seats[0].channels[-1].id == "4"
