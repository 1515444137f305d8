"""Work that stays on the event loop, a little at a time."""

import asyncio
import time
from typing import Final

SECONDS: Final = 0.002
"""Of work between two rests."""


class Slice:
    """How much of the loop's time is used since the last rest: `if slice.is_over: await slice.rest()`."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self.end = time.perf_counter() + seconds
        """By the clock of `time.perf_counter`."""

    @property
    def is_over(self) -> bool:
        """Whether it is time to rest."""
        return time.perf_counter() >= self.end

    async def rest(self) -> None:
        """Let the loop do what else it has to do."""
        await asyncio.sleep(0)
        self.end = time.perf_counter() + self._seconds
