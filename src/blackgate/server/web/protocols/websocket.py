"""uvicorn's WebSocket protocol with a traffic budget."""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from blackgate.server.web.config import Config
from blackgate.server.web.protocols.frames import FrameCounter
from blackgate.server.web.protocols.traffic import FRAGMENTS, FRAMES, ConnectionBudget, TrafficLimits
from blackgate.server.web.security import client_address

TOO_FAST: Final = 4429


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection from its handshake on. A client over its budget is disconnected."""

    traffic: TrafficLimits
    behind_proxy = False
    _budget: ConnectionBudget | None = None
    """None until the handshake has arrived."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start to count."""
        self._counter = FrameCounter()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Charge what has arrived, then parse it."""
        if self._budget is None or self._is_within(self._budget, data):
            super().data_received(data)
        elif not self.transport.is_closing():
            self._cut_off()

    def _is_within(self, budget: ConnectionBudget, data: bytes) -> bool:
        frames = self._counter.feed(data, int(FRAMES.burst))
        return budget.take(len(data), frames) and self._counter.fragments <= FRAGMENTS

    def _cut_off(self) -> None:
        """Close the connection without reading further; the application is told at once."""
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(TOO_FAST, "too much at once")
        self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """The handshake has arrived: the budget starts."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._budget = ConnectionBudget(self.traffic, client_address(dict(self.scope), self.behind_proxy))


def websocket_protocol(config: Config, limits: TrafficLimits) -> type[WebSocketProtocol]:
    """The WebSocket protocol of one server."""
    return type("WebSocketProtocol", (WebSocketProtocol,), {"traffic": limits, "behind_proxy": config.behind_proxy})
