"""Games of days: the room is evicted meanwhile, and woken at a deadline."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest
from tests.server.in_memory import ManualClock, SeatedRoom, open_registry, seated

from blackgate.server.commands import Choose
from blackgate.server.event_log import Chose, decode_entry
from blackgate.server.room.clocks import HOUR
from blackgate.server.rooms import IDLE_MS
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore, Store

DAILY = RoomSettings(players=2, windows="swift", clock=ClockSettings(kind="days", hours=24))
DAY = 24 * HOUR
OFTEN = 0.01
"""Seconds between two sweeps, so that tests do not have to wait."""
SOME_BEATS = 0.1
"""Seconds in which whatever is due would be done."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", OFTEN)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(OFTEN)


def leave(there: SeatedRoom) -> None:
    """Everybody goes."""
    for subscriber in list(there.session.subscribers):
        there.registry.disconnect(subscriber)


async def put_away(there: SeatedRoom, watch: ManualClock) -> None:
    """Everybody leaves, and after a while the registry evicts the room."""
    leave(there)
    watch.ms += IDLE_MS + 1
    await until(lambda: there.registry.room_count == 0)


async def answers(store: Store, code: str) -> list[tuple[str, str]]:
    """The stored answers of a room, and who gave them on whose behalf."""
    found = [decode_entry(row.body) for row in await store.load(code)]
    return [(each.action, each.by) for each in found if isinstance(each, Chose)]


async def deadline(store: Store, code: str) -> int:
    """When the room is to be woken."""
    kept = await store.listing(code)
    assert kept is not None
    return kept.due


@asynccontextmanager
async def asleep(watch: ManualClock, store: Store) -> AsyncIterator[SeatedRoom]:
    """A room with a deadline of a day that is not in memory."""
    async with open_registry(watch, store) as registry:
        there = await seated(registry, DAILY)
        await put_away(there, watch)
        yield there


async def woken_in_time(watch: ManualClock, store: Store) -> None:
    """At its deadline a room is woken, not before; there is one answer, and the next one has a day again."""
    began = watch.ms
    async with asleep(watch, store) as there:
        due = began + DAY
        assert await deadline(store, there.code) == due
        watch.ms = due - 1
        assert await store.due(watch.ms, 9) == []
        await asyncio.sleep(SOME_BEATS)
        assert there.registry.room_count == 0
        assert await answers(store, there.code) == []
        watch.ms = due
        await answered(store, there.code, 1)
        await asyncio.sleep(SOME_BEATS)
        assert await answers(store, there.code) == [("pass", "late")]
        assert await deadline(store, there.code) == due + DAY
        assert await store.due(watch.ms, 9) == []


async def answered(store: Store, code: str, times: int) -> None:
    """Wait until so many answers are stored."""
    async with asyncio.timeout(20):
        while len(await answers(store, code)) < times:
            await asyncio.sleep(OFTEN)


async def test_an_evicted_room_is_woken_at_its_deadline_and_answered_once() -> None:
    await woken_in_time(ManualClock(), SqliteStore(None))


async def test_deadlines_repeat_day_after_day() -> None:
    watch, store = ManualClock(), SqliteStore(None)
    async with asleep(watch, store) as there:
        for day in range(1, 4):
            watch.ms = await deadline(store, there.code)
            await answered(store, there.code, day)
            watch.ms += IDLE_MS + 1
            await until(lambda: there.registry.room_count == 0)
        assert await answers(store, there.code) == [("pass", "late")] * 3
        game = (await there.registry.session(there.code)).room.playing
        assert game.deciders[0] != game.deciders[1]
        assert game.deciders[0] == game.deciders[2]


async def test_an_answer_in_time_moves_the_deadline() -> None:
    watch, store = ManualClock(), SqliteStore(None)
    began = watch.ms
    async with open_registry(watch, store) as registry:
        there = await seated(registry, DAILY)
        watch.ms += 5 * HOUR
        await there.do(there.session.room.asked[0].seat, Choose("pass"))
        await put_away(there, watch)
        watch.ms = began + DAY
        await asyncio.sleep(SOME_BEATS)
        assert registry.room_count == 0
        assert await deadline(store, there.code) == began + 5 * HOUR + DAY
        assert await answers(store, there.code) == [("pass", "")]


