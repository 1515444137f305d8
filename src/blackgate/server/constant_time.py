"""Pace: what was done is shown at even distances from the moment it began, so that the work in between tells nothing.

To see what a hand allows takes longer for one hand than for another: some millionths of a second, which whoever sends
thousands of commands could tell from the answers. A bit of chance on top would only take them longer.
"""

import asyncio
from collections import deque
from functools import partial
from math import floor, inf
from typing import Final

from blackgate.server.store import StoreError

STEP: Final = 0.005
"""Seconds: several times what work and disk usually take, and nothing anybody feels."""


class Pace:
    """The pace of one room."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[float, asyncio.Future[None]]] = deque()
        """What is kept but not shown, in the order it was begun, each with its moment."""
        self._timer: asyncio.TimerHandle | None = None
        self._begun = 0
        """How much is begun and not shown, kept or not."""

    @property
    def is_busy(self) -> bool:
        """Whether something is begun and not shown: what comes after it has to wait for it."""
        return self._begun > 0

    def after(self, kept: asyncio.Future[None], began: float) -> asyncio.Future[None]:
        """Done a step from when it began, or as many as it takes until that is kept; failed as soon as that fails."""
        loop = asyncio.get_running_loop()
        shown: asyncio.Future[None] = loop.create_future()
        self._begun += 1
        kept.add_done_callback(partial(self._wait, loop, began, shown))
        return shown

    def _wait(
        self, loop: asyncio.AbstractEventLoop, began: float, shown: asyncio.Future[None], kept: asyncio.Future[None]
    ) -> None:
        error = StoreError("given up") if kept.cancelled() else kept.exception()
        if error is not None:
            self._show(inf)  # what was begun before is true
            self._begun -= 1
            shown.set_exception(error)
            return
        steps = floor((loop.time() - began) / STEP) + 1
        self._waiting.append((began + steps * STEP, shown))
        if self._timer is None:
            self._set_timer(loop)

    def _set_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = loop.call_at(self._waiting[0][0], self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        self._show(loop.time() + STEP / 10)  # clocks of loops are coarse
        if self._waiting:
            self._set_timer(loop)

    def _show(self, until: float) -> None:
        while self._waiting and self._waiting[0][0] <= until:
            _, shown = self._waiting.popleft()
            self._begun -= 1
            shown.set_result(None)
