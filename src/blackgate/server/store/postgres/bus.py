"""Message bus between processes on one PostgreSQL database: claims, notices and messages.

A claim is an advisory lock of a session, so it ends with the process, however that ends. A notice (NOTIFY) is heard by
everybody who may connect to the database, and anybody may send one, so it only points to data. What nobody else may
read or write is a message, a row of the table `letters`.

There are two connections: one listens, the other one sends and holds the claims. If either is lost, all claims count as
lost.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg

from blackgate.server.store.interface import Row, StoreError
from blackgate.server.store.postgres.address import DatabaseAddress, error_text
from blackgate.server.store.postgres.connection import Backoff
from blackgate.server.store.postgres.statements import ROWS_AFTER, lock
from blackgate.server.store.sqlite.migrations import APPLICATION_ID

AsyncConnection = psycopg.AsyncConnection[tuple[Any, ...]]
Query = tuple[str, Sequence[Any], asyncio.Future[list[tuple[Any, ...]]]]
"""A statement, its values, and the future for its rows."""

POLL_SECONDS: Final = 0.5
"""After this time the listener notices that the other connection was lost."""
LISTEN: Final = "LISTEN blackgate"
NOTIFY: Final = "SELECT pg_notify('blackgate', ?)"
SEND_MESSAGE: Final = (
    "WITH message AS (INSERT INTO letters (id, kind, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING) "
    "SELECT pg_notify('blackgate', ?)"
)
TAKE_MESSAGE: Final = "DELETE FROM letters WHERE id = ? AND kind = ? RETURNING body"
DELETE_UNCLAIMED: Final = (
    "DELETE FROM letters WHERE (id, kind) IN "
    "(SELECT id, kind FROM letters WHERE sent < now() - interval '1 minute' FOR UPDATE SKIP LOCKED)"
)
MOST_CLAIMS: Final = (
    "SELECT current_setting('max_locks_per_transaction')::integer * current_setting('max_connections')::integer / 2"
)
"""Claims are locks. A database server without room for another lock could not serve anybody."""
CLAIM: Final = "SELECT room FROM unnest(?::text[], ?::bigint[]) wanted(room, lock) WHERE pg_try_advisory_lock(lock)"
RELEASE: Final = "SELECT pg_advisory_unlock(?::bigint)"
REGISTER: Final = "SELECT pg_backend_pid()::text, pg_try_advisory_lock(?::integer, pg_backend_pid())"
"""A process is known by its session, and alive as long as the session holds this lock."""
DEAD: Final = (
    "SELECT name FROM unnest(?::text[]) name WHERE pg_try_advisory_xact_lock_shared(?::integer, name::integer)"
)


class PostgresBus:
    """The bus of one process. Everything runs on the event loop."""

    def __init__(self, address: DatabaseAddress) -> None:
        self.process = ""
        """Id by which other processes know this one. It changes with every reconnect."""
        self.on_notice: Callable[[str], None] = lambda words: None
        """Called with every notice."""
        self.on_lost: Callable[[], None] = lambda: None
        """Called when all claims are lost."""
        self._address = address
        self._listener: AsyncConnection | None = None
        self._sender: AsyncConnection | None = None
        self._dropped: tuple[AsyncConnection | None, ...] = ()
        """The connections before these: one of them may still be open."""
        self._claimed: set[str] = set()
        self.most_claims = 0
        """Most claims at once."""
        self._claiming = asyncio.Lock()
        self._queries: list[Query] = []
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and listen."""
        await self._connect()
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Release all claims, notify the others, and disconnect."""
        listening, self._listening = self._listening, None
        try:
            if listening is not None:
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening
        finally:  # also if listening failed
            with suppress(StoreError):
                await self._query("SELECT pg_advisory_unlock_all()")
                await self._query(NOTIFY, ("released",))
            await close_connections(self._listener, self._sender, *self._dropped)
            self._listener = self._sender = None
            self._claimed.clear()

    # Claims.

    async def claim(self, rooms: Sequence[str]) -> list[str]:
        """Claim rooms, but not more than the server can hold; return those that this process owns now."""
        async with self._claiming:
            ours = [room for room in rooms if room in self._claimed]
            new = [room for room in rooms if room not in self._claimed][: self.most_claims - len(self._claimed)]
            if new:
                gained = [room for (room,) in await self._query(CLAIM, (new, [lock(room) for room in new]))]
                self._claimed.update(gained)
                ours += gained
            return ours

    @property
    def is_full(self) -> bool:
        """Whether no other room can be claimed."""
        return len(self._claimed) >= self.most_claims

    async def release(self, room: str) -> None:
        """Release the claim to a room."""
        async with self._claiming:
            if room in self._claimed:
                self._claimed.discard(room)
                with suppress(StoreError):  # without a connection the claim has ended anyway
                    await self._query(RELEASE, (lock(room),))
                    self.notify("released", room)

    async def dead(self, processes: Sequence[str]) -> list[str]:
        """Return those of the given processes that are no longer alive."""
        return [name for (name,) in await self._query(DEAD, (list(processes), APPLICATION_ID))]

    # Notices and messages.

    def notify(self, *words: str) -> None:
        """Broadcast a notice. If that fails, nobody could have received it."""
        if self._sender is not None:
            notified = self._enqueue(NOTIFY, (" ".join(words),))
            notified.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def send(self, name: str, kind: str, body: bytes, *words: str) -> None:
        """Store a message, and broadcast a notice that points to it."""
        await self._query(SEND_MESSAGE, (name, kind, body, " ".join(words)))

    async def take(self, name: str, kind: str) -> bytes | None:
        """Fetch and delete a message; a second caller gets None."""
        found = await self._query(TAKE_MESSAGE, (name, kind))
        return bytes(found[0][0]) if found else None

    async def delete_unclaimed(self) -> None:
        """Delete messages that nobody fetched in time."""
        await self._query(DELETE_UNCLAIMED)

    async def rows_after(self, room: str, seq: int) -> list[Row]:
        """Return the rows of a room's log after an entry."""
        return [Row(*each) for each in await self._query(ROWS_AFTER, (room, seq))]

    # Connections.

    async def _query(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        if self._sender is None:
            raise StoreError("the database is away", self._address.redacted, "try again in a while")
        return await self._enqueue(sql, values)

    def _enqueue(self, sql: str, values: Sequence[Any]) -> asyncio.Future[list[tuple[Any, ...]]]:
        answer: asyncio.Future[list[tuple[Any, ...]]] = asyncio.get_running_loop().create_future()
        self._queries.append((sql, values, answer))
        if self._sender is not None and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send_queries(self._sender))
        return answer

    async def _send_queries(self, sender: AsyncConnection) -> None:
        """Send all queries that are waiting in one pipeline: on a busy event loop every round trip takes long.

        The pipeline is atomic. A query fails only through a bug or a lost connection. Then all claims are given up,
        because nobody knows which of them are still held.
        """
        while self._queries:
            together, self._queries = self._queries, []
            try:
                async with sender.pipeline():
                    cursors = [
                        await sender.execute(sql.replace("?", "%s").encode(), values) for sql, values, _ in together
                    ]
                for cursor, (_, _, answer) in zip(cursors, together, strict=True):
                    rows = await cursor.fetchall() if cursor.description else []
                    if not answer.done():
                        answer.set_result(rows)
            except (psycopg.Error, OSError) as error:
                self._disconnected(sender)
                for _, _, answer in together:
                    if not answer.done():
                        answer.set_exception(StoreError(error_text(error)))

    async def _connect(self) -> None:
        self._listener = await self._connected(LISTEN)
        # Messages need not be durable: a process that gets no reply asks again.
        self._sender = await self._connected("SET synchronous_commit = off")
        ((self.process, _),) = await self._query(REGISTER, (APPLICATION_ID,))
        ((self.most_claims,),) = await self._query(MOST_CLAIMS)

    async def _connected(self, first: str) -> AsyncConnection:
        connection: AsyncConnection | None = None
        try:
            connection = await psycopg.AsyncConnection.connect(self._address.conninfo, autocommit=True)
            await connection.execute(first.encode())
        except BaseException as error:  # a bus that closes right now does not know this connection yet
            await close_connections(connection)
            if isinstance(error, psycopg.Error):
                raise self._address.explain(error) from None
            raise
        return connection

    async def _listen(self) -> None:
        """Receive notices while both connections are open; then reconnect."""
        backoff = Backoff()
        while True:
            listener, sender = self._listener, self._sender
            with suppress(psycopg.Error, OSError):
                while listener is not None and sender is not None and sender is self._sender:
                    async for notice in listener.notifies(timeout=POLL_SECONDS):
                        self.on_notice(notice.payload)
                    backoff.reset()
            self._disconnected(sender)
            await close_connections(listener, *self._dropped)
            await asyncio.sleep(backoff.next_delay())
            with suppress(StoreError):
                await self._connect()

    def _disconnected(self, sender: AsyncConnection | None) -> None:
        if sender is not None and sender is self._sender:
            self._dropped = self._listener, self._sender
            self._listener = self._sender = None
            self._claimed.clear()
            self.on_lost()


async def close_connections(*connections: AsyncConnection | None) -> None:
    """Close connections that are open."""
    for connection in connections:
        if connection is not None:
            await connection.close()
