"""A run, and what it cost."""

import gc
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from benchmarks.load.driving import Load, load_on
from benchmarks.load.served import Served, cpu_of, cpu_of_all
from benchmarks.load.tally import Tally, at

WARM_UP: Final = 1.0
"""Seconds of play before anything is measured."""
IN_TIME: Final = 0.05
"""Seconds in which 99 of 100 moves are acknowledged where a rate is held."""
STEP: Final = 1.07
"""From one rate to the next one that is tried."""
TRIES: Final = 3
"""For each rate."""


@dataclass
class Cost:
    """Of one stretch of time; seconds of processor."""

    seconds: float = 0.0
    server: float = 0.0
    client: float = 0.0
    others: float = 0.0


@dataclass
class Run:
    """One stretch of load."""

    cost: Cost = field(default_factory=Cost)
    tally: Tally = field(default_factory=Tally)
    moves: int = 0
    rss: int = 0

    @property
    def rate(self) -> float:
        """Moves in a second."""
        return self.moves / self.cost.seconds

    @property
    def each(self) -> float:
        """Seconds of the server's processor for a move."""
        return self.cost.server / max(self.moves, 1)


@asynccontextmanager
async def costing(server: Served) -> AsyncIterator[Cost]:
    """What is used while this goes on.

    Meanwhile the client looks for no garbage: its pauses would be taken for those of the server.
    """
    cost = Cost()
    gc.collect()
    gc.disable()
    began, all_before = perf_counter(), cpu_of_all()
    mine, theirs = cpu_of(os.getpid()), server.cpu()
    yield cost
    cost.seconds = perf_counter() - began
    cost.server, cost.client = server.cpu() - theirs, cpu_of(os.getpid()) - mine
    cost.others = max(cpu_of_all() - all_before - cost.server - cost.client, 0.0)
    gc.enable()


async def steady(server: Served, rooms: int, rate: float, seconds: float) -> Run:
    """Moves that come by chance."""
    async with load_on(server.port, rooms) as load:
        await load.arrivals(rate, WARM_UP)
        return await measured(server, load, lambda: load.arrivals(rate, seconds))


async def saturated(server: Served, rooms: int, seconds: float, seed: int) -> Run:
    """As many moves as go."""
    async with load_on(server.port, rooms, seed) as load:
        await load.flat_out(WARM_UP)
        return await measured(server, load, lambda: load.flat_out(seconds))


async def highest(server: Served, rooms: int, rate: float, seconds: float) -> Run | None:
    """The highest rate that is held: moves come by chance, and ever more of them, until they are late."""
    best = None
    async with load_on(server.port, rooms) as load:
        await load.arrivals(rate, WARM_UP)
        while (run := await held(server, load, rate, seconds)) is not None:
            best, rate = run, rate * STEP
    return best


async def held(server: Served, load: Load, rate: float, seconds: float) -> Run | None:
    """A rate, if it is held. It is tried more than once: machines are shared."""
    for _ in range(TRIES):
        run = await measured(server, load, lambda: load.arrivals(rate, seconds))
        if at(run.tally.acknowledged, 0.99) <= IN_TIME:
            return run
    return None


async def measured(server: Served, load: Load, drive: Callable[[], Awaitable[None]]) -> Run:
    """What some load comes to."""
    run = Run(tally=load.begin_anew())
    async with costing(server) as run.cost:
        await drive()
    run.moves, run.rss = len(run.tally.acknowledged), server.rss("VmHWM")
    return run
