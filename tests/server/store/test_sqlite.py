"""The store in SQLite: order, idempotency, isolation of failures, and durability."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from tests.server.store.samples import NOW, listing, opened, row, rows, run

from blackgate.server.store import RoomTaken, Row, SqliteStore, Store, StoreError
from blackgate.server.store.writer import Write, Writer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rooms.db"


def spoil(path: Path, sql: str) -> None:
    """Break a guard of the database, to see that a test would notice."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)


async def made(path: Path, *rooms: str) -> None:
    async with opened(path) as store:
        for room in rooms:
            await store.create(room, rows(1, 2), listing(room))


async def outcomes(store: SqliteStore, room: str, *batches: Sequence[Row]) -> list[str]:
    """What came of appends that were all made before any was written."""
    found = await asyncio.gather(*(store.append(room, each) for each in batches), return_exceptions=True)
    return ["written" if each is None else str(each) for each in found]


def noted(done: list[int], seq: int, future: asyncio.Future[None]) -> None:
    done.append(seq)


def test_a_sqlite_store_is_a_store() -> None:
    store: Store = SqliteStore(None)
    assert store is not None


@pytest.mark.parametrize("in_memory", [True, False])
def test_rows_come_back_in_the_order_of_the_calls(path: Path, in_memory: bool) -> None:
    async def test() -> None:
        async with opened(None if in_memory else path) as store:
            await store.create("ABCD", rows(1, 1), listing("ABCD"))
            done: list[int] = []
            for seq in range(2, 202):
                store.append("ABCD", [row(seq)]).add_done_callback(partial(noted, done, seq))
            await store.append("ABCD", [row(202), row(203)])
            assert done == list(range(2, 202))
            assert await store.load("ABCD") == rows(1, 203)
            assert await store.load("WXYZ") == []

    run(test())


def test_load_waits_for_what_was_appended_before(path: Path) -> None:
    async def test() -> None:
        await made(path, "ABCD")
        async with opened(path) as store:
            future = store.append("ABCD", rows(3, 150))
            assert await store.load("ABCD") == rows(1, 150)
            assert future.done()

    run(test())


def test_everything_is_there_after_reopening(path: Path) -> None:
    async def test() -> None:
        await made(path, "ABCD")
        async with opened(path) as store:
            await store.append("ABCD", [row(3)], listing("ABCD", "playing", updated=NOW + 5))
            await store.save_record("first", "blackgate 1\n", NOW)
        async with opened(path) as store:
            assert await store.load("ABCD") == rows(1, 3)
            assert await store.listing("ABCD") == listing("ABCD", "playing", updated=NOW + 5)
            assert await store.record("first") == "blackgate 1\n"

    run(test())


async def closed_at_once(path: Path) -> list[Row]:
    """What is stored after an append and a close without waiting."""
    await made(path, "ABCD")
    async with opened(path) as store:
        for seq in range(3, 303):
            store.append("ABCD", [row(seq)])
    async with opened(path) as store:
        return await store.load("ABCD")


def test_closing_writes_all_pending_rows(path: Path) -> None:
    assert run(closed_at_once(path)) == rows(1, 302)


