"""Load on a server: moves at random times, or as fast as possible."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter
from typing import Final

import httpx
from benchmarks.load.client import SETTINGS, Table
from benchmarks.load.tally import Tally

AT_ONCE: Final = 8
"""Rooms that are opened in parallel."""
LAST: Final = 20.0
"""Seconds within which the last moves have to be acknowledged."""


class Load:
    """Many tables on one server."""

    def __init__(self, port: int, rooms: int, seed: int, settings: Mapping[str, object]) -> None:
        self.tally = Tally()
        self.dice = Random(seed)
        self._free: list[Table] = []
        self._waiting: list[float] = []
        """Times at which a move was due while no table was free."""
        self._is_flat_out = False
        self.tables = [Table(port, self.tally, Random(f"{seed} {n}"), self._is_free, settings) for n in range(rooms)]

    async def open(self, port: int) -> None:
        """Open all rooms and deal the cards."""
        places = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as door:

            async def opened(table: Table) -> None:
                async with places:
                    await table.open(door)

            await asyncio.gather(*map(opened, self.tables))

    def begin_anew(self) -> Tally:
        """Forget what was measured so far; return the new tally."""
        self.tally = Tally()
        for table in self.tables:
            table.tally = self.tally
        return self.tally

    def _is_free(self, table: Table) -> None:
        if self._waiting:
            table.move(self._waiting.pop(0))
        elif self._is_flat_out:
            table.move(perf_counter())
        else:
            self._free.append(table)

    def _arrive(self, intended: float) -> None:
        """A move is due: a random free table makes it."""
        while self._free:
            n = self.dice.randrange(len(self._free))
            self._free[n], self._free[-1] = self._free[-1], self._free[n]
            table = self._free.pop()
            if table.can_move:
                table.move(intended)
                return
            table.is_free = False  # it is just being sent something; it announces itself again
        self._waiting.append(intended)

    async def arrivals(self, rate: float, seconds: float) -> None:
        """Send moves at random times with a mean rate a second, whether or not the server keeps up."""
        begin = due = perf_counter()
        while due < begin + seconds:
            due += self.dice.expovariate(rate)
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            self._arrive(due)
        await self._settled()

    async def flat_out(self, seconds: float) -> None:
        """Let every table send its next move as soon as everybody knows the last one."""
        self._is_flat_out = True
        for _ in range(len(self._free)):
            self._arrive(perf_counter())
        await asyncio.sleep(seconds)
        self._is_flat_out = False
        await self._settled()

    async def _settled(self) -> None:
        """Wait until no move is in flight."""
        until = perf_counter() + LAST
        while busy := sum(table.is_busy for table in self.tables):
            if perf_counter() > until:
                self.tally.errors["tables still busy at the end"] += busy
                return
            await asyncio.sleep(0.02)


@asynccontextmanager
async def load_on(
    port: int, rooms: int, seed: int = 1, settings: Mapping[str, object] = SETTINGS
) -> AsyncIterator[Load]:
    """Tables where the cards are dealt; their connections are closed at the end."""
    load = Load(port, rooms, seed, settings)
    await load.open(port)
    try:
        yield load
    finally:
        for table in load.tables:
            table.close()
