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
IS_UNPLAYED: Final = statements.IS_UNPLAYED.replace("instr(body, ?)", "position(?::bytea in body)")
NOT_CLAIMED: Final = "SELECT 1 WHERE pg_try_advisory_xact_lock(?::bigint)"
"""Nobody has claimed the room, and until the end of the transaction nobody can."""
OLD_PROBES: Final = (
    "DELETE FROM probes WHERE number IN "
    "(SELECT number FROM probes WHERE sent < now() - interval '1 minute' FOR UPDATE SKIP LOCKED)"
)
BEAT: Final = "INSERT INTO beats (process, at) VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which the heartbeat of a process that is gone is deleted."""


def lock(room: str) -> int:
    """The number of a room's claim: codes are so short that every one has its own."""
    return int.from_bytes(room.encode())


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


def expire_rooms(connection: Connection, rooms: Sequence[str], before: int) -> int:
    """Delete those of some rooms in which no game ever began and nothing happened since; how many.

    A room that any process has claimed stays: it may be about to write there.
    """
    unplayed = [
        room
        for room in rooms
        if list(connection.execute(NOT_CLAIMED, (lock(room),)))
        and list(connection.execute(IS_UNPLAYED, (room, before, before, statements.BEGAN)))
    ]
    for room in unplayed:
        statements.delete_room(connection, room)
    return len(unplayed)


def probe(connection: Connection, number: int) -> None:
    """Write a number. Each process writes rows of its own, so that none waits for another."""
    connection.execute(OLD_PROBES)
    connection.execute("INSERT INTO probes (number) VALUES (?)", (number,))


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
