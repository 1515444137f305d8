"""The post between the processes that share a PostgreSQL database: claims, notices and letters.

A claim is an advisory lock of a session: it ends with the process, however that ends. A notice is heard by everybody
who may connect to the database, and anybody may give one, so it only names what there is to look at; what nobody else
may read or write is a letter, a row of a table. Two lines, with one fate: on one we listen, on the other we speak and
hold our claims. When either is cut, all claims count as lost.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg

from blackgate.server.store.postgres_address import Address, told
from blackgate.server.store.postgres_line import Pause
from blackgate.server.store.postgres_statements import SINCE, lock
from blackgate.server.store.rows import Row, StoreError
from blackgate.server.store.tables import OURS

Line = psycopg.AsyncConnection[tuple[Any, ...]]
Asked = tuple[str, Sequence[Any], asyncio.Future[list[tuple[Any, ...]]]]
"""A statement, its values, and who waits for what it gives."""

LOOK_UP: Final = 0.5
"""Seconds after which whoever listens sees that the other line was cut."""
LISTEN: Final = "LISTEN blackgate"
SAY: Final = "SELECT pg_notify('blackgate', ?)"
SEND: Final = (
    "WITH letter AS (INSERT INTO letters (id, kind, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING) "
    "SELECT pg_notify('blackgate', ?)"
)
FETCH: Final = "DELETE FROM letters WHERE id = ? AND kind = ? RETURNING body"
THROW_AWAY: Final = (
    "DELETE FROM letters WHERE (id, kind) IN "
    "(SELECT id, kind FROM letters WHERE sent < now() - interval '1 minute' FOR UPDATE SKIP LOCKED)"
)
MOST_CLAIMS: Final = (
    "SELECT current_setting('max_locks_per_transaction')::integer * current_setting('max_connections')::integer / 2"
)
"""Claims are locks, and a server that has no room for another lock can do nothing at all for anybody."""
CLAIM: Final = "SELECT room FROM unnest(?::text[], ?::bigint[]) wish(room, lock) WHERE pg_try_advisory_lock(lock)"
RELEASE: Final = "SELECT pg_advisory_unlock(?::bigint)"
LIVE: Final = "SELECT pg_backend_pid()::text, pg_try_advisory_lock(?::integer, pg_backend_pid())"
"""A process is known by its session, and alive as long as that holds this lock."""
GONE: Final = (
    "SELECT name FROM unnest(?::text[]) name WHERE pg_try_advisory_xact_lock_shared(?::integer, name::integer)"
)


class PostgresPost:
    """The post office of one process. Everything happens on the event loop."""

    def __init__(self, address: Address) -> None:
        self.name = ""
        """By which other processes know this one; another one after the lines were cut."""
        self.hear: Callable[[str], None] = lambda words: None
        """Told every notice."""
        self.lost: Callable[[], None] = lambda: None
        """Told when all claims are lost."""
        self._address = address
        self._ears: Line | None = None
        self._voice: Line | None = None
        self._cut: tuple[Line | None, ...] = ()
        """The lines before these: of one that was cut, the other may still lie."""
        self._claimed: set[str] = set()
        self.most = 0
        """Claims at once."""
        self._claiming = asyncio.Lock()
        self._asked: list[Asked] = []
        self._asking: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Lay both lines, and listen."""
        await self._connect()
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Give up all claims, tell the others, and hang up."""
        listening, self._listening = self._listening, None
        try:
            if listening is not None:
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening
        finally:  # whatever ended the listening
            with suppress(StoreError):
                await self._ask("SELECT pg_advisory_unlock_all()")
                await self._ask(SAY, ("free",))
            await hang_up(self._ears, self._voice, *self._cut)
            self._ears = self._voice = None
            self._claimed.clear()

    # Claims.

    async def claim(self, rooms: Sequence[str]) -> list[str]:
        """Those of some rooms that are this process's, now or before; not more than the server can bear."""
        async with self._claiming:
            ours = [room for room in rooms if room in self._claimed]
            new = [room for room in rooms if room not in self._claimed][: self.most - len(self._claimed)]
            if new:
                gained = [room for (room,) in await self._ask(CLAIM, (new, [lock(room) for room in new]))]
                self._claimed.update(gained)
                ours += gained
            return ours

    @property
    def is_full(self) -> bool:
        """Whether no other room can be claimed."""
        return len(self._claimed) >= self.most

    async def release(self, room: str) -> None:
        """Let another process have a room."""
        async with self._claiming:
            if room in self._claimed:
                self._claimed.discard(room)
                with suppress(StoreError):  # where the line is cut, the claim has ended
                    await self._ask(RELEASE, (lock(room),))
                    self.say("free", room)

    async def gone(self, processes: Sequence[str]) -> list[str]:
        """Those of some processes that are not alive any more."""
        return [name for (name,) in await self._ask(GONE, (list(processes), OURS))]

    # Notices and letters.

    def say(self, *words: str) -> None:
        """Give a notice. Where it cannot be given, nobody could have heard it."""
        if self._voice is not None:
            self._put(SAY, (" ".join(words),)).add_done_callback(lambda said: said.cancelled() or said.exception())

    async def send(self, name: str, kind: str, body: bytes, *words: str) -> None:
        """Leave a letter, and give notice of it."""
        await self._ask(SEND, (name, kind, body, " ".join(words)))

    async def fetch(self, name: str, kind: str) -> bytes | None:
        """A letter; whoever comes second finds none."""
        found = await self._ask(FETCH, (name, kind))
        return bytes(found[0][0]) if found else None

    async def throw_away(self) -> None:
        """Letters nobody has come for."""
        await self._ask(THROW_AWAY)

    async def since(self, room: str, seq: int) -> list[Row]:
        """How the log of a room goes on after an entry."""
        return [Row(*each) for each in await self._ask(SINCE, (room, seq))]

    # The lines.

    async def _ask(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        if self._voice is None:
            raise StoreError("the database is away", self._address.shown, "try again in a while")
        return await self._put(sql, values)

    def _put(self, sql: str, values: Sequence[Any]) -> asyncio.Future[list[tuple[Any, ...]]]:
        answer: asyncio.Future[list[tuple[Any, ...]]] = asyncio.get_running_loop().create_future()
        self._asked.append((sql, values, answer))
        if self._voice is not None and (self._asking is None or self._asking.done()):
            self._asking = asyncio.create_task(self._ask_together(self._voice))
        return answer

    async def _ask_together(self, voice: Line) -> None:
        """Whatever was asked meanwhile goes out at once: on a busy event loop every way there and back takes long.

        It is done whole or not at all. What cannot be done is nobody's wish but a mistake or a cut line; then all
        claims are given up, because nobody knows any more which of them are held.
        """
        while self._asked:
            together, self._asked = self._asked, []
            try:
                async with voice.pipeline():
                    cursors = [
                        await voice.execute(sql.replace("?", "%s").encode(), values) for sql, values, _ in together
                    ]
                for cursor, (_, _, answer) in zip(cursors, together, strict=True):
                    rows = await cursor.fetchall() if cursor.description else []
                    if not answer.done():
                        answer.set_result(rows)
            except (psycopg.Error, OSError) as error:
                self._lose(voice)
                for _, _, answer in together:
                    if not answer.done():
                        answer.set_exception(StoreError(told(error)))

    async def _connect(self) -> None:
        self._ears = await self._laid(LISTEN)
        # Letters need not be durable: whoever gets no answer asks again.
        self._voice = await self._laid("SET synchronous_commit = off")
        ((self.name, _),) = await self._ask(LIVE, (OURS,))
        ((self.most,),) = await self._ask(MOST_CLAIMS)

    async def _laid(self, first: str) -> Line:
        line: Line | None = None
        try:
            line = await psycopg.AsyncConnection.connect(self._address.text, autocommit=True)
            await line.execute(first.encode())
        except BaseException as error:  # a post that is closed in this moment knows nothing of this line yet
            await hang_up(line)
            if isinstance(error, psycopg.Error):
                raise self._address.trouble(error) from None
            raise
        return line

    async def _listen(self) -> None:
        """Hear notices as long as both lines lie; then lay them anew."""
        pause = Pause()
        while True:
            ears, voice = self._ears, self._voice
            with suppress(psycopg.Error, OSError):
                while ears is not None and voice is not None and voice is self._voice:
                    async for notice in ears.notifies(timeout=LOOK_UP):
                        self.hear(notice.payload)
                    pause.over()
            self._lose(voice)
            await hang_up(ears, *self._cut)
            await asyncio.sleep(pause.next())
            with suppress(StoreError):
                await self._connect()

    def _lose(self, voice: Line | None) -> None:
        if voice is not None and voice is self._voice:
            self._cut = self._ears, self._voice
            self._ears = self._voice = None
            self._claimed.clear()
            self.lost()


async def hang_up(*lines: Line | None) -> None:
    """Cut lines, wherever they lie."""
    for line in lines:
        if line is not None:
            await line.close()
