"""What a store says to PostgreSQL where that is not what it says to SQLite."""

from collections.abc import Sequence
from typing import Any, Final

from blackgate.server.store import statements
from blackgate.server.store.connecting import Connection
from blackgate.server.store.rows import Listing, RoomTaken, Row
from blackgate.server.store.writer import Append

INSERT: Final = (
    "INSERT INTO entries (room, seq, at, command, body) "
    "SELECT * FROM unnest(?::text[], ?::integer[], ?::bigint[], ?::text[], ?::bytea[])"
)
"""All entries of a group, in one statement of the same form."""
SINCE: Final = "SELECT seq, at, command, body FROM entries WHERE room = ? AND seq > ? ORDER BY seq"
KEEP_RECORD: Final = (
    "INSERT INTO records (name, text) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text"
)
BEAT: Final = "INSERT INTO beats (process, at) VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which the heartbeat of a process that is gone is deleted."""


def inscribe(connection: Connection, appends: Sequence[Append]) -> None:
    """Write what was appended to many rooms."""
    insert(connection, [(each.room, *statements.parts(row)) for each in appends for row in each.rows])
    for room, listing in {each.room: each.listing for each in appends if each.listing is not None}.items():
        connection.execute(statements.RELIST, (*facts(listing), room))


def insert(connection: Connection, entries: Sequence[tuple[Any, ...]]) -> None:
    """Write entries."""
    if entries:
        columns: Any = [list(column) for column in zip(*entries, strict=True)]
        connection.execute(INSERT, columns)


def facts(listing: Listing) -> tuple[str, int, int, bytes, int]:
    """A listing as it stands in the table, without its room."""
    phase, private, updated, summary, due = statements.facts(listing)
    return phase, int(private), updated, summary, due


def create(connection: Connection, room: str, rows: Sequence[Row], listing: Listing) -> None:
    """Write a new room."""
    if not list(connection.execute(statements.ENTER + " RETURNING room", (room, *facts(listing)))):
        raise RoomTaken("there is a room with this code", room, "draw another code")
    insert(connection, [(room, *statements.parts(row)) for row in rows])


def keep_record(connection: Connection, name: str, text: str) -> None:
    """Write an imported record."""
    connection.execute(KEEP_RECORD, (name, text))


def archive(connection: Connection, before: int, most: int) -> int:
    """Take some old rooms out of the lobby; how many."""
    return len(list(connection.execute(statements.ARCHIVE + " RETURNING room", (before, most))))


def beat(connection: Connection, process: str, now: int) -> int:
    """Store the heartbeat of a process; the latest one of all processes."""
    connection.execute(BEAT, (process, now))
    return latest(connection)


def wake(connection: Connection) -> int:
    """Delete the heartbeats of processes that are long gone; the latest one, 0 in a new database."""
    last = latest(connection)
    connection.execute("DELETE FROM beats WHERE at < ?", (last - DAY,))
    return last


def latest(connection: Connection) -> int:
    """The latest heartbeat of all processes."""
    ((last,),) = connection.execute("SELECT coalesce(max(at), 0) FROM beats")
    return int(last)
