"""A bad network between a client and its server: delay, duplicates, repetitions and reordering.

A connection delivers everything in order or nothing more, so no single message is ever lost: a loss is a disconnect,
and everything in flight is lost with it. Duplicates, repetitions and reordering come from clients, proxies and second
connections.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final

import msgspec
from tests.server.chaos.players import CONNECTION_ERRORS
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

FAULTS: Final = ("drops", "doubles", "repeats", "swaps", "echoes")
"""All that can happen but delay, which always does."""
HELD: Final = 0.1
"""Seconds a message is held back at most, where no other one comes to overtake it."""


@dataclass
class NetworkFaults:
    """How bad it is; shares of all messages."""

    delay: float = 0.2
    """Seconds at most, each way."""
    drops: float = 0.02
    """After which the connection is cut."""
    doubles: float = 0.05
    repeats: float = 0.05
    """After which an older command of the same client comes once more."""
    swaps: float = 0.2
    """Held back until the next one of the same client has gone; only those that were overtaken are counted."""
    echoes: float = 0.05
    """Said twice by the server, where a client bears it."""
    dice: Random = field(default_factory=lambda: Random(1))
    done: Counter[str] = field(default_factory=Counter)

    def happens(self, what: str) -> bool:
        """Whether it does this time."""
        does: bool = self.dice.random() < getattr(self, what)
        self.done[what] += does
        return does


def is_repeatable(frame: str | bytes) -> bool:
    """Whether a client tolerates receiving this twice.

    Replies, and fields that replace fields, are idempotent. A story or a chat is appended, and nothing marks a
    duplicate: the protocol relies on connections, which do not duplicate.
    """
    said = msgspec.json.decode(frame)
    return said["type"] != "welcome" and not said.get("story") and not said.get("chat")


class Cut(Exception):  # noqa: N818  (it is no error, it is the weather)
    """The connection is gone."""


class FaultyProxy:
    """Carries messages to and fro. What a client ever sent to a room may come once more, in a later connection too."""

    def __init__(self, port: int, faults: NetworkFaults) -> None:
        self._port, self._weather = port, faults
        self._sent: dict[str, list[str]] = {}

    async def __call__(self, near: ServerConnection) -> None:
        assert near.request is not None
        with suppress(*CONNECTION_ERRORS, Cut, ExceptionGroup):
            async with connect(
                f"ws://127.0.0.1:{self._port}{near.request.path}", compression=None, ping_interval=None,
                close_timeout=0.1,
            ) as far, asyncio.TaskGroup() as both:  # fmt: skip
                both.create_task(self._there(near, far))
                both.create_task(self._back(near, far))
        near.transport.abort()

    async def _there(self, near: ServerConnection, far: ClientConnection) -> None:
        """From the client: hello as it is, commands with everything that can go wrong."""
        hello = str(await near.recv())
        await far.send(hello)
        sent = self._sent.setdefault(hello.split('"seen"')[0], [])
        while True:
            for text in await self._in_some_order(near):
                sent.append(text)
                await far.send(text)
                if self._weather.happens("doubles"):
                    await far.send(text)
                if self._weather.happens("repeats"):
                    await far.send(self._weather.dice.choice(sent))

    async def _in_some_order(self, near: ServerConnection) -> list[str]:
        """The next message; or the next two, the second one first."""
        text = str(await near.recv())
        await self._travel()
        if self._weather.dice.random() >= self._weather.swaps:
            return [text]
        with suppress(TimeoutError):
            async with asyncio.timeout(HELD):
                later = str(await near.recv())
            self._weather.done["swaps"] += 1
            return [later, text]
        return [text]

    async def _back(self, near: ServerConnection, far: ClientConnection) -> None:
        """From the server."""
        async for text in far:
            await self._travel()
            await near.send(text)
            if is_repeatable(text) and self._weather.happens("echoes"):
                await near.send(text)
        raise Cut

    async def _travel(self) -> None:
        await asyncio.sleep(self._weather.dice.uniform(0, self._weather.delay))
        if self._weather.happens("drops"):
            raise Cut


@asynccontextmanager
async def bad_network(port: int, faults: NetworkFaults) -> AsyncIterator[int]:
    """The port behind which the server is reached, with all that goes wrong on the way."""
    async with serve(
        FaultyProxy(port, faults), "127.0.0.1", 0, compression=None, ping_interval=None, close_timeout=0.1
    ) as listener:
        yield next(iter(listener.sockets)).getsockname()[1]
