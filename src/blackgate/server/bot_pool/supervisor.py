"""Supervises the workers: each answers one request after the other, and is restarted if it fails."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Final

from blackgate.bots.failures import Failure
from blackgate.bots.guard import failure_of, log
from blackgate.errors import BotError
from blackgate.server.bot_pool.queue import RequestQueue
from blackgate.server.bot_pool.request import BotRequest
from blackgate.server.bot_pool.worker_handle import WorkerHandle

COMMAND: Final = (sys.executable, "-P", "-m", "blackgate.server.bot_pool.worker")
START_SECONDS: Final = 30.0
"""Until a worker has said hello, or has loaded a bot."""
EXIT_SECONDS: Final = 0.3
"""Seconds a worker has to exit by itself."""
BACKOFF: Final = (0.1, 0.5, 2.0, 5.0)
"""Seconds between attempts to start a worker."""


def stopped() -> Failure:
    """The failure if no worker is running."""
    return Failure("gone", "the workers have been sent home")


class WorkerSupervisor:
    """A fixed number of workers that share a queue; the first of several is the express worker."""

    def __init__(self, queue: RequestQueue, workers: int, command: Sequence[str], start_seconds: float) -> None:
        self.busy = 0
        """Workers that are thinking."""
        self._queue, self._workers = queue, workers
        self._command, self._start_seconds = command, start_seconds
        self._handles: dict[int, WorkerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def has_express(self) -> bool:
        """Whether one of them takes only quick requests: not if there is a single one."""
        return self._workers > 1

    @property
    def is_running(self) -> bool:
        """Whether the workers take requests."""
        return bool(self._tasks)

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that are alive."""
        return [handle.pid for handle in self._handles.values() if handle.is_alive]

    async def start(self) -> None:
        """Start all workers; raise BotError if not one can be started."""
        failures = await asyncio.gather(*(self._start(n) for n in range(self._workers)))
        if failures[0] is not None and all(failures):
            await self.close()
            raise BotError(f"no worker for bots can be started: {failures[0].text}", right="install Blackgate anew")
        self._tasks = [asyncio.create_task(self._serve(n), name=f"bot worker {n}") for n in range(self._workers)]

    async def close(self) -> None:
        """Stop the workers, and fail all waiting requests."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._queue.close(stopped())
        handles, self._handles = self._handles, {}
        await asyncio.gather(*(handle.wait_closed(EXIT_SECONDS) for handle in handles.values()))

    async def _serve(self, n: int) -> None:
        """Answer requests with one worker and its successors, as long as the pool is open."""
        while True:
            await self._ensure_running(n)
            request = await self._queue.next(express=self.has_express and n == 0)
            try:
                await self._ensure_running(n)
                await self._ask(request, self._handles[n])
            except Exception as error:  # noqa: BLE001  (a bug costs one decision, not a worker for good)
                log.exception("a question could not be put")
                request.fail(failure_of(error))
            finally:
                self._queue.done(request)
                request.fail(stopped())

    async def _ask(self, request: BotRequest, handle: WorkerHandle) -> None:
        if request.reply.done():
            return
        request.is_started = True
        self.busy += 1
        try:
            request.resolve(await handle.answer(request))
        except Failure as failure:
            request.fail(failure)
        finally:
            self.busy -= 1

    async def _ensure_running(self, n: int) -> None:
        """Restart a dead worker, with backoff."""
        pauses = iter(BACKOFF)
        while n not in self._handles or not self._handles[n].is_alive:
            failure = await self._start(n)
            if failure is not None:
                log.error("a worker for bots cannot be started: %s, %s", failure.kind, failure.text)
                await asyncio.sleep(next(pauses, BACKOFF[-1]))

    async def _start(self, n: int) -> Failure | None:
        """Start a new worker in this slot; return the failure, if any."""
        try:
            if n in self._handles:
                await self._handles[n].wait_closed()
            self._handles[n] = WorkerHandle(self._command, self._start_seconds)
            await self._handles[n].start()
        except Failure as failure:
            return failure
        return None
