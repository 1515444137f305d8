"""Attacks from one address: `python -m tests.server.chaos.attacks NAME PORT SECONDS [CODE KEY]`.

Each runs as fast as one process can, for a bounded time, against a server on this machine only. It is a process of its
own, so that it does not slow down the measurement.
"""

import asyncio
import itertools
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from time import monotonic

from websockets.frames import Frame, Opcode

from blackgate.editions import modules
from blackgate.server.keys import new_code

FLOODER = "127.0.0.66"
WORKERS = 16
"""Concurrent connections."""
TROUBLE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError)


class Target:
    """A server, a room on it, the key of a seat there, and until when it is attacked."""

    def __init__(self, port: int, seconds: float, code: str = "", key: str = "") -> None:
        self.port, self.code, self.key = port, code, key
        self.until = monotonic() + seconds

    def is_on(self) -> bool:
        return monotonic() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        async with asyncio.timeout(5):
            return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FLOODER, 0))

    async def socket(self, code: str = "", key: str | None = None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket after its hello."""
        reader, writer = await self.connect()
        writer.write(handshake(self.port, code or self.code))
        async with asyncio.timeout(5):
            await reader.readuntil(b"\r\n\r\n")
        writer.write(text({"type": "hello", "protocol": 1, "key": self.key if key is None else key}))
        return reader, writer


def handshake(port: int, code: str) -> bytes:
    return (
        f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def text(message: object) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def request(method: str, path: str, body: bytes = b"", kind: str = "application/json", **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"] if body else []
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


Attack = Callable[[Target], Awaitable[None]]


async def poured(target: Target, piece: bytes, hello: bool = True) -> None:
    """The same bytes on WebSockets, as fast as they go, again and again."""
    while target.is_on():
        with suppress(*TROUBLE):
            _, writer = await (target.socket() if hello else target.connect())
            while target.is_on() and not writer.is_closing():
                writer.write(piece)
                async with asyncio.timeout(2):
                    await writer.drain()
                await asyncio.sleep(0)
        await asyncio.sleep(0.001)


async def pings(target: Target) -> None:
    await poured(target, Frame(Opcode.PING, b"").serialize(mask=True) * 2000)


async def fragments(target: Target) -> None:
    await poured(target, Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + FRAGMENT * 2000)


FRAGMENT = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)


async def questions(target: Target) -> None:
    await poured(target, text({"type": "why", "id": "w", "action": "dig pickaxe"}) * 20)


async def talk(target: Target) -> None:
    numbers = itertools.count()
    while target.is_on():
        with suppress(*TROUBLE):
            _, writer = await target.socket()
            while target.is_on() and not writer.is_closing():
                name = f"t{os.getpid()}-{next(numbers)}"
                wish = {"do": "say", "text": "x" * 300}
                writer.write(text({"type": "command", "id": name, "seen": 0, "wish": wish}))
                async with asyncio.timeout(2):
                    await writer.drain()
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.001)


async def single_bytes(target: Target) -> None:
    """A message that comes byte by byte."""
    while target.is_on():
        with suppress(*TROUBLE):
            _, writer = await target.socket()
            for byte in itertools.cycle(text({"type": "why", "id": "w", "action": "dig pickaxe"})):
                if not target.is_on() or writer.is_closing():
                    break
                writer.write(bytes([byte]))
                await asyncio.sleep(0)


async def handshakes(target: Target) -> None:
    """Connect, send hello, close."""
    while target.is_on():
        with suppress(*TROUBLE):
            _, writer = await target.socket(key="")
            writer.close()


async def connections(target: Target) -> None:
    """Connect and go, without a word."""
    while target.is_on():
        with suppress(*TROUBLE):
            _, writer = await target.connect()
            writer.transport.abort()


async def pipelined(target: Target) -> None:
    await poured(target, request("GET", "/api/editions") * 500, hello=False)


async def pages(target: Target) -> None:
    """Requests one after the other on connections of their own."""
    while target.is_on():
        with suppress(*TROUBLE):
            reader, writer = await target.connect()
            writer.write(request("GET", random.choice(("/", "/health", "/api/rules", "/api/nothing"))))
            async with asyncio.timeout(5):
                await reader.read(65536)
            writer.close()


async def heads(target: Target) -> None:
    """Heads that do not end."""
    await poured(target, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 10_000, hello=False)


async def drips(target: Target) -> None:
    """Bodies that come byte by byte."""
    while target.is_on():
        with suppress(*TROUBLE):
            _, writer = await target.connect()
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n")
            while target.is_on() and not writer.is_closing():
                writer.write(b"x")
                await asyncio.sleep(0.01)


def subsets() -> Iterator[list[str]]:
    """Ever-new sets of modules."""
    names, dice = [each.id for each in modules()], random.Random(os.getpid())
    while True:
        dice.shuffle(names)
        yield names[: dice.randint(1, len(names))]


async def asked(target: Target, make: Callable[[], bytes]) -> None:
    """One request after the other, each on a connection as long as it lasts."""
    while target.is_on():
        with suppress(*TROUBLE):
            reader, writer = await target.connect()
            while target.is_on() and not writer.is_closing():
                writer.write(make())
                async with asyncio.timeout(10):
                    if not await reader.read(65536):
                        break
            writer.close()


async def boxes(target: Target) -> None:
    sets = subsets()
    await asked(target, lambda: request("GET", f"/api/editions/retail/box?modules={','.join(next(sets))}"))


async def rooms(target: Target) -> None:
    """Rooms with ever-new modules, of which many are refused."""
    sets = subsets()

    def make() -> bytes:
        settings = {"modules": next(sets), "players": random.randint(2, 6), "options": {"nonsense": 1}}
        return request("POST", "/api/rooms", json.dumps({"settings": settings}).encode())

    await asked(target, make)


async def imports(target: Target) -> None:
    """Records that are none, as long as they may be."""
    body = b"# " + b"x" * 4_000_000 + b"\n"
    await asked(target, lambda: request("POST", "/api/records", body, "text/plain"))


async def guesses(target: Target) -> None:
    while target.is_on():
        with suppress(*TROUBLE):
            reader, writer = await target.socket(new_code(), "")
            async with asyncio.timeout(5):
                await reader.read(1000)
            writer.close()


async def bots(target: Target) -> None:
    """Rooms of six bots that think as long as they may, watched."""
    settings = {"players": 6, "seats": ["open", *["mastermind@5s"] * 5], "pace": 0}
    with suppress(*TROUBLE):
        reader, writer = await target.connect()
        writer.write(request("POST", "/api/rooms", json.dumps({"settings": settings, "name": "Greedy"}).encode()))
        async with asyncio.timeout(10):
            await reader.readuntil(b"\r\n\r\n")
            made = json.loads(await reader.read(4000))
        writer.close()
        if "room" not in made:  # ten are opened at once, and no more
            return
        reader, writer = await target.socket(made["room"], made["key"])
        for n, wish in enumerate(({"do": "begin"}, {"do": "leave"})):
            writer.write(text({"type": "command", "id": f"b{n}", "seen": 0, "wish": wish}))
        while target.is_on() and await reader.read(65536):
            pass


ATTACKS: dict[str, tuple[Attack, str]] = {
    "pings": (pings, "WebSocket pings"),
    "fragments": (fragments, "empty WebSocket fragments"),
    "questions": (questions, "`why` messages"),
    "talk": (talk, "chat"),
    "single_bytes": (single_bytes, "messages byte by byte"),
    "handshakes": (handshakes, "WebSocket handshakes"),
    "connections": (connections, "TCP connections"),
    "pipelined": (pipelined, "pipelined requests"),
    "pages": (pages, "requests on new connections"),
    "heads": (heads, "endless request heads"),
    "drips": (drips, "bodies byte by byte"),
    "boxes": (boxes, "edition boxes of ever-new module sets"),
    "rooms": (rooms, "refused rooms of ever-new module sets"),
    "imports": (imports, "4 MB records"),
    "guesses": (guesses, "guessed room codes"),
    "bots": (bots, "rooms of bots thinking 5 s"),
}
"""By name, with what it sends."""


async def run(name: str, target: Target) -> None:
    attack, _ = ATTACKS[name]
    await asyncio.gather(*(attack(target) for _ in range(WORKERS)))


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], Target(int(sys.argv[2]), float(sys.argv[3]), *sys.argv[4:6])))
