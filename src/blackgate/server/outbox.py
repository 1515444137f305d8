"""Outbox of one client. A slow consumer is disconnected so that it cannot hold up the room."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

MOST_FRAMES: Final = 64
"""Frames that may wait for a client: backpressure ends here."""
SLOW_CONSUMER: Final = (1013, "too slow")


class Outbox:
    """Frames on their way to a client. The WebSocket session takes them out and sends them."""

    def __init__(self, most: int = MOST_FRAMES) -> None:
        self.most = most
        self.closing: tuple[int, str] | None = None
        """The close code and the reason, once the connection is to end."""
        self._frames: deque[bytes] = deque()
        self._held: list[bytes] | None = None
        """Frames that go out together with those still to come."""
        self._ready = asyncio.Event()

    def push(self, frame: bytes) -> None:
        """Queue a frame; never waits."""
        if self.closing is not None:
            return
        if self._held is None:
            self._queue((frame,))
            return
        self._held.append(frame)
        if len(self._held) >= self.most:
            self.release()

    def hold(self) -> None:
        """Keep back what is pushed from now on: an answer and the updates before it leave together."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Queue what was held."""
        held, self._held = self._held, None
        if held:
            self._queue(held)

    def _queue(self, frames: Sequence[bytes]) -> None:
        if len(self._frames) + len(frames) > self.most:
            self._frames.clear()
            self.close(*SLOW_CONSUMER)
            return
        self._frames.extend(frames)
        self._ready.set()

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the queued frames."""
        self.release()
        if self.closing is None:
            self.closing = (code, reason)
            self._ready.set()

    @property
    def is_empty(self) -> bool:
        """Whether every queued frame was taken out."""
        return not self._frames

    async def next_frame(self) -> bytes | None:
        """The next frame; None when it is time to close."""
        while not self._frames:
            if self.closing is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._frames.popleft()
