"""Counts the WebSocket frames (RFC 6455, 5.2) a client sends, before they are parsed."""

from typing import Final

SHORT: Final = 126
"""The first length that needs further bytes."""
LAST: Final = 0x80
"""In the first byte: the message ends with this frame."""
CONTROL: Final = 0x08
"""In the first byte: a ping, a pong or a close, which may come between the fragments of a message."""


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
