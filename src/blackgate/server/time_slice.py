"""Time slices: long work on the event loop that yields every few milliseconds."""

import asyncio
import time
from typing import Final

SECONDS: Final = 0.002
"""Of work between two pauses."""


class TimeSlice:
    """Time used since the last pause: `if time_slice.is_over: await time_slice.pause()`."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self.end = time.perf_counter() + seconds
        """By the clock of `time.perf_counter`."""

    @property
    def is_over(self) -> bool:
        """Whether it is time to pause."""
        return time.perf_counter() >= self.end

    async def pause(self) -> None:
        """Let the event loop run other tasks."""
        await asyncio.sleep(0)
        self.end = time.perf_counter() + self._seconds
