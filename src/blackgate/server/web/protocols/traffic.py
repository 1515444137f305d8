"""Traffic budgets by connection and by address. They are charged before anything is parsed."""

import time
from typing import Final

from blackgate.server.web.config import Config
from blackgate.server.web.rate_limit import MonotonicClock, Rate, RateLimiter, TokenBucket

FRAMES: Final = Rate(20, 80)
"""WebSocket frames of one connection, of every kind: twice the limit of messages."""
FRAGMENTS: Final = 16
"""Frames of one message."""
BYTES: Final = Rate(16 * 1024, 128 * 1024)
"""Of one WebSocket connection. Its messages have 8 kB at most."""
READS: Final = Rate(50, 200)
"""Chunks in which the bytes of a WebSocket connection arrive: each costs as much as a frame."""


class TrafficLimits:
    """What all connections of one address may send together, and how often it may connect."""

    def __init__(self, config: Config, clock: MonotonicClock = time.monotonic) -> None:
        self.clock = clock
        share, requests = config.connections, config.requests_per_second
        self.connects = RateLimiter(Rate(share / 2, share), clock=clock)
        self.frames = RateLimiter(Rate(5 * requests, 10 * requests), clock=clock)
        self.bytes = RateLimiter(Rate(1024 * 1024 * share / 40, 16 * 1024 * 1024 * share / 40), clock=clock)
        self.reads = RateLimiter(Rate(20 * requests, 100 * requests), clock=clock)


class ConnectionBudget:
    """What one WebSocket connection may still send."""

    def __init__(self, limits: TrafficLimits, address: str) -> None:
        now = limits.clock()
        self._limits, self._address = limits, address
        self._frames, self._bytes, self._reads = (
            TokenBucket(FRAMES, now),
            TokenBucket(BYTES, now),
            TokenBucket(READS, now),
        )

    def take(self, size: int, frames: int) -> bool:
        """Charge one chunk of data; False if the connection or its address is over its budget."""
        limits, now = self._limits, self._limits.clock()
        return (
            self._reads.take(READS, now)
            and self._bytes.take(BYTES, now, size)
            and (not frames or self._frames.take(FRAMES, now, frames))
            and limits.reads.take(self._address)
            and limits.bytes.take(self._address, size)
            and (not frames or limits.frames.take(self._address, frames))
        )
