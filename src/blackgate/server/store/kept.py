"""What stores with a writer have in common: it writes everything, and what is read is asked for in the same SQL."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from blackgate.server.store import statements
from blackgate.server.store.connecting import Connection
from blackgate.server.store.rows import Listing, Row, StoreError
from blackgate.server.store.writer import Writer

T = TypeVar("T")

ARCHIVED_AT_ONCE: Final = 200
"""Rooms; moves do not wait for more of them."""


class KeptStore(ABC):
    """A store whose writing is done by one thread. What differs is how it is opened, and some of the SQL."""

    keeping_a_record: Callable[..., None]
    archiving: Callable[..., int]

    def __init__(self, where: str) -> None:
        self._where = where
        """As it may be shown."""
        self._writer: Writer | None = None

    @abstractmethod
    async def _read(self, read: Callable[[Connection], T]) -> T:
        """What a reading gives."""

    @property
    def waiting(self) -> int:
        """What is not written yet, roughly."""
        return self._writer.waiting if self._writer is not None else 0

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
        await self._opened.do(partial(type(self).keeping_a_record, name=name, text=text))

    async def record(self, name: str) -> str | None:
        """The imported record of that name."""
        return await self._read(partial(statements.record, name=name))

    async def archive(self, before: int) -> int:
        """Take rooms out of the lobby in which no game goes on and that were not updated since; how many."""
        count = 0
        while done := await self._opened.do(partial(type(self).archiving, before=before, most=ARCHIVED_AT_ONCE)):
            count += done
        return count

    @property
    def _opened(self) -> Writer:
        if self._writer is None:
            raise self._closed()
        return self._writer

    def _closed(self) -> StoreError:
        return StoreError("the store is closed", self._where, "open it first")
