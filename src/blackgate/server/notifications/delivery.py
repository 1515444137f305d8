"""Delivery: a few tries with growing pauses, in the background, within bounds. What still fails is dropped.

One receiver and one room have a share of it each, so a receiver that hangs delays nobody else.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from blackgate.errors import BlackgateError
from blackgate.server.problems import Refused

log: Final = logging.getLogger("blackgate.server")
PAUSES: Final = (5.0, 60.0)
"""Seconds before the second and the third try."""
AT_ONCE: Final = 32
AT_ONCE_TO_ONE: Final = 4
"""To one receiver: a host, or the mail server."""
MOST: Final = 1000
"""Deliveries under way, those that pause included; more are dropped."""
MOST_TO_ONE: Final = 400
MOST_OF_ROOM: Final = 20


Send = Callable[[], Awaitable[None]]


class DeliveryFailed(BlackgateError):  # noqa: N818  (an answer of somebody else's server)
    """A delivery did not succeed, but may later."""


class DeliveryRejected(BlackgateError):  # noqa: N818
    """A delivery will never succeed."""

    def __init__(self, what: str, is_gone: bool = False) -> None:
        super().__init__(what)
        self.is_gone = is_gone
        """Whether the receiver is gone for good."""


class Delivery:
    """Runs deliveries. Nobody waits for them."""

    def __init__(self, pauses: tuple[float, ...] = PAUSES) -> None:
        self._pauses = pauses
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._receivers: dict[str, asyncio.Semaphore] = {}
        self._under_way: Counter[tuple[str, str]] = Counter()
        """By receiver and by room."""
        self.dropped = 0
        """Notifications that could not be delivered."""

    def start(self, kind: str, send: Send, on_gone: Send | None = None, *, to: str = "", room: str = "") -> None:
        """Deliver something in the background; `on_gone` is called if its receiver does not exist any more."""
        shares = (("to", to), ("room", room))
        is_full = self._under_way[shares[0]] >= MOST_TO_ONE or self._under_way[shares[1]] >= MOST_OF_ROOM
        if is_full or len(self._tasks) >= MOST:
            self.dropped += 1
            return
        self._under_way.update(shares)
        task = asyncio.create_task(self._run(kind, send, on_gone, to))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._end(done, to, room))

    def _end(self, task: asyncio.Task[None], to: str, room: str) -> None:
        self._tasks.discard(task)
        self._under_way -= Counter((("to", to), ("room", room)))  # what is 0 is removed
        if ("to", to) not in self._under_way:
            self._receivers.pop(to, None)

    async def _run(self, kind: str, send: Send, on_gone: Send | None, to: str) -> None:
        slots = self._receivers.setdefault(to, asyncio.Semaphore(AT_ONCE_TO_ONE))
        why: BlackgateError | None = None
        for pause in (0.0, *self._pauses):
            await asyncio.sleep(pause)
            try:
                async with slots, self._slots:  # who waits for a receiver holds no slot of the others
                    await send()
            except DeliveryFailed as error:
                why = error
                continue
            except (DeliveryRejected, Refused) as error:
                if isinstance(error, DeliveryRejected) and error.is_gone and on_gone is not None:
                    await on_gone()
                why = error
                break
            except Exception:
                log.exception("a %s could not be sent", kind)
                self.dropped += 1
            return
        self.dropped += 1
        log.warning("a %s was dropped: %s", kind, why.what if why is not None else "")  # never its address

    async def close(self) -> None:
        """Drop what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
