"""A fair lock: payers hold it in turn, so that many requests of one payer hardly delay others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from blackgate.server.problems import Refused

MOST_WAITING: Final = 64
MOST_OF_ONE: Final = 8
"""Waiting requests of one payer; a page sends three at once."""


class FairLock:
    """One holder at a time. Payers come round-robin, the requests of each in their order."""

    def __init__(self, most: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}
        """By payer, the next one first."""
        self._is_taken = False
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, payer: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise Refused if too many wait."""
        if self._is_taken:
            await self._wait(payer)
        self._is_taken = True
        try:
            yield
        finally:
            self._release()

    async def _wait(self, payer: str) -> None:
        if len(self._queues.get(payer, ())) >= self._most_of_one:
            raise Refused("too_fast", "too much at once", right="wait for the answers to what you have asked")
        if self.waiting >= self._most:
            raise Refused("unavailable", "too many people ask at once", right="try again in a while")
        mine = asyncio.get_running_loop().create_future()
        self._queues.setdefault(payer, deque()).append(mine)
        self.waiting += 1
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._drop(payer, mine)
            else:
                self._release()  # the turn came at the same moment
            raise

    def _drop(self, payer: str, mine: "asyncio.Future[None]") -> None:
        row = self._queues.get(payer)
        if row is not None and mine in row:
            row.remove(mine)
            self.waiting -= 1
            if not row:
                del self._queues[payer]

    def _release(self) -> None:
        while self._queues:
            payer, row = next(iter(self._queues.items()))
            del self._queues[payer]
            following = row.popleft()
            if row:
                self._queues[payer] = row
            self.waiting -= 1
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False
