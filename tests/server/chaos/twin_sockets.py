"""Twin rooms behind real ports: everybody is at a WebSocket, and every frame is recorded.

Each room is in a server of its own, as `blackgate serve` runs it; only the sessions are put into its registry by hand,
because their games were sampled. The clock of a room is manual, and stands still until everything has arrived.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

import msgspec
from benchmarks.load.wire import PING, TEXT, Wire
from benchmarks.load.words import command, hello
from tests.server.chaos.twin_clients import CODE, ClientPair, key_of, viewers
from tests.server.web.servers import RunningServer, served

from blackgate.engine.vocabulary import ACTIONS
from blackgate.server.commands import AnyWish
from blackgate.server.messages import Why
from blackgate.server.session import RoomSession
from blackgate.server.web.rate_limit import Rate

UNLIMITED: Final = Rate(1_000_000, 1_000_000)
ANSWERS: Final = (b'\x81{"type":"because"', b'\x81{"type":"refused"')
"""How frames begin that answer `why`."""
TIMEOUT: Final = 60.0
"""Seconds in which an answer has to come."""


class MessageHead(msgspec.Struct):
    """The part of a message that says what it answers."""

    type: str
    id: str = ""


_head: Final = msgspec.json.Decoder(MessageHead)


class RecordingSocket(Wire):
    """A connection that records frames with their first byte, which holds the opcode and the FIN bit."""

    def __init__(self) -> None:
        super().__init__(lambda _: None, self._closed)
        self._frames_so_far: list[bytes] = []
        self._awaited: tuple[str, asyncio.Future[MessageHead]] | None = None
        self._close_code: int | None = None

    def _take(self, kind: int, body: bytes) -> None:
        super()._take(kind, body)
        if kind == PING:
            return  # one comes every 20 seconds of the machine's own clock, and holds bytes of chance
        self._frames_so_far.append(bytes((kind,)) + body)
        if kind == TEXT and self._awaited is not None:
            found = _head.decode(body)
            if found.id == self._awaited[0]:
                self._resolve(found)

    def _closed(self, code: int) -> None:
        self._resolve(ConnectionError(f"closed with {code}"))
        self._close_code = code

    def _resolve(self, found: MessageHead | Exception) -> None:
        if self._awaited is None or self._awaited[1].done():
            return
        if isinstance(found, Exception):
            self._awaited[1].set_exception(found)
        else:
            self._awaited[1].set_result(found)

    def ask(self, name: str, text: bytes) -> "asyncio.Future[MessageHead]":
        """Send something; the reply to it, by its id."""
        self._awaited = name, asyncio.get_running_loop().create_future()
        if self._close_code is not None:
            self._closed(self._close_code)
        self.send(text)
        return self._awaited[1]

    def recorded(self) -> list[bytes]:
        """All frames since the last call."""
        found, self._frames_so_far = self._frames_so_far, []
        return found


class SocketClients:
    """Everybody at a room of one server."""

    def __init__(self, network: RunningServer, kind: type[RecordingSocket] = RecordingSocket) -> None:
        self._network, self._kind = network, kind
        self._sockets: dict[int | None, RecordingSocket] = {}

    async def open(self, session: RoomSession) -> None:
        self._session = session
        self._numbers = defaultdict[int | None, Iterator[int]](lambda: count(1))
        registry = self._network.state.registry
        session.last_used = registry._clock.now()  # else it is evicted before anybody has come
        registry._sessions[CODE] = session
        for viewer in viewers(session):
            wire = self._sockets[viewer] = self._kind()
            await wire.connect(self._network.port, f"/api/rooms/{CODE}/socket")
            async with asyncio.timeout(TIMEOUT):
                await wire.ask("", hello(key_of(viewer)))  # a welcome answers nothing by name

    async def command(self, seat: int, wish: AnyWish) -> None:
        name = f"c{next(self._numbers[seat])}"  # a number for all would tell a seat that others have sent something
        said = command(name, self._session.room.version, msgspec.to_builtins(wish))
        async with asyncio.timeout(TIMEOUT):
            answer = await self._sockets[seat].ask(name, said)
        assert answer.type == "done", (answer, wish)

    async def received(self) -> dict[int | None, list[bytes]]:
        """Everybody asks something: what was sent before has come when the answer has, and the answer belongs to it."""
        number = next(self._numbers[None])
        words = str(self._session.room.rules.lexicon.action(number % ACTIONS))
        question = msgspec.json.encode(Why(f"w{number}", words))
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*(wire.ask(f"w{number}", question) for wire in self._sockets.values()))
        return {viewer: wire.recorded() for viewer, wire in self._sockets.items()}

    def is_unsolicited(self, frame: bytes) -> bool:
        return not frame.startswith(ANSWERS)

    async def close(self) -> None:
        for wire in self._sockets.values():
            wire.close()
        self._sockets.clear()
        async with asyncio.timeout(TIMEOUT):
            while self._network.state.outboxes:
                await asyncio.sleep(0)
        self._network.state.registry._sessions.pop(CODE, None)


@asynccontextmanager
async def socket_clients() -> AsyncIterator[ClientPair]:
    """Two servers on this machine."""
    async with served(messages=UNLIMITED) as here, served(messages=UNLIMITED) as there:
        yield SocketClients(here), SocketClients(there)
