"""One thread that writes: everything that waits goes into one transaction, and then everybody is told."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from blackgate.server.store.connecting import Connection
from blackgate.server.store.rows import Listing, Row, StoreError

T = TypeVar("T")

log: Final = logging.getLogger("blackgate.server")


class Append(msgspec.Struct, eq=False):
    """Rows that go on with a room's log."""

    future: asyncio.Future[Any]
    room: str
    rows: Sequence[Row]
    listing: Listing | None


class Deed(msgspec.Struct, eq=False):
    """Anything else; where the transaction fails it is done again, so it must bear that."""

    future: asyncio.Future[Any]
    act: Callable[[Connection], object]


Job = Append | Deed
Inscribe = Callable[[Connection, Sequence[Append]], None]


class Writer:
    """Takes jobs on the event loop and carries them out in its own thread, in the order they came.

    A job that fails takes no other with it, but its room is broken until it is reopened: what follows in it was
    decided by somebody who believed the job done.

    `confirm` is called after every commit, before anybody is told. If it raises StoreError, what was written cannot be
    read back: the whole group fails, and so does everything that comes later.
    """

    def __init__(
        self,
        connection: Connection,
        inscribe: Inscribe,
        begin: str,
        at_once: int = 0,
        confirm: Callable[[], None] | None = None,
    ) -> None:
        self._connection, self._inscribe, self._begin = connection, inscribe, begin
        self._at_once = at_once
        """Rows that are inscribed with one statement, where that is a transaction by itself."""
        self._confirm = confirm
        self._lost: StoreError | None = None
        """Why nothing can be read back any more. Only the thread looks at it."""
        self._loop = asyncio.get_running_loop()
        self.waiting = 0
        """Jobs that are not done yet."""
        self._coming: list[Job] = []
        """What has come while others were being written: the thread is woken once for all of it, and disturbs less."""
        self._is_idle = True
        """Whether the thread has nothing to do, and nobody is on the way to it."""
        self._groups: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._broken: set[str] = set()
        """Only the thread looks at it."""
        self._thread = Thread(target=self._work, name="blackgate-writer", daemon=True)
        self._thread.start()

    def append(self, room: str, rows: Sequence[Row], listing: Listing | None) -> asyncio.Future[None]:
        """Rows to be written; done once they are durable."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._come(Append(future, room, rows, listing))
        return future

    async def do(self, act: Callable[[Connection], T]) -> T:
        """Something to be done in a transaction; what came of it."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._come(Deed(future, act))
        return await future

    def _come(self, job: Job) -> None:
        self._coming.append(job)
        self.waiting += 1
        if self._is_idle:
            self._is_idle = False
            self._loop.call_soon(self._hand_over)  # with whatever else comes in this round of the loop

    def _hand_over(self) -> None:
        if self._coming:
            self._groups.put(self._coming)
            self._coming = []
        else:
            self._is_idle = True

    async def reopen(self, room: str) -> None:
        """Let a room go on that failed, once everything is written that was appended before."""
        await self.do(lambda connection: self._broken.discard(room))

    async def end(self) -> None:
        """Write what waits, and end."""
        self._hand_over()
        self._groups.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        while (group := self._groups.get()) is not None:
            self._tell(group, self._confirmed(group))

    def _confirmed(self, group: list[Job]) -> list[object]:
        """What came of each job, if it can be read back."""
        if self._lost is None:
            results = self._written(group)
            try:
                if self._confirm is not None:
                    self._confirm()
                return results
            except StoreError as error:
                self._lost = error
                log.critical("%s; until then nothing is acknowledged", error)
        return [self._failure(job, self._lost) for job in group]

    def _written(self, group: list[Job]) -> list[object]:
        """What came of each job: its result, or why it was not done."""
        if self._broken.isdisjoint({job.room for job in group if isinstance(job, Append)}):
            with suppress(Exception):  # one by one it will be found out whose fault it was
                if self._is_small(group):
                    return self._together(group)
                return self._transaction(self._together, group)
        try:
            return self._transaction(self._one_by_one, group)
        except Exception as error:  # noqa: BLE001  (whatever it was, nothing is written and the thread goes on)
            return [self._failure(job, cause(error)) for job in group]

    def _is_small(self, group: list[Job]) -> bool:
        """Whether a group is so few rows, and nothing else, that it needs no transaction around it."""
        left = self._at_once
        for job in group:
            if isinstance(job, Deed) or job.listing is not None:
                return False
            left -= len(job.rows)
        return left >= 0

    def _transaction(self, write: Callable[[list[Job]], list[object]], group: list[Job]) -> list[object]:
        self._connection.execute(self._begin)
        try:
            results = write(group)
            self._connection.execute("COMMIT")
        except Exception:
            with suppress(Exception):  # where the disk is full, the database has gone back by itself
                self._connection.execute("ROLLBACK")
            raise
        return results

    def _together(self, group: list[Job]) -> list[object]:
        results = [job.act(self._connection) if isinstance(job, Deed) else None for job in group]
        self._inscribe(self._connection, [job for job in group if isinstance(job, Append)])
        return results

    def _one_by_one(self, group: list[Job]) -> list[object]:
        return [self._alone(job) for job in group]

    def _alone(self, job: Job) -> object:
        """A job that is undone when it fails; if it cannot be undone, the whole group fails."""
        if isinstance(job, Append) and job.room in self._broken:
            return StoreError("an earlier entry was not written", job.room, "load the room anew")
        self._connection.execute("SAVEPOINT job")
        result: object = None
        try:
            if isinstance(job, Deed):
                result = job.act(self._connection)
            else:
                self._inscribe(self._connection, [job])
        except Exception as error:  # noqa: BLE001  (whatever it was, it concerns this job alone)
            self._connection.execute("ROLLBACK TO job")
            result = self._failure(job, error)
        self._connection.execute("RELEASE job")
        return result

    def _failure(self, job: Job, error: Exception) -> StoreError:
        if isinstance(job, Append):
            self._broken.add(job.room)
            return StoreError(f"nothing was written: {error}", job.room, "load the room anew")
        return error if isinstance(error, StoreError) else StoreError(f"nothing was written: {error}")

    def _tell(self, group: list[Job], results: list[object]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            self._loop.call_soon_threadsafe(self._told, group, results)

    def _told(self, group: list[Job], results: list[object]) -> None:
        """Everybody who waits for a job, unless they gave up, is told what came of it, while the next are written."""
        self.waiting -= len(group)
        self._hand_over()
        for job, result in zip(group, results, strict=True):
            if job.future.done():
                continue
            if isinstance(result, StoreError):
                job.future.set_exception(result)
            else:
                job.future.set_result(result)


def cause(error: Exception) -> Exception:
    """What went wrong first: on a full disk there is nothing left to go back to, but that is not the trouble."""
    return error.__context__ if isinstance(error.__context__, Exception) else error
