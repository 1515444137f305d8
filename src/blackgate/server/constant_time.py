"""Constant-time release: results become visible on a grid of 5 ms, to close a timing side channel.

Computing what a hand allows takes some microseconds more for one hand than for another. An attacker who sends thousands
of commands could tell hands apart by the response times. Random delays would only require more samples.
"""

import asyncio
from collections import deque
from functools import partial
from math import floor, inf
from typing import Final

from blackgate.server.store import StoreError

GRID_SECONDS: Final = 0.005
"""Several times what the work and the disk usually take, and too short to be noticed by people."""


class ConstantTimeRelease:
    """Delays the results of one room to grid points measured from the start of each piece of work."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[float, asyncio.Future[None]]] = deque()
        """Results that are stored but not released, in their order, each with its release time."""
        self._timer: asyncio.TimerHandle | None = None
        self._in_flight = 0
        """Pieces of work that are not released yet, stored or not."""

    @property
    def is_busy(self) -> bool:
        """Whether something is in flight: later results have to wait for it."""
        return self._in_flight > 0

    def release_after(self, stored: asyncio.Future[None], began: float) -> asyncio.Future[None]:
        """Done at the first grid point after `stored` is done; fails as soon as `stored` fails."""
        loop = asyncio.get_running_loop()
        released: asyncio.Future[None] = loop.create_future()
        self._in_flight += 1
        stored.add_done_callback(partial(self._stored, loop, began, released))
        return released

    def _stored(
        self,
        loop: asyncio.AbstractEventLoop,
        began: float,
        released: asyncio.Future[None],
        stored: asyncio.Future[None],
    ) -> None:
        error = StoreError("given up") if stored.cancelled() else stored.exception()
        if error is not None:
            self._release_until(inf)  # earlier results were stored
            self._in_flight -= 1
            released.set_exception(error)
            return
        at = _grid_point_after(began, loop.time())
        if self._waiting and self._waiting[-1][0] > at:
            # Released together with an earlier result, it would tell its author that somebody else did something.
            at = _grid_point_after(began, self._waiting[-1][0])
        self._waiting.append((at, released))
        if self._timer is None:
            self._set_timer(loop)

    def _set_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = loop.call_at(self._waiting[0][0], self._on_timer, loop)

    def _on_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        self._release_until(loop.time() + GRID_SECONDS / 10)  # the clock of the loop is coarse
        if self._waiting:
            self._set_timer(loop)

    def _release_until(self, until: float) -> None:
        while self._waiting and self._waiting[0][0] <= until:
            _, released = self._waiting.popleft()
            self._in_flight -= 1
            released.set_result(None)


def _grid_point_after(began: float, time: float) -> float:
    """The first grid point of a piece of work after a time."""
    return began + (floor((time - began) / GRID_SECONDS) + 1) * GRID_SECONDS
