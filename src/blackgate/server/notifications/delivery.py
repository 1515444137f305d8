"""Delivery: a few tries with growing pauses, in the background, within bounds. What still fails is dropped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from blackgate.errors import BlackgateError
from blackgate.server.problems import Refused

log: Final = logging.getLogger("blackgate.server")
PAUSES: Final = (5.0, 60.0)
"""Seconds before the second and the third try."""
AT_ONCE: Final = 8
MOST: Final = 1000
"""Deliveries under way, those that pause included; more are dropped."""


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
        self.dropped = 0
        """Notifications that could not be delivered."""

    def start(
        self, kind: str, send: Callable[[], Awaitable[None]], on_gone: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Deliver something in the background; `on_gone` is called if its receiver does not exist any more."""
        if len(self._tasks) >= MOST:
            self.dropped += 1
            return
        task = asyncio.create_task(self._run(kind, send, on_gone))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(
        self, kind: str, send: Callable[[], Awaitable[None]], on_gone: Callable[[], Awaitable[None]] | None
    ) -> None:
        why: BlackgateError | None = None
        for pause in (0.0, *self._pauses):
            await asyncio.sleep(pause)
            try:
                async with self._slots:
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
