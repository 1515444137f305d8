"""`blackgate backup` and `blackgate restore`: complete, private and checked, or one line and nothing changed."""

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.server.store.large import fill
from tests.server.store.samples import listing, opened, row, rows, run
from tests.server.store.test_files import held
from tests.server.store.test_trouble import files_no_longer_than

from blackgate.cli import gate
from blackgate.server.store import StoreError, backup
from blackgate.server.store.tables import versions
from blackgate.server.store.verification import Contents


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two rooms, with logs of 300 and 3 entries."""
    path = tmp_path / "rooms.sqlite"

    async def made() -> None:
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 300), listing("ABCD"))
            await store.create("EFGH", rows(1, 3), listing("EFGH"))

    run(made())
    return path


@pytest.fixture
def copy(database: Path) -> Path:
    path = database.with_name("copy.sqlite")
    assert command("backup", path, database).exit_code == 0
    return path


def command(name: str, file: Path, database: Path | str, **environment: str) -> Result:
    arguments = [name, str(file), *(["--database", str(database)] if database else [])]
    return CliRunner().invoke(gate, arguments, env={"BLACKGATE_DATABASE": None, **environment})


def spoilt(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)


def log_of(path: Path, room: str = "ABCD") -> int:
    """How many entries a room has for the next server."""

    async def found() -> int:
        async with opened(path) as store:
            return len(await store.load(room))

    return run(found())


def snapshot(folder: Path) -> dict[str, bytes]:
    return {str(each.relative_to(folder)): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def refused(name: str, file: Path, database: Path | str, folder: Path) -> str:
    """The one line that is said; nothing in the folder changes."""
    before = snapshot(folder)
    result = command(name, file, database)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("error: ")
    assert result.stderr.count("\n") == 1
    assert snapshot(folder) == before
    return result.stderr


# Backup.


def test_a_copy_is_complete_private_and_leaves_nothing_else(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    before = os.umask(0)
    try:
        result = command("backup", target, database)
    finally:
        os.umask(before)
    assert result.exit_code == 0
    assert result.stdout == f"{target}: 2 rooms, 303 entries, {target.stat().st_size:,} bytes, all checked.\n"
    assert target.stat().st_mode & 0o777 == 0o600
    assert {each.name for each in tmp_path.iterdir() if each.is_file()} == {"rooms.sqlite", "copy.sqlite"}
    assert (log_of(target), log_of(target, "EFGH")) == (300, 3)


def test_the_database_is_the_one_serve_would_use(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert command("backup", tmp_path / "one", "", BLACKGATE_DATABASE=str(database)).exit_code == 0
    assert command("backup", tmp_path / "two", "", BLACKGATE_DATABASE=str(database), BLACKGATE_PORT="x").exit_code == 0
    monkeypatch.chdir(tmp_path)
    assert "blackgate.sqlite: there is no database" in command("backup", tmp_path / "three", "").stderr
    database.rename("blackgate.sqlite")
    assert command("backup", tmp_path / "three", "").exit_code == 0


def test_what_was_acknowledged_before_is_in_the_copy_beside_a_running_server(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"

    async def test() -> None:
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 2), listing("ABCD"))
            await store.append("ABCD", rows(3, 50))
            assert command("backup", tmp_path / "copy", path).exit_code == 0
            shutil.copyfile(path, tmp_path / "careless")  # lacks what is in the log beside it
            await store.append("ABCD", [row(51)])
            await store.probe()

    run(test())
    assert log_of(path) == 51
    assert log_of(tmp_path / "copy") == 50
    assert log_of(tmp_path / "careless") < 50


@contextmanager
def busy(path: Path) -> Iterator[Callable[..., None]]:
    """Somebody who writes between any two steps of a copy, and gives up when it goes on for too long."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        numbers = iter(range(500))

        def write(*_: object) -> None:
            try:
                name = f"n{next(numbers)}"
            except StopIteration:
                raise TimeoutError from None
            other.execute("INSERT INTO records (name, text) VALUES (?, ?)", (name, "x" * 9_000))

        yield write


def records_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM records").fetchone()[0])


def test_a_copy_ends_and_is_of_one_moment_though_somebody_writes_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rooms.sqlite"
    fill(path, 1_000_000)
    monkeypatch.setattr(backup, "PAGES", 5)
    with busy(path) as write:
        backup.back_up(path, tmp_path / "copy", write)
    assert records_in(path) > 20
    assert records_in(tmp_path / "copy") == 0


