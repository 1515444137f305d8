"""The time games go by: it stands still while no server runs, so that nobody loses by an outage."""

import time
from bisect import bisect_right
from collections.abc import Callable, Sequence


def wall() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Timekeeper:
    """Turns moments of the wall clock into moments of play. It never goes back."""

    def __init__(self, read: Callable[[], int] = wall) -> None:
        self._read = read
        self._last = 0
        self._ends: list[int] = []
        self._lost: list[int] = []

    def leave_out(self, outages: Sequence[tuple[int, int]]) -> None:
        """Times in which no server ran, oldest first: they do not count."""
        self._ends, self._lost = [], []
        lost = 0
        for begin, end in outages:
            lost += max(end - begin, 0)
            self._ends.append(end)
            self._lost.append(lost)

    def now(self) -> int:
        """The wall clock, never before what it last said."""
        self._last = max(self._last, self._read())
        return self._last

    def played(self, wall_ms: int) -> int:
        """The moment of play that a moment of the wall clock is."""
        n = bisect_right(self._ends, wall_ms)
        return wall_ms - (self._lost[n - 1] if n else 0)

    def wall(self, played_ms: int) -> int:
        """The moment of the wall clock at which a coming moment of play will be, if nothing goes wrong."""
        return played_ms + (self._lost[-1] if self._lost else 0)
