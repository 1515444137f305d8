"""Sample rows and listings, and a store that is open for the length of a test."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from blackgate.server.store import Listing, Row, SqliteStore
from blackgate.server.store.connection import Connect, sqlite_connection

T = TypeVar("T")

NOW = 1_800_000_000_000


def row(seq: int, command: str | None = None, size: int = 0) -> Row:
    """An entry of its own command, unless another one is given."""
    return Row(seq, NOW + seq, f"host {seq}" if command is None else command, b'{"kind":"said"}' + b" " * size)


def rows(first: int, last: int) -> list[Row]:
    return [row(seq) for seq in range(first, last + 1)]


def listing(room: str, phase: str = "open", private: bool = False, updated: int = NOW) -> Listing:
    return Listing(room, phase, private, updated, b'{"seats":4}')


@asynccontextmanager
async def opened(path: Path | None, connect: Connect = sqlite_connection) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, connect)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(test: Coroutine[None, None, T]) -> T:
    """A test that takes longer than a minute hangs."""
    return asyncio.run(asyncio.wait_for(test, 60))
