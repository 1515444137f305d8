"""Rooms in one SQLite file: one thread writes, another one reads."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from blackgate.server.store import statements
from blackgate.server.store.connecting import Connect, Connection, connected
from blackgate.server.store.files import Claim, FilesInPlace, check_file, free_space, make_file, size_on_disk
from blackgate.server.store.kept import KeptStore
from blackgate.server.store.rows import Listing, Row, StoreError
from blackgate.server.store.tables import check_tables, update_tables
from blackgate.server.store.writer import Writer

T = TypeVar("T")

WRITING: Final = (
    "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000",
    "PRAGMA wal_autocheckpoint = 8000",
)  # fmt: skip
"""FULL: what was acknowledged outlasts a power cut, and not only the end of the server.

The log beside the file is moved into it by the thread that reads, with every beat, so that nobody waits for it; only a
log that has grown long all the same is moved by the one who writes.
"""
READING: Final = ("PRAGMA query_only = ON", "PRAGMA busy_timeout = 5000")


class SqliteStore(KeptStore):
    """A store in a file, or for tests in memory."""

    archiving = staticmethod(statements.archive)
    expiring_rooms = staticmethod(statements.expire_rooms)
    probing = staticmethod(statements.probe)

    post = None
    """The file is claimed as a whole: there are no other processes."""

    def __init__(self, path: Path | None, connect: Connect = connected) -> None:
        super().__init__("in memory" if path is None else str(path))
        self._path, self._connect = path, connect
        self._claim: Claim | None = None
        self._in_place: FilesInPlace | None = None
        self._connections: list[Connection] = []
        """For writing and for reading; in memory one for both."""
        self._reader: ThreadPoolExecutor | None = None

    async def open(self) -> int:
        """Get ready, and return the last heartbeat; StoreError says what is in the way."""
        if self._reader is not None:
            raise StoreError("the store is open already", self._where)
        self._reader = ThreadPoolExecutor(1, "blackgate-reader")
        try:
            await self._in_thread(self._open_file)
            confirm = None if self._in_place is None else self._in_place.check
            self._writer = Writer(
                self._connections[0], statements.inscribe, "BEGIN IMMEDIATE", statements.AT_ONCE, confirm
            )
            return await self._writer.do(partial(statements.beat, now=0))
        except BaseException as error:
            await self.close()
            if isinstance(error, OSError | sqlite3.Error):
                raise StoreError(f"the database cannot be opened: {error}", self._where) from None
            raise

    async def close(self) -> None:
        """Write everything that waits, and let go."""
        writer, self._writer = self._writer, None
        self._claimed.clear()
        if writer is not None:
            await writer.end()
        if self._reader is not None:
            await self._in_thread(self._close_file)
            self._reader.shutdown()
            self._reader = None

    async def claim(self, room: str) -> bool:
        """Always: who has the file has every room."""
        self._claimed.add(room)
        return True

    async def release(self, room: str) -> None:
        """There is nobody to have it, but from now on it may expire."""
        self._claimed.discard(room)

    async def create(self, room: str, rows: Sequence[Row], listing: Listing) -> None:
        """Keep a new room; RoomTaken if there is one of its code, perhaps in the archive."""
        await self._opened.do(partial(statements.create, room=room, rows=rows, listing=listing))
        self._claimed.add(room)

    async def size(self) -> int:
        """The bytes of the file and of the log beside it."""
        if self._path is None:
            return await self._read(statements.size)
        return await self._in_thread(partial(size_on_disk, self._path))

    async def free_space(self) -> int | None:
        """The bytes that are free on the disk of the file; None in memory."""
        return None if self._path is None else await self._in_thread(partial(free_space, self._path))

    async def beat(self, now: int) -> int:
        """Store a heartbeat; what was written lately moves to its place in the file."""
        latest = await self._opened.do(partial(statements.beat, now=now))
        if self._path is not None:
            await self._read(lambda connection: list(connection.execute("PRAGMA wal_checkpoint(PASSIVE)")))
        return latest

    async def _read(self, read: Callable[[Connection], T]) -> T:
        writer = self._opened
        if self._path is None:  # what is in memory has one connection, and that is the writer's
            return await writer.do(read)
        try:
            return await self._in_thread(partial(read, self._connections[-1]))
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}", self._where) from None

    async def _in_thread(self, act: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, act)

    def _open_file(self) -> None:
        if self._path is None:
            self._open_tables(":memory:")
            return
        check_file(self._path)
        make_file(self._path)
        self._claim = Claim(self._path)
        self._open_tables(str(self._path))
        reader = self._connect(str(self._path))
        self._connections.append(reader)
        tune(reader, READING)
        self._in_place = FilesInPlace(self._path)

    def _open_tables(self, name: str) -> None:
        connection = self._connect(name)
        self._connections.append(connection)
        version = check_tables(connection, name)
        tune(connection, WRITING)
        update_tables(connection, version)

    def _close_file(self) -> None:
        # The writer's connection goes last: it moves what is still in the log beside the file into the file. The lock
        # goes after it: closing its descriptor earlier would take SQLite's own locks away.
        while self._connections:
            self._connections.pop().close()
        if self._claim is not None:
            self._claim.release()
            self._claim = None


def tune(connection: Connection, pragmas: Sequence[str]) -> None:
    """Set a connection up; every answer is read to its end, or the statement would stay open."""
    for pragma in pragmas:
        list(connection.execute(pragma))
