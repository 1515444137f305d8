"""Lines to the server before anything was asked: so many from one place, and nobody may hold one without asking.

uvicorn waits for the head of a request as long as it takes, and reads as much of it as there is.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from blackgate.server.web.limits import Presence

HEAD_SECONDS: Final = 10.0
MOST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body."""


class Line(HttpToolsProtocol):
    """One connection, as long as it is not a socket of a room."""

    presence = Presence(1, 1)
    head_seconds = HEAD_SECONDS
    _timer: asyncio.TimerHandle | None = None
    _peer: str | None = None
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is on the line; where that is too many, the line is cut."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.presence.enter(peer):
            transport.abort()
            return
        self._peer = peer
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is free."""
        self._free()
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is counted as a socket."""
        self._free()
        super().handle_websocket_upgrade()
        self._let_go()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """A head has ended."""
        self._stop()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """More has come; a head that does not end is too long."""
        super().data_received(data)
        self._head += len(data)
        if self._timer is not None and self._head > MOST_HEAD:
            self.transport.abort()

    def _wait(self) -> None:
        """From now on a head has to come in time."""
        self._stop()
        self._head = 0
        self._timer = self.loop.call_later(self.head_seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _free(self) -> None:
        self._stop()
        if self._peer is not None:
            self.presence.leave(self._peer)
            self._peer = None

    def _let_go(self) -> None:
        """The parser holds on to the line, and the line to it: one lets go, so that nobody has to look for garbage."""
        self.parser = None  # type: ignore[assignment]  # it is not asked again


def lines(each: int, altogether: int, seconds: float = HEAD_SECONDS) -> type[Line]:
    """The lines of one server: so many from one address, and from all of them."""
    return type("Line", (Line,), {"presence": Presence(each, altogether), "head_seconds": seconds})
