"""The SQL of notifications, the same for both stores: who wants to be told in each room, and secrets of the server."""

from typing import Final

from blackgate.server.store.connection import DatabaseConnection

SELECT: Final = "SELECT body FROM notifications WHERE room = ?"
INSERT: Final = "INSERT INTO notifications (room, due, body) VALUES (?, ?, ?) ON CONFLICT (room) DO NOTHING"
UPDATE: Final = (
    "UPDATE notifications SET body = ?, due = CASE WHEN ? < 0 THEN due ELSE ? END WHERE room = ? AND body = ?"
)
DUE: Final = "SELECT room FROM notifications WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?"


def load(connection: DatabaseConnection, room: str) -> bytes | None:
    """Return what is stored of a room."""
    return next((bytes(body) for (body,) in connection.execute(SELECT, (room,))), None)


def swap(connection: DatabaseConnection, room: str, before: bytes | None, after: bytes | None, due: int) -> bool:
    """Replace what is stored of a room, if it is still `before`; return whether it is `after` now."""
    if before is None:
        if after is not None:
            connection.execute(INSERT, (room, max(due, 0), after))
    elif after is None:
        connection.execute("DELETE FROM notifications WHERE room = ? AND body = ?", (room, before))
    else:
        connection.execute(UPDATE, (after, due, due, room, before))
    return load(connection, room) == after


def due(connection: DatabaseConnection, now: int, limit: int) -> list[str]:
    """Return rooms that are due, the longest overdue first."""
    return [room for (room,) in connection.execute(DUE, (now, limit))]


def wake(connection: DatabaseConnection, now: int) -> None:
    """Make all rooms due that are not due later."""
    connection.execute("UPDATE notifications SET due = ? WHERE due = 0", (now,))


def secret(connection: DatabaseConnection, name: str) -> bytes | None:
    """Return a secret."""
    return next(
        (bytes(value) for (value,) in connection.execute("SELECT value FROM secrets WHERE name = ?", (name,))), None
    )


def save_secret(connection: DatabaseConnection, name: str, value: bytes) -> bytes:
    """Store a secret, unless there is one; return the one that is stored."""
    connection.execute("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, value))
    return secret(connection, name) or value
