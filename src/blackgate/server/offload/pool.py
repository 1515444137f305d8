"""The worker as the server sees it: started when there is something to do, and anew when it fails."""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from blackgate.bots.failing import Failure
from blackgate.server.offload.fair_lock import FairLock
from blackgate.server.offload.protocol import LONGEST, Job, Ready, Rejected, Result, line, result_in
from blackgate.server.problems import Reason, Refused
from blackgate.server.worker_process import Process
from blackgate.speech import message

log: Final = logging.getLogger("blackgate.server")
COMMAND: Final = (sys.executable, "-P", "-m", "blackgate.server.offload.worker")
START_SECONDS: Final = 30.0
JOB_SECONDS: Final = 20.0
FAREWELL: Final = 0.3
"""Seconds the worker has to end by itself."""

Charge = Callable[[str], None]
"""Charges a payer; Refused if the payer has had too much."""


def free_of_charge(payer: str) -> None:
    """Nobody is charged: for those who have no limits."""


class Offload:
    """Does costly jobs in one process, for payers in turn."""

    def __init__(self, command: Sequence[str] = COMMAND, seconds: float = JOB_SECONDS) -> None:
        self._command, self._seconds = command, seconds
        self._lock = FairLock()
        self._process: Process | None = None
        self._is_ready = False
        """Whether it has said that it can be given jobs."""
        self._tasks: set[asyncio.Task[Result]] = set()
        self._is_closed = False
        self.charge: Charge = free_of_charge
        """Set by whoever limits what people may ask for."""

    @property
    def waiting(self) -> int:
        """Jobs that wait for the worker."""
        return self._lock.waiting

    @property
    def pid(self) -> int | None:
        """Of the worker, while it can be given jobs."""
        return self._process.pid if self._process is not None and self._is_ready else None

    async def run(self, job: Job, payer: str) -> Result:
        """Have a job done; Refused if it cannot be. It goes on if whoever asked for it is cancelled."""
        task = asyncio.create_task(self._run(job, payer))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            raise Refused("unavailable", "the server stops", right="try again in a while") from None

    def _forget(self, task: "asyncio.Task[Result]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and then nobody else looks at it

    async def close(self) -> None:
        """End the worker; whatever is not done by then is given up."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._end()

    async def _run(self, job: Job, payer: str) -> Result:
        async with self._lock.turn(payer):
            try:
                process = await self._started()
                result = result_in(await process.line_after(line(job), self._seconds))
            except (Failure, msgspec.DecodeError) as failure:
                log.warning("the offload worker failed at %s: %s", type(job).__name__, failure)
                await self._end()
                raise Refused("unavailable", "this could not be worked out", right="try again later") from None
        if isinstance(result, Rejected):
            reasons = (Reason(message(result.reason), ()),) if result.reason else ()
            raise Refused(result.code, result.what, result.where, result.right, reasons)
        return result

    async def _started(self) -> Process:
        """The worker, started where none is well."""
        if self._process is not None and self._process.is_well:
            return self._process
        if self._is_closed:
            raise Failure("gone", "the server stops")
        await self._end()
        self._process = await asyncio.to_thread(Process, self._command, LONGEST)
        await self._process.connect()
        if not isinstance(result_in(await self._process.line_after(b"", START_SECONDS)), Ready):
            raise Failure("nonsense", "the worker is not ready")
        self._is_ready = True
        return self._process

    async def _end(self) -> None:
        process, self._process, self._is_ready = self._process, None, False
        if process is not None:
            await process.end(FAREWELL if process.is_well else 0.0)
