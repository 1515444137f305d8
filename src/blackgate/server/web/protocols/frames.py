"""Counting the WebSocket frames (RFC 6455, 5.2) a client sends, before they are parsed."""

from typing import Final

SHORT: Final = 126
"""The first length that needs further bytes."""
LAST: Final = 0x80
"""In the first byte: the message ends with this frame."""
CONTROL: Final = 0x08
"""In the first byte: a ping, a pong or a close, which may come between the fragments of a message."""


class FrameCounter:
    """Counts the frames in a stream of bytes, however it is cut. It looks at their heads only."""

    def __init__(self) -> None:
        self.fragments = 0
        """How many frames the message has that has not ended yet."""
        self._left = 0
        """Bytes until the next frame begins."""
        self._head = b""
        """The beginning of a head whose rest has not arrived."""

    def feed(self, data: bytes, most: int) -> int:
        """How many frames begin in this piece of data. Counting ends as soon as there are more than `most`."""
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
    """Bytes of the frame that begins there, with its head; 0 if too little of the head is there to tell."""
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
