"""A lock that payers hold in turn: whoever asks for much waits for themselves, and hardly for others."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from blackgate.server.problems import Refused

MOST_WAITING: Final = 64
MOST_OF_ONE: Final = 8
"""Requests of one payer that wait; a page asks for three things at once."""


class FairLock:
    """One holder at a time. Payers come round-robin, the requests of each in their order."""

    def __init__(self, most: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._rows: dict[str, deque[asyncio.Future[None]]] = {}
        """By payer, the one whose turn is next first."""
        self._is_taken = False
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, payer: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it; Refused where too many wait."""
        if self._is_taken:
            await self._wait(payer)
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, payer: str) -> None:
        if len(self._rows.get(payer, ())) >= self._most_of_one:
            raise Refused("too_fast", "too much at once", right="wait for the answers to what you have asked")
        if self.waiting >= self._most:
            raise Refused("unavailable", "too many people ask at once", right="try again in a while")
        mine = asyncio.get_running_loop().create_future()
        self._rows.setdefault(payer, deque()).append(mine)
        self.waiting += 1
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._drop(payer, mine)
            else:
                self._pass_on()  # the turn came in the same moment
            raise

    def _drop(self, payer: str, mine: "asyncio.Future[None]") -> None:
        row = self._rows.get(payer)
        if row is not None and mine in row:
            row.remove(mine)
            self.waiting -= 1
            if not row:
                del self._rows[payer]

    def _pass_on(self) -> None:
        while self._rows:
            payer, row = next(iter(self._rows.items()))
            del self._rows[payer]
            following = row.popleft()
            if row:
                self._rows[payer] = row
            self.waiting -= 1
            if not following.done():
                following.set_result(None)
                return
        self._is_taken = False
