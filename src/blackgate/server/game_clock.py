"""The game clock: milliseconds that pass only while a server runs and its store can write.

It is driven by the monotonic clock of the machine. The wall clock decides nothing; it only gives clients a number to
count from. See docs/decisions/0015-game-clock.md.
"""

import time
from collections.abc import Callable
from typing import Final

LEAD: Final = 3_000
"""Milliseconds the clock may run ahead of the last stored heartbeat. Then it stands still."""
RETRY: Final = 100
"""Milliseconds after which a timer checks again while the clock stands still."""


def monotonic_ms() -> int:
    """Milliseconds by the monotonic clock of this machine."""
    return time.monotonic_ns() // 1_000_000


def wall_ms() -> int:
    """Milliseconds since 1970 by the wall clock of this machine, which may be set to anything at any time."""
    return time.time_ns() // 1_000_000


class GameClock:
    """Starts at 0 in a new database, continues from the last heartbeat in the store, and never goes back.

    Without heartbeats in the store (database down, disk full, process suspended) it stands still after `lead`, so that
    nobody loses time in which nobody could play. That also bounds how far the clocks of several processes differ.
    """

    def __init__(
        self, monotonic: Callable[[], int] = monotonic_ms, wall: Callable[[], int] = wall_ms, lead: int = LEAD
    ) -> None:
        self._monotonic, self._wall, self._lead = monotonic, wall, lead
        self._stored = 0
        """The latest time that is known to be in the store."""
        self._base = 0
        """The game time when the monotonic clock was at `_base_read`."""
        self._base_read = monotonic()
        self._offset = wall()
        """From the game clock to the clock shown to clients."""

    def now(self) -> int:
        """The current game time."""
        return min(self._base + self._monotonic() - self._base_read, self._stored + self._lead)

    def resume(self, at: int) -> None:
        """Continue from the last heartbeat. What clients are shown starts from the wall clock here."""
        self.advance_to(at)
        self._offset = self._wall() - self.now()

    def advance_to(self, at: int) -> None:
        """Advance to a time in the store: a heartbeat or a row, also of another process."""
        self._base, self._base_read = max(self.now(), at), self._monotonic()
        self._stored = max(self._stored, at)

    def seconds_until(self, at: int) -> float:
        """When a timer for a game time should fire; it may have to be set again."""
        now = self.now()
        shortest = RETRY if now == self._stored + self._lead else 0
        return max(at - now, shortest) / 1000

    def wall(self, at: int) -> int:
        """A game time as clients are shown it: wall time at the start of the server, plus what passed since.

        The offset is constant while a server runs. If it followed the wall clock, an adjustment would change frames
        that must not change, and an unexpected frame reveals that something secret has happened.
        """
        return at + self._offset
