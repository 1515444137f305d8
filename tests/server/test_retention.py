"""What is removed from finished tables when its time is up, by a clock that is set by hand."""

from pathlib import Path

import pytest
from tests.server.finished_rooms import TRACES, finished, on_disk, served
from tests.server.in_memory import ManualClock, open_registry, seated

from blackgate.game.record import verify
from blackgate.server import retention
from blackgate.server.commands import Forget, Say
from blackgate.server.problems import Refused
from blackgate.server.retention import RetentionTimes
from blackgate.server.rooms import RoomLimits, RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore, StoreError
from blackgate.server.store.base import DAY
from blackgate.server.store.sqlite import store

CHAT = (b"a word of mine", b"their word", b"from the gallery")


def limits(**times: int) -> RoomLimits:
    return RoomLimits(least_pace=0, least_pace_alone=0, retention=RetentionTimes(**times))


async def left(registry: RoomRegistry, code: str) -> bytes:
    """Everything that is stored of a room."""
    listing = await registry._store.listing(code)
    return b"".join(row.body for row in await registry._store.load(code)) + (listing.summary if listing else b"")


def found(text: bytes) -> set[bytes]:
    return {each for each in TRACES if each in text}


async def put_away(registry: RoomRegistry, code: str) -> None:
    """Evict a room, as happens after a minute."""
    registry._sessions.pop(code).close(1001, "put away")
    await registry._store.release(code)


@pytest.mark.parametrize("is_loaded", [True, False])
async def test_chat_then_names_then_the_table(is_loaded: bool) -> None:
    watch = ManualClock()
    async with open_registry(watch, limits=limits(chat=1, names=3, tables=5)) as registry:
        room = await finished(registry)
        if not is_loaded:
            await put_away(registry, room.code)
        seen = []
        for _day in range(1, 8):
            watch.ms += DAY + 1
            await registry.retention.sweep()
            seen.append(found(await left(registry, room.code)))
        names = {b"Player 1", b"Player 2"}
        assert seen == [names, names, set(), set(), set(), set(), set()]
        with pytest.raises(Refused, match="no such room"):
            await registry.session(room.code)


@pytest.mark.parametrize("is_loaded", [True, False])
async def test_the_record_stays_without_names(is_loaded: bool) -> None:
    watch = ManualClock()
    async with open_registry(watch, limits=limits(names=3)) as registry:
        room = await finished(registry)
        before = verify(await registry.archive.record(room.code))
        if not is_loaded:
            await put_away(registry, room.code)
        watch.ms += 3 * DAY + 1
        assert await registry.retention.sweep() == (0 if is_loaded else 1)
        assert not found(await served(registry, room))
        assert verify(await registry.archive.record(room.code)) == before


async def test_by_default_everything_is_kept() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        room = await finished(registry)
        await put_away(registry, room.code)
        watch.ms += 10_000 * DAY
        assert await registry.retention.sweep() == 0
        assert registry._sweepers[1].done()
        assert found(await left(registry, room.code)) == set(TRACES)


async def test_running_games_and_open_tables_are_never_touched() -> None:
    watch = ManualClock()
    async with open_registry(watch, limits=limits(chat=1, names=1, tables=1)) as registry:
        rooms = [await seated(registry, RoomSettings(players=2, windows="swift"), begin) for begin in (True, False)]
        for room in rooms:
            await room.do(0, Say("a word of mine"))
            await put_away(registry, room.code)
        watch.ms += 100 * DAY
        assert await registry.retention.sweep() == 0
        for room in rooms:
            assert b"a word of mine" in await left(registry, room.code)


async def test_removing_a_name_does_not_prolong_the_time_and_chat_does() -> None:
    watch = ManualClock()
    async with open_registry(watch, limits=limits(tables=3)) as registry:
        quiet, talking = await finished(registry), await finished(registry)
        watch.ms += 2 * DAY
        await quiet.do(0, Forget())
        await talking.do(0, Say("good game"))
        watch.ms += DAY + 1
        await registry.retention.sweep()
        assert await registry._store.listing(quiet.code) is None
        assert await registry._store.listing(talking.code) is not None


async def test_a_room_that_stays_loaded_is_cleared_once() -> None:
    watch = ManualClock()
    async with open_registry(watch, limits=limits(chat=1)) as registry:
        room = await finished(registry)
        watch.ms += DAY + 1
        await registry.retention.sweep()
        cleared = room.session.room.seq
        for _ in range(3):
            await registry.retention.sweep()
        assert room.session.room.seq == cleared
        await room.do(0, Say("their word"))
        watch.ms += DAY + 1
        await registry.retention.sweep()
        assert not found(await left(registry, room.code)) & set(CHAT)


@pytest.mark.parametrize("at_once", [1, 2, 50])
async def test_a_sweep_goes_on_after_an_interruption(monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    """The store fails in the middle; the next sweep does the rest, and no room twice."""
    monkeypatch.setattr(retention, "ROOMS_AT_ONCE", at_once)
    watch = ManualClock()
    async with open_registry(watch, limits=limits(names=1)) as registry:
        rooms = [await finished(registry) for _ in range(3)]
        for room in rooms:
            await put_away(registry, room.code)
        watch.ms += DAY + 1
        clear, calls = registry._store.clear_finished, 0

        async def failing(*given: object) -> int:
            nonlocal calls
            calls += 1
            if calls == 2:
                raise StoreError("the disk is full")
            return await clear(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(registry._store, "clear_finished", failing)
        done = 0
        try:
            done = await registry.retention.sweep()
        except StoreError:
            done = at_once
        assert done == min(at_once, 3)
        assert done + await registry.retention.sweep() == 3
        assert await registry.retention.sweep() == 0
        for room in rooms:
            assert not found(await left(registry, room.code))


async def test_the_file_forgets_and_a_restart_goes_on(tmp_path: Path) -> None:
    file, watch = tmp_path / "rooms.db", ManualClock()
    async with open_registry(watch, SqliteStore(file), limits(names=1)) as registry:
        await finished(registry)
    watch.ms += DAY + 1
    async with open_registry(watch, SqliteStore(file), limits(names=1)) as registry:
        registry._clock.advance_to(registry._clock.now() + DAY + 1)
        assert await registry.retention.sweep() == 1
    assert not found(on_disk(tmp_path))


async def test_without_overwriting_deleted_pages_the_file_would_keep_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Negative control."""
    monkeypatch.setattr(store, "WRITING", (*store.WRITING, "PRAGMA secure_delete = OFF"))
    watch = ManualClock()
    async with open_registry(watch, SqliteStore(tmp_path / "rooms.db"), limits(tables=1)) as registry:
        room = await finished(registry)
        await put_away(registry, room.code)
        watch.ms += DAY + 1
        assert await registry.retention.sweep() == 1
    assert found(on_disk(tmp_path))
