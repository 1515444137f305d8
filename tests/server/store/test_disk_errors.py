"""Full and broken disks: nothing is acknowledged that is not durable, and the store recovers."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.store.samples import NOW, listing, opened, row, rows, run

from blackgate.server.store import Row, SqliteStore, StoreError, statements
from blackgate.server.store.connection import Connect, DatabaseConnection, sqlite_connection
from blackgate.server.store.writer import Writer

ROOMS = [f"R{number}" for number in range(40)]


class Frail:
    """A connection that fails at a statement a given number of times, before or after running it."""

    def __init__(self, inner: DatabaseConnection) -> None:
        self.inner = inner
        self.fails_at, self.times, self.late = "", 0, False

    def execute(self, sql: str, values: Sequence[str | int | float | bytes] = (), /) -> Iterable[tuple[Any, ...]]:
        if self.times and sql.startswith(self.fails_at):
            self.times -= 1
            if self.late:
                self.inner.execute(sql, values)
            raise sqlite3.OperationalError("disk I/O error")
        return self.inner.execute(sql, values)

    def close(self) -> None:
        self.inner.close()


def frail_ones(made: list[Frail]) -> Connect:
    """Makes frail connections and notes them; the first is the writer's."""

    def connect(name: str) -> DatabaseConnection:
        made.append(Frail(sqlite_connection(name)))
        return made[-1]

    return connect


async def created(store: SqliteStore) -> None:
    await asyncio.gather(*(store.create(room, rows(1, 1), listing(room)) for room in ROOMS))


async def appended(store: SqliteStore, entry: Row, listed: bool = False) -> list[BaseException | None]:
    """The results for 40 rooms; with listings they are written in a transaction."""
    jobs = [store.append(room, [entry], listing(room) if listed else None) for room in ROOMS]
    return await asyncio.gather(*jobs, return_exceptions=True)


def with_frail(
    path: Path, fails_at: str, times: int, late: bool = False
) -> tuple[list[BaseException | None], list[list[Row]]]:
    """The results for 40 rooms when the connection fails, and what is stored once they are loaded again.

    Another room has a duplicate entry, so that all are written one by one.
    """
    made: list[Frail] = []

    async def test() -> tuple[list[BaseException | None], list[list[Row]]]:
        async with opened(path, connect=frail_ones(made)) as store:
            await created(store)
            await store.create("TWICE", rows(1, 1), listing("TWICE"))
            made[0].fails_at, made[0].times, made[0].late = fails_at, times, late
            twice = store.append("TWICE", rows(1, 1))
            told = await appended(store, row(2))
            with pytest.raises(StoreError):
                await twice
            made[0].times = 0
            later = await appended(store, row(3))
            assert [each is None for each in later] == [each is None for each in told]
            return told, [await store.load(room) for room in ROOMS]

    return run(test())


@pytest.mark.parametrize("fails_at", ["BEGIN", "INSERT INTO entries", "SAVEPOINT", "ROLLBACK TO", "RELEASE", "COMMIT"])
@pytest.mark.parametrize("times", [1, 2, 1_000_000])
def test_exactly_the_acknowledged_rows_are_stored(tmp_path: Path, fails_at: str, times: int) -> None:
    told, found = with_frail(tmp_path / "rooms.db", fails_at, times)
    assert found == [rows(1, 3) if each is None else rows(1, 1) for each in told]
    if times > 2 and fails_at in {"BEGIN", "INSERT INTO entries", "COMMIT"}:
        assert all("nothing was written: disk I/O error" in str(each) for each in told)


def test_a_store_that_acknowledges_failures_is_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Writer._report
    monkeypatch.setattr(Writer, "_report", lambda self, group, results: tell(self, group, [None] * len(results)))
    path = tmp_path / "rooms.db"

    async def test() -> None:
        made: list[Frail] = []
        async with opened(path, connect=frail_ones(made)) as store:
            await created(store)
            made[0].fails_at, made[0].times = "INSERT INTO entries", 1_000_000
            assert await appended(store, row(2)) == [None] * len(ROOMS)
            assert len(statements.load(made[0], ROOMS[0])) == 1

    run(test())


