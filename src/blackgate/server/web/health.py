"""Whether the store can be written and read, asked as often as anybody likes."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from blackgate.server.store import Store, StoreError

PATIENCE: Final = 2.0
"""Seconds after which a store that has not answered counts as unwell."""
FRESH: Final = 1.0
"""Seconds for which an answer holds."""


class HealthCheck:
    """Probes the store with a write.

    Everybody who asks shares one probe, and its outcome holds for a second, so that polling costs nothing. While a
    probe hangs, no other is begun.
    """

    def __init__(
        self,
        store: Store,
        patience: float = PATIENCE,
        fresh: float = FRESH,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store, self._patience, self._fresh, self._clock = store, patience, fresh, clock
        self._probe: asyncio.Task[None] | None = None
        self._began = self._ended = 0.0

    async def check(self) -> None:
        """StoreError unless something could be written and read back just now."""
        if self._probe is None or (self._probe.done() and self._clock() >= self._ended + self._fresh):
            self._began = self._clock()
            self._probe = asyncio.create_task(self._store.probe())
            self._probe.add_done_callback(self._note)
        await asyncio.wait({self._probe}, timeout=max(0.0, self._began + self._patience - self._clock()))
        if not self._probe.done():
            raise StoreError("the store does not answer")
        self._probe.result()

    def _note(self, probe: asyncio.Task[None]) -> None:
        self._ended = self._clock()
        if not probe.cancelled():
            probe.exception()  # so that nobody is warned of an error that nobody came for
