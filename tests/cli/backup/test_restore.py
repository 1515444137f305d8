"""`blackgate restore`: a copy in the place of the database, which is kept, or one line and nothing changed."""

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.backup.copies import DAMAGE, command, log_of, refused, without_links
from tests.server.store.samples import opened, row, rows, run
from tests.server.store.test_files import held

from blackgate.server.store.sqlite import backup


def test_the_previous_database_is_kept_under_another_name(database: Path, copy: Path, tmp_path: Path) -> None:
    async def went_on() -> None:
        async with opened(database) as store:
            await store.append("ABCD", [row(301)])

    run(went_on())
    result = command("restore", copy, database)
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    assert first == f"{database}: 2 rooms, 303 entries, {database.stat().st_size:,} bytes, all checked."
    found = re.fullmatch(r"The previous database is now (.*/rooms\.sqlite\.before-restore-[0-9-]+)\.", second)
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


def test_the_write_ahead_log_of_a_killed_server_is_kept(database: Path, copy: Path, tmp_path: Path) -> None:
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
    monkeypatch.setattr(backup, "checkpoint", lambda database: None)
    with held(database):
        assert command("restore", copy, database).exit_code == 0


def test_a_symlink_stays_and_its_target_is_replaced(database: Path, copy: Path, tmp_path: Path) -> None:
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
            patch.setattr("blackgate.server.store.sqlite.private_file.PrivateFile.replace", fails)
            if no_links:
                patch.setattr(os, "link", without_links)
            assert "Input/output error" in refused("restore", copy, database, tmp_path)
        assert database.stat().st_nlink == 1
        assert log_of(database) == 300


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_a_database_restored_by_root_belongs_to_the_user_of_the_server(
    database: Path, copy: Path, tmp_path: Path
) -> None:
    os.chown(database, 12_345, 12_345)
    assert command("restore", copy, database).exit_code == 0
    assert (database.stat().st_uid, database.stat().st_mode & 0o777) == (12_345, 0o600)
    (tmp_path / "data").mkdir()
    os.chown(tmp_path / "data", 12_346, 12_346)
    assert command("restore", copy, tmp_path / "data" / "new.sqlite").exit_code == 0
    assert (tmp_path / "data" / "new.sqlite").stat().st_uid == 12_346


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_copy_is_never_restored(database: Path, copy: Path, tmp_path: Path, name: str) -> None:
    DAMAGE[name](copy)
    refused("restore", copy, database, tmp_path)
    refused("restore", copy, tmp_path / "new.sqlite", tmp_path)
    assert log_of(database) == 300
