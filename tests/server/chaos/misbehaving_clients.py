"""Clients that misbehave: they do not read, flood, or send malformed frames."""

import asyncio
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from benchmarks.load.wire import UNMASKED, Wire
from benchmarks.load.words import hello
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def upgrade_request(port: int, code: str) -> bytes:
    """The request that opens a WebSocket to a room."""
    return (
        f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


class NonReadingClient:
    """Sends hello, and never reads until it is asked to."""

    def __init__(self, port: int, code: str, key: str) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self._socket.connect(("127.0.0.1", port))
        self._socket.sendall(upgrade_request(port, code))
        self._socket.recv(1000)
        body = hello(key)
        self._socket.sendall(struct.pack("!BBH", 0x81, 0x80 | 126, len(body)) + UNMASKED + body)

    def read(self, seconds: float) -> tuple[int, int]:
        """Read after all: how many bytes there were, and the code the connection was closed with."""
        self._socket.settimeout(seconds)
        found = b""
        with self._socket, suppress(OSError):
            while not has_slow_close(found) and (part := self._socket.recv(65536)):
                found += part
        return len(found), 1013 if has_slow_close(found) else 1006


def has_slow_close(found: bytes) -> bool:
    """Whether these bytes hold a close frame with the code 1013."""
    at = found.rfind(b"\x03\xf5")
    return at >= 2 and found[at - 2] == 0x88


async def closed_with(port: int, code: str, send: Callable[[Any], Any], key: str = "", greets: bool = True) -> int:
    """The code of the end of a connection over which something odd was sent."""
    path = f"ws://127.0.0.1:{port}/api/rooms/{code}/socket"
    async with connect(path, compression=None, max_size=None, close_timeout=1) as socket:
        if greets:
            await socket.send(hello(key).decode())
            await socket.recv()
        with suppress(ConnectionClosed):
            async with asyncio.timeout(20):
                await send(socket)
                while True:
                    await socket.recv()
    return socket.close_code or 1006


async def handshake(port: int, code: str, address: str) -> tuple[int, asyncio.StreamWriter | None]:
    """A client that connects and sends nothing more: the status, or 0 if the connection is cut."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(upgrade_request(port, code))
        return int((await reader.readline()).split()[1]), writer
    except (OSError, IndexError):
        return 0, None


async def flood(port: int, code: str, key: str, rate: float, seconds: float) -> list[int]:
    """A client that sends so many messages a second and reconnects whenever it is disconnected; the close codes."""
    codes: list[int] = []
    why = msgspec.json.encode({"type": "why", "id": "w", "action": "dig pickaxe"})
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while loop.time() < until:
        gone = asyncio.Event()

        def lost(closed: int, gone: asyncio.Event = gone) -> None:
            codes.append(closed)
            gone.set()

        connection = Wire(lambda _: None, lost)
        await connection.connect(port, f"/api/rooms/{code}/socket")
        connection.send(hello(key))
        while not gone.is_set() and loop.time() < until:
            for _ in range(max(round(rate / 50), 1)):
                connection.send(why)
            await asyncio.sleep(0.02)
        connection.close()
    return codes
