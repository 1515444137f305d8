"""The health check: whether the store can be written and read."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from blackgate.server.store import Store, StoreError

TIMEOUT_SECONDS: Final = 2.0
"""A store that has not answered by then counts as unhealthy."""
FRESH_SECONDS: Final = 1.0
"""How long a result holds."""


class HealthCheck:
    """Probes the store with a write.

    All callers share one probe, and its result holds for a second, so that polling costs nothing. While a probe hangs,
    no other is started.
    """

    def __init__(
        self,
        store: Store,
        patience: float = TIMEOUT_SECONDS,
        fresh: float = FRESH_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store, self._timeout, self._fresh, self._clock = store, patience, fresh, clock
        self._probe: asyncio.Task[None] | None = None
        self._began = self._ended = 0.0

    async def check(self) -> None:
        """Raise StoreError unless something was written and read back just now."""
        if self._probe is None or (self._probe.done() and self._clock() >= self._ended + self._fresh):
            self._began = self._clock()
            self._probe = asyncio.create_task(self._store.probe())
            self._probe.add_done_callback(self._probed)
        await asyncio.wait({self._probe}, timeout=max(0.0, self._began + self._timeout - self._clock()))
        if not self._probe.done():
            raise StoreError("the store does not answer")
        self._probe.result()

    def _probed(self, probe: asyncio.Task[None]) -> None:
        self._ended = self._clock()
        if not probe.cancelled():
            probe.exception()  # mark it as retrieved, so that asyncio does not warn
