"""One client's outbox: whoever does not read is let go, so that nobody else waits for them."""

import asyncio
from collections import deque
from typing import Final

MOST_FRAMES: Final = 64
SLOW: Final = (1013, "too slow")


class Connection:
    """Frames on their way to a client. The socket's own task takes them out."""

    def __init__(self, most: int = MOST_FRAMES) -> None:
        self.most = most
        self.closing: tuple[int, str] | None = None
        """The close code and the reason, once it is to end."""
        self._frames: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def push(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self.closing is not None:
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
            await self._ready.wait()
        return self._frames.popleft()
