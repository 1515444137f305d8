"""The two commands, what is left of a database afterwards, and ways to damage one."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner, Result
from tests.server.store.samples import opened, run

from blackgate.cli import gate


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


def without_links(*_: object) -> None:
    """A folder on which `os.link` does not work."""
    raise PermissionError(1, "Operation not permitted")
