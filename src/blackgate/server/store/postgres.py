"""Rooms in a PostgreSQL database, which several processes may serve: each writes the rooms that it has claimed."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_hex
from typing import Final, TypeVar

from blackgate.server.store import postgres_statements
from blackgate.server.store.connecting import Connection
from blackgate.server.store.kept import KeptStore
from blackgate.server.store.postgres_address import Address
from blackgate.server.store.postgres_line import BEGIN, Line
from blackgate.server.store.postgres_post import PostgresPost
from blackgate.server.store.postgres_tables import update_tables
from blackgate.server.store.rows import Listing, RoomTaken, Row, StoreError
from blackgate.server.store.writer import Writer

T = TypeVar("T")

WRITING: Final = ("SET synchronous_commit = on", "SET statement_timeout = '20s'")
"""On: what was acknowledged outlasts a power cut of the database."""
READING: Final = ("SET default_transaction_read_only = on", "SET statement_timeout = '20s'")


class PostgresStore(KeptStore):
    """A store in a database at an address such as `postgresql://user:password@host/name`."""

    archiving = staticmethod(postgres_statements.archive)
    expiring_rooms = staticmethod(postgres_statements.expire_rooms)
    probing = staticmethod(postgres_statements.probe)

    def __init__(self, address: str) -> None:
        self._address = Address(address)
        super().__init__(self._address.shown)
        self.post = PostgresPost(self._address)
        self._process = token_hex(8)
        self._writing, self._reading = Line(self._address, *WRITING), Line(self._address, *READING)
        self._reader: ThreadPoolExecutor | None = None

    async def open(self) -> int:
        """Get ready, and return the last heartbeat of any process; StoreError says what is in the way."""
        if self._reader is not None:
            raise StoreError("the store is open already", self._where)
        self._reader = ThreadPoolExecutor(1, "blackgate-reader")
        try:
            await self._in_thread(self._connect)
            self._writer = Writer(self._writing, postgres_statements.inscribe, BEGIN)
            last = await self._writer.do(postgres_statements.wake)
            await self.post.open()
        except BaseException:
            await self.close()
            raise
        return last

    def _connect(self) -> None:
        self._writing.connect()
        update_tables(self._writing, self._where)
        self._reading.connect()

    async def close(self) -> None:
        """Write everything that waits, and only then let others have the rooms."""
        writer, self._writer = self._writer, None
        try:
            if writer is not None:
                await writer.end()
            await self.post.close()
        finally:
            if self._reader is not None:
                await self._in_thread(self._writing.close)
                await self._in_thread(self._reading.close)
                self._reader.shutdown()
                self._reader = None

    async def claim(self, room: str) -> bool:
        """Whether this process alone may write a room from now on."""
        is_ours = bool(await self.post.claim([room]))
        if not is_ours and self.post.is_full:  # it may be nobody's, and then there would be nobody to follow
            what = f"{self.post.most} rooms are in use"
            raise StoreError(what, self._where, "raise max_locks_per_transaction of the server")
        return is_ours

    async def release(self, room: str) -> None:
        """Let another process have a room."""
        await self.post.release(room)

    async def create(self, room: str, rows: Sequence[Row], listing: Listing) -> None:
        """Keep a new room, which is claimed with that; RoomTaken if there is one of its code, also archived."""
        if await self.listing(room) is not None or not await self.claim(room):
            raise RoomTaken("there is a room with this code", room, "draw another code")
        try:
            await self._opened.do(partial(postgres_statements.create, room=room, rows=rows, listing=listing))
        except RoomTaken:
            raise  # it is the room of somebody who was quicker
        except StoreError:
            await self.release(room)
            raise

    async def beat(self, now: int) -> int:
        """Store the heartbeat of this process; the latest one of all processes."""
        return await self._opened.do(partial(postgres_statements.beat, process=self._process, now=now))

    async def size(self) -> int:
        """The bytes of the whole database."""
        ((size,),) = await self._read(lambda line: line.execute("SELECT pg_database_size(current_database())"))
        return int(size)

    async def free_space(self) -> int | None:
        """Unknown: it is the disk of another server."""
        return None

    async def _read(self, read: Callable[[Connection], T]) -> T:
        if self._writer is None:
            raise self._closed()
        return await self._in_thread(partial(read, self._reading))

    async def _in_thread(self, act: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, act)
