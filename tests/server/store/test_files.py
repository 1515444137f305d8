"""The file of a store: problems are reported before anything is changed, and nobody else can read it."""

import fcntl
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.server.store.samples import NOW, listing, opened, row, rows, run

from blackgate.server.store import SqliteStore, StoreError
from blackgate.server.store.sqlite import files
from blackgate.server.store.sqlite.files import FileLock, create_file
from blackgate.server.store.sqlite.migrations import APPLICATION_ID, migrations, split_statements


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


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "rooms.db"
    assert refused(path) == f"{path}: there is no folder {path.parent}; make the folder first, or name another file"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "this is no file" in refused(tmp_path)


@pytest.mark.parametrize("content", [b"blackgate 1\n", b"SQLite format 2\0" * 300, b"x"])
def test_a_file_that_is_no_database_is_refused_unchanged(tmp_path: Path, content: bytes) -> None:
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


def test_a_foreign_database_is_refused_unchanged(tmp_path: Path) -> None:
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


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path, newest = tmp_path / "rooms.db", len(migrations())
    keep_a_room(path)
    foreign(path, f"PRAGMA user_version = {newest + 1}")
    text = f"written by a newer Blackgate: its tables have version {newest + 1}, this Blackgate knows {newest}"
    assert refused(path) == f"{path}: {text}; serve it with the newer one"
    foreign(path, f"PRAGMA user_version = {newest}")
    run(holds_the_room(path))


def test_a_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rooms.db"
    keep_a_room(path)
    newer = (*migrations(), "CREATE TABLE more (a);\nCREATE TABLE entries (a);\n")
    with monkeypatch.context() as patch:
        patch.setattr("blackgate.server.store.sqlite.migrations.migrations", lambda: newer)
        assert "table entries already exists" in refused(path)
    run(holds_the_room(path))
    good = (*migrations(), "CREATE TABLE more (a);\n")
    with monkeypatch.context() as patch:
        patch.setattr("blackgate.server.store.sqlite.migrations.migrations", lambda: good)
        run(holds_the_room(path))
    assert f"version {len(good)}" in refused(path)


@pytest.mark.parametrize("old", range(1, len(migrations())))
def test_an_older_database_is_migrated_with_its_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: int) -> None:
    path, before = tmp_path / "rooms.db", migrations()[:old]
    with monkeypatch.context() as patch:
        patch.setattr("blackgate.server.store.sqlite.migrations.migrations", lambda: before)
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


def test_every_migration_has_complete_statements() -> None:
    for text in migrations():
        assert "".join(split_statements(text)).strip() == text.strip()


def test_only_the_owner_can_read_the_file_and_its_side_files(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "rooms.db") as store:
            await store.create("ABCD", [row(1)], listing("ABCD"))
            names = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
            assert names == dict.fromkeys(["rooms.db", "rooms.db-shm", "rooms.db-wal"], 0o600)

    run(test())
    assert {each.name for each in tmp_path.iterdir()} == {"rooms.db"}


def test_a_database_has_our_application_id(tmp_path: Path) -> None:
    keep_a_room(tmp_path / "rooms.db")
    with closing(sqlite3.connect(tmp_path / "rooms.db")) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
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


def test_a_second_store_in_one_process_keeps_the_locks_of_sqlite(tmp_path: Path) -> None:
    """Opening and closing the file once more in this process would take them away."""

    async def test() -> None:
        path = tmp_path / "rooms.db"
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 3), listing("ABCD"))
            with pytest.raises(StoreError, match=SERVING):
                await SqliteStore(path).open()
            assert is_locked_by_sqlite(path)
            path.open("rb").close()
            assert not is_locked_by_sqlite(path)  # so much for whoever does open it

    run(test())


def is_locked_by_sqlite(path: Path) -> bool:
    """Whether another process would find the lock that SQLite keeps on an open database."""
    script = (
        "import fcntl, sys\n"
        "try:\n    fcntl.lockf(open(sys.argv[1], 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB, 510, 0x40000002)\n"
        "except OSError:\n    print('locked')"
    )
    asked = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True)
    return asked.stdout == "locked\n"


HOLDER = """
import asyncio, sys
from pathlib import Path
from blackgate.server.store import SqliteStore

async def hold() -> None:
    store = SqliteStore(Path(sys.argv[1]))
    await store.heartbeat(await store.open() + 1)
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


@contextmanager
def held(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the database open."""
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline() == "open\n"
            yield other
        finally:
            other.kill()


def test_another_name_does_not_let_a_second_server_in(tmp_path: Path) -> None:
    path, link, twin = tmp_path / "rooms.db", tmp_path / "link.db", tmp_path / "twin.db"
    with held(path):
        link.symlink_to(path)
        twin.hardlink_to(path)
        for name in (path, link, twin):
            assert SERVING in refused(name)
        for left in ("rooms.db-lock", "link.db-wal", "twin.db-wal"):  # nothing beside it is, or becomes, the lock
            assert not (tmp_path / left).exists()


def test_without_the_lock_a_second_server_comes_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rooms.db"
    monkeypatch.setattr(fcntl, "flock", lambda handle, how: None)
    with held(path):
        keep_a_room(path)


def test_where_flock_blocks_sqlite_the_lock_file_is_separate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS: the database itself must stay free of our lock, and still be served only once."""
    monkeypatch.setattr(files, "SEPARATE_LOCK_FILE", True)
    path, other = tmp_path / "rooms.db", tmp_path / "other.db"
    create_file(path)
    other.symlink_to(path)
    lock = FileLock(path)
    try:
        assert (is_locked(path), is_locked(tmp_path / "rooms.db-lock")) == (False, True)
        monkeypatch.setattr(files, "_locked", set())  # another process knows nothing of this one
        with pytest.raises(StoreError, match="another server"):
            FileLock(other)
    finally:
        lock.release()
    assert not is_locked(tmp_path / "rooms.db-lock")


def is_locked(path: Path) -> bool:
    with path.open("r+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def test_a_database_with_a_hard_link_is_refused(tmp_path: Path) -> None:
    path, twin = tmp_path / "rooms.db", tmp_path / "twin.db"
    keep_a_room(path)
    twin.hardlink_to(path)
    for name in (path, twin):
        text = f"{name}: the file has another name, a hard link; remove the link, or copy the file"
        assert refused(name) == text
    twin.unlink()
    run(holds_the_room(path))


def test_under_two_hard_links_sqlite_keeps_two_logs(tmp_path: Path) -> None:
    """Why they are refused: what is written under one name is missing under the other."""
    path, twin = tmp_path / "rooms.db", tmp_path / "twin.db"
    foreign(path, "PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT)")
    twin.hardlink_to(path)
    count = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM notes').fetchone())"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO notes VALUES ('kept')")
        connection.commit()
        found = [subprocess.check_output([sys.executable, "-c", count, str(name)]) for name in (path, twin)]
    assert found == [b"1\n", b"0\n"]


def test_a_file_replaced_while_locking_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rooms.db"
    keep_a_room(path)
    flock = fcntl.flock

    def late(handle: int, how: int) -> None:
        flock(handle, how)
        path.rename(tmp_path / "moved.db")
        path.write_bytes(b"")

    monkeypatch.setattr(fcntl, "flock", late)
    with pytest.raises(StoreError, match="the file was replaced at this moment; try again"):
        run(SqliteStore(path).open())


def test_the_lock_of_a_dead_process_is_released(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    with held(path) as other:
        assert SERVING in refused(path)
        other.kill()
        other.wait()
        began = time.monotonic()
        keep_a_room(path)
        assert time.monotonic() - began < 5
