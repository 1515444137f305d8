"""A database from before the game clock: its games go on, with as much time left as before."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.in_memory import ManualClock, connected, open_registry
from tests.server.store.old_database import (
    AHEAD,
    DAYS,
    DAYS_LEFT,
    LIVE,
    LIVE_BANKS,
    LIVE_LEFT,
    make_old_database,
)
from tests.server.store.samples import run

from blackgate.server.room import Room
from blackgate.server.rooms import RoomRegistry
from blackgate.server.store import SqliteStore
from blackgate.server.store.sqlite import migrations


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "rooms.sqlite"
    make_old_database(found)
    return found


def skip_conversion(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the new version only dropped the table."""
    known = [text if "DROP TABLE outages" not in text else "DROP TABLE outages;\n" for text in migrations.migrations()]
    monkeypatch.setattr(migrations, "migrations", lambda: tuple(known))


def time_left(registry: RoomRegistry, room: Room) -> int:
    deadline = room.clocks.deadline(room.asked[0].seat)
    assert deadline is not None
    return deadline - registry._clock.now()


async def all_left(path: Path) -> tuple[int, int, list[int]]:
    async with open_registry(ManualClock(), SqliteStore(path)) as registry:
        days, live_room = (await registry.session(DAYS)).room, (await registry.session(LIVE)).room
        return time_left(registry, days), time_left(registry, live_room), live_room.clocks.banks


def test_everybody_has_as_much_time_left_as_before(path: Path) -> None:
    assert run(all_left(path)) == (DAYS_LEFT, LIVE_LEFT, LIVE_BANKS)


def test_without_the_conversion_time_left_changes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_conversion(monkeypatch)
    assert run(all_left(path)) != (DAYS_LEFT, LIVE_LEFT, LIVE_BANKS)


async def woken(path: Path, after: int) -> int:
    """How much is decided in the room with days, when the server runs for a while and nobody comes."""
    watch, store = ManualClock(), SqliteStore(path)
    async with open_registry(watch, store) as registry:
        watch.ms += after
        await registry._wake_due()
        is_awake = DAYS in registry._sessions
        return len((await registry.session(DAYS)).room.playing.choices) if is_awake else 0


@pytest.mark.parametrize(("after", "decided"), [(DAYS_LEFT - 1, 0), (DAYS_LEFT, 3)])
def test_a_room_is_woken_when_its_days_are_over(path: Path, after: int, decided: int) -> None:
    assert run(woken(path, after)) == decided


def test_a_room_ahead_of_the_heartbeat_keeps_its_remaining_wait(path: Path) -> None:
    async def due() -> int:
        store = SqliteStore(path)
        last = await store.open()
        found = await store.listing(AHEAD)
        await store.close()
        assert found is not None
        assert found.updated == last
        return found.due - last

    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE rooms SET due = updated + 5000 WHERE room = ?", (AHEAD,))
    assert run(due()) == 5_000


async def decided_by_bot(path: Path) -> int:
    """How much is decided after a minute in the room whose moments lay in the future."""
    watch = ManualClock()
    async with open_registry(watch, SqliteStore(path)) as registry:
        session = await registry.session(AHEAD)
        await connected(registry, AHEAD, None, "")  # bots pause where nobody watches
        for _ in range(60):
            watch.ms += 1_000
            session.run_due()
            await asyncio.sleep(0.001)
            if len(session.room.playing.choices) > 1:
                break
        return len(session.room.playing.choices)


def test_a_bot_continues_after_a_wall_clock_that_was_ahead(path: Path) -> None:
    assert run(decided_by_bot(path)) > 1


def test_a_room_ahead_does_not_advance_the_clock(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> int:
        async with open_registry(ManualClock(), SqliteStore(path)) as registry:
            before = registry._clock.now()
            await registry.session(AHEAD)
            return registry._clock.now() - before

    assert run(test()) == 0
    path.unlink()
    make_old_database(path)
    skip_conversion(monkeypatch)
    assert run(test()) > 0


def test_a_database_without_outages_keeps_its_times(path: Path) -> None:
    def moments() -> list[tuple[int, ...]]:
        with closing(sqlite3.connect(path)) as file:
            entries = file.execute("SELECT at FROM entries WHERE room != ?", (AHEAD,)).fetchall()
            return [*entries, *file.execute("SELECT updated, due FROM rooms WHERE room != ?", (AHEAD,))]

    async def opened() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.close()

    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DELETE FROM outages")
    before = moments()
    run(opened())
    assert moments() == before


def test_imported_records_are_as_old_as_the_last_heartbeat(path: Path) -> None:
    async def opened() -> int:
        store = SqliteStore(path)
        last = await store.open()
        await store.close()
        return last

    with closing(sqlite3.connect(path)) as file, file:
        file.execute("INSERT INTO records (name, text) VALUES ('first', 'blackgate 1')")
    last = run(opened())
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT kept, used FROM records").fetchall() == [(last, last)]