def test_a_store_that_drops_pending_rows_is_detected(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(writer: Writer) -> None:
        writer._queue.clear()
        writer._groups.put(None)
        writer._thread.join()

    monkeypatch.setattr(Writer, "close", careless)
    assert run(closed_at_once(path)) != rows(1, 302)


def test_a_closed_store_refuses(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            with pytest.raises(StoreError, match="open already"):
                await store.open()
            assert await store.load("ABCD") == []
        await store.close()
        with pytest.raises(StoreError, match="closed; open it first"):
            await store.append("ABCD", [row(1)])
        with pytest.raises(StoreError, match="closed"):
            await store.load("ABCD")

    run(test())


def test_a_room_code_is_used_once_even_after_archiving(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 1), listing("ABCD", "closed"))
            assert await store.archive(NOW + 1) == 1
            with pytest.raises(RoomTaken, match="ABCD: there is a room with this code; draw another code"):
                await store.create("ABCD", rows(1, 9), listing("ABCD"))
            assert await store.load("ABCD") == rows(1, 1)
            await store.append("ABCD", [row(2)])  # its owner is not concerned

    run(test())


def test_a_race_for_a_code_has_one_winner(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            wishes = (store.create("ABCD", [row(1, f"host {each}")], listing("ABCD")) for each in range(20))
            found = await asyncio.gather(*wishes, return_exceptions=True)
            assert [type(each) for each in found].count(RoomTaken) == 19
            assert [each.command for each in await store.load("ABCD")] == [f"host {found.index(None)}"]

    run(test())


WRONG = {
    "a number twice": ([row(2, "x")], "UNIQUE constraint failed: entries.room, entries.seq"),
    "a command twice": ([row(3, "host 2")], "UNIQUE constraint failed: entries.room, entries.command"),
    "a gap": ([row(4)], "the entry before it is missing"),
}


@pytest.mark.parametrize("name", WRONG)
def test_conflicting_rows_are_not_written(path: Path, name: str) -> None:
    async def test() -> None:
        await made(path, "ABCD")
        async with opened(path) as store:
            wrong, why = WRONG[name]
            with pytest.raises(StoreError, match=f"ABCD: nothing was written: {why}; load the room anew"):
                await store.append("ABCD", wrong)
            assert await store.load("ABCD") == rows(1, 2)

    run(test())


@pytest.mark.parametrize(
    ("name", "guard"), [("a command twice", "INDEX entries_command"), ("a gap", "TRIGGER entries_follow")]
)
def test_without_the_unique_index_conflicting_rows_are_written(path: Path, name: str, guard: str) -> None:
    async def test() -> None:
        await made(path, "ABCD")
        spoil(path, f"DROP {guard}")
        async with opened(path) as store:
            await store.append("ABCD", WRONG[name][0])
            assert len(await store.load("ABCD")) == 3

    run(test())


def test_entries_without_a_command_are_not_duplicates(path: Path) -> None:
    async def test() -> None:
        await made(path, "ABCD")
        async with opened(path) as store:
            await store.append("ABCD", [row(3, ""), row(4, "")])

    run(test())


def test_a_room_that_was_never_created_has_no_log(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            with pytest.raises(StoreError, match="there is no such room"):
                await store.append("ABCD", [row(1)])

    run(test())


async def with_trouble_in_one_room(path: Path) -> dict[str, list[str]]:
    """Three rooms in one group; the second one has a duplicate entry."""
    await made(path, "ABCD", "EFGH", "IJKL")
    async with opened(path) as store:
        found = await asyncio.gather(
            outcomes(store, "ABCD", [row(3)], [row(4)]),
            outcomes(store, "EFGH", [row(3)], [row(3, "again")], [row(4)]),
            outcomes(store, "IJKL", [row(3)], [row(4)]),
        )
        return dict(zip(("ABCD", "EFGH", "IJKL"), found, strict=True))


def test_a_failed_write_affects_only_its_room(path: Path) -> None:
    found = run(with_trouble_in_one_room(path))
    assert found["ABCD"] == found["IJKL"] == ["written", "written"]
    assert found["EFGH"][0] == "written"
    assert "nothing was written: UNIQUE" in found["EFGH"][1]
    assert found["EFGH"][2] == "EFGH: an earlier entry was not written; load the room anew"


def test_a_store_that_fails_the_whole_group_is_detected(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(writer: Writer, group: list[Write]) -> list[object]:
        raise ValueError("all or nothing")

    monkeypatch.setattr(Writer, "_one_by_one", give_up)
    assert "written" not in run(with_trouble_in_one_room(path))["IJKL"]


async def after_trouble(path: Path) -> list[str]:
    """A room goes on after an entry that was not written."""
    await made(path, "ABCD")
    async with opened(path) as store:
        return await outcomes(store, "ABCD", [row(2)]) + await outcomes(store, "ABCD", [row(3)], [row(4)])


def test_a_failed_room_stays_broken_until_it_is_loaded_again(path: Path) -> None:
    async def test() -> None:
        refused = "ABCD: an earlier entry was not written; load the room anew"
        assert (await after_trouble(path))[1:] == [refused, refused]
        async with opened(path) as store:
            assert (await outcomes(store, "ABCD", [row(2)]))[0] != "written"
            waiting = store.append("ABCD", [row(3)])
            assert await store.load("ABCD") == rows(1, 2)
            with pytest.raises(StoreError):
                await waiting
            await store.append("ABCD", [row(3, "anew")])

    run(test())


def test_a_store_that_forgets_failures_is_detected(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(set[str]):
        def add(self, room: str) -> None:
            pass

    work = Writer._work

    def forgetful_work(writer: Writer) -> None:
        writer._broken = Forgetful()
        work(writer)

    monkeypatch.setattr(Writer, "_work", forgetful_work)
    assert run(after_trouble(path))[1:] == ["written", "written"]


def test_a_cancelled_caller_affects_nobody(path: Path) -> None:
    async def test() -> None:
        await made(path, "ABCD")
        async with opened(path) as store:
            store.append("ABCD", [row(3)]).cancel()
            await store.append("ABCD", [row(4)])
            assert await store.load("ABCD") == rows(1, 4)

    run(test())
