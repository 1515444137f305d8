"""The targets of a run, and whether it has met them."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from benchmarks.load.measuring import Run
from benchmarks.load.tally import at

MOST_SECONDS: Final = 0.05
"""Within which 99 of 100 moves are acknowledged."""
LEAST_SHARE: Final = 0.95
"""Of the intended rate: moves come at random times, so a run has a few more or fewer."""
MOST_MEMORY: Final = 300_000_000
MOST_WAITING: Final = 0.02
"""Share of the time: above it the machine did not give the server its core."""


class Target(NamedTuple):
    """One target, and what was measured."""

    name: str
    wanted: str
    measured: str
    is_met: bool


def targets(run: Run, rate: float) -> tuple[Target, ...]:
    """All targets of a run at an intended rate."""
    took = at(run.tally.acknowledged, 0.99)
    return (
        Target(
            "durable moves a second", f"{rate:,.0f} ± {1 - LEAST_SHARE:.0%}", f"{run.rate:,.0f}",
            run.rate >= LEAST_SHARE * rate,
        ),
        Target(
            "p99 of the acknowledgement", f"at most {1000 * MOST_SECONDS:.0f} ms", f"{1000 * took:.1f} ms",
            run.moves > 0 and took <= MOST_SECONDS,
        ),
        Target("memory", f"at most {MOST_MEMORY / 1e6:.0f} MB", f"{run.rss / 1e6:.0f} MB", run.rss <= MOST_MEMORY),
    )  # fmt: skip


def missed(found: Iterable[Target]) -> list[str]:
    """The names of those that were not met."""
    return [each.name for each in found if not each.is_met]


def had_its_core(run: Run) -> bool:
    """Whether the machine gave the server its core."""
    return run.cost.waited + run.cost.withheld <= MOST_WAITING * run.cost.seconds
