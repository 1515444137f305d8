"""Whether the file of a database is whole and ours. Nothing is changed, and nothing is made beside it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from blackgate.server.store.rows import StoreError
from blackgate.server.store.tables import OURS, check_tables, statements, versions

Tell = Callable[[str], None]
"""Told often what is being done."""

READ_ONLY: Final = "mode=ro&immutable=1"
"""For a file that nobody has open: SQLite then locks nothing, and makes no file beside it."""
STEPS: Final = 200_000
"""Instructions of SQLite between two moments in which a long statement can be interrupted."""
NAMES: Final = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
LOGS: Final = (
    "SELECT count(*), coalesce(sum(count), 0), coalesce(sum(count != last OR NOT is_room), 0) FROM "
    "(SELECT count(*) AS count, max(seq) AS last, "
    "EXISTS (SELECT 1 FROM rooms WHERE rooms.room = entries.room) AS is_room FROM entries GROUP BY room)"
)
"""Rooms with a log, entries, and logs that have a gap or no room. A log begins with 1 and has no number twice."""


class Contents(msgspec.Struct, frozen=True):
    """What was found in a database that is whole."""

    rooms: int
    entries: int
    size: int
    """In bytes."""

    def __str__(self) -> str:
        return f"{self.rooms:,} rooms, {self.entries:,} entries, {self.size:,} bytes"


def verify(path: Path, where: Path, tell: Tell) -> Contents:
    """Read a database that nobody has open from end to end; StoreError says what is wrong with `where`."""
    with explained(where), closing(connection_to(path, READ_ONLY)) as connection:
        check_ours(connection, where)
        connection.set_progress_handler(lambda: tell("checking the copy"), STEPS)
        found = [text for (text,) in connection.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise damaged(where, found[0])
        rooms, entries, faulty = connection.execute(LOGS).fetchone()
        if faulty:
            raise damaged(where, f"{faulty} of {rooms} logs have a gap")
    return Contents(rooms, entries, path.stat().st_size)


def check_ours(connection: sqlite3.Connection, where: Path) -> None:
    """StoreError unless it is a database of a Blackgate that is not newer than this one, with all its tables."""
    version = check_tables(connection, str(where))
    ((owner,),) = connection.execute("PRAGMA application_id")
    if owner != OURS or not version:
        raise foreign(where)
    if missing := names_of(version) - set(connection.execute(NAMES)):
        raise damaged(where, f"the {' '.join(min(missing))} is missing")


def names_of(version: int) -> set[tuple[str, str]]:
    """The tables, indexes and triggers of a version."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for text in versions()[:version]:
            for statement in statements(text):
                connection.execute(statement)
        return set(connection.execute(NAMES))


def connection_to(path: Path, how: str) -> sqlite3.Connection:
    """A connection to a file that is there; SQLite makes none."""
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?{how}", uri=True, isolation_level=None)


@contextmanager
def explained(where: Path) -> Iterator[None]:
    """Errors of SQLite as StoreError, and an interrupted statement as what interrupted it."""
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
    """What is said of a file that is no database of ours."""
    return StoreError("this is no database of a server", str(where), "name one that a server made, or a copy of it")


def damaged(where: Path, what: str) -> StoreError:
    """What is said of a database that is not whole."""
    return StoreError(f"the database is damaged: {' '.join(what.split())}", str(where), "use another copy")
