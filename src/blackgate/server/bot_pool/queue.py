"""The queue of requests to bots. Payers share the workers fairly, and the rooms of a payer take turns.

One worker is the express worker. It takes only quick requests, so that those never wait for a bot that thinks for
seconds. Under contention long thinking is cut short (`_limit`).
"""

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from typing import Final

from blackgate.bots.bot import USUAL_SECONDS
from blackgate.bots.failures import Failure
from blackgate.server.bot_pool.payers import Payers
from blackgate.server.bot_pool.request import BotRequest

CONTENDED_SECONDS: Final = 1.0
"""Longest thinking time while several payers want more."""
FREE_WAIT_SECONDS: Final = 0.1
"""A shorter wait for a worker is not deducted from a bot's time."""
CONTENTION_SECONDS: Final = 10.0
"""Seconds for which a payer counts as competing after a long request."""


class RequestQueue:
    """All waiting requests. If it is full, the payer with the most requests loses one, perhaps the new one."""

    def __init__(
        self, most: int, most_hints: int, has_express: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._payers = Payers()
        self._capacity, self._most_hints, self._has_express, self._clock = most, most_hints, has_express, clock
        self._numbers = itertools.count()
        self._hints_running = 0
        self._long_payers: OrderedDict[str, float] = OrderedDict()
        """By payer: when it last had a request that the express worker does not take, in order."""
        self._changed = asyncio.Event()

    @property
    def waiting(self) -> int:
        """Requests that no worker has started."""
        return sum(payer.waiting for payer in self._payers.active.values())

    def put(self, request: BotRequest) -> None:
        """Queue a request."""
        request.arrival, request.arrived = next(self._numbers), self._clock()
        self._payers.payer_of(request).queue_for(request).put(request)
        self._note_long(request)
        if self.waiting > self._capacity:
            crowded = max(self._payers.active.values(), key=lambda payer: (payer.waiting, payer.tag)).last()
            self.drop(crowded)
            crowded.fail(Failure("late", f"{self._capacity} questions are waiting already"))
        self._changed.set()

    def drop(self, request: BotRequest) -> None:
        """Remove a request whose caller is gone."""
        payer = self._payers.active.get(request.payer)
        if payer is not None and payer.queue_for(request).drop(request):
            self._payers.forget(payer)

    async def next(self, express: bool = False) -> BotRequest:
        """Wait for the next request. Call `done` when it is answered."""
        while (request := self.take(express)) is None:
            self._changed.clear()
            await self._changed.wait()
        return request

    def take(self, express: bool = False) -> BotRequest | None:
        """The next request; None if there is none for this kind of worker."""
        hints = self._hints_running < self._most_hints
        firsts = [(payer.tag, payer.first(express, hints)) for payer in self._payers.active.values()]
        found = [(tag, first.arrival, first) for tag, first in firsts if first is not None]
        if not found:
            return None
        request = min(found, key=lambda each: each[:2])[2]
        self._note_long(request)
        request.limit = self._limit(request)
        request.taken = self._clock()
        self._payers.charge(request, request.budget)
        self._hints_running += request.is_hint
        return request

    def done(self, request: BotRequest) -> None:
        """The worker of a request is free again."""
        self._payers.settle(request, request.budget, self._clock() - request.taken)
        if request.is_hint:
            self._hints_running -= 1
            self._changed.set()

    def close(self, failure: Failure) -> None:
        """Fail all waiting requests."""
        for payer in list(self._payers.active.values()):
            while payer.waiting:
                request = payer.last()
                self.drop(request)
                request.fail(failure)

    def _note_long(self, request: BotRequest) -> None:
        """Note which payers compete for the workers that think long."""
        if self._has_express and request.is_quick:
            return
        now = self._clock()
        self._long_payers[request.payer] = now
        self._long_payers.move_to_end(request.payer)
        while now - next(iter(self._long_payers.values())) > CONTENTION_SECONDS:
            self._long_payers.popitem(last=False)

    def _limit(self, request: BotRequest) -> float | None:
        """Most seconds for a request from now on; None for the full budget of its bot.

        A bot with its own time answers at a fixed moment after it was asked. So the time it waited is deducted.
        """
        if request.is_quick:
            return None
        limit = CONTENDED_SECONDS if len(self._long_payers) > 1 else inf
        waited = self._clock() - request.arrived
        if waited > FREE_WAIT_SECONDS and not request.is_hint:
            limit = min(limit, request.budget - waited)
        return None if limit == inf else max(limit, USUAL_SECONDS)