def test_without_one_transaction_around_it_a_copy_would_never_end(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"
    fill(path, 1_000_000)
    with (
        busy(path) as write,
        closing(sqlite3.connect(path)) as source,
        closing(sqlite3.connect(":memory:")) as target,
        pytest.raises(TimeoutError),
    ):
        source.backup(target, pages=5, progress=write, sleep=0)


def test_nothing_is_overwritten_also_not_what_comes_meanwhile(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.sqlite"

    def comes_meanwhile(_what: str) -> None:
        target.write_text("mine")

    for no_links in (False, True):
        if no_links:
            monkeypatch.setattr(os, "link", without_links)
        with pytest.raises(StoreError, match="there is something of this name already; name a new file"):
            backup.back_up(database, target, comes_meanwhile)
        assert target.read_text() == "mine"
        target.unlink()
        assert command("backup", target, database).exit_code == 0
        assert target.stat().st_mode & 0o777 == 0o600
        assert log_of(target) == 300
        target.unlink()
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["rooms.sqlite"]


def without_links(*_: object) -> None:
    raise PermissionError(1, "Operation not permitted")


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("rooms.sqlite", "there is something of this name already"),
        ("nowhere/copy.sqlite", "there is no folder"),
        ("rooms.sqlite/copy.sqlite", "there is no folder"),
        (".", "there is something of this name already"),
        ("x" * 250, "it cannot be written: File name too long"),
    ],
)
def test_a_copy_that_cannot_be_made_is_one_line(database: Path, tmp_path: Path, target: str, says: str) -> None:
    assert says in refused("backup", tmp_path / target, database, tmp_path)


