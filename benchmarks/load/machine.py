"""How evenly the machine itself runs: the same small piece of work is repeated and timed."""

from random import Random
from statistics import median
from time import perf_counter
from typing import Final

THINGS: Final = 400_000
TOUCHED: Final = 3_000
"""Objects touched each time. They are spread over more memory than the caches hold, as the rooms of a server are."""
SLOW: Final = 1.5
"""A moment is slow if the work takes this many times longer than usual."""
APART: Final = 0.1
"""Seconds between two slow moments, below which they count as one."""


def slow_moments(seconds: float = 5.0) -> tuple[float, float]:
    """The share of time lost in slow moments, and how many of them began each second."""
    dice = Random(1)
    things = [object() for _ in range(THINGS)]
    dice.shuffle(things)
    places = [dice.randrange(THINGS) for _ in range(TOUCHED)]
    took: list[tuple[float, float]] = []
    begin = now = perf_counter()
    while now < begin + seconds:
        for place in places:
            hash(things[place])
        now, before = perf_counter(), now
        took.append((before, now - before))
    usual = median(each for _, each in took)
    slow = [(at, each - usual) for at, each in took if each > SLOW * usual]
    starts = sum(at - last > APART for (last, _), (at, _) in zip([(0.0, 0.0), *slow], slow, strict=False))
    return sum(lost for _, lost in slow) / seconds, starts / seconds
