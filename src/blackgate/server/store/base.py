"""What both stores share: one thread writes everything, and reads use the same SQL."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import randbits
from typing import Final, TypeVar

from blackgate.server.store import notifications, statements
from blackgate.server.store.connection import DatabaseConnection
from blackgate.server.store.interface import BEGINNER, Effect, Listing, Rate, Rating, Rewrite, Row, StoreError
from blackgate.server.store.writer import Writer

T = TypeVar("T")

ARCHIVED_AT_ONCE: Final = 200
"""Rooms in one transaction, so that moves do not wait long."""
EXPIRED_AT_ONCE: Final = 50
RECORDS_AT_ONCE: Final = 4
"""Up to 4 MB each."""
OLDEST: Final = -(2**62)
"""Earlier than any time."""
DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds."""


class SqlStore(ABC):
    """A store in which one thread does all writing. Subclasses differ in how they open, and in some of the SQL."""

    archive_rooms: Callable[..., int]
    delete_unplayed: Callable[..., int]
    write_probe: Callable[..., None]
    is_unclaimed: Callable[..., bool]
    select_rating = statements.RATING
    select_public_branches = statements.PUBLIC_BRANCHES

    def __init__(self, where: str) -> None:
        self._where = where
        """The address of the store without secrets, for errors."""
        self._writer: Writer | None = None
        self._claimed: set[str] = set()
        """Rooms in use by this process, where the database does not know that."""

    @abstractmethod
    async def _read(self, read: Callable[[DatabaseConnection], T]) -> T:
        """Run a read."""

    @property
    def waiting(self) -> int:
        """Approximate number of pending writes."""
        return self._writer.waiting if self._writer is not None else 0

    def append(
        self, room: str, rows: Sequence[Row], listing: Listing | None = None, effect: Effect | None = None
    ) -> asyncio.Future[None]:
        """Append to a room's log; the future is done once that is durable."""
        if self._writer is None:
            refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            refused.set_exception(self._closed())
            return refused
        return self._writer.append(room, rows, listing, effect)

    async def load(self, room: str) -> list[Row]:
        """Return the log of a room including all earlier appends. A room whose write failed accepts appends again."""
        await self._opened.reopen(room)
        return await self._read(partial(statements.load, room=room))

    async def listed(self, phase: str, limit: int) -> list[Listing]:
        """Return the public rooms in a phase, most recently updated first."""
        return await self._read(partial(statements.listed, phase=phase, limit=limit))

    async def listing(self, room: str) -> Listing | None:
        """Return the listing of a room, also of a private or archived one."""
        return await self._read(partial(statements.listing, room=room))

    async def due(self, now: int, limit: int) -> list[str]:
        """Return the rooms that are due, the longest overdue first."""
        return await self._read(partial(statements.due, now=now, limit=limit))

    async def save_record(self, name: str, text: str, now: int) -> None:
        """Store an imported record; replace one of the same name."""
        await self._opened.run(partial(statements.save_record, name=name, text=text, now=now))

    async def record(self, name: str, now: int | None = None) -> str | None:
        """Return an imported record. With `now`, note it as used, at most once a day."""
        found = await self._read(partial(statements.record, name=name))
        if found is None:
            return None
        text, used = found
        if now is not None and now - used >= DAY:
            with suppress(StoreError):  # the record can still be read
                await self._opened.run(partial(statements.touch_record, name=name, now=now))
        return text

    async def records_size(self) -> int:
        """Return the total size of all imported records in bytes."""
        return await self._read(statements.records_size)

    async def expire_records(self, before: int) -> int:
        """Delete imported records not used since `before`; return how many."""
        count = 0
        while done := await self._opened.run(partial(statements.expire_records, before=before, most=RECORDS_AT_ONCE)):
            count += done
        return count

    async def expire_rooms(self, before: int) -> int:
        """Delete unclaimed rooms without a game in which nothing happened since `before`; return how many."""
        count, after = 0, (OLDEST, "")
        idle = partial(statements.idle_rooms, before=before, most=EXPIRED_AT_ONCE)
        while found := await self._read(partial(idle, after=after)):
            rooms = [room for _, room in found if room not in self._claimed]
            count += await self._opened.run(partial(type(self).delete_unplayed, rooms=rooms, before=before))
            after = found[-1]
        return count

    def rewriting(self, room: str, rewrite: Rewrite) -> Effect:
        """The effect that replaces earlier rows of a room."""
        return partial(statements.rewrite_room, room=room, rewrite=rewrite)

    def branching(self, room: str, game: str, body: bytes) -> Effect:
        """The effect that adds a new room to the branches of a game."""
        return partial(statements.add_branch, room=room, game=game, body=body)

    async def branches(self, game: str, limit: int) -> list[tuple[str, str, bytes]]:
        """Return branches of a game, the newest first."""
        return await self._read(partial(statements.branches, game=game, limit=limit))

    async def public_branches(self, game: str, limit: int) -> list[tuple[str, str, bytes]]:
        """Return branches of a game without the private ones, the newest first."""
        select = self.select_public_branches
        return await self._read(partial(statements.public_branches, game=game, limit=limit, select=select))

    def enrolment(self, identity: str) -> Effect:
        """The effect that begins to keep a rating, unless there is one."""
        return partial(statements.enrol, identity=identity, beginner=BEGINNER)

    def settlement(self, identities: Sequence[str], rate: Rate) -> Effect:
        """The effect that changes the ratings of these seats after a game, of those that are kept."""
        return partial(statements.settle, identities=identities, rate=rate, select=self.select_rating)

    async def rating(self, identity: str) -> Rating | None:
        """Return the rating of an identity; None if none is kept."""
        return await self._read(partial(statements.rating, identity=identity))

    async def delete_rating(self, identity: str) -> None:
        """Delete a rating."""
        await self._opened.run(partial(statements.delete_rating, identity=identity))

    async def delete(self, room: str) -> None:
        """Delete a room that this process has claimed, with its log, after all earlier appends."""
        await self._opened.run(partial(statements.delete_room, room=room))

    async def finished(self, before: int, cleared: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return some finished rooms in which nothing happened since `before`, from which so much was removed."""
        found = partial(statements.finished_rooms, before=before, cleared=cleared, after=after, most=most)
        return await self._read(found)

    async def delete_finished(self, rooms: Sequence[str], before: int) -> int:
        """Delete those of the given rooms that are finished, idle since `before` and unclaimed; return how many."""
        free, unclaimed = [room for room in rooms if room not in self._claimed], type(self).is_unclaimed
        delete = partial(statements.delete_finished, rooms=free, before=before, is_unclaimed=unclaimed)
        return await self._opened.run(delete)

    async def clear_finished(self, rooms: Sequence[str], before: int, cleared: int, rewrite: Rewrite) -> int:
        """Rewrite the logs of such rooms, and note how much was removed from them; return how many."""
        free, unclaimed = [room for room in rooms if room not in self._claimed], type(self).is_unclaimed
        clear = partial(statements.clear_finished, rooms=free, before=before, cleared=cleared, is_unclaimed=unclaimed)
        return await self._opened.run(partial(clear, rewrite=rewrite))

    async def probe(self) -> None:
        """Write a number and read it back; raise StoreError if that fails."""
        number = randbits(62)
        await self._opened.run(partial(type(self).write_probe, number=number))
        if not await self._read(partial(statements.is_probed, number=number)):
            raise StoreError("what was written cannot be read back", self._where)

    async def archive(self, before: int) -> int:
        """Archive rooms without a running game that were not updated since `before`; return how many."""
        count = 0
        while done := await self._opened.run(partial(type(self).archive_rooms, before=before, most=ARCHIVED_AT_ONCE)):
            count += done
        return count

    async def notifications(self, room: str) -> bytes | None:
        """Return what is stored of a room's notifications."""
        return await self._read(partial(notifications.load, room=room))

    async def swap_notifications(self, room: str, before: bytes | None, after: bytes | None, due: int) -> bool:
        """Replace what is stored of a room's notifications, if it is still `before`; return whether it was."""
        return await self._opened.run(partial(notifications.swap, room=room, before=before, after=after, due=due))

    async def due_notifications(self, now: int, limit: int) -> list[str]:
        """Return rooms whose notifications are due, the longest overdue first."""
        return await self._read(partial(notifications.due, now=now, limit=limit))

    async def wake_notifications(self, now: int) -> None:
        """Make the notifications of all rooms due that are not due later."""
        await self._opened.run(partial(notifications.wake, now=now))

    async def secret(self, name: str) -> bytes | None:
        """Return a secret of the server."""
        return await self._read(partial(notifications.secret, name=name))

    async def save_secret(self, name: str, value: bytes) -> bytes:
        """Store a secret, unless there is one of this name; return the one that is stored."""
        return await self._opened.run(partial(notifications.save_secret, name=name, value=value))

    @property
    def _opened(self) -> Writer:
        if self._writer is None:
            raise self._closed()
        return self._writer

    def _closed(self) -> StoreError:
        return StoreError("the store is closed", self._where, "open it first")
