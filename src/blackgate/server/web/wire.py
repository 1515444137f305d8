"""The wire of a socket: what can go at once is written at once, past all that is made for every kind of message."""

from collections.abc import Callable, Sequence
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WIRE: Final = "blackgate.wire"
"""The name of what this server offers beyond the standard, among the extensions of a scope."""
TEXT: Final = 0x81
"""The first byte of a text that is whole in one frame (RFC 6455, 5.2)."""
SHORT: Final = 126
LONG: Final = 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """One connection, from the moment at which it is to become a socket. Nothing is compressed on it."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants a socket; whoever answers finds the wire in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            (self.scope["extensions"] or {})[WIRE] = {"sent": self.sent}

    def sent(self, texts: Sequence[bytes]) -> bool:
        """Write texts if that needs no waiting; False, and nothing is written, if it has to wait or cannot go."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True


def wire_of(scope: Scope) -> Callable[[Sequence[bytes]], bool] | None:
    """`Wire.sent` of a socket; None where another server is at its other end."""
    found: Callable[[Sequence[bytes]], bool] | None = (scope.get("extensions") or {}).get(WIRE, {}).get("sent")
    return found


def framed(text: bytes) -> bytes:
    """A text as a server sends it, which masks nothing."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text
