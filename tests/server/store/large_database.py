"""A large database of finished games, made quickly."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.store.samples import NOW, opened, run

from blackgate.server.event_log import Said, encode_entry

ENTRIES = 200
"""In a room."""


def fill(path: Path, size: int) -> None:
    """Make a database of about this many bytes. It is not made durably."""

    async def made() -> None:
        async with opened(path):
            pass

    run(made())
    body = encode_entry(Said(0, "", "x" * 250, is_phrase=False, to_table=True))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        number = 0
        while path.stat().st_size + Path(f"{path}-wal").stat().st_size < size:
            connection.execute("BEGIN")
            for _ in range(max(1, min(500, size // 1_000_000))):
                room, number = f"L{number:07}", number + 1
                over = (room, "over", 0, NOW, b"{}", 0, 1, 0)
                connection.execute("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?)", over)
                rows = ((room, seq, NOW, f"host {seq:012}", body) for seq in range(1, ENTRIES + 1))
                connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
