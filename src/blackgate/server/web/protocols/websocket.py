"""uvicorn's WebSocket protocol with a traffic budget. Frames (RFC 6455, 5.2) are counted before they are parsed."""

import asyncio
from time import perf_counter
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from blackgate.server.web.config import Config
from blackgate.server.web.protocols.traffic import FRAGMENTS, FRAMES, ConnectionBudget, TrafficLimits
from blackgate.server.web.security import client_address

TOO_FAST: Final = 4429
SHORT: Final = 126
"""The first length that needs further bytes."""
LAST: Final = 0x80
"""In the first byte: the message ends with this frame."""
CONTROL: Final = 0x08
"""In the first byte: a ping, a pong or a close, which may come between the fragments of a message."""


ARRIVAL: Final = "blackgate.arrival"
"""Key of the `Arrival` in the state of a scope."""


class FrameCounter:
    """Counts the frames in a stream of bytes, however it is cut. It reads frame heads only."""

    def __init__(self) -> None:
        self.fragments = 0
        """Frames of the current message."""
        self._left = 0
        """Bytes until the next frame."""
        self._head = b""
        """The beginning of an incomplete head."""

    def feed(self, data: bytes, most: int) -> int:
        """Count the frames that begin in this chunk. Stops as soon as there are more than `most`."""
        if self._head:
            data, self._head = self._head + data, b""
        at, frames, size = min(self._left, len(data)), 0, len(data)
        self._left -= at
        while at < size and frames <= most:
            length = frame_length(data, at)
            if length == 0:
                self._head = data[at:]
                break
            frames += 1
            if not data[at] & CONTROL:
                self.fragments = 0 if data[at] & LAST else self.fragments + 1
            at += length
        self._left += max(at - size, 0)
        return frames


def frame_length(data: bytes, at: int) -> int:
    """Length of the frame that begins there, with its head; 0 if the head is incomplete."""
    if at + 2 > len(data):
        return 0
    size = data[at + 1] & 0x7F
    mask = 4 if data[at + 1] & 0x80 else 0
    if size < SHORT:
        return 2 + mask + size
    wide = 2 if size == SHORT else 8
    if at + 2 + wide > len(data):
        return 0
    return 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide], "big")


class Arrival:
    """When the last bytes of a connection arrived, by `time.perf_counter`. The application finds it in its scope.

    uvicorn reads nothing more until the application has taken a message, so this is the time of that message.
    """

    def __init__(self) -> None:
        self.at = perf_counter()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection from its handshake on. A client over its budget is disconnected."""

    traffic: TrafficLimits
    behind_proxy = False
    _budget: ConnectionBudget | None = None
    """None until the handshake has arrived."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start to count."""
        self._counter, self._arrival = FrameCounter(), Arrival()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Charge what has arrived, then parse it."""
        self._arrival.at = perf_counter()
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
            self.scope["state"][ARRIVAL] = self._arrival
            self._budget = ConnectionBudget(self.traffic, client_address(dict(self.scope), self.behind_proxy))


def websocket_protocol(config: Config, limits: TrafficLimits) -> type[WebSocketProtocol]:
    """The WebSocket protocol of one server."""
    return type("WebSocketProtocol", (WebSocketProtocol,), {"traffic": limits, "behind_proxy": config.behind_proxy})
