"""The SQL of the store in PostgreSQL, where it differs from that of SQLite."""

from collections.abc import Sequence
from typing import Any, Final

from blackgate.server.store import statements
from blackgate.server.store.connection import DatabaseConnection
from blackgate.server.store.interface import Effect, Listing, RoomTaken, Row
from blackgate.server.store.writer import Append

INSERT: Final = (
    "INSERT INTO entries (room, seq, at, command, body) "
    "SELECT * FROM unnest(?::text[], ?::integer[], ?::bigint[], ?::text[], ?::bytea[])"
)
"""All entries of a group in one statement of constant form."""
ROWS_AFTER: Final = "SELECT seq, at, command, body FROM entries WHERE room = ? AND seq > ? ORDER BY seq"
IS_UNPLAYED: Final = statements.IS_UNPLAYED.replace("instr(body, ?)", "position(?::bytea in body)")
PUBLIC_BRANCHES: Final = statements.PUBLIC_BRANCHES.replace(
    "instr(entries.body, ?)", "position(?::bytea in entries.body)"
)
NOT_CLAIMED: Final = "SELECT 1 WHERE pg_try_advisory_xact_lock(?::bigint)"
"""Nobody has claimed the room, and nobody can until the end of the transaction."""
OLD_PROBES: Final = (
    "DELETE FROM probes WHERE number IN "
    "(SELECT number FROM probes WHERE sent < now() - interval '1 minute' FOR UPDATE SKIP LOCKED)"
)
HEARTBEAT: Final = "INSERT INTO beats (process, at) VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
LOCKED_RATING: Final = statements.RATING + " FOR UPDATE"
"""Another process may settle a game of the same person."""
DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which the heartbeat of a dead process is deleted."""


def lock(room: str) -> int:
    """The lock number of a room's claim: codes are so short that each has its own."""
    return int.from_bytes(room.encode())


def write_appends(connection: DatabaseConnection, appends: Sequence[Append]) -> None:
    """Write the appends of many rooms."""
    insert_entries(connection, [(each.room, *statements.row_columns(row)) for each in appends for row in each.rows])
    statements.take_effect(connection, appends)
    for room, listing in {each.room: each.listing for each in appends if each.listing is not None}.items():
        connection.execute(statements.UPDATE_ROOM, (*listing_columns(listing), room))


def insert_entries(connection: DatabaseConnection, entries: Sequence[tuple[Any, ...]]) -> None:
    """Insert entries."""
    if entries:
        columns: Any = [list(column) for column in zip(*entries, strict=True)]
        connection.execute(INSERT, columns)


def listing_columns(listing: Listing) -> tuple[str, int, int, bytes, int, int]:
    """The columns of a listing, without its room."""
    phase, private, updated, summary, due, cleared = statements.listing_columns(listing)
    return phase, int(private), updated, summary, due, cleared


def create(
    connection: DatabaseConnection, room: str, rows: Sequence[Row], listing: Listing, effect: Effect | None = None
) -> None:
    """Insert a new room."""
    columns = listing_columns(listing)[:-1]
    if not list(connection.execute(statements.INSERT_ROOM + " RETURNING room", (room, *columns))):
        raise RoomTaken("there is a room with this code", room, "draw another code")
    insert_entries(connection, [(room, *statements.row_columns(row)) for row in rows])
    if effect is not None:
        effect(connection)


def expire_rooms(connection: DatabaseConnection, rooms: Sequence[str], before: int) -> int:
    """Delete those of the given rooms in which no game began and nothing happened since `before`; return how many.

    A claimed room stays: its owner may be about to write to it.
    """
    unplayed = [
        room
        for room in rooms
        if is_unclaimed(connection, room)
        and list(connection.execute(IS_UNPLAYED, (room, before, before, statements.BEGAN)))
    ]
    for room in unplayed:
        statements.delete_room(connection, room)
    return len(unplayed)


def is_unclaimed(connection: DatabaseConnection, room: str) -> bool:
    """Whether nobody has claimed a room; then nobody can until the end of the transaction."""
    return bool(list(connection.execute(NOT_CLAIMED, (lock(room),))))


def probe(connection: DatabaseConnection, number: int) -> None:
    """Write a number. Each process writes rows of its own, so that none waits for another."""
    connection.execute(OLD_PROBES)
    connection.execute("INSERT INTO probes (number) VALUES (?)", (number,))


def archive(connection: DatabaseConnection, before: int, most: int) -> int:
    """Archive some old rooms; return how many."""
    return len(list(connection.execute(statements.ARCHIVE + " RETURNING room", (before, most))))


def heartbeat(connection: DatabaseConnection, process: str, now: int) -> int:
    """Store the heartbeat of a process; return the latest one of all processes."""
    connection.execute(HEARTBEAT, (process, now))
    return latest_heartbeat(connection)


def start(connection: DatabaseConnection) -> int:
    """Delete heartbeats of processes that are long dead; return the latest one, 0 in a new database."""
    last = latest_heartbeat(connection)
    connection.execute("DELETE FROM beats WHERE at < ?", (last - DAY,))
    return last


def latest_heartbeat(connection: DatabaseConnection) -> int:
    """The latest heartbeat of all processes."""
    ((last,),) = connection.execute("SELECT coalesce(max(at), 0) FROM beats")
    return int(last)
