"""The file of a store: what is in the way is said before anything is changed, and nobody else can read it."""

import fcntl
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.samples import NOW, listing, opened, row, rows, run

from blackgate.server.store import SqliteStore, StoreError
from blackgate.server.store.tables import OURS, statements, versions


def refused(path: Path) -> str:
    """Why a store cannot be opened there."""
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(StoreError) as caught:
        run(SqliteStore(path).open())
    assert (path.read_bytes() if path.is_file() else b"") == before
    return str(caught.value)


def keep_a_room(path: Path) -> None:
    async def keep() -> None:
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 3), listing("ABCD"))

    run(keep())


def foreign(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)


def test_there_must_be_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "rooms.db"
    assert refused(path) == f"{path}: there is no folder {path.parent}; make the folder first, or name another file"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "this is no file" in refused(tmp_path)


@pytest.mark.parametrize("content", [b"blackgate 1\n", b"SQLite format 2\0" * 300, b"x"])
def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    assert refused(path).endswith("this is no database; name a file that a server made, or one that is not there")
    assert [each.name for each in tmp_path.iterdir()] == ["notes.txt"]


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    path.touch()
    keep_a_room(path)
    assert path.read_bytes().startswith(b"SQLite format 3\0")


def test_a_broken_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    path.write_bytes(b"SQLite format 3\0" + b"?" * 9_000)
    assert "the database cannot be opened" in refused(path)


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    foreign(path, "CREATE TABLE photos (name TEXT)")
    assert "the database of another program; name a file that a server made, or a new one" in refused(path)


def test_a_read_only_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    keep_a_room(path)
    path.chmod(0o400)
    assert "the file is read-only; make it writable, or name another file" in refused(path)
    path.chmod(0o600)
    run(holds_the_room(path))


async def holds_the_room(path: Path) -> None:
    async with opened(path) as store:
        assert await store.load("ABCD") == rows(1, 3)


def test_the_tables_of_a_newer_version_are_refused(tmp_path: Path) -> None:
    path, newest = tmp_path / "rooms.db", len(versions())
    keep_a_room(path)
    foreign(path, f"PRAGMA user_version = {newest + 1}")
    text = f"written by a newer Blackgate: its tables have version {newest + 1}, this Blackgate knows {newest}"
    assert refused(path) == f"{path}: {text}; serve it with the newer one"
    foreign(path, f"PRAGMA user_version = {newest}")
    run(holds_the_room(path))


def test_an_update_of_the_tables_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rooms.db"
    keep_a_room(path)
    newer = (*versions(), "CREATE TABLE more (a);\nCREATE TABLE entries (a);\n")
    with monkeypatch.context() as patch:
        patch.setattr("blackgate.server.store.tables.versions", lambda: newer)
        assert "table entries already exists" in refused(path)
    run(holds_the_room(path))
    good = (*versions(), "CREATE TABLE more (a);\n")
    with monkeypatch.context() as patch:
        patch.setattr("blackgate.server.store.tables.versions", lambda: good)
        run(holds_the_room(path))
    assert f"version {len(good)}" in refused(path)


@pytest.mark.parametrize("old", range(1, len(versions())))
def test_a_database_of_an_older_version_is_brought_up_to_date_with_all_that_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: int
) -> None:
    path, before = tmp_path / "rooms.db", versions()[:old]
    with monkeypatch.context() as patch:
        patch.setattr("blackgate.server.store.tables.versions", lambda: before)
        keep_a_room(path)
    foreign(path, f"UPDATE beats SET at = {NOW + 3}")  # noqa: S608  (as its server would have)

    async def test() -> None:
        async with opened(path) as store:
            assert await store.load("ABCD") == rows(1, 3)
            assert await store.listing("ABCD") == listing("ABCD")
            await store.append("ABCD", [row(4)], listing("ABCD", "full"))
            assert await store.listed("full", 9) == [listing("ABCD", "full")]
            with pytest.raises(StoreError):
                await store.append("ABCE", [row(1)])

    run(test())


def test_every_version_has_whole_statements() -> None:
    for text in versions():
        assert "".join(statements(text)).strip() == text.strip()


def test_the_file_and_what_lies_beside_it_are_the_owners_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "rooms.db") as store:
            await store.create("ABCD", [row(1)], listing("ABCD"))
            names = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
            assert names == dict.fromkeys(["rooms.db", "rooms.db-lock", "rooms.db-shm", "rooms.db-wal"], 0o600)

    run(test())
    assert {each.name for each in tmp_path.iterdir()} == {"rooms.db", "rooms.db-lock"}


def test_a_database_says_whose_it_is(tmp_path: Path) -> None:
    keep_a_room(tmp_path / "rooms.db")
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (OURS,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


SERVING = "another server has this file open; end that server, or give this one a file of its own"


def test_a_second_server_is_refused_and_does_not_disturb_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "rooms.db"
        (tmp_path / "other.db").symlink_to(path)
        async with opened(path) as store:
            for name in (path, tmp_path / "other.db"):
                with pytest.raises(StoreError, match=SERVING):
                    await SqliteStore(name).open()
            await store.create("ABCD", rows(1, 3), listing("ABCD"))
        await holds_the_room(path)

    run(test())


def test_without_the_claim_a_second_server_would_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path / "rooms.db"), opened(tmp_path / "rooms.db"):
            pass

    monkeypatch.setattr(fcntl, "flock", lambda handle, how: None)
    run(test())


HOLDER = """
import asyncio, sys
from pathlib import Path
from blackgate.server.store import SqliteStore

async def hold() -> None:
    await SqliteStore(Path(sys.argv[1])).open()
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


def test_the_claim_of_another_process_ends_with_its_death(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert SERVING in refused(path)
        other.kill()
        other.wait()
        began = time.monotonic()
        keep_a_room(path)
        assert time.monotonic() - began < 5
