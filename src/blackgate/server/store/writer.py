"""The writer thread: group commit. All pending writes go into one transaction, then all callers are notified."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from blackgate.server.store.connection import DatabaseConnection
from blackgate.server.store.interface import Effect, Listing, Row, StoreError

T = TypeVar("T")

log: Final = logging.getLogger("blackgate.server")


class Append(msgspec.Struct, eq=False):
    """Rows to append to a room's log."""

    future: asyncio.Future[Any]
    room: str
    rows: Sequence[Row]
    listing: Listing | None
    effect: Effect | None = None
    """What else is done in the same transaction."""


class Transaction(msgspec.Struct, eq=False):
    """Any other write. If the group fails it runs again, so it must be repeatable."""

    future: asyncio.Future[Any]
    act: Callable[[DatabaseConnection], object]


Write = Append | Transaction
WriteAppends = Callable[[DatabaseConnection, Sequence[Append]], None]


class Writer:
    """Takes writes on the event loop and runs them in its own thread, in their order.

    A write that fails does not affect others, but its room is broken until it is reopened: later writes to that room
    were decided on top of the lost one.

    `confirm` is called after every commit, before anybody is notified. If it raises StoreError, what was written cannot
    be read back: the whole group fails, and so does everything after it.
    """

    def __init__(
        self,
        connection: DatabaseConnection,
        write_appends: WriteAppends,
        begin: str,
        at_once: int = 0,
        confirm: Callable[[], None] | None = None,
    ) -> None:
        self._connection, self._write_appends, self._begin = connection, write_appends, begin
        self._at_once = at_once
        """Most rows that go into one statement, which needs no transaction around it."""
        self._confirm = confirm
        self._unreadable: StoreError | None = None
        """Why nothing can be read back any more. Only the thread uses it."""
        self._loop = asyncio.get_running_loop()
        self.waiting = 0
        """Writes that are not done yet."""
        self._queue: list[Write] = []
        """Writes that arrived while others were being written. The thread is woken once for all of them, to interrupt
        the event loop less often."""
        self._is_idle = True
        """Whether the thread has nothing to do and no flush is scheduled."""
        self._groups: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._broken: set[str] = set()
        """Rooms with a failed write. Only the thread uses it."""
        self._thread = Thread(target=self._work, name="blackgate-writer", daemon=True)
        self._thread.start()

    def append(
        self, room: str, rows: Sequence[Row], listing: Listing | None, effect: Effect | None = None
    ) -> asyncio.Future[None]:
        """Append rows; the future is done once they are durable."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._enqueue(Append(future, room, rows, listing, effect))
        return future

    async def run(self, act: Callable[[DatabaseConnection], T]) -> T:
        """Run something in a transaction and return its result."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._enqueue(Transaction(future, act))
        return await future

    def _enqueue(self, write: Write) -> None:
        self._queue.append(write)
        self.waiting += 1
        if self._is_idle:
            self._is_idle = False
            self._loop.call_soon(self._flush)  # together with other writes of this iteration of the loop

    def _flush(self) -> None:
        if self._queue:
            self._groups.put(self._queue)
            self._queue = []
        else:
            self._is_idle = True

    async def reopen(self, room: str) -> None:
        """Let a broken room accept writes again, after all earlier writes."""
        await self.run(lambda connection: self._broken.discard(room))

    async def close(self) -> None:
        """Write everything that is pending, then end the thread."""
        self._flush()
        self._groups.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _work(self) -> None:
        while (group := self._groups.get()) is not None:
            self._report(group, self._confirmed(group))

    def _confirmed(self, group: list[Write]) -> list[object]:
        """Write a group and confirm it; the result of each write."""
        if self._unreadable is None:
            results = self._written(group)
            try:
                if self._confirm is not None:
                    self._confirm()
                return results
            except StoreError as error:
                self._unreadable = error
                log.critical("%s; until then nothing is acknowledged", error)
        return [self._failure(write, self._unreadable) for write in group]

    def _written(self, group: list[Write]) -> list[object]:
        """The result of each write, or the error why it was not done."""
        if self._broken.isdisjoint({write.room for write in group if isinstance(write, Append)}):
            with suppress(Exception):  # then try them one by one to find the faulty one
                if self._is_small(group):
                    return self._together(group)
                return self._transaction(self._together, group)
        try:
            return self._transaction(self._one_by_one, group)
        except Exception as error:  # noqa: BLE001  (nothing was written, and the thread must go on)
            return [self._failure(write, first_cause(error)) for write in group]

    def _is_small(self, group: list[Write]) -> bool:
        """Whether a group consists of so few rows that it needs no transaction."""
        left = self._at_once
        for write in group:
            if isinstance(write, Transaction) or write.listing is not None or write.effect is not None:
                return False
            left -= len(write.rows)
        return left >= 0

    def _transaction(self, write: Callable[[list[Write]], list[object]], group: list[Write]) -> list[object]:
        self._connection.execute(self._begin)
        try:
            results = write(group)
            self._connection.execute("COMMIT")
        except Exception:
            with suppress(Exception):  # on a full disk the database has rolled back by itself
                self._connection.execute("ROLLBACK")
            raise
        return results

    def _together(self, group: list[Write]) -> list[object]:
        results = [write.act(self._connection) if isinstance(write, Transaction) else None for write in group]
        self._write_appends(self._connection, [write for write in group if isinstance(write, Append)])
        return results

    def _one_by_one(self, group: list[Write]) -> list[object]:
        return [self._one(write) for write in group]

    def _one(self, write: Write) -> object:
        """Run one write in a savepoint; if it cannot be rolled back, the whole group fails."""
        if isinstance(write, Append) and write.room in self._broken:
            return StoreError("an earlier entry was not written", write.room, "load the room anew")
        self._connection.execute("SAVEPOINT job")
        result: object = None
        try:
            if isinstance(write, Transaction):
                result = write.act(self._connection)
            else:
                self._write_appends(self._connection, [write])
        except Exception as error:  # noqa: BLE001  (it concerns this write alone)
            self._connection.execute("ROLLBACK TO job")
            result = self._failure(write, error)
        self._connection.execute("RELEASE job")
        return result

    def _failure(self, write: Write, error: Exception) -> StoreError:
        if isinstance(write, Append):
            self._broken.add(write.room)
            return StoreError(f"nothing was written: {error}", write.room, "load the room anew")
        return error if isinstance(error, StoreError) else StoreError(f"nothing was written: {error}")

    def _report(self, group: list[Write], results: list[object]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._deliver, group, results)

    def _deliver(self, group: list[Write], results: list[object]) -> None:
        """Set the results of a group, while the next group is being written. Callers may have given up."""
        self.waiting -= len(group)
        self._flush()
        for write, result in zip(group, results, strict=True):
            if write.future.done():
                continue
            if isinstance(result, StoreError):
                write.future.set_exception(result)
            else:
                write.future.set_result(result)


def first_cause(error: Exception) -> Exception:
    """The original error: on a full disk the rollback fails as well, but that is not the cause."""
    return error.__context__ if isinstance(error.__context__, Exception) else error
