"""What stores with a writer have in common: it writes everything, and what is read is asked for in the same SQL."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import randbits
from typing import Final, TypeVar

from blackgate.server.store import statements
from blackgate.server.store.connecting import Connection
from blackgate.server.store.rows import Listing, Row, StoreError
from blackgate.server.store.writer import Writer

T = TypeVar("T")

ARCHIVED_AT_ONCE: Final = 200
"""Rooms; moves do not wait for more of them."""
EXPIRED_AT_ONCE: Final = 50
RECORDS_AT_ONCE: Final = 4
"""Of up to 4 MB each."""
OLDEST: Final = -(2**62)
"""Before every time."""
DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds."""


class KeptStore(ABC):
    """A store whose writing is done by one thread. What differs is how it is opened, and some of the SQL."""

    archiving: Callable[..., int]
    expiring_rooms: Callable[..., int]
    probing: Callable[..., None]

    def __init__(self, where: str) -> None:
        self._where = where
        """As it may be shown."""
        self._writer: Writer | None = None
        self._claimed: set[str] = set()
        """Rooms this process has in use, where that is written down nowhere else."""

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

    async def keep_record(self, name: str, text: str, now: int) -> None:
        """Keep an imported record; a text of the same name is replaced."""
        await self._opened.do(partial(statements.keep_record, name=name, text=text, now=now))

    async def record(self, name: str, now: int | None = None) -> str | None:
        """The imported record of that name. With `now` it counts as used, which is written once a day."""
        found = await self._read(partial(statements.record, name=name))
        if found is None:
            return None
        text, used = found
        if now is not None and now - used >= DAY:
            with suppress(StoreError):  # it can be read all the same
                await self._opened.do(partial(statements.touch_record, name=name, now=now))
        return text

    async def records_size(self) -> int:
        """The bytes of all imported records."""
        return await self._read(statements.records_size)

    async def expire_records(self, before: int) -> int:
        """Delete imported records that were not used since; how many."""
        count = 0
        while done := await self._opened.do(partial(statements.expire_records, before=before, most=RECORDS_AT_ONCE)):
            count += done
        return count

    async def expire_rooms(self, before: int) -> int:
        """Delete rooms in which no game ever began, nothing happened since, and that nobody has claimed; how many."""
        count, after = 0, (OLDEST, "")
        idle = partial(statements.idle_rooms, before=before, most=EXPIRED_AT_ONCE)
        while found := await self._read(partial(idle, after=after)):
            rooms = [room for _, room in found if room not in self._claimed]
            count += await self._opened.do(partial(type(self).expiring_rooms, rooms=rooms, before=before))
            after = found[-1]
        return count

    async def probe(self) -> None:
        """Write a number and read it back; StoreError if that is not possible."""
        number = randbits(62)
        await self._opened.do(partial(type(self).probing, number=number))
        if not await self._read(partial(statements.is_probed, number=number)):
            raise StoreError("what was written cannot be read back", self._where)

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
