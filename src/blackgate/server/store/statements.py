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
KEEP_RECORD: Final = (
    "INSERT INTO records (name, text, kept, used, size) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (name) DO UPDATE SET text = excluded.text, used = excluded.used, size = excluded.size"
)
IDLE_PHASES: Final = "phase IN ('open', 'full', 'closed')"
"""Exactly as in the index of idle rooms."""
IDLE: Final = (
    f"SELECT updated, room FROM rooms WHERE {IDLE_PHASES} AND updated < ? AND (updated, room) > (?, ?) "  # noqa: S608
    "ORDER BY updated, room LIMIT ?"
)
BEGAN: Final = b'"kind":"began"'
"""What only the entry holds with which a game begins. Nobody can write it into a name or a text: there a quotation
mark is escaped."""
IS_UNPLAYED: Final = (
    f"SELECT 1 FROM rooms WHERE room = ? AND {IDLE_PHASES} AND updated < ? AND NOT EXISTS "  # noqa: S608
    "(SELECT 1 FROM entries WHERE entries.room = rooms.room AND (at >= ? OR instr(body, ?) > 0))"
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


def keep_record(connection: Connection, name: str, text: str, now: int) -> None:
    """Write an imported record; of one that is there already, that it was used."""
    connection.execute(KEEP_RECORD, (name, text, now, now, len(text.encode())))


def record(connection: Connection, name: str) -> tuple[str, int] | None:
    """An imported record, and when it was last used."""
    found: list[tuple[Any, ...]] = [*connection.execute("SELECT text, used FROM records WHERE name = ?", (name,))]
    return (found[0][0], found[0][1]) if found else None


def touch_record(connection: Connection, name: str, now: int) -> None:
    """Write that a record was used."""
    connection.execute("UPDATE records SET used = ? WHERE name = ?", (now, name))


def records_size(connection: Connection) -> int:
    """The bytes of all imported records."""
    ((size,),) = connection.execute("SELECT coalesce(sum(size), 0) FROM records")
    return int(size)


def expire_records(connection: Connection, before: int, most: int) -> int:
    """Delete some records that were not used since, those unused longest first; how many."""
    found = connection.execute("SELECT name FROM records WHERE used < ? ORDER BY used LIMIT ?", (before, most))
    names = [name for (name,) in found]
    for name in names:
        connection.execute("DELETE FROM records WHERE name = ? AND used < ?", (name, before))
    return len(names)


def idle_rooms(connection: Connection, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
    """Some rooms in which no game goes on and that were not updated since: when they were, and their codes."""
    return [(updated, room) for updated, room in connection.execute(IDLE, (before, *after, most))]


def expire_rooms(connection: Connection, rooms: Sequence[str], before: int) -> int:
    """Delete those of some rooms in which no game ever began and nothing happened since; how many."""
    unplayed = [room for room in rooms if list(connection.execute(IS_UNPLAYED, (room, before, before, BEGAN)))]
    for room in unplayed:
        delete_room(connection, room)
    return len(unplayed)


def delete_room(connection: Connection, room: str) -> None:
    """Delete a room with its log."""
    connection.execute("DELETE FROM entries WHERE room = ?", (room,))
    connection.execute("DELETE FROM rooms WHERE room = ?", (room,))


def probe(connection: Connection, number: int) -> None:
    """Write a number."""
    connection.execute("INSERT OR REPLACE INTO probes (only_one, number) VALUES (1, ?)", (number,))


def is_probed(connection: Connection, number: int) -> bool:
    """Whether the number can be read."""
    return bool(list(connection.execute("SELECT 1 FROM probes WHERE number = ?", (number,))))


def archive(connection: Connection, before: int, most: int) -> int:
    """Take some old rooms out of the lobby; how many."""
    connection.execute(ARCHIVE, (before, most))
    return changes(connection)


def size(connection: Connection) -> int:
    """The bytes of a database in memory."""
    ((pages,),), ((page,),) = (connection.execute(f"PRAGMA {each}") for each in ("page_count", "page_size"))
    return int(pages * page)


def changes(connection: Connection) -> int:
    """How many rows the last statement wrote."""
    ((count,),) = connection.execute("SELECT changes()")
    return int(count)


def beat(connection: Connection, now: int) -> int:
    """Store a heartbeat, never one before the last; the one that is stored now."""
    connection.execute(BEAT, (now,))
    ((latest,),) = connection.execute("SELECT at FROM beats")
    return int(latest)