async def test_a_reloaded_room_has_the_same_deadline() -> None:
    watch = ManualClock()
    began = watch.ms
    async with asleep(watch, SqliteStore(None)) as there:
        watch.ms = began + DAY - 1
        room = (await there.registry.session(there.code)).room
        assert room.clocks.deadline(room.asked[0].seat) == began + DAY
        there.session = await there.registry.session(there.code)
        await there.do(room.asked[0].seat, Choose("search"))
        assert [str(room.rules.lexicon.action(number)) for number in room.playing.choices] == ["search"]


async def test_a_visit_at_the_deadline_finds_one_answer() -> None:
    """Somebody opens the room at the very moment the registry wakes it."""

    watch, store = ManualClock(), SqliteStore(None)
    async with asleep(watch, store) as there:
        watch.ms = await deadline(store, there.code)
        shown = await asyncio.gather(*(there.registry.welcome(there.code, there.host) for _ in range(5)))
        await asyncio.sleep(SOME_BEATS)
        assert {each.version for each in shown} == {(await there.registry.session(there.code)).room.version}
        assert await answers(store, there.code) == [("pass", "late")]


async def test_a_connected_player_is_updated_at_the_deadline() -> None:
    """The room is in memory, but no timer runs for so long."""

    watch, store = ManualClock(), SqliteStore(None)
    async with open_registry(watch, store) as registry:
        there = await seated(registry, DAILY)
        before = there.clients[None].version
        watch.ms += DAY
        await answered(store, there.code, 1)
        await there.drain()
        assert there.clients[None].version == before + 1
        assert registry.room_count == 1


async def test_a_restarted_server_wakes_due_rooms(tmp_path: Path) -> None:
    watch, path = ManualClock(), tmp_path / "rooms.db"
    async with open_registry(watch, SqliteStore(path)) as registry:
        code = (await seated(registry, DAILY)).code
    store = SqliteStore(path)
    async with open_registry(watch, store) as registry:
        await asyncio.sleep(SOME_BEATS)
        assert registry.room_count == 0
        watch.ms += DAY
        await answered(store, code, 1)
        assert await answers(store, code) == [("pass", "late")]


async def test_many_due_rooms_are_woken_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.WAKE_BATCH", 2)

    watch, store = ManualClock(), SqliteStore(None)
    async with open_registry(watch, store) as registry:
        tables = [await seated(registry, DAILY) for _ in range(5)]
        for there in tables:
            leave(there)
        watch.ms += IDLE_MS + 1
        await until(lambda: registry.room_count == 0)
        watch.ms += DAY
        for there in tables:
            await answered(store, there.code, 1)
        assert [await answers(store, there.code) for there in tables] == [[("pass", "late")]] * 5


async def test_an_unreadable_room_does_not_delay_others(tmp_path: Path) -> None:
    watch, path = ManualClock(), tmp_path / "rooms.db"
    store = SqliteStore(path)
    async with open_registry(watch, store) as registry:
        spoilt, sound = await seated(registry, DAILY), await seated(registry, DAILY)
        leave(spoilt)
        await put_away(sound, watch)
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("UPDATE entries SET body = ? WHERE room = ? AND seq = 4", (b"{}", spoilt.code))
        watch.ms += DAY
        await asyncio.sleep(SOME_BEATS)
        assert not registry._sweepers[0].done()
        await answered(store, sound.code, 1)


@pytest.mark.parametrize("clock", [ClockSettings(), ClockSettings(kind="live")], ids=lambda clock: clock.kind)
async def test_rooms_with_another_clock_are_never_due(clock: ClockSettings) -> None:
    watch, store = ManualClock(), SqliteStore(None)
    async with open_registry(watch, store) as registry:
        there = await seated(registry, RoomSettings(players=2, windows="swift", clock=clock))
        await there.play(3, Random(1))
        assert await deadline(store, there.code) == 0


async def test_a_game_that_has_not_begun_or_is_over_is_not_due() -> None:
    watch, store = ManualClock(), SqliteStore(None)
    async with open_registry(watch, store) as registry:
        settings = RoomSettings(players=2, windows="swift", clock=DAILY.clock, options={"round_cap": 2})
        there = await seated(registry, settings, begin=False)
        assert await deadline(store, there.code) == 0
        over = await seated(registry, settings)
        assert await deadline(store, over.code) == watch.ms + DAY
        while over.session.room.is_playing:
            await over.play(25, Random(1))
        assert await deadline(store, over.code) == 0
        assert await store.due(watch.ms + 9 * DAY, 9) == []
