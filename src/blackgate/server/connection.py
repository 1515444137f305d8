"""One client's outbox: whoever does not read is let go, so that nobody else waits for them."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

MOST_FRAMES: Final = 64
SLOW: Final = (1013, "too slow")
AtOnce = Callable[[*tuple[bytes, ...]], bool]
"""Sends frames, one after the other, if that needs no waiting; whether it did."""


class Connection:
    """Frames on their way to a client. The socket's own task takes out those that cannot go at once."""

    def __init__(self, most: int = MOST_FRAMES) -> None:
        self.most = most
        self.send_at_once: AtOnce | None = None
        self.closing: tuple[int, str] | None = None
        """The close code and the reason, once it is to end."""
        self._frames: deque[bytes] = deque()
        self._held: list[bytes] | None = None
        """What goes out together, once the last of it is there."""
        self._ready = asyncio.Event()
        self._is_waiting = False
        """Whether everything so far is sent, and the task waits for more."""

    def push(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self.closing is not None:
            return
        if self._held is None:
            if not (self._is_waiting and self.send_at_once is not None and self.send_at_once(frame)):
                self._queue((frame,))
            return
        self._held.append(frame)
        if len(self._held) >= self.most:
            self.release()

    def hold(self) -> None:
        """Keep what is pushed from now on, to send it in one: an answer and what led to it come together."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Send what was held."""
        held, self._held = self._held, None
        if held and not (self._is_waiting and self.send_at_once is not None and self.send_at_once(*held)):
            self._queue(held)

    def _queue(self, frames: Sequence[bytes]) -> None:
        if len(self._frames) + len(frames) > self.most:
            self._frames.clear()
            self.close(*SLOW)
            return
        self._is_waiting = False
        self._frames.extend(frames)
        self._ready.set()

    def close(self, code: int, reason: str) -> None:
        """End it after what is queued."""
        self.release()
        if self.closing is None:
            self.closing = (code, reason)
            self._ready.set()

    async def next(self) -> bytes | None:
        """The next frame; None when it is time to close."""
        while not self._frames:
            if self.closing is not None:
                return None
            self._ready.clear()
            self._is_waiting = True
            await self._ready.wait()
            self._is_waiting = False
        return self._frames.popleft()
