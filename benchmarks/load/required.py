"""What is required of a server, in one table, and whether a run has held it."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from benchmarks.load.measuring import IN_TIME, Run
from benchmarks.load.tally import at

MOST_MEMORY: Final = 300_000_000
LEAST_SHARE: Final = 0.5
"""Of the highest rate that the echo holds."""


class Figure(NamedTuple):
    """One of them."""

    name: str
    line: str
    found: str
    is_held: bool


def figures(steady: Run, most: tuple[Run | None, Run | None]) -> tuple[Figure, ...]:
    """What was found: with moves that come by chance, and at the highest rates of server and echo."""
    took, (server, echo) = at(steady.tally.acknowledged, 0.99), most
    share = server.rate / echo.rate if server and echo else 0.0
    return (
        Figure(
            "p99 of acknowledgement, ms", f"at most {1000 * IN_TIME:.0f}", f"{1000 * took:.1f}",
            steady.moves > 0 and took <= IN_TIME,
        ),
        Figure("memory, MB", f"at most {MOST_MEMORY / 1e6:.0f}", f"{steady.rss / 1e6:.0f}", steady.rss <= MOST_MEMORY),
        Figure("highest rate held, server / echo", f"at least {LEAST_SHARE}", f"{share:.2f}", share >= LEAST_SHARE),
    )  # fmt: skip


def missed(found: Iterable[Figure]) -> list[str]:
    """The names of those that were not held."""
    return [each.name for each in found if not each.is_held]
