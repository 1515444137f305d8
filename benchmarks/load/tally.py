"""What the clients of a run have measured."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


def seconds() -> "array[float]":
    return array("d")


@dataclass
class Tally:
    """Times are in seconds, from the moment a move was due."""

    acknowledged: "array[float]" = field(default_factory=seconds)
    told: "array[float]" = field(default_factory=seconds)
    """Until another seat was sent the move; sealed answers are left out."""
    sealed: int = 0
    """Acknowledged answers that are shown later, because their speed could reveal a hand."""
    stale: int = 0
    """Moves that were refused because the table had changed."""
    games: int = 0
    """Finished games."""
    frames: int = 0
    """Updates that were received."""
    bytes: int = 0
    """Of all updates."""
    errors: Counter[str] = field(default_factory=Counter)


def at(times: Sequence[float], share: float) -> float:
    """A quantile: the time within which a share of them was; 0 if there are none."""
    ordered = sorted(times)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def milliseconds(times: Sequence[float]) -> str:
    """p50, p90, p99 and the longest."""
    return " / ".join(f"{1000 * at(times, share):.1f}" for share in (0.5, 0.9, 0.99, 1.0))
