"""The server's side of the offload worker: started when there is a job, and restarted when it fails."""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from blackgate.bots.failures import Failure
from blackgate.server.offload.fair_lock import FairLock
from blackgate.server.offload.protocol import MOST_LINE_BYTES, Job, Ready, Rejected, Result, decode_result, encode_line
from blackgate.server.problems import Reason, Refused
from blackgate.server.worker_process import WorkerProcess
from blackgate.speech import message

log: Final = logging.getLogger("blackgate.server")
COMMAND: Final = (sys.executable, "-P", "-m", "blackgate.server.offload.worker")
START_SECONDS: Final = 30.0
JOB_SECONDS: Final = 20.0
EXIT_SECONDS: Final = 0.3
"""Seconds the worker has to exit by itself."""

Charge = Callable[[str], None]
"""Charges a payer (an address); raises Refused if the payer has had too much."""


def free_of_charge(payer: str) -> None:
    """Charges nobody: for callers without limits."""


class Offload:
    """Runs costly jobs in one process, for payers in turn."""

    def __init__(self, command: Sequence[str] = COMMAND, seconds: float = JOB_SECONDS) -> None:
        self._command, self._seconds = command, seconds
        self._lock = FairLock()
        self._process: WorkerProcess | None = None
        self._starting: asyncio.Future[WorkerProcess] | None = None
        """A process that a thread is starting; a thread cannot be cancelled."""
        self._is_ready = False
        """Whether it has said that it is ready."""
        self._tasks: set[asyncio.Task[Result]] = set()
        self._is_closed = False
        self.charge: Charge = free_of_charge
        """Set by the web layer, which limits what an address may ask for."""

    @property
    def waiting(self) -> int:
        """Jobs that wait for the worker."""
        return self._lock.waiting

    @property
    def pid(self) -> int | None:
        """Of the worker, while it is ready."""
        return self._process.pid if self._process is not None and self._is_ready else None

    async def run(self, job: Job, payer: str) -> Result:
        """Run a job; raise Refused if it fails. It continues if the caller is cancelled."""
        task = asyncio.create_task(self._run(job, payer))
        self._tasks.add(task)
        task.add_done_callback(self._discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            raise Refused("unavailable", "the server stops", right="try again in a while") from None

    def _discard(self, task: "asyncio.Task[Result]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the caller may be gone

    async def close(self) -> None:
        """Stop the worker, and cancel all jobs."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._stop_worker()

    async def _run(self, job: Job, payer: str) -> Result:
        async with self._lock.turn(payer):
            try:
                process = await self._ensure_worker()
                result = decode_result(await process.exchange(encode_line(job), self._seconds))
            except (Failure, msgspec.DecodeError) as failure:
                log.warning("the offload worker failed at %s: %s", type(job).__name__, failure)
                await self._stop_worker()
                raise Refused("unavailable", "this could not be worked out", right="try again later") from None
        if isinstance(result, Rejected):
            reasons = (Reason(message(result.reason), ()),) if result.reason else ()
            raise Refused(result.code, result.what, result.where, result.right, reasons)
        return result

    async def _ensure_worker(self) -> WorkerProcess:
        """The worker, started if none is alive."""
        if self._process is not None and self._process.is_alive:
            return self._process
        if self._is_closed:
            raise Failure("gone", "the server stops")
        await self._stop_worker()
        self._starting = asyncio.ensure_future(asyncio.to_thread(WorkerProcess, self._command, MOST_LINE_BYTES))
        self._process, self._starting = await asyncio.shield(self._starting), None
        await self._process.connect()
        if not isinstance(decode_result(await self._process.exchange(b"", START_SECONDS)), Ready):
            raise Failure("nonsense", "the worker is not ready")
        self._is_ready = True
        return self._process

    async def _stop_worker(self) -> None:
        if self._starting is not None:
            with suppress(Failure):
                self._process = await self._starting
            self._starting = None
        process, self._process, self._is_ready = self._process, None, False
        if process is not None:
            await process.wait_closed(EXIT_SECONDS if process.is_alive else 0.0)
