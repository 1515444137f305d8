"""uvicorn's HTTP protocol with limits: connections and connects of one address, size and time of heads, pipelining.

Without them uvicorn waits for the head of a request as long as it takes, reads as much of it as there is, and queues
all requests that arrive at once.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from blackgate.server.web.protocols.traffic import TrafficLimits
from blackgate.server.web.rate_limit import ConnectionLimit

HEAD_SECONDS: Final = 10.0
MOST_WAIT_SECONDS: Final = 10.0
"""Seconds a connection waits for its turn; beyond that it is cut."""
MOST_HEAD_BYTES: Final = 32 * 1024
"""Of a request before its body."""
MOST_HEADERS: Final = 100
PIPELINED: Final = 4
"""Requests that may wait on a connection behind the current one."""


class HeadError(Exception):
    """The head of a request is over a limit; uvicorn responds with 400 and closes the connection."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    connection_limit: ConnectionLimit
    traffic: TrafficLimits | None = None
    """None behind a proxy, where all connections come from the proxy's address."""
    head_seconds = HEAD_SECONDS
    _timer: asyncio.TimerHandle | None = None
    """Deadline of the head; while a connection waits for its turn, the end of that wait."""
    _peer: str | None = None
    _heads_begun = 0
    """Heads that have begun."""
    _head = 0
    """Bytes of the head that were parsed."""
    _unfinished = 0
    """Bytes that arrived for a head which had begun before; an unfinished header is not parsed."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection. One too many is cut; an address that connects too often waits for its turn."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.connection_limit.enter(peer):
            transport.abort()
            return
        self._peer = peer
        wait = self.traffic.connects.reserve(peer, MOST_WAIT_SECONDS) if self.traffic is not None else 0.0
        if wait is None:
            transport.abort()
        elif wait > 0:
            transport.pause_reading()
            self._timer = self.loop.call_later(wait, self._begin)
        else:
            self._await_head()

    def _begin(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection does not count any more."""
        self._release()
        super().connection_lost(exc)
        self._drop_parser()

    def handle_websocket_upgrade(self) -> None:
        """From here on it counts as a WebSocket."""
        self._release()
        super().handle_websocket_upgrade()
        self._drop_parser()

    def data_received(self, data: bytes) -> None:
        """Charge what has arrived, then parse it."""
        limits = self.traffic
        if limits is not None and self._peer is not None:
            if not (limits.reads.take(self._peer) and limits.bytes.take(self._peer, len(data))):
                self.transport.abort()
                return
        begun = self._heads_begun
        super().data_received(data)
        if self._timer is not None and self._heads_begun == begun:  # all of it belongs to one unfinished head
            self._unfinished += len(data)
            if self._unfinished > MOST_HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._heads_begun += 1
        self._await_head()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise HeadError("too many headers")

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MOST_HEAD_BYTES:
            raise HeadError("the head of this request is too long")

    def on_headers_complete(self) -> None:
        """A head has ended."""
        self._stop_timer()
        if len(self.pipeline) >= PIPELINED:
            raise HeadError("too many requests at once")
        super().on_headers_complete()

    def _await_head(self) -> None:
        """From now on a head has to arrive in time."""
        self._stop_timer()
        self._head = self._unfinished = 0
        self._timer = self.loop.call_later(self.head_seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release(self) -> None:
        self._stop_timer()
        if self._peer is not None:
            self.connection_limit.leave(self._peer)
            self._peer = None

    def _drop_parser(self) -> None:
        """Break the reference cycle of parser and protocol, so that no garbage collection is needed."""
        self.parser = None  # type: ignore[assignment]  # it is not used again


def http_protocol(
    per_address: int, total: int, traffic: TrafficLimits | None = None, head_seconds: float = HEAD_SECONDS
) -> type[HttpProtocol]:
    """The HTTP protocol of one server, with its connection limits per address and in total."""
    limits = {
        "connection_limit": ConnectionLimit(per_address, total),
        "traffic": traffic,
        "head_seconds": head_seconds,
    }
    return type("HttpProtocol", (HttpProtocol,), limits)
