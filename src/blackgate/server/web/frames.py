"""Frames of a socket: how a text is put into one, and how a short one is taken out (RFC 6455, 5.2)."""

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library is not compiled
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text that is whole in one frame."""
SHORT: Final = 126
LONG: Final = 1 << 16
MASKED: Final = 0x80
"""In the second byte, as clients send it; in the first one it says that the message ends here."""
BRIEF: Final = 1024
"""Bytes of a text that is taken out here."""
_head: Final = Struct(">BB").pack
_longer_head: Final = Struct(">BBH").pack
_longest_head: Final = Struct(">BBQ").pack


def framed(*texts: bytes) -> bytes:
    """Texts as a server sends them, each in a frame of its own."""
    return _framed(texts[0]) if len(texts) == 1 else b"".join([_framed(text) for text in texts])


def _framed(text: bytes) -> bytes:
    """A server masks nothing."""
    size = len(text)
    if size < SHORT:
        return _head(TEXT, size) + text
    if size < LONG:
        return _longer_head(TEXT, SHORT, size) + text
    return _longest_head(TEXT, SHORT + 1, size) + text


def alone(data: bytes) -> bytes | None:
    """The text of a frame of a client, if it is all there is."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, mask = data[1] - MASKED, 2
    if size == SHORT:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    elif size > SHORT:
        return None
    if size > BRIEF or len(data) != mask + 4 + size:
        return None
    return apply_mask(data[mask + 4 :], data[mask : mask + 4])


def is_whole(data: bytes) -> bool:
    """Whether frames of a client, of which the first begins here, end here, and none is a part of a message."""
    at = 0
    while at + 2 <= len(data):
        if data[at] < MASKED:
            return False
        size, head = data[at + 1] & ~MASKED, 6
        if size == SHORT:
            size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
        elif size > SHORT:
            size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 14
        at += head + size
    return at == len(data)
