"""The SQL of the stores. SQLite runs all of it; PostgreSQL replaces some of it (`postgres.statements`)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from blackgate.server.store.connection import DatabaseConnection
from blackgate.server.store.interface import Effect, Listing, Rate, Rating, Rewrite, RoomTaken, Row
from blackgate.server.store.writer import Append

IsUnclaimed = Callable[[DatabaseConnection, str], bool]
"""Whether no process has claimed a room, and none can until the end of the transaction."""
AT_ONCE: Final = 64
"""Rows in one INSERT. Few long statements are faster, because the thread may lose the interpreter lock after each."""
INSERT: Final = "INSERT INTO entries (room, seq, at, command, body) VALUES "
INSERTS: Final = {size: INSERT + ", ".join(["(?, ?, ?, ?, ?)"] * size) for size in range(1, AT_ONCE + 1)}
"""By number of rows."""
INSERT_ROOM: Final = (
    "INSERT INTO rooms (room, phase, private, updated, summary, due) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (room) DO NOTHING"
)
UPDATE_ROOM: Final = (
    "UPDATE rooms SET phase = ?, private = ?, updated = ?, summary = ?, due = ?, cleared = ?, archived = 0 "
    "WHERE room = ?"
)
LISTINGS: Final = "SELECT room, phase, private, updated, summary, due FROM rooms "
LOBBY: Final = LISTINGS + "WHERE archived = 0 AND phase = ? AND private = 0 ORDER BY updated DESC, room DESC LIMIT ?"
# Naming both values of `private` lets SQLite use the index of the lobby.
ARCHIVE: Final = (
    "UPDATE rooms SET archived = 1 WHERE room IN (SELECT room FROM rooms "
    "WHERE archived = 0 AND phase IN ('open', 'full', 'over', 'closed') AND private IN (0, 1) AND updated < ? LIMIT ?)"
)
SAVE_RECORD: Final = (
    "INSERT INTO records (name, text, kept, used, size) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (name) DO UPDATE SET text = excluded.text, used = excluded.used, size = excluded.size"
)
IDLE_PHASES: Final = "phase IN ('open', 'full', 'closed')"
"""Must be written exactly as in the index of idle rooms."""
IDLE: Final = (
    f"SELECT updated, room FROM rooms WHERE {IDLE_PHASES} AND updated < ? AND (updated, room) > (?, ?) "  # noqa: S608
    "ORDER BY updated, room LIMIT ?"
)
BEGAN: Final = b'"kind":"began"'
"""Found only in the entry that begins a game. Nobody can write it into a name or a text, because there quotation marks
are escaped."""
IS_UNPLAYED: Final = (
    f"SELECT 1 FROM rooms WHERE room = ? AND {IDLE_PHASES} AND updated < ? AND NOT EXISTS "  # noqa: S608
    "(SELECT 1 FROM entries WHERE entries.room = rooms.room AND (at >= ? OR instr(body, ?) > 0))"
)

FINISHED_PHASES: Final = "phase IN ('over', 'closed')"
"""Must be written exactly as in the index of finished rooms."""
FINISHED: Final = (
    f"SELECT updated, room FROM rooms WHERE {FINISHED_PHASES} AND cleared = ? AND updated < ? "  # noqa: S608
    "AND (updated, room) > (?, ?) ORDER BY updated, room LIMIT ?"
)
IS_FINISHED: Final = f"SELECT 1 FROM rooms WHERE room = ? AND {FINISHED_PHASES} AND updated < ?"  # noqa: S608
CLEARED: Final = "UPDATE rooms SET cleared = ?, summary = ? WHERE room = ?"
NO_SUMMARY: Final = b"{}"
"""A finished room is in no lobby, so nobody reads its summary; it holds names."""
REWRITE: Final = "UPDATE entries SET command = ?, body = ? WHERE room = ? AND seq = ?"

ENROL: Final = "INSERT INTO ratings (identity, mu, sigma, games) VALUES (?, ?, ?, 0) ON CONFLICT (identity) DO NOTHING"
RATING: Final = "SELECT mu, sigma, games FROM ratings WHERE identity = ?"
UPDATE_RATING: Final = "UPDATE ratings SET mu = ?, sigma = ?, games = ? WHERE identity = ?"

ADD_BRANCH: Final = (
    "INSERT INTO branches (room, game, made, body) VALUES (?, ?, (SELECT updated FROM rooms WHERE room = ?), ?)"
)
BRANCHES: Final = (
    "SELECT branches.room, phase, body FROM branches JOIN rooms ON rooms.room = branches.room "
    "WHERE game = ? ORDER BY made DESC, branches.room DESC LIMIT ?"
)
IN_PRIVATE: Final = b'"private":true'
"""Found in the first entry of a room if its settings say so; in a name or a text, quotation marks are escaped."""
PUBLIC_BRANCHES: Final = BRANCHES.replace(
    "ORDER BY",
    "AND NOT EXISTS (SELECT 1 FROM entries "
    "WHERE entries.room = branches.room AND seq = 1 AND instr(entries.body, ?) > 0) ORDER BY",
).replace("phase, body", "phase, branches.body")
"""The column `rooms.private` does not tell them apart: it keeps all branches out of the lobby."""

HEARTBEAT: Final = (
    "INSERT INTO beats (only_one, at) VALUES (1, ?) ON CONFLICT (only_one) DO UPDATE SET at = max(at, excluded.at)"
)


def write_appends(connection: DatabaseConnection, appends: Sequence[Append]) -> None:
    """Write the appends of many rooms."""
    insert_entries(connection, [(each.room, *row_columns(row)) for each in appends for row in each.rows])
    take_effect(connection, appends)
    for room, listing in {each.room: each.listing for each in appends if each.listing is not None}.items():
        connection.execute(UPDATE_ROOM, (*listing_columns(listing), room))


def take_effect(connection: DatabaseConnection, appends: Sequence[Append]) -> None:
    """Do what else belongs to the appends."""
    for each in appends:
        if each.effect is not None:
            each.effect(connection)


def rewrite_room(connection: DatabaseConnection, room: str, rewrite: Rewrite) -> None:
    """Replace rows of a room."""
    for row in load(connection, room):
        new = rewrite(row)
        if new is not row:
            connection.execute(REWRITE, (new.command, new.body, room, row.seq))


def insert_entries(connection: DatabaseConnection, entries: Sequence[tuple[Any, ...]]) -> None:
    """Insert entries in as few statements as possible."""
    for start in range(0, len(entries), AT_ONCE):
        part = entries[start : start + AT_ONCE]
        connection.execute(INSERTS[len(part)], tuple(chain.from_iterable(part)))


def row_columns(row: Row) -> tuple[int, int, str, bytes]:
    """The columns of a row."""
    return row.seq, row.at, row.command, row.body


def listing_columns(listing: Listing) -> tuple[str, bool, int, bytes, int, int]:
    """The columns of a listing, without its room."""
    return listing.phase, listing.private, listing.updated, listing.summary, listing.due, listing.cleared


def create(
    connection: DatabaseConnection, room: str, rows: Sequence[Row], listing: Listing, effect: Effect | None = None
) -> None:
    """Insert a new room."""
    connection.execute(INSERT_ROOM, (room, *listing_columns(listing)[:-1]))
    if not changes(connection):
        raise RoomTaken("there is a room with this code", room, "draw another code")
    insert_entries(connection, [(room, *row_columns(row)) for row in rows])
    if effect is not None:
        effect(connection)


def add_branch(connection: DatabaseConnection, room: str, game: str, body: bytes) -> None:
    """Add a new room to the branches of a game."""
    connection.execute(ADD_BRANCH, (room, game, room, body))


def branches(connection: DatabaseConnection, game: str, limit: int) -> list[tuple[str, str, bytes]]:
    """Return the branches of a game, the newest first."""
    return _bytes_of(connection.execute(BRANCHES, (game, limit)))


def public_branches(
    connection: DatabaseConnection, game: str, limit: int, select: str = PUBLIC_BRANCHES
) -> list[tuple[str, str, bytes]]:
    """Return the branches of a game whose settings are not private, the newest first."""
    return _bytes_of(connection.execute(select, (game, IN_PRIVATE, limit)))


def _bytes_of(found: Iterable[tuple[Any, ...]]) -> list[tuple[str, str, bytes]]:
    return [(room, phase, bytes(body)) for room, phase, body in found]


def load(connection: DatabaseConnection, room: str) -> list[Row]:
    """Return the log of a room."""
    found = connection.execute("SELECT seq, at, command, body FROM entries WHERE room = ? ORDER BY seq", (room,))
    return [Row(*each) for each in found]


def listed(connection: DatabaseConnection, phase: str, limit: int) -> list[Listing]:
    """Return the lobby, newest first."""
    return list(listings(connection.execute(LOBBY, (phase, limit))))


def listing(connection: DatabaseConnection, room: str) -> Listing | None:
    """Return the listing of one room."""
    return next(iter([*listings(connection.execute(LISTINGS + "WHERE room = ?", (room,)))]), None)


def listings(found: Iterable[tuple[Any, ...]]) -> Iterator[Listing]:
    """Turn rows of the table of rooms into listings."""
    return (Listing(room, phase, bool(private), *rest) for room, phase, private, *rest in found)


def due(connection: DatabaseConnection, now: int, limit: int) -> list[str]:
    """Return the rooms that have to be woken by now, the longest overdue first."""
    found = connection.execute("SELECT room FROM rooms WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?", (now, limit))
    return [room for (room,) in found]


def save_record(connection: DatabaseConnection, name: str, text: str, now: int) -> None:
    """Insert an imported record, or note that an existing one was used."""
    connection.execute(SAVE_RECORD, (name, text, now, now, len(text.encode())))


def record(connection: DatabaseConnection, name: str) -> tuple[str, int] | None:
    """Return an imported record and when it was last used."""
    found: list[tuple[Any, ...]] = [*connection.execute("SELECT text, used FROM records WHERE name = ?", (name,))]
    return (found[0][0], found[0][1]) if found else None


def touch_record(connection: DatabaseConnection, name: str, now: int) -> None:
    """Note that a record was used."""
    connection.execute("UPDATE records SET used = ? WHERE name = ?", (now, name))


def records_size(connection: DatabaseConnection) -> int:
    """Return the total size of all imported records in bytes."""
    ((size,),) = connection.execute("SELECT coalesce(sum(size), 0) FROM records")
    return int(size)


def expire_records(connection: DatabaseConnection, before: int, most: int) -> int:
    """Delete some records not used since `before`, the longest unused first; return how many."""
    found = connection.execute("SELECT name FROM records WHERE used < ? ORDER BY used LIMIT ?", (before, most))
    names = [name for (name,) in found]
    for name in names:
        connection.execute("DELETE FROM records WHERE name = ? AND used < ?", (name, before))
    return len(names)


def idle_rooms(connection: DatabaseConnection, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
    """Return some rooms without a running game not updated since `before`: when they were updated, and their codes."""
    return [(updated, room) for updated, room in connection.execute(IDLE, (before, *after, most))]


def expire_rooms(connection: DatabaseConnection, rooms: Sequence[str], before: int) -> int:
    """Delete those of the given rooms in which no game began and nothing happened since `before`; return how many."""
    unplayed = [room for room in rooms if list(connection.execute(IS_UNPLAYED, (room, before, before, BEGAN)))]
    for room in unplayed:
        delete_room(connection, room)
    return len(unplayed)


def delete_room(connection: DatabaseConnection, room: str) -> None:
    """Delete a room with its log."""
    connection.execute("DELETE FROM branches WHERE room = ?", (room,))
    connection.execute("DELETE FROM notifications WHERE room = ?", (room,))
    connection.execute("DELETE FROM entries WHERE room = ?", (room,))
    connection.execute("DELETE FROM rooms WHERE room = ?", (room,))


def enrol(connection: DatabaseConnection, identity: str, beginner: Rating) -> None:
    """Begin to keep a rating."""
    connection.execute(ENROL, (identity, beginner.mu, beginner.sigma))


def settle(connection: DatabaseConnection, identities: Sequence[str], rate: Rate, select: str = RATING) -> None:
    """Change ratings after a game. They are read in the same order everywhere, so that no two games deadlock."""
    found = {each: rating(connection, each, select) for each in sorted(set(identities))}
    for identity, new in zip(identities, rate([found[each] for each in identities]), strict=True):
        if found[identity] is not None:
            connection.execute(UPDATE_RATING, (new.mu, new.sigma, new.games, identity))


def rating(connection: DatabaseConnection, identity: str, select: str = RATING) -> Rating | None:
    """Return a rating."""
    return next((Rating(*each) for each in list(connection.execute(select, (identity,)))), None)


def delete_rating(connection: DatabaseConnection, identity: str) -> None:
    """Delete a rating."""
    connection.execute("DELETE FROM ratings WHERE identity = ?", (identity,))


def is_unclaimed(connection: DatabaseConnection, room: str) -> bool:
    """Whether no process has claimed a room. The store knows its own claims, and there is no other process."""
    return True


def finished_rooms(
    connection: DatabaseConnection, before: int, cleared: int, after: tuple[int, str], most: int
) -> list[tuple[int, str]]:
    """Return some finished rooms: when they were updated, and their codes."""
    return [(updated, room) for updated, room in connection.execute(FINISHED, (cleared, before, *after, most))]


def delete_finished(
    connection: DatabaseConnection, rooms: Sequence[str], before: int, is_unclaimed: IsUnclaimed
) -> int:
    """Delete those of the given rooms that are finished, idle and unclaimed; return how many."""
    found = _finished(connection, rooms, before, is_unclaimed)
    for room in found:
        delete_room(connection, room)
    return len(found)


def clear_finished(
    connection: DatabaseConnection,
    rooms: Sequence[str],
    before: int,
    cleared: int,
    is_unclaimed: IsUnclaimed,
    rewrite: Rewrite,
) -> int:
    """Rewrite the logs of those of the given rooms that are finished, idle and unclaimed; return how many."""
    found = _finished(connection, rooms, before, is_unclaimed)
    for room in found:
        rewrite_room(connection, room, rewrite)
        connection.execute(CLEARED, (cleared, NO_SUMMARY, room))
    return len(found)


def _finished(
    connection: DatabaseConnection, rooms: Sequence[str], before: int, is_unclaimed: IsUnclaimed
) -> list[str]:
    return [
        room
        for room in rooms
        if is_unclaimed(connection, room) and list(connection.execute(IS_FINISHED, (room, before)))
    ]


def probe(connection: DatabaseConnection, number: int) -> None:
    """Write a number."""
    connection.execute("INSERT OR REPLACE INTO probes (only_one, number) VALUES (1, ?)", (number,))


def is_probed(connection: DatabaseConnection, number: int) -> bool:
    """Whether the number can be read back."""
    return bool(list(connection.execute("SELECT 1 FROM probes WHERE number = ?", (number,))))


def archive(connection: DatabaseConnection, before: int, most: int) -> int:
    """Archive some old rooms; return how many."""
    connection.execute(ARCHIVE, (before, most))
    return changes(connection)


def size(connection: DatabaseConnection) -> int:
    """Return the size of an in-memory database in bytes."""
    ((pages,),), ((page,),) = (connection.execute(f"PRAGMA {each}") for each in ("page_count", "page_size"))
    return int(pages * page)


def changes(connection: DatabaseConnection) -> int:
    """Return how many rows the last statement changed."""
    ((count,),) = connection.execute("SELECT changes()")
    return int(count)


def heartbeat(connection: DatabaseConnection, now: int) -> int:
    """Store a heartbeat, never an earlier one than before; return the stored one."""
    connection.execute(HEARTBEAT, (now,))
    ((latest,),) = connection.execute("SELECT at FROM beats")
    return int(latest)
