"""`python appender.py FILE NOTES [early]`: appends to many rooms until killed, and notes what was acknowledged."""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from blackgate.server.store import Effect, Listing, Row, SqliteStore

ROOMS = [f"R{number}" for number in range(20)]


class EarlyStore(SqliteStore):
    """Acknowledges before anything is written, which is what must not be."""

    def append(
        self, room: str, rows: Sequence[Row], listing: Listing | None = None, effect: Effect | None = None
    ) -> asyncio.Future[None]:
        super().append(room, rows, listing, effect)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


async def play(store: SqliteStore, room: str, notes: int) -> None:
    log = await store.load(room)
    if not log:
        await store.create(room, [Row(1, 1, "", b"{}")], Listing(room, "playing", False, 1, b"{}"))
    for seq in range(max(2, len(log) + 1), 1_000_000):
        await store.append(room, [Row(seq, seq, f"host {seq}", b"{}" + b" " * 300)])
        os.write(notes, f"{room} {seq}\n".encode())
        await asyncio.sleep(0)


async def main(path: str, notes: str, kind: type[SqliteStore]) -> None:
    store = kind(Path(path))
    await store.open()
    handle = os.open(notes, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    await asyncio.gather(*(play(store, room, handle) for room in ROOMS))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], EarlyStore if sys.argv[3:] else SqliteStore))
