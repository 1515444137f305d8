"""The store in PostgreSQL, shared by several processes: each writes the rooms that it has claimed."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_hex
from typing import Final, TypeVar

from blackgate.server.store.base import SqlStore
from blackgate.server.store.connection import DatabaseConnection
from blackgate.server.store.interface import Effect, Listing, RoomTaken, Row, StoreError
from blackgate.server.store.postgres import statements
from blackgate.server.store.postgres.address import DatabaseAddress
from blackgate.server.store.postgres.bus import PostgresBus
from blackgate.server.store.postgres.connection import BEGIN, ReconnectingConnection
from blackgate.server.store.postgres.migrations import migrate
from blackgate.server.store.writer import Writer

T = TypeVar("T")

WRITING: Final = ("SET synchronous_commit = on", "SET statement_timeout = '20s'")
"""On: what was acknowledged survives a power cut of the database server."""
READING: Final = ("SET default_transaction_read_only = on", "SET statement_timeout = '20s'")


class PostgresStore(SqlStore):
    """A store in a database at an address such as `postgresql://user:password@host/name`."""

    archive_rooms = staticmethod(statements.archive)
    delete_unplayed = staticmethod(statements.expire_rooms)
    write_probe = staticmethod(statements.probe)
    is_unclaimed = staticmethod(statements.is_unclaimed)
    select_rating = statements.LOCKED_RATING
    select_public_branches = statements.PUBLIC_BRANCHES

    def __init__(self, address: str) -> None:
        self._address = DatabaseAddress(address)
        super().__init__(self._address.redacted)
        self.bus = PostgresBus(self._address)
        self._process = token_hex(8)
        self._writing = ReconnectingConnection(self._address, *WRITING)
        self._reading = ReconnectingConnection(self._address, *READING)
        self._reader: ThreadPoolExecutor | None = None

    async def open(self) -> int:
        """Open the store and return the last heartbeat of any process; raise StoreError if that is not possible."""
        if self._reader is not None:
            raise StoreError("the store is open already", self._where)
        self._reader = ThreadPoolExecutor(1, "blackgate-reader")
        try:
            await self._in_thread(self._connect)
            self._writer = Writer(self._writing, statements.write_appends, BEGIN)
            last = await self._writer.run(statements.start)
            await self.bus.open()
        except BaseException:
            await self.close()
            raise
        return last

    def _connect(self) -> None:
        self._writing.connect()
        migrate(self._writing, self._where)
        self._reading.connect()

    async def close(self) -> None:
        """Write everything that is pending, and only then release the rooms."""
        writer, self._writer = self._writer, None
        try:
            if writer is not None:
                await writer.close()
            await self.bus.close()
        finally:
            if self._reader is not None:
                await self._in_thread(self._writing.close)
                await self._in_thread(self._reading.close)
                self._reader.shutdown()
                self._reader = None

    async def claim(self, room: str) -> bool:
        """Become the only process that may write a room; return whether that succeeded."""
        is_ours = bool(await self.bus.claim([room]))
        if not is_ours and self.bus.is_full:  # perhaps no process owns it, and there is nobody to follow
            what = f"{self.bus.most_claims} rooms are in use"
            raise StoreError(what, self._where, "raise max_locks_per_transaction of the server")
        return is_ours

    async def release(self, room: str) -> None:
        """Give up the claim to a room, so that another process can take it."""
        await self.bus.release(room)

    async def create(self, room: str, rows: Sequence[Row], listing: Listing, effect: Effect | None = None) -> None:
        """Store and claim a new room; raise RoomTaken if its code is in use, perhaps by an archived room."""
        if await self.listing(room) is not None or not await self.claim(room):
            raise RoomTaken("there is a room with this code", room, "draw another code")
        try:
            await self._opened.run(partial(statements.create, room=room, rows=rows, listing=listing, effect=effect))
        except RoomTaken:
            raise  # another process was faster: the room is its own
        except StoreError:
            await self.release(room)
            raise

    async def heartbeat(self, now: int) -> int:
        """Store the heartbeat of this process; return the latest one of all processes."""
        return await self._opened.run(partial(statements.heartbeat, process=self._process, now=now))

    async def size(self) -> int:
        """Return the size of the whole database in bytes."""
        ((size,),) = await self._read(lambda reader: reader.execute("SELECT pg_database_size(current_database())"))
        return int(size)

    async def free_space(self) -> int | None:
        """Unknown: it is the disk of another server."""
        return None

    async def _read(self, read: Callable[[DatabaseConnection], T]) -> T:
        if self._writer is None:
            raise self._closed()
        return await self._in_thread(partial(read, self._reading))

    async def _in_thread(self, act: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, act)
