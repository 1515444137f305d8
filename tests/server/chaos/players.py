"""Players over a real network: they reconnect, and resend commands that were not answered."""

import asyncio
import itertools
from collections import Counter
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
from tests.server.in_memory import Client
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from blackgate.server.keys import hashed
from blackgate.server.messages import PROTOCOL
from blackgate.server.outbox import Outbox

CONNECTION_ERRORS = (OSError, WebSocketException, TimeoutError, EOFError)
"""What happens to connections."""


class Acknowledged(NamedTuple):
    """An acknowledged command."""

    room: str
    idempotency_key: str
    """As the log spells the command."""
    version: int
    at: float
    took: float


class Player:
    """A player or a spectator."""

    def __init__(self, port: int, code: str, key: str, seat: int | None, address: str = "127.0.0.1") -> None:
        self.port, self.code, self.key, self.address = port, code, key, address
        self.client = Client(seat, key, Outbox())
        self.refusals: Counter[str] = Counter()
        self.reconnects = -1
        self.closes: Counter[int] = Counter()
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[tuple[str, str]] = []
        """Refused commands, by room and idempotency key."""
        self._dice = Random(f"{code} {seat}")
        self._numbers = itertools.count(1)
        self._waiting: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._is_staying = True

    @property
    def version(self) -> int:
        return self.client.version

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    @property
    def options(self) -> list[str]:
        """What may be answered now; nothing where others come first."""
        asked: Any = self.client.state.get("own", {}).get("asked")
        return [each["action"] for each in asked["options"]] if asked and not asked["is_ahead"] else []

    @property
    def phase(self) -> object:
        return self.client.state["room"]["phase"] if self.client.state else ""

    async def leave(self) -> None:
        """Go, and do not come back."""
        self._is_staying = False
        if self._socket is not None:
            await self._socket.close()

    async def stay(self) -> None:
        """Be connected, again and again."""
        while self._is_staying:
            with suppress(*CONNECTION_ERRORS):
                async with connect(
                    f"ws://127.0.0.1:{self.port}/api/rooms/{self.code}/socket", compression=None, open_timeout=10,
                    close_timeout=0.1, ping_interval=None, local_addr=(self.address, 0),
                ) as socket:  # fmt: skip
                    try:
                        await self._converse(socket)
                    finally:
                        self._socket = None
                        self.closes[socket.close_code or 1006] += 1
            await asyncio.sleep(self._dice.uniform(0.02, 0.1))

    async def _converse(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "key": self.key, "seen": self.version}
        await socket.send(msgspec.json.encode(hello).decode())
        self._receive(await socket.recv())
        self.reconnects += 1
        self._socket = socket
        for text, _ in list(self._waiting.values()):
            await socket.send(text)
        async for frame in socket:
            self._receive(frame)

    def _receive(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] in ("done", "refused"):
            _, future = self._waiting.pop(message["id"], ("", None))
            if future is not None and not future.done():
                future.set_result(message)
        elif message["type"] == "update" and not self.client.state:
            raise AssertionError("the first thing one is sent is a welcome")
        else:
            self.client.receive(message)

    async def do(self, **wish: object) -> dict[str, Any]:
        """A command; sent again under the same id until it is answered."""
        name = f"c{next(self._numbers)}"
        text = msgspec.json.encode({"type": "command", "id": name, "seen": self.version, "wish": wish}).decode()
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[name] = (text, future)
        began = perf_counter()
        if self._socket is not None:
            with suppress(*CONNECTION_ERRORS, ConnectionClosed):
                await self._socket.send(text)
        answer = await future
        now, mark = perf_counter(), f"{hashed(self.key)[:16]}:{name}"
        if answer["type"] == "done":
            self.acknowledged.append(Acknowledged(self.code, mark, answer["version"], now, now - began))
        else:
            self.refusals[answer["problem"]["code"]] += 1
            self.refused.append((self.code, mark))
        return answer

    async def state(self) -> dict[str, Any]:
        """Where everything stands, asked over HTTP."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            answer = await http.get(
                f"/api/rooms/{self.code}/state", headers={"authorization": f"Bearer {self.key}"} if self.key else {}
            )
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found
