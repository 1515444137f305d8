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
from blackgate.server.store.files import Claim, check_file, make_file
from blackgate.server.store.outages import Outage
from blackgate.server.store.rows import Listing, Row, StoreError
from blackgate.server.store.tables import check_tables, update_tables
from blackgate.server.store.writer import Writer

T = TypeVar("T")

WRITING: Final = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000")
"""FULL: what was acknowledged outlasts a power cut, and not only the end of the server."""
ARCHIVED_AT_ONCE: Final = 200
"""Rooms; moves do not wait for more of them."""
READING: Final = ("PRAGMA query_only = ON", "PRAGMA busy_timeout = 5000")


class SqliteStore:
    """A store in a file, or for tests in memory."""

    post = None
    """The file is claimed as a whole: there are no other processes."""

    def __init__(self, path: Path | None, connect: Connect = connected) -> None:
        self._path, self._connect = path, connect
        self._claim: Claim | None = None
        self._writer: Writer | None = None
        self._connections: list[Connection] = []
        """For writing and for reading; in memory one for both."""
        self._outages: tuple[Outage, ...] = ()
        self._reader: ThreadPoolExecutor | None = None

    @property
    def waiting(self) -> int:
        """What is not written yet, roughly."""
        return self._writer.waiting if self._writer is not None else 0

    async def open(self, now: int) -> None:
        """Get ready; StoreError says what is in the way. The time since the last beat may have been an outage."""
        if self._reader is not None:
            raise StoreError("the store is open already", self._where)
        self._reader = ThreadPoolExecutor(1, "blackgate-reader")
        try:
            await self._in_thread(self._open_file)
            self._writer = Writer(self._connections[0], statements.inscribe, "BEGIN IMMEDIATE")
            self._outages = await self._writer.do(partial(statements.wake, now=now))
        except BaseException as error:
            await self.close()
            if isinstance(error, OSError | sqlite3.Error):
                raise StoreError(f"the database cannot be opened: {error}", self._where) from None
            raise

    async def close(self) -> None:
        """Write everything that waits, and let go."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.end()
        if self._reader is not None:
            await self._in_thread(self._close_file)
            self._reader.shutdown()
            self._reader = None

    async def claim(self, room: str) -> bool:
        """Always: who has the file has every room."""
        return True

    async def release(self, room: str) -> None:
        """There is nobody to have it."""

    async def create(self, room: str, rows: Sequence[Row], listing: Listing) -> None:
        """Keep a new room; RoomTaken if its code was ever in use."""
        await self._opened.do(partial(statements.create, room=room, rows=rows, listing=listing))

    def append(self, room: str, rows: Sequence[Row], listing: Listing | None = None) -> asyncio.Future[None]:
        """Go on with a room's log; done once that is durable."""
        if self._writer is None:
            refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            refused.set_exception(self._closed())
            return refused
        return self._writer.append(room, rows, listing)

    async def load(self, room: str) -> list[Row]:
        """The log of a room, with all that was appended before; a room that failed may go on."""
        await self._opened.reopen(room)
        return await self._read(partial(statements.load, room=room))

    async def listed(self, phase: str, limit: int) -> list[Listing]:
        """The public rooms in a phase, those updated last first."""
        return await self._read(partial(statements.listed, phase=phase, limit=limit))

    async def listing(self, room: str) -> Listing | None:
        """The listing of a room, also of one that is private or archived."""
        return await self._read(partial(statements.listing, room=room))

    async def due(self, now: int, limit: int) -> list[str]:
        """The rooms in which something is due by now, those that wait longest first."""
        return await self._read(partial(statements.due, now=now, limit=limit))

    async def keep_record(self, name: str, text: str) -> None:
        """Keep an imported record; a text of the same name is replaced."""
        await self._opened.do(partial(statements.keep_record, name=name, text=text))

    async def record(self, name: str) -> str | None:
        """The imported record of that name."""
        return await self._read(partial(statements.record, name=name))

    async def archive(self, before: int) -> int:
        """Take rooms out of the lobby that are over or closed and were not updated since; how many."""
        count = 0
        while done := await self._opened.do(partial(statements.archive, before=before, most=ARCHIVED_AT_ONCE)):
            count += done
        return count

    async def beat(self, now: int) -> None:
        """The server is alive."""
        await self._opened.do(partial(statements.beat, now=now))

    async def outages(self) -> tuple[Outage, ...]:
        """The times in which no server was alive, oldest first."""
        return self._outages

    @property
    def _opened(self) -> Writer:
        if self._writer is None:
            raise self._closed()
        return self._writer

    @property
    def _where(self) -> str:
        return "in memory" if self._path is None else str(self._path)

    def _closed(self) -> StoreError:
        return StoreError("the store is closed", self._where, "open it first")

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
        self._claim = Claim(self._path)
        make_file(self._path)
        self._open_tables(str(self._path))
        reader = self._connect(str(self._path))
        self._connections.append(reader)
        tune(reader, READING)

    def _open_tables(self, name: str) -> None:
        connection = self._connect(name)
        self._connections.append(connection)
        version = check_tables(connection, name)
        tune(connection, WRITING)
        update_tables(connection, version)

    def _close_file(self) -> None:
        # The writer's connection goes last: it moves what is still in the log beside the file into the file.
        while self._connections:
            self._connections.pop().close()
        if self._claim is not None:
            self._claim.release()
            self._claim = None


def tune(connection: Connection, pragmas: Sequence[str]) -> None:
    """Set a connection up; every answer is read to its end, or the statement would stay open."""
    for pragma in pragmas:
        list(connection.execute(pragma))
