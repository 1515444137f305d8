"""Checks whether a database file is intact and ours. It changes nothing and creates no files beside it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from blackgate.server.store.interface import StoreError
from blackgate.server.store.sqlite.migrations import APPLICATION_ID, check_version, migrations, split_statements

Progress = Callable[[str], None]
"""Called often with what is being done."""

READ_ONLY: Final = "mode=ro&immutable=1"
"""For a file that nobody has open: SQLite then locks nothing and creates no files beside it."""
STEPS: Final = 200_000
"""SQLite instructions between two points at which a long statement can be interrupted."""
NAMES: Final = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
LOGS: Final = (
    "SELECT count(*), coalesce(sum(count), 0), coalesce(sum(count != last OR NOT is_room), 0) FROM "
    "(SELECT count(*) AS count, max(seq) AS last, "
    "EXISTS (SELECT 1 FROM rooms WHERE rooms.room = entries.room) AS is_room FROM entries GROUP BY room)"
)
"""Rooms with a log, entries, and logs that have a gap or no room. A log begins with 1 and has no number twice."""


class Contents(msgspec.Struct, frozen=True):
    """The contents of an intact database."""

    rooms: int
    entries: int
    size: int
    """In bytes."""

    def __str__(self) -> str:
        return f"{self.rooms:,} rooms, {self.entries:,} entries, {self.size:,} bytes"


def verify(path: Path, where: Path, tell: Progress) -> Contents:
    """Read a database that nobody has open from end to end; raise StoreError if `where` is damaged."""
    with sqlite_errors(where), closing(connect(path, READ_ONLY)) as connection:
        check_schema(connection, where)
        connection.set_progress_handler(lambda: tell("checking the copy"), STEPS)
        found = [text for (text,) in connection.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise damaged(where, found[0])
        rooms, entries, faulty = connection.execute(LOGS).fetchone()
        if faulty:
            raise damaged(where, f"{faulty} of {rooms} logs have a gap")
    return Contents(rooms, entries, path.stat().st_size)


def check_schema(connection: sqlite3.Connection, where: Path) -> None:
    """Raise StoreError unless it is a Blackgate database, not newer than this version, with all its tables."""
    version = check_version(connection, str(where))
    ((owner,),) = connection.execute("PRAGMA application_id")
    if owner != APPLICATION_ID or not version:
        raise foreign(where)
    if missing := schema_objects(version) - set(connection.execute(NAMES)):
        raise damaged(where, f"the {' '.join(min(missing))} is missing")


def schema_objects(version: int) -> set[tuple[str, str]]:
    """The tables, indexes and triggers of a version."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for text in migrations()[:version]:
            for statement in split_statements(text):
                connection.execute(statement)
        return set(connection.execute(NAMES))


def connect(path: Path, how: str) -> sqlite3.Connection:
    """Connect to an existing file; SQLite creates none."""
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?{how}", uri=True, isolation_level=None)


@contextmanager
def sqlite_errors(where: Path) -> Iterator[None]:
    """Turn errors of SQLite into StoreError, and an interrupted statement into KeyboardInterrupt."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if str(error) == "interrupted":
            raise KeyboardInterrupt from None
        raise StoreError(str(error), str(where)) from None
    except sqlite3.DatabaseError as error:
        if str(error) == "file is not a database":
            raise foreign(where) from None
        raise damaged(where, str(error)) from None


def foreign(where: Path) -> StoreError:
    """The error for a file that is not a Blackgate database."""
    return StoreError("this is no database of a server", str(where), "name one that a server made, or a copy of it")


def damaged(where: Path, what: str) -> StoreError:
    """The error for a damaged database."""
    return StoreError(f"the database is damaged: {' '.join(what.split())}", str(where), "use another copy")
