"""The workers of a pool: each takes one question after the other, and is followed by another one if it fails."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Final

from blackgate.bots.failing import Failure
from blackgate.bots.guard import failure_of, log
from blackgate.errors import BotError
from blackgate.server.bot_pool.queue import Queue
from blackgate.server.bot_pool.request import Question
from blackgate.server.bot_pool.worker_handle import Head

COMMAND: Final = (sys.executable, "-P", "-m", "blackgate.server.bot_pool.worker")
START_SECONDS: Final = 30.0
"""Until a worker has said hello, or has made a bot."""
FAREWELL: Final = 0.3
"""Seconds a worker has to end by itself."""
PAUSES: Final = (0.1, 0.5, 2.0, 5.0)
"""Seconds between attempts to start a worker that does not start."""


def gone() -> Failure:
    """Nobody is there to think."""
    return Failure("gone", "the workers have been sent home")


class Crew:
    """So many workers, who share a queue; the first of several is the express worker."""

    def __init__(self, queue: Queue, workers: int, command: Sequence[str], start_seconds: float) -> None:
        self.busy = 0
        """How many of them think."""
        self._queue, self._workers = queue, workers
        self._command, self._start_seconds = command, start_seconds
        self._heads: dict[int, Head] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def has_express(self) -> bool:
        """Whether one of them takes only quick questions: not where there is a single one."""
        return self._workers > 1

    @property
    def is_there(self) -> bool:
        """Whether anybody takes questions."""
        return bool(self._tasks)

    @property
    def pids(self) -> list[int]:
        """The processes of those who can be asked."""
        return [head.pid for head in self._heads.values() if head.is_well]

    async def start(self) -> None:
        """Start all of them; BotError if not one can be started."""
        failures = await asyncio.gather(*(self._trouble(n) for n in range(self._workers)))
        if failures[0] is not None and all(failures):
            await self.close()
            raise BotError(f"no worker for bots can be started: {failures[0].text}", right="install Blackgate anew")
        self._tasks = [asyncio.create_task(self._work(n), name=f"thinker {n}") for n in range(self._workers)]

    async def close(self) -> None:
        """Send them home, and answer all who wait that nobody is there."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._queue.close(gone())
        heads, self._heads = self._heads, {}
        await asyncio.gather(*(head.end(FAREWELL) for head in heads.values()))

    async def _work(self, n: int) -> None:
        """One worker answers questions, and after it another one, for as long as the pool is open."""
        while True:
            await self._see_to(n)
            question = await self._queue.next(express=self.has_express and n == 0)
            try:
                await self._see_to(n)
                await self._put(question, self._heads[n])
            except Exception as error:  # noqa: BLE001  (a mistake of ours costs a decision, not a worker for good)
                log.exception("a question could not be put")
                question.fail(failure_of(error))
            finally:
                self._queue.done(question)
                question.fail(gone())

    async def _put(self, question: Question, head: Head) -> None:
        if question.answer.done():
            return
        question.is_begun = True
        self.busy += 1
        try:
            question.settle(await head.answer(question))
        except Failure as failure:
            question.fail(failure)
        finally:
            self.busy -= 1

    async def _see_to(self, n: int) -> None:
        """Start a worker anew if it is not well, however often that takes."""
        pauses = iter(PAUSES)
        while n not in self._heads or not self._heads[n].is_well:
            failure = await self._trouble(n)
            if failure is not None:
                log.error("a worker for bots cannot be started: %s, %s", failure.kind, failure.text)
                await asyncio.sleep(next(pauses, PAUSES[-1]))

    async def _trouble(self, n: int) -> Failure | None:
        """Start a new worker in this place; why that failed, if it did."""
        try:
            if n in self._heads:
                await self._heads[n].end()
            self._heads[n] = Head(self._command, self._start_seconds)
            await self._heads[n].start()
        except Failure as failure:
            return failure
        return None