def test_a_source_that_is_none_is_one_line(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy"
    assert "there is no database" in refused("backup", target, tmp_path / "nowhere.sqlite", tmp_path)
    assert "this is no file" in refused("backup", target, tmp_path, tmp_path)
    (tmp_path / "notes.txt").write_text("dear Ana,\nI am well.\n" * 100)
    assert "this is no database of a server" in refused("backup", target, tmp_path / "notes.txt", tmp_path)
    (tmp_path / "empty").touch()
    assert "this is no database of a server" in refused("backup", target, tmp_path / "empty", tmp_path)
    spoilt(tmp_path / "photos.db", "CREATE TABLE photos (name TEXT)")
    assert "the database of another program" in refused("backup", target, tmp_path / "photos.db", tmp_path)
    spoilt(database, f"PRAGMA user_version = {len(versions()) + 1}")
    assert "written by a newer Blackgate" in refused("backup", target, database, tmp_path)


def test_postgres_has_programs_of_its_own(tmp_path: Path) -> None:
    for name in ("backup", "restore"):
        said = refused(name, tmp_path / "copy", "postgresql://warden:secretword@host/rooms", tmp_path)
        assert said.count("pg_dump") == said.count("psql") == 1
        assert "secretword" not in said
        assert "is no database for this server" in refused(name, tmp_path / "copy", "mysql://x/y", tmp_path)


def test_a_full_disk_leaves_nothing_behind(database: Path, tmp_path: Path) -> None:
    large, copy = tmp_path / "large.sqlite", tmp_path / "copy.sqlite"
    fill(large, 300_000)
    assert command("backup", copy, large).exit_code == 0
    with files_no_longer_than(200_000):
        assert "cannot be written" in refused("backup", tmp_path / "other", large, tmp_path)
        assert "cannot be written" in refused("restore", copy, database, tmp_path)
    assert log_of(database) == 300


def test_a_copy_is_not_begun_where_there_is_no_room(
    database: Path, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "free_space", lambda path: 1_000)
    assert "bytes are needed, and only 1,000 are free" in refused("backup", tmp_path / "other", database, tmp_path)
    assert "bytes are needed, and only 1,000 are free" in refused("restore", copy, database, tmp_path)


DRIVER = """
import os, sys
from pathlib import Path
from blackgate.cli.databases import progress
from blackgate.cli.endings import ended
from blackgate.server.store import verification
from blackgate.server.store.backup import back_up, restore

name, file, database, stage, how = sys.argv[1:]
verification.STEPS = 100

def interrupt(what: str) -> None:
    if what.startswith(stage):
        os.kill(os.getpid(), int(how))

def run() -> None:
    with progress():
        if name == "backup":
            back_up(Path(database), Path(file), interrupt)
        else:
            restore(Path(file), Path(database), interrupt)

sys.exit(ended(run))
"""


@pytest.mark.parametrize(
    ("name", "stage", "how"),
    [
        ("backup", "copying", signal.SIGTERM),
        ("backup", "checking", signal.SIGINT),
        ("restore", "checking", signal.SIGHUP),
    ],
)
def test_who_interrupts_finds_nothing_changed(
    database: Path, copy: Path, tmp_path: Path, name: str, stage: str, how: signal.Signals
) -> None:
    file, before = (tmp_path / "other" if name == "backup" else copy), snapshot(tmp_path)
    driver = [sys.executable, "-c", DRIVER, name, str(file), str(database), stage, str(int(how))]
    done = subprocess.run(driver, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")
    assert snapshot(tmp_path) == before


# What is wrong with a copy, or with the database itself.


def cut(share: float) -> Callable[[Path], None]:
    return lambda path: os.truncate(path, int(path.stat().st_size * share))


def scribble(path: Path) -> None:
    """Something else lies in the middle of the file."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2 // 4096 * 4096)
        file.write(b"\xa5" * 4096)


def without_guards(sql: str) -> Callable[[Path], None]:
    return lambda path: spoilt(path, sql)


DAMAGE: dict[str, Callable[[Path], None]] = {
    "cut to nothing": cut(0),
    "cut in its first page": cut(0.001),
    "cut in the middle": cut(0.5),
    "cut at its end": cut(0.97),
    "overwritten in the middle": scribble,
    "an entry is missing": without_guards("DELETE FROM entries WHERE room = 'ABCD' AND seq = 7"),
    "the first entry is missing": without_guards("DELETE FROM entries WHERE room = 'EFGH' AND seq = 1"),
    "a room is missing": without_guards("DELETE FROM rooms WHERE room = 'ABCD'"),
    "an index is missing": without_guards("DROP INDEX entries_command"),
    "a table is missing": without_guards("DROP TABLE records"),
    "another program's": without_guards("PRAGMA application_id = 1"),
    "a newer version": without_guards("PRAGMA user_version = 1000"),
    "no version": without_guards("PRAGMA user_version = 0"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_copy_is_never_restored(database: Path, copy: Path, tmp_path: Path, name: str) -> None:
    DAMAGE[name](copy)
    refused("restore", copy, database, tmp_path)
    refused("restore", copy, tmp_path / "new.sqlite", tmp_path)
    assert log_of(database) == 300


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_database_gives_no_copy(database: Path, tmp_path: Path, name: str) -> None:
    DAMAGE[name](database)
    refused("backup", tmp_path / "copy", database, tmp_path)


@pytest.mark.parametrize("name", ["cut at its end", "overwritten in the middle", "an entry is missing"])
def test_without_the_check_damage_would_be_copied(
    database: Path, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "verify", lambda path, where, tell: Contents(0, 0, 0))
    DAMAGE[name](database)
    assert command("backup", tmp_path / "copy", database).exit_code == 0


# Restore.


def test_what_was_there_is_kept_under_another_name(database: Path, copy: Path, tmp_path: Path) -> None:
    async def went_on() -> None:
        async with opened(database) as store:
            await store.append("ABCD", [row(301)])

    run(went_on())
    result = command("restore", copy, database)
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    assert first == f"{database}: 2 rooms, 303 entries, {database.stat().st_size:,} bytes, all checked."
    found = re.fullmatch(r"What was there before is now (.*/rooms\.sqlite\.before-restore-[0-9-]+)\.", second)
    assert found is not None
    assert (log_of(database), log_of(Path(found[1])), log_of(copy)) == (300, 301, 300)
    assert database.stat().st_mode & 0o777 == 0o600
    assert command("restore", copy, database).exit_code == 0  # within the same second, too
    assert len([each for each in tmp_path.iterdir() if "before-restore" in each.name]) == 2
    assert {each.stat().st_nlink for each in tmp_path.iterdir() if each.is_file()} == {1}


def test_a_copy_becomes_a_new_database_and_the_game_goes_on(copy: Path, tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    result = command("restore", copy, path)
    assert result.exit_code == 0
    assert "before" not in result.stdout

    async def goes_on() -> None:
        async with opened(path) as store:
            assert await store.load("ABCD") == rows(1, 300)
            await store.append("ABCD", [row(301)])

    run(goes_on())
    assert log_of(path) == 301


def test_what_a_killed_server_left_in_its_log_is_kept(database: Path, copy: Path, tmp_path: Path) -> None:
    with held(database) as server:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("DELETE FROM entries WHERE room = 'EFGH'")
            connection.commit()
        server.kill()
        server.wait()
        assert Path(f"{database}-wal").stat().st_size > 0
    assert command("restore", copy, database).exit_code == 0
    (aside,) = [each for each in tmp_path.iterdir() if "before-restore" in each.name]
    assert (log_of(database, "EFGH"), log_of(aside, "EFGH")) == (3, 0)


def test_a_log_without_its_database_does_not_get_into_the_new_one(database: Path, copy: Path) -> None:
    with held(database) as server:
        server.kill()
        server.wait()
    log = Path(f"{database}-wal").read_bytes()
    database.unlink()
    assert log
    assert "before-restore" in command("restore", copy, database).stdout
    assert not Path(f"{database}-wal").exists()
    assert log_of(database) == 300


@pytest.mark.parametrize("name", ["cut in the middle", "overwritten in the middle"])
def test_a_damaged_database_gives_way_to_a_copy(database: Path, copy: Path, tmp_path: Path, name: str) -> None:
    DAMAGE[name](database)
    damaged = database.read_bytes()
    assert command("restore", copy, database).exit_code == 0
    (aside,) = [each for each in tmp_path.iterdir() if "before-restore" in each.name]
    assert aside.read_bytes() == damaged
    assert log_of(database) == 300


def test_no_copy_is_put_under_a_running_server(database: Path, copy: Path) -> None:
    with held(database):
        result = command("restore", copy, database)
        assert result.exit_code == 2
        assert "another server has this file open; end that server" in result.stderr
    for how in ("NORMAL", "EXCLUSIVE"):  # nor under another program
        with closing(sqlite3.connect(database)) as other:
            other.execute(f"PRAGMA locking_mode = {how}")
            other.execute("DELETE FROM records")
            other.commit()
            result = command("restore", copy, database)
            assert result.exit_code == 2
            assert "another program has the database open; end that program first" in result.stderr
    assert not [each for each in database.parent.iterdir() if "restore" in each.name or each.name.endswith(".part")]
    assert command("restore", copy, database).exit_code == 0


def test_without_the_lock_it_would_be(database: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fcntl.flock", lambda handle, how: None)
    monkeypatch.setattr(backup, "empty_log", lambda database: None)
    with held(database):
        assert command("restore", copy, database).exit_code == 0


def test_a_symlink_stays_and_what_it_leads_to_is_replaced(database: Path, copy: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(database)
    assert command("restore", copy, link).exit_code == 0
    assert link.is_symlink()
    assert log_of(link) == 300


def test_a_copy_must_be_one(database: Path, copy: Path, tmp_path: Path) -> None:
    assert "there is no copy" in refused("restore", tmp_path / "nowhere", database, tmp_path)
    assert "this is no file" in refused("restore", tmp_path, database, tmp_path)
    assert "this is the database itself" in refused("restore", database, database, tmp_path)
    assert "there is no folder" in refused("restore", copy, tmp_path / "nowhere" / "rooms", tmp_path)
    database.chmod(0o400)
    assert "the file is read-only" in refused("restore", copy, database, tmp_path)
    database.chmod(0o600)
    (tmp_path / "notes.txt").write_text("dear Ana,\nI am well.\n")
    assert "this is no database of a server" in refused("restore", tmp_path / "notes.txt", database, tmp_path)
    assert "this is no database" in refused("restore", copy, tmp_path / "notes.txt", tmp_path)

    async def in_use() -> str:
        async with opened(tmp_path / "other.sqlite"):
            return command("restore", tmp_path / "other.sqlite", database).stderr

    assert "this is a database in use and no copy; make one with blackgate backup" in run(in_use())


def test_an_exchange_that_fails_leaves_the_old_database_under_one_name(
    database: Path, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(5, "Input/output error")

    for no_links in (False, True):
        with monkeypatch.context() as patch:
            patch.setattr("blackgate.server.store.private_file.PrivateFile.replace", fails)
            if no_links:
                patch.setattr(os, "link", without_links)
            assert "Input/output error" in refused("restore", copy, database, tmp_path)
        assert database.stat().st_nlink == 1
        assert log_of(database) == 300


def test_a_long_copy_says_how_far_it_is(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.cli.databases.OFTEN", 0.0)
    monkeypatch.setattr("blackgate.server.store.verification.STEPS", 100)
    monkeypatch.setattr(backup, "PAGES", 5)
    result = command("backup", tmp_path / "copy", database)
    lines = result.stderr.splitlines()
    assert lines[-2:] == ["copying, 100 % …", "checking the copy …"]
    assert len(lines) > 4


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_user_of_the_server(database: Path, copy: Path, tmp_path: Path) -> None:
    os.chown(database, 12_345, 12_345)
    assert command("restore", copy, database).exit_code == 0
    assert (database.stat().st_uid, database.stat().st_mode & 0o777) == (12_345, 0o600)
    (tmp_path / "data").mkdir()
    os.chown(tmp_path / "data", 12_346, 12_346)
    assert command("restore", copy, tmp_path / "data" / "new.sqlite").exit_code == 0
    assert (tmp_path / "data" / "new.sqlite").stat().st_uid == 12_346
