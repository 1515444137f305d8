"""Contests that end when they are decided."""

from collections.abc import Iterable
from itertools import islice


def enough(wanted: int, wins: Iterable[bool]) -> bool:
    """Whether so many games are won; the rest is not played then."""
    return sum(1 for _ in islice(filter(None, wins), wanted)) == wanted
