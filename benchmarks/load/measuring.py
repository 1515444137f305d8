"""One run of load, and what it cost."""

import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from benchmarks.load.driving import load_on
from benchmarks.load.served import Served, cpu_of, cpu_of_all, cpu_withheld, waited_for_core
from benchmarks.load.stages import Stages, between, stages_now
from benchmarks.load.tally import Tally

WARM_UP: Final = 1.0
"""Seconds of play before anything is measured."""


@dataclass
class Cost:
    """Processor time during a run, in seconds."""

    seconds: float = 0.0
    """Length of the run."""
    server: float = 0.0
    client: float = 0.0
    others: float = 0.0
    """Other processes on this machine."""
    withheld: float = 0.0
    """Wanted here, but given to other virtual machines by the host."""
    waited: float = 0.0
    """How long the event loop of the server was ready to run and had no core."""


@dataclass
class Run:
    """One run of load."""

    cost: Cost = field(default_factory=Cost)
    tally: Tally = field(default_factory=Tally)
    moves: int = 0
    rss: int = 0
    """The most memory that the server used, in bytes."""
    stages: Stages = field(default_factory=dict)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.cost.seconds if self.cost.seconds else 0.0

    @property
    def each(self) -> float:
        """Processor time of the server for a move, in seconds."""
        return self.cost.server / max(self.moves, 1)


@asynccontextmanager
async def costing(server: Served) -> AsyncIterator[Cost]:
    """Measure the cost of a block.

    The client collects no garbage meanwhile: its pauses would be taken for those of the server.
    """
    cost = Cost()
    gc.collect()
    gc.disable()
    began, all_before, withheld = perf_counter(), cpu_of_all(), cpu_withheld()
    client, used, waited = cpu_of(os.getpid()), server.cpu(), waited_for_core(server.pid)
    yield cost
    cost.seconds = perf_counter() - began
    cost.server, cost.client = server.cpu() - used, cpu_of(os.getpid()) - client
    cost.others = max(cpu_of_all() - all_before - cost.server - cost.client, 0.0)
    cost.withheld, cost.waited = cpu_withheld() - withheld, waited_for_core(server.pid) - waited
    gc.enable()


async def steady(server: Served, rooms: int, rate: float, seconds: float) -> Run:
    """Moves at random times, at a mean rate."""
    async with load_on(server.port, rooms) as load:
        await load.arrivals(rate, WARM_UP)
        run, before = Run(tally=load.begin_anew()), await stages_now(server.port)
        async with costing(server) as run.cost:
            await load.arrivals(rate, seconds)
        run.stages = between(before, await stages_now(server.port))
    run.moves, run.rss = len(run.tally.acknowledged), server.rss("VmHWM")
    return run
