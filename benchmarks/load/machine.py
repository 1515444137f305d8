"""How evenly the machine itself runs: the same small piece of work, over and over, with nothing else going on."""

from random import Random
from statistics import median
from time import perf_counter
from typing import Final

THINGS: Final = 400_000
TOUCHED: Final = 3_000
"""Things spread over more memory than the caches near a processor hold, as the rooms of a server are."""
SLOW: Final = 1.5
"""So many times longer than usual is a slow moment."""
APART: Final = 0.1
"""Seconds between two slow moments that count as two."""


def slow_moments(seconds: float = 5.0) -> tuple[float, float]:
    """The share of time that was lost because work took longer than usual, and how often in a second it began to."""
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
