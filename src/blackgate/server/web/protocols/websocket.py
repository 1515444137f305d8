"""The WebSocket protocol of uvicorn, with a budget for what arrives, and a short way out for texts."""

import asyncio
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from blackgate.server.connection import AtOnce
from blackgate.server.web.config import Config
from blackgate.server.web.guard import address_of
from blackgate.server.web.protocols.frames import FrameCounter, framed
from blackgate.server.web.protocols.traffic import FRAGMENTS, FRAMES, Budget, Traffic

EXTENSION: Final = "blackgate.websocket"
"""The name of what this server offers beyond the standard, among the extensions of a scope."""
TOO_FAST: Final = 4429


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection, from its handshake on. A client that sends more than its budget is disconnected."""

    traffic: Traffic
    behind_proxy = False
    _budget: Budget | None = None
    """None until the handshake has arrived."""
    _extensions: dict[str, Any] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count."""
        self._counter = FrameCounter()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycles through the parser and the scope, so that no garbage collection is needed."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self._extensions is not None:
            self._extensions.pop(EXTENSION, None)

    def data_received(self, data: bytes) -> None:
        """Charge what has arrived, then have it parsed."""
        if self._budget is None or self._is_within(self._budget, data):
            super().data_received(data)
        elif not self.transport.is_closing():
            self._cut_off()

    def _is_within(self, budget: Budget, data: bytes) -> bool:
        frames = self._counter.feed(data, int(FRAMES.at_once))
        return budget.take(len(data), frames) and self._counter.fragments <= FRAGMENTS

    def _cut_off(self) -> None:
        """Close the connection without reading any further; the application is told at once."""
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(TOO_FAST, "too much at once")
        self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """The handshake has arrived: the budget begins, and the application finds `sent` in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._budget = Budget(self.traffic, address_of(dict(self.scope), self.behind_proxy))
            self._extensions = self.scope["extensions"]
            if self._extensions is not None:
                self._extensions[EXTENSION] = {"sent": self.sent}

    def sent(self, *texts: bytes) -> bool:
        """Write texts if that needs no waiting; False, and nothing is written, if it has to wait or cannot go."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():  # the client is gone, and the application does not know yet
            return False
        self.transport.write(framed(*texts))
        return True


def websocket_protocol(config: Config, traffic: Traffic) -> type[WebSocketProtocol]:
    """The WebSocket protocol of one server."""
    return type("WebSocketProtocol", (WebSocketProtocol,), {"traffic": traffic, "behind_proxy": config.behind_proxy})


def sender_of(scope: Scope) -> AtOnce | None:
    """`WebSocketProtocol.sent` of a connection; None where another ASGI server is used."""
    found: AtOnce | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("sent")
    return found