@pytest.mark.parametrize(("fails_at", "listed"), [("INSERT INTO entries", False), ("COMMIT", True)])
def test_a_failed_group_is_retried(tmp_path: Path, fails_at: str, listed: bool) -> None:
    made: list[Frail] = []

    async def test() -> None:
        async with opened(tmp_path / "rooms.db", connect=frail_ones(made)) as store:
            await created(store)
            made[0].fails_at, made[0].times = fails_at, 1
            assert await appended(store, row(2), listed) == [None] * len(ROOMS)
            assert made[0].times == 0

    run(test())


def test_few_rows_are_written_in_one_durable_statement(tmp_path: Path) -> None:
    said: list[str] = []

    class Noting(Frail):
        def execute(self, sql: str, values: Sequence[str | int | float | bytes] = (), /) -> Iterable[tuple[Any, ...]]:
            said.append(sql.split(" ")[0])
            return super().execute(sql, values)

    async def test() -> None:
        async with opened(tmp_path / "rooms.db", connect=lambda name: Noting(sqlite_connection(name))) as store:
            await created(store)
            said.clear()
            assert await appended(store, row(2)) == [None] * len(ROOMS)
            assert set(said) == {"INSERT"}
            said.clear()
            await store.append(ROOMS[0], rows(3, statements.AT_ONCE + 3))
            assert said == ["BEGIN", "INSERT", "INSERT", "COMMIT"]

    run(test())


def test_a_statement_without_a_result_is_not_acknowledged(tmp_path: Path) -> None:
    made: list[Frail] = []

    async def test() -> None:
        async with opened(tmp_path / "rooms.db", connect=frail_ones(made)) as store:
            await store.create(ROOMS[0], rows(1, 1), listing(ROOMS[0]))
            made[0].fails_at, made[0].times, made[0].late = "INSERT INTO entries", 1, True
            with pytest.raises(StoreError):
                await store.append(ROOMS[0], [row(2)])
            assert await store.load(ROOMS[0]) == rows(1, 2)

    run(test())


def test_a_commit_without_a_result_is_not_acknowledged(tmp_path: Path) -> None:
    told, found = with_frail(tmp_path / "rooms.db", "COMMIT", 1, late=True)
    assert all(isinstance(each, StoreError) for each in told)
    assert found == [rows(1, 2)] * len(ROOMS)


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """As if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_loses_nothing_and_the_store_recovers(tmp_path: Path) -> None:
    path, log = tmp_path / "rooms.db", tmp_path / "rooms.db-wal"

    async def test() -> None:
        async with opened(path) as store:
            await created(store)
            with files_no_longer_than(log.stat().st_size + 150_000):
                small = await appended(store, row(2))
                large = await appended(store, row(3, size=20_000))
                with pytest.raises(StoreError, match="nothing was written"):
                    await store.save_record("long", "x" * 1_000_000, NOW)
            assert small == [None] * len(ROOMS)
            assert all(isinstance(each, StoreError) for each in large)
            assert "load the room anew" in str((await appended(store, row(3)))[0])
            for room in ROOMS:
                assert await store.load(room) == rows(1, 2)
            assert await appended(store, row(3)) == [None] * len(ROOMS)
        async with opened(path) as store:
            assert [await store.load(room) for room in ROOMS] == [rows(1, 3)] * len(ROOMS)

    run(test())


def test_invalid_values_affect_only_their_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "rooms.db") as store:
            await created(store)
            wrong = [row(1 << 70), row(2, "\ud800")]
            waiting = [store.append(room, [each]) for room, each in zip(ROOMS, wrong, strict=False)]
            await store.append(ROOMS[5], [row(2)])
            for each in waiting:
                with pytest.raises(StoreError, match="nothing was written"):
                    await each

    run(test())
