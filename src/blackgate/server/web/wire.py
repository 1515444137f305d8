"""The wire of a socket: short texts go in and out past all that is made for every kind of message.

Of what comes in, a text in a frame of its own is read here, as commands are. Everything else is the library's, and so
is all that comes after a frame in pieces.
"""

import asyncio
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from blackgate.server.connection import AtOnce
from blackgate.server.web.frames import alone, framed, is_whole

WIRE: Final = "blackgate.wire"
"""The name of what this server offers beyond the standard, among the extensions of a scope."""


class Inbox(asyncio.Queue[Any]):
    """What has come and was not taken yet. Whoever waits is handed it at once; there is never more than one."""

    def __init__(self) -> None:
        super().__init__()
        self._waiter: asyncio.Future[Any] | None = None

    def put_nowait(self, item: Any) -> None:
        """Something has come."""
        if not self.hand_over(item):
            super().put_nowait(item)

    def hand_over(self, item: Any) -> bool:
        """Give something to whoever waits for it; False, and it is not taken, where nobody does."""
        waiter, self._waiter = self._waiter, None
        if waiter is None or waiter.done():  # who was cancelled does not wait any more
            return False
        waiter.set_result(item)
        return True

    async def get(self) -> Any:
        """What came first, once something has come."""
        if not self.empty():
            return self.get_nowait()
        waiter = self._waiter = asyncio.get_running_loop().create_future()
        return await waiter


class Wire(WebSocketsSansIOProtocol):
    """One connection, from the moment at which it is to become a socket. Nothing is compressed on it."""

    _is_between: bool | None = None
    """Whether whole messages have come so far, so that the next byte begins one; None before anything came."""

    _extensions: dict[str, dict[object, object]] | None = None
    """Of the scope, where the wire is found."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        self.queue = self._inbox = Inbox()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more: what leads from here back to here is let go of."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self._extensions is not None:
            self._extensions.pop(WIRE, None)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        is_open = self.conn.state is State.OPEN and not self.close_sent
        text = alone(data) if is_open and self._is_between else None
        if text is not None:
            self._take(text)
            return
        if is_open:
            self._is_between = bool(self._is_between) and is_whole(data)
        else:  # the request it began with; whoever goes on before it is answered is read by the library
            self._is_between = self._is_between is None and data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def _take(self, text: bytes) -> None:
        """Hand a text over; where nobody waits for it nothing more is read until somebody does."""
        if text.isascii() and self._inbox.hand_over({"type": "websocket.receive", "text": text.decode()}):
            return
        self.frames, self.curr_msg_data_type = [text], "text"
        self.send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a socket; whoever answers finds the wire in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._extensions = self.scope["extensions"]
            if self._extensions is not None:
                self._extensions[WIRE] = {"sent": self.sent}

    def sent(self, *texts: bytes) -> bool:
        """Write texts if that needs no waiting; False, and nothing is written, if it has to wait or cannot go."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():  # nobody is there any more, and nobody has noticed yet
            return False
        self.transport.write(framed(*texts))
        return True


def wire_of(scope: Scope) -> AtOnce | None:
    """`Wire.sent` of a socket; None where another server is at its other end."""
    found: AtOnce | None = (scope.get("extensions") or {}).get(WIRE, {}).get("sent")
    return found
