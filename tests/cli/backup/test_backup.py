"""`blackgate backup`: a copy that is complete, private and checked, or one line and nothing changed."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.cli.backup.copies import DAMAGE, command, log_of, refused, snapshot, spoilt, without_links
from tests.server.store.large_database import fill
from tests.server.store.samples import listing, opened, row, rows, run
from tests.server.store.test_disk_errors import files_no_longer_than

from blackgate.server.store import StoreError
from blackgate.server.store.sqlite import backup
from blackgate.server.store.sqlite.migrations import migrations
from blackgate.server.store.sqlite.verification import Contents


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


def test_a_backup_of_a_running_server_has_all_acknowledged_entries(tmp_path: Path) -> None:
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


def test_a_backup_during_constant_writes_ends_and_is_consistent(
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


def test_no_file_is_overwritten_even_if_it_appears_meanwhile(
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
    spoilt(database, f"PRAGMA user_version = {len(migrations()) + 1}")
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


def test_a_backup_is_refused_without_disk_space(
    database: Path, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "free_space", lambda path: 1_000)
    assert "bytes are needed, and only 1,000 are free" in refused("backup", tmp_path / "other", database, tmp_path)
    assert "bytes are needed, and only 1,000 are free" in refused("restore", copy, database, tmp_path)


DRIVER = """
import os, signal, sys
from pathlib import Path
from blackgate.cli.commands.database import progress
from blackgate.cli.exit_codes import ended
from blackgate.server.store.sqlite import verification
from blackgate.server.store.sqlite.backup import back_up, restore

name, file, database, stage, how = sys.argv[1:]
verification.STEPS = 100
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has its background jobs ignore it

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
def test_an_interruption_changes_nothing(
    database: Path, copy: Path, tmp_path: Path, name: str, stage: str, how: signal.Signals
) -> None:
    file, before = (tmp_path / "other" if name == "backup" else copy), snapshot(tmp_path)
    driver = [sys.executable, "-c", DRIVER, name, str(file), str(database), stage, str(int(how))]
    done = subprocess.run(driver, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")
    assert snapshot(tmp_path) == before


def test_a_long_copy_says_how_far_it_is(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.cli.commands.database.OFTEN", 0.0)
    monkeypatch.setattr("blackgate.server.store.sqlite.verification.STEPS", 100)
    monkeypatch.setattr(backup, "PAGES", 5)
    result = command("backup", tmp_path / "copy", database)
    lines = result.stderr.splitlines()
    assert lines[-2:] == ["copying, 100 % …", "checking the copy …"]
    assert len(lines) > 4


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
