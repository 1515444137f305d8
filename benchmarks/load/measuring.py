"""A run, and what it cost."""

import gc
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from benchmarks.load.driving import Load, load_on
from benchmarks.load.served import Served, cpu_of, cpu_of_all, cpu_withheld
from benchmarks.load.tally import Tally, at

WARM_UP: Final = 1.0
"""Seconds of play before anything is measured."""
IN_TIME: Final = 0.05
"""Seconds in which 99 of 100 moves are acknowledged where a rate is held."""
STEP: Final = 1.07
"""From one rate to the next one that is tried."""
TRIES: Final = 6
"""For each rate."""


@dataclass
class Cost:
    """Of one stretch of time; seconds of processor."""

    seconds: float = 0.0
    server: float = 0.0
    client: float = 0.0
    others: float = 0.0
    withheld: float = 0.0
    """Wanted here, and given to other machines by the host they share."""


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
    began, all_before, withheld = perf_counter(), cpu_of_all(), cpu_withheld()
    mine, theirs = cpu_of(os.getpid()), server.cpu()
    yield cost
    cost.seconds = perf_counter() - began
    cost.server, cost.client = server.cpu() - theirs, cpu_of(os.getpid()) - mine
    cost.others = max(cpu_of_all() - all_before - cost.server - cost.client, 0.0)
    cost.withheld = cpu_withheld() - withheld
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


@dataclass
class Climber:
    """A server on its way to the highest rate it holds."""

    server: Served
    load: Load
    rate: float
    """The one that is tried next."""
    best: Run | None = None
    late: int = 0
    """How often that one was not held."""

    async def climb(self, seconds: float) -> None:
        """Try a rate; the next one, if it is held."""
        run = await measured(self.server, self.load, lambda: self.load.arrivals(self.rate, seconds))
        if at(run.tally.acknowledged, 0.99) <= IN_TIME:
            self.best, self.rate, self.late = run, self.rate * STEP, 0
        else:
            self.late += 1


async def highest(servers: Sequence[Served], rooms: int, rate: float, seconds: float) -> list[Run | None]:
    """The highest rate that each holds: moves come by chance, and ever more of them, until they are late.

    They climb by turns, and who was late tries again when the others have had theirs: a bad minute of a shared machine
    strikes all of them, and not every try of one.
    """
    async with AsyncExitStack() as loads:
        climbers = [
            Climber(server, await loads.enter_async_context(load_on(server.port, rooms)), rate) for server in servers
        ]
        for each in climbers:
            await each.load.arrivals(rate, WARM_UP)
        while left := [each for each in climbers if each.late < TRIES]:
            for each in left:
                await each.climb(seconds)
    return [each.best for each in climbers]


async def measured(server: Served, load: Load, drive: Callable[[], Awaitable[None]]) -> Run:
    """What some load comes to."""
    run = Run(tally=load.begin_anew())
    async with costing(server) as run.cost:
        await drive()
    run.moves, run.rss = len(run.tally.acknowledged), server.rss("VmHWM")
    return run
