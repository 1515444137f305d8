"""A minimal WebSocket client. A complete one would cost more processor time than the server that is measured."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
UNMASKED: Final = b"\0\0\0\0"
"""A mask that changes nothing. The protocol requires one, but here it protects nobody."""
LOST: Final = 1006
PATIENCE: Final = 30.0
"""Seconds a handshake may take."""

Heard = Callable[[bytes], None]
Lost = Callable[[int], None]


class Wire(asyncio.Protocol):
    """One connection that sends and receives whole text messages."""

    def __init__(self, heard: Heard, lost: Lost) -> None:
        self._heard, self._lost = heard, lost
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._is_open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._code = LOST

    async def connect(self, port: int, path: str) -> None:
        """Do the handshake; raise ConnectionError if the server refuses."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        key = b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        )  # fmt: skip
        self._write("\r\n".join(lines).encode())
        async with asyncio.timeout(PATIENCE):
            await self._opened

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Close the connection without a closing handshake."""
        self._lost = lambda _: None
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transport does not inherit from it

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the handshake was not finished"))
        self._lost(self._code)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._answer(head)
        self._rest = self._frames(data)

    def _answer(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            self._opened.set_exception(ConnectionError(head[:60].decode(errors="replace")))
            return
        self._is_open = True
        self._opened.set_result(None)

    def _frames(self, data: bytes) -> bytes:
        """Handle every complete frame; return the rest."""
        start, end = 0, len(data)
        while end - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                length, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif length == 127:
                length, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if body + length > end:
                break
            self._take(data[start], data[body : body + length])
            start = body + length
        return data[start:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._frame(PONG, body)
        elif kind == CLOSE:
            self._code = int.from_bytes(body[:2], "big") if len(body) >= 2 else 1005
            self._frame(CLOSE, body[:2])

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0x80 | 126, size)
        self._write(head + UNMASKED + body)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)
