"""How much is tried: little with all other tests, much with BLACKGATE_LONG=1 (`make chaos`)."""

import os
from collections.abc import Sequence
from statistics import median

from benchmarks.load.tally import at

LONG = bool(os.environ.get("BLACKGATE_LONG"))


def size(short: int, long: int) -> int:
    return long if LONG else short


def line(short: float, long: float) -> float:
    """The most something may take: beside every other test, and where it is tried alone."""
    return long if LONG else short


def times(found: Sequence[float]) -> str:
    """p50 / p99 / longest, in milliseconds."""
    return " / ".join(f"{1000 * at(found, share):.1f}" for share in (0.5, 0.99, 1.0)) + " ms"


def middle(found: Sequence[float]) -> float:
    return median(found) if found else 0.0
