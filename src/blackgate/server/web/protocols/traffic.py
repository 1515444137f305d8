"""Budgets for what arrives on connections, by connection and by address. They are charged before anything is parsed."""

import time
from typing import Final

from blackgate.server.web.config import Config
from blackgate.server.web.rate_limit import Credit, Ledger, Rate, Seconds

FRAMES: Final = Rate(20, 80)
"""WebSocket frames of one connection, of every kind: twice what it may say in messages."""
FRAGMENTS: Final = 16
"""Frames one message may be cut into."""
BYTES: Final = Rate(16 * 1024, 128 * 1024)
"""Bytes of one WebSocket connection. Its messages have 8 kB at most."""
READS: Final = Rate(50, 200)
"""Pieces in which the bytes of a WebSocket connection arrive: each costs as much as a frame."""


class Traffic:
    """What all connections of one address may send together, and how often it may connect."""

    def __init__(self, config: Config, clock: Seconds = time.monotonic) -> None:
        self.clock = clock
        share, requests = config.connections, config.requests_per_second
        self.connects = Ledger(Rate(share / 2, share), clock=clock)
        self.frames = Ledger(Rate(5 * requests, 10 * requests), clock=clock)
        self.bytes = Ledger(Rate(1024 * 1024 * share / 40, 16 * 1024 * 1024 * share / 40), clock=clock)
        self.reads = Ledger(Rate(20 * requests, 100 * requests), clock=clock)


class Budget:
    """What one WebSocket connection may still send."""

    def __init__(self, traffic: Traffic, address: str) -> None:
        now = traffic.clock()
        self._traffic, self._address = traffic, address
        self._frames, self._bytes, self._reads = Credit(FRAMES, now), Credit(BYTES, now), Credit(READS, now)

    def take(self, size: int, frames: int) -> bool:
        """Spend what one piece of data costs; False if that is more than the connection or its address has left."""
        traffic, now = self._traffic, self._traffic.clock()
        return (
            self._reads.take(READS, now)
            and self._bytes.take(BYTES, now, size)
            and (not frames or self._frames.take(FRAMES, now, frames))
            and traffic.reads.take(self._address)
            and traffic.bytes.take(self._address, size)
            and (not frames or traffic.frames.take(self._address, frames))
        )
