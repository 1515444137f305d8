"""A quota: so many of something in a period, by key, in bounded memory."""

import time
from collections import Counter
from collections.abc import Callable


class Quota:
    """Counts in fixed periods. What was counted is forgotten when the next period begins."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._counts: Counter[str] = Counter()
        self._period = 0

    def take(self, key: str = "") -> bool:
        """Count one more; return whether that is within the quota."""
        period = int(self._clock() / self._seconds)
        if period != self._period:
            self._period = period
            self._counts.clear()
        if self._counts[key] >= self._most:
            return False
        self._counts[key] += 1
        return True
