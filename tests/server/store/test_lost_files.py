"""Files that vanish under a running server: what the next server could not read is not acknowledged."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.faults import FAULTS
from tests.server.store.samples import NOW, listing, opened, row, rows, run
from tests.server.store.test_disk_errors import files_no_longer_than

from blackgate.server.store import SqliteStore, StoreError
from blackgate.server.store.sqlite.files import OpenFiles


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "rooms.db"


async def told_after(path: Path, fault: str) -> list[BaseException | None]:
    """The results of three writers after a fault, one after the other: two rooms, and a probe."""
    async with opened(path) as store:
        for room in ("ABCD", "EFGH"):
            await store.create(room, rows(1, 2), listing(room))
        await store.append("ABCD", [row(3)])
        await store.probe()
        FAULTS[fault](path)
        jobs = (lambda: store.append("ABCD", [row(4)]), lambda: store.append("EFGH", [row(3)]), store.probe)
        return [(await asyncio.gather(job(), return_exceptions=True))[0] for job in jobs]


@pytest.mark.parametrize("fault", FAULTS)
def test_writes_to_deleted_files_are_not_acknowledged(path: Path, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.CRITICAL, "blackgate.server"):
        told = run(told_after(path, fault))
    assert all(isinstance(each, StoreError) for each in told), told
    assert [each.levelname for each in caplog.records] == ["CRITICAL"]  # once, not for every move
    assert "end the server, put the file back, start again" in caplog.text


@pytest.mark.parametrize("fault", ["the file is deleted", "the file is moved"])
def test_without_the_check_lost_moves_are_acknowledged(path: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenFiles, "check", lambda files: None)
    assert run(told_after(path, fault)) == [None, None, None]

    async def lost() -> bool:
        async with opened(path) as store:
            return len(await store.load("ABCD")) < 4

    assert run(lost())


def test_a_written_group_fails_as_a_whole(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            for number in range(20):
                await store.create(f"R{number}", rows(1, 1), listing(f"R{number}"))
            path.unlink()
            jobs = [store.append(f"R{number}", [row(2)]) for number in range(20)]
            told = await asyncio.gather(*jobs, store.save_record("a", "b", NOW), return_exceptions=True)
            assert all(isinstance(each, StoreError) for each in told)
            with pytest.raises(StoreError, match=r"rooms\.db was deleted or replaced"):
                await store.load("R1")

    run(test())


def test_moves_acknowledged_before_the_log_was_deleted_survive(path: Path) -> None:
    assert all(run(told_after(path, "the log is deleted")))

    async def found() -> list[int]:
        async with opened(path) as store:
            return [each.seq for each in await store.load("ABCD")]

    assert run(found())[:3] == [1, 2, 3]


def test_a_server_does_not_touch_a_replaced_file_on_exit(path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.create("ABCD", rows(1, 1), listing("ABCD"))
        path.unlink()
        for ending in ("-wal", "-shm"):
            Path(f"{path}{ending}").unlink()
        async with opened(path) as new:
            await new.create("EFGH", rows(1, 2), listing("EFGH"))
            with pytest.raises(StoreError):
                await store.append("ABCD", [row(2)])
            await store.close()
            await new.append("EFGH", [row(3)])
        async with opened(path) as again:
            assert await again.load("EFGH") == rows(1, 3)

    run(test())


def test_a_redirected_symlink_is_detected(path: Path) -> None:
    async def test() -> None:
        link = path.with_name("link.db")
        link.symlink_to(path)
        async with opened(link) as store:
            await store.create("ABCD", rows(1, 1), listing("ABCD"))
            assert Path(f"{path}-wal").exists()
            link.unlink()
            link.symlink_to(path.with_name("other.db"))
            with pytest.raises(StoreError, match=r"link\.db was deleted or replaced"):
                await store.append("ABCD", [row(2)])

    run(test())


def test_other_readers_of_the_database_are_no_error(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 1), listing("ABCD"))
            with closing(sqlite3.connect(path)) as other:
                assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                other.execute("VACUUM")
            await store.append("ABCD", [row(2)])
            await store.heartbeat(NOW + 1)
            await store.probe()
            path.with_name("backup.db").hardlink_to(path)  # a second server is refused; this one goes on
            await store.append("ABCD", [row(3)])

    run(test())


def test_a_probe_writes_and_reads_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(None) as store:
            await store.probe()
        async with opened(path) as store:
            await store.probe()
            await store.probe()
            with files_no_longer_than(2_000), pytest.raises(StoreError, match="disk"):
                await store.probe()
            await store.probe()
            monkeypatch.setattr(SqliteStore, "write_probe", staticmethod(lambda connection, number: None))
            with pytest.raises(StoreError, match="what was written cannot be read back"):
                await store.probe()

    run(test())
