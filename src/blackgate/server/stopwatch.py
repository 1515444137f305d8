"""Times the stages of a move, from the arrival of its command to the reply.

The stages follow each other without a gap, so they add up to the whole time.
"""

from time import perf_counter
from typing import Final

STAGES: Final = ("queueing", "deciding", "projecting", "storing", "window", "sending")
"""`queueing`: the command waits for the event loop. `deciding`: it is parsed, checked and applied to the game.
`projecting`: the updates of all viewers are computed. `storing`: the entries become durable. `window`: the result waits
for its release time (`constant_time`). `sending`: until the reply is handed to the operating system."""
QUEUEING, DECIDING, PROJECTING, STORING, WINDOW, SENDING = range(len(STAGES))


class Stopwatch:
    """Measures the stages of one move."""

    __slots__ = ("_last", "seconds")

    def __init__(self, began: float) -> None:
        self.seconds = [0.0] * len(STAGES)
        """By stage."""
        self._last = began

    def lap(self, stage: int) -> None:
        """Charge the time since the last call to a stage."""
        now = perf_counter()
        self.seconds[stage] += now - self._last
        self._last = now

    def stored(self, _: object) -> None:
        """The entries are durable; `_` is their future."""
        self.lap(STORING)

    def released(self) -> None:
        """The result may be shown."""
        self.lap(WINDOW)

    @property
    def was_stored(self) -> bool:
        """Whether the move was stored; repeated commands and those of other processes are not."""
        return self.seconds[STORING] > 0.0


class Untimed(Stopwatch):
    """Stands for no stopwatch: bots and deadlines are not timed."""

    __slots__ = ()

    def lap(self, stage: int) -> None:
        """Measure nothing."""


UNTIMED: Final = Untimed(0.0)
