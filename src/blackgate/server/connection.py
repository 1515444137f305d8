"""One client's outbox: whoever does not read is let go, so that nobody else waits for them."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_FRAMES: Final = 64
SLOW: Final = (1013, "too slow")


class Connection:
    """Frames on their way to a client. The socket's own task takes out those that cannot go at once."""

    def __init__(self, most: int = MOST_FRAMES) -> None:
        self.most = most
        self.send_at_once: Callable[[bytes], bool] | None = None
        """Sends a frame if that needs no waiting; whether it did."""
        self.closing: tuple[int, str] | None = None
        """The close code and the reason, once it is to end."""
        self._frames: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._is_waiting = False
        """Whether everything so far is sent, and the task waits for more."""

    def push(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self.closing is not None:
            return
        if self._is_waiting and not self._frames and self.send_at_once is not None and self.send_at_once(frame):
            return
        if len(self._frames) >= self.most:
            self._frames.clear()
            self.close(*SLOW)
            return
        self._frames.append(frame)
        self._ready.set()

    def close(self, code: int, reason: str) -> None:
        """End it after what is queued."""
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
