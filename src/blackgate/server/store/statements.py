"""What a store says to SQLite."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from blackgate.server.store.connecting import Connection
from blackgate.server.store.rows import Listing, RoomTaken, Row
from blackgate.server.store.writer import Append

AT_ONCE: Final = 64
"""Rows of one statement. Few long statements, because the thread may wait for its turn after each."""
INSERT: Final = "INSERT INTO entries (room, seq, at, command, body) VALUES "
INSERTS: Final = {size: INSERT + ", ".join(["(?, ?, ?, ?, ?)"] * size) for size in range(1, AT_ONCE + 1)}
"""By number of rows."""
ENTER: Final = (
    "INSERT INTO rooms (room, phase, private, updated, summary, due) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (room) DO NOTHING"
)
RELIST: Final = (
    "UPDATE rooms SET phase = ?, private = ?, updated = ?, summary = ?, due = ?, archived = 0 WHERE room = ?"
)
LISTINGS: Final = "SELECT room, phase, private, updated, summary, due FROM rooms "
LOBBY: Final = LISTINGS + "WHERE archived = 0 AND phase = ? AND private = 0 ORDER BY updated DESC, room DESC LIMIT ?"
# Both values of `private` are named, so that the index of the lobby leads to the old ones.
ARCHIVE: Final = (
    "UPDATE rooms SET archived = 1 WHERE room IN (SELECT room FROM rooms "
    "WHERE archived = 0 AND phase IN ('open', 'full', 'over', 'closed') AND private IN (0, 1) AND updated < ? LIMIT ?)"
)

BEAT: Final = (
    "INSERT INTO beats (only_one, at) VALUES (1, ?) ON CONFLICT (only_one) DO UPDATE SET at = max(at, excluded.at)"
)


def inscribe(connection: Connection, appends: Sequence[Append]) -> None:
    """Write what was appended to many rooms."""
    insert(connection, [(each.room, *parts(row)) for each in appends for row in each.rows])
    for room, listing in {each.room: each.listing for each in appends if each.listing is not None}.items():
        connection.execute(RELIST, (*facts(listing), room))


def insert(connection: Connection, entries: Sequence[tuple[Any, ...]]) -> None:
    """Write entries, in as few statements as can be."""
    for start in range(0, len(entries), AT_ONCE):
        part = entries[start : start + AT_ONCE]
        connection.execute(INSERTS[len(part)], tuple(chain.from_iterable(part)))


def parts(row: Row) -> tuple[int, int, str, bytes]:
    """A row as it stands in the table."""
    return row.seq, row.at, row.command, row.body


def facts(listing: Listing) -> tuple[str, bool, int, bytes, int]:
    """A listing as it stands in the table, without its room."""
    return listing.phase, listing.private, listing.updated, listing.summary, listing.due


def create(connection: Connection, room: str, rows: Sequence[Row], listing: Listing) -> None:
    """Write a new room."""
    connection.execute(ENTER, (room, *facts(listing)))
    if not changes(connection):
        raise RoomTaken("there is a room with this code", room, "draw another code")
    insert(connection, [(room, *parts(row)) for row in rows])


def load(connection: Connection, room: str) -> list[Row]:
    """The log of a room."""
    found = connection.execute("SELECT seq, at, command, body FROM entries WHERE room = ? ORDER BY seq", (room,))
    return [Row(*each) for each in found]


def listed(connection: Connection, phase: str, limit: int) -> list[Listing]:
    """The lobby, newest first."""
    return list(listings(connection.execute(LOBBY, (phase, limit))))


def listing(connection: Connection, room: str) -> Listing | None:
    """The listing of one room."""
    return next(iter([*listings(connection.execute(LISTINGS + "WHERE room = ?", (room,)))]), None)


def listings(found: Iterable[tuple[Any, ...]]) -> Iterator[Listing]:
    """Rows of the table of rooms, as listings."""
    return (Listing(room, phase, bool(private), *rest) for room, phase, private, *rest in found)


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """Rooms that have to be woken by now, those that wait longest first."""
    found = connection.execute("SELECT room FROM rooms WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?", (now, limit))
    return [room for (room,) in found]


def keep_record(connection: Connection, name: str, text: str) -> None:
    """Write an imported record."""
    connection.execute("INSERT OR REPLACE INTO records (name, text) VALUES (?, ?)", (name, text))


def record(connection: Connection, name: str) -> str | None:
    """An imported record."""
    found: list[tuple[str]] = [*connection.execute("SELECT text FROM records WHERE name = ?", (name,))]
    return found[0][0] if found else None


def archive(connection: Connection, before: int, most: int) -> int:
    """Take some old rooms out of the lobby; how many."""
    connection.execute(ARCHIVE, (before, most))
    return changes(connection)


def changes(connection: Connection) -> int:
    """How many rows the last statement wrote."""
    ((count,),) = connection.execute("SELECT changes()")
    return int(count)


def beat(connection: Connection, now: int) -> int:
    """Store a heartbeat, never one before the last; the one that is stored now."""
    connection.execute(BEAT, (now,))
    ((latest,),) = connection.execute("SELECT at FROM beats")
    return int(latest)
