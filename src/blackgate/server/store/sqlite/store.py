"""The store in one SQLite file: one thread writes, another one reads."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from blackgate.server.store import statements
from blackgate.server.store.base import SqlStore
from blackgate.server.store.connection import Connect, DatabaseConnection, sqlite_connection
from blackgate.server.store.interface import Effect, Listing, Row, StoreError
from blackgate.server.store.sqlite.files import FileLock, OpenFiles, check_file, create_file, free_space, size_on_disk
from blackgate.server.store.sqlite.migrations import check_version, migrate
from blackgate.server.store.writer import Writer

T = TypeVar("T")

WRITING: Final = (
    "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000",
    "PRAGMA wal_autocheckpoint = 8000", "PRAGMA secure_delete = ON",
)  # fmt: skip
"""FULL: what was acknowledged survives a power cut, not only a crash of the server.

With `secure_delete` what was deleted is overwritten in the file, and not only marked as free.

The reader thread checkpoints the write-ahead log with every heartbeat, so that no write waits for it. The writer does
it only if the log has grown long in spite of that.
"""
READING: Final = ("PRAGMA query_only = ON", "PRAGMA busy_timeout = 5000")


class SqliteStore(SqlStore):
    """A store in a file, or for tests in memory."""

    archive_rooms = staticmethod(statements.archive)
    delete_unplayed = staticmethod(statements.expire_rooms)
    write_probe = staticmethod(statements.probe)
    is_unclaimed = staticmethod(statements.is_unclaimed)

    bus = None
    """One process locks the whole file, so there are no others."""

    def __init__(self, path: Path | None, connect: Connect = sqlite_connection) -> None:
        super().__init__("in memory" if path is None else str(path))
        self._path, self._connect = path, connect
        self._lock: FileLock | None = None
        self._files: OpenFiles | None = None
        self._connections: list[DatabaseConnection] = []
        """One for writing and one for reading; in memory one for both."""
        self._reader: ThreadPoolExecutor | None = None

    async def open(self) -> int:
        """Open the store and return the last heartbeat; raise StoreError if that is not possible."""
        if self._reader is not None:
            raise StoreError("the store is open already", self._where)
        self._reader = ThreadPoolExecutor(1, "blackgate-reader")
        try:
            await self._in_thread(self._open_file)
            confirm = None if self._files is None else self._files.check
            self._writer = Writer(
                self._connections[0], statements.write_appends, "BEGIN IMMEDIATE", statements.AT_ONCE, confirm
            )
            return await self._writer.run(partial(statements.heartbeat, now=0))
        except BaseException as error:
            await self.close()
            if isinstance(error, OSError | sqlite3.Error):
                raise StoreError(f"the database cannot be opened: {error}", self._where) from None
            raise

    async def close(self) -> None:
        """Write everything that is pending, then close."""
        writer, self._writer = self._writer, None
        self._claimed.clear()
        if writer is not None:
            await writer.close()
        if self._reader is not None:
            await self._in_thread(self._close_file)
            self._reader.shutdown()
            self._reader = None

    async def claim(self, room: str) -> bool:
        """Always succeeds: the process that holds the file owns every room."""
        self._claimed.add(room)
        return True

    async def release(self, room: str) -> None:
        """Nobody else can take the room, but it may expire from now on."""
        self._claimed.discard(room)

    async def create(self, room: str, rows: Sequence[Row], listing: Listing, effect: Effect | None = None) -> None:
        """Store a new room; raise RoomTaken if its code is in use, perhaps by an archived room."""
        await self._opened.run(partial(statements.create, room=room, rows=rows, listing=listing, effect=effect))
        self._claimed.add(room)

    async def size(self) -> int:
        """Return the size of the file and its write-ahead log in bytes."""
        if self._path is None:
            return await self._read(statements.size)
        return await self._in_thread(partial(size_on_disk, self._path))

    async def free_space(self) -> int | None:
        """Return the free space on the disk of the file in bytes; None in memory."""
        return None if self._path is None else await self._in_thread(partial(free_space, self._path))

    async def heartbeat(self, now: int) -> int:
        """Store a heartbeat, and checkpoint the write-ahead log."""
        latest = await self._opened.run(partial(statements.heartbeat, now=now))
        if self._path is not None:
            await self._read(lambda connection: list(connection.execute("PRAGMA wal_checkpoint(PASSIVE)")))
        return latest

    async def _read(self, read: Callable[[DatabaseConnection], T]) -> T:
        writer = self._opened
        if self._path is None:  # in memory there is one connection, the writer's
            return await writer.run(read)
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
        create_file(self._path)
        self._lock = FileLock(self._path)
        self._open_tables(str(self._path))
        reader = self._connect(str(self._path))
        self._connections.append(reader)
        tune(reader, READING)
        self._files = OpenFiles(self._path)

    def _open_tables(self, name: str) -> None:
        connection = self._connect(name)
        self._connections.append(connection)
        version = check_version(connection, name)
        tune(connection, WRITING)
        migrate(connection, version)

    def _close_file(self) -> None:
        # The writer's connection closes last, because it checkpoints the write-ahead log. The file lock is released
        # after it: closing its descriptor earlier would drop SQLite's own locks.
        while self._connections:
            self._connections.pop().close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def tune(connection: DatabaseConnection, pragmas: Sequence[str]) -> None:
    """Run PRAGMAs. Every result is read to its end, or the statement would stay open."""
    for pragma in pragmas:
        list(connection.execute(pragma))
