"""How much slower this machine is just now than where limits of processor time were set.

Machines are shared: their speed changes within a second by a factor of three. So a limit of processor time is
stretched by what a plain loop takes next to the measured work, and never made tighter.
"""

import time
from collections.abc import Callable
from typing import Final

ADDITIONS: Final = 20_000
USUAL: Final = 1e-3
"""Seconds of processor time they take where the limits hold."""
LOOPS: Final = 5


def loop() -> float:
    """Seconds of processor time of a plain loop."""
    total, began = 0, time.thread_time()
    for each in range(ADDITIONS):
        total += each
    return time.thread_time() - began


def slowness(loops: int = LOOPS, loop: Callable[[], float] = loop) -> float:
    """How many times longer a plain loop takes just now than usual; 1 where it is quicker."""
    return max(1.0, min(loop() for _ in range(loops)) / USUAL)


def is_within(limit: float, work: Callable[[], float], tries: int, loop: Callable[[], float] = loop) -> bool:
    """Whether the best of some tries of a work stays within a limit, which slow loops beside it stretch."""
    best = factor = float("inf")
    for _ in range(tries):
        factor = min(factor, slowness(loop=loop))
        best = min(best, work())
        if best <= limit * factor:
            return True
    return False
