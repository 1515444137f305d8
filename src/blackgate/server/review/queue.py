"""The queue of reviews: one after the other, in a worker of their own, in parts that take a few seconds each."""

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from blackgate.server.offload.pool import Charge, Offload, free_of_charge
from blackgate.server.offload.protocol import AssembleReview, Job, JudgeDecisions, ListDecisions, Response
from blackgate.server.problems import Code, Reason, Refused
from blackgate.server.review.messages import ReviewStatus
from blackgate.speech import message

COMMAND: Final = (sys.executable, "-P", "-m", "blackgate.server.review.worker")
PART: Final = 8
"""Decisions of a job: 0.4 s of processor time."""
MOST_DECISIONS: Final = 2_000
MOST_WAITING: Final = 32
MOST_OF_ONE: Final = 2
"""Reviews of one payer that wait or are worked on."""
MOST_CACHE_BYTES: Final = 16_000_000
FAILED_SECONDS: Final = 60.0
"""How long a failure is told to all who ask, before the next one begins the review again."""

log: Final = logging.getLogger("blackgate.server")


@dataclass(frozen=True)
class Reviewable:
    """A finished game."""

    record: str
    remembered: tuple[str, ...] = ()
    """What its viewers knew before it, if it is a branch: that is not in the record."""


ReadGame = Callable[[], Awaitable[Reviewable]]


@dataclass(eq=False)
class Running:
    """A review that waits or is worked on."""

    payer: str
    game: ReadGame
    judged: int = 0
    decisions: int = 0
    problem: Refused | None = None


class Reviews:
    """Reviews by the key of their game. What is done is cached, and a failure for a minute."""

    def __init__(self, offload: Offload | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.offload, self._now = offload or Offload(COMMAND), now
        self.charge: Charge = free_of_charge
        """Set by the web layer, which limits what an address may ask for."""
        self._queue: OrderedDict[str, Running] = OrderedDict()
        """The one that is worked on comes first."""
        self._failed: OrderedDict[str, tuple[float, Refused]] = OrderedDict()
        """What failed, and until when that is told."""
        self._done: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._task: asyncio.Task[None] | None = None

    def ask(self, key: str, game: ReadGame, payer: str) -> bytes:
        """How far the review of a game is, as JSON; a new one is queued. Raise Refused if too many wait."""
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        until, problem = self._failed.get(key, (0.0, None))
        if problem is not None and self._now() < until:
            raise problem.with_traceback(None)
        if key not in self._queue:
            self._enqueue(key, Running(payer, game))
        ahead = list(self._queue).index(key)
        mine = self._queue[key]
        state = ReviewStatus(
            state="waiting" if ahead else "working", ahead=ahead, judged=mine.judged, decisions=mine.decisions
        )
        return msgspec.json.encode(state)

    def _enqueue(self, key: str, mine: Running) -> None:
        if sum(each.payer == mine.payer for each in self._queue.values()) >= MOST_OF_ONE:
            raise _refused(
                "too_fast", "review-pending", "too many reviews at once", "wait for those you have asked for"
            )
        if len(self._queue) >= MOST_WAITING:
            raise _refused("unavailable", "review-crowded", "too many reviews are waiting", "try again in a while")
        self.charge(mine.payer)
        self._queue[key] = mine
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """One review after the other, until none is left."""
        while self._queue:
            key, mine = next(iter(self._queue.items()))
            try:
                self._keep(key, await self._made(mine))
            except Refused as problem:
                self._fail(key, _failed() if problem.code == "unavailable" else problem)
            except Exception:
                log.exception("a review failed")  # the others go on
                self._fail(key, _failed())
            finally:
                self._queue.pop(key, None)

    async def _made(self, mine: Running) -> bytes:
        game = await mine.game()
        steps = msgspec.json.decode(await self._run(ListDecisions(game.record), mine), type=tuple[int, ...])
        if len(steps) > MOST_DECISIONS:
            raise _refused("invalid", "review-too-long", "this game is too long", f"at most {MOST_DECISIONS} decisions")
        mine.decisions = len(steps)
        judged: list[msgspec.Raw] = []
        for n in range(0, len(steps), PART):
            part = await self._run(JudgeDecisions(game.record, steps[n : n + PART], game.remembered), mine)
            judged += msgspec.json.decode(part, type=list[msgspec.Raw])
            mine.judged = len(judged)
        made = await self._run(AssembleReview(game.record, tuple(judged)), mine)
        await mine.game()  # if it was deleted meanwhile, nothing is kept
        return made

    async def _run(self, job: Job, mine: Running) -> bytes:
        found = await self.offload.run(job, mine.payer)
        assert isinstance(found, Response)  # noqa: S101  (the worker's answer to these jobs)
        return bytes(found.body)

    def drop(self, prefix: str) -> None:
        """Forget what is done whose key begins so."""
        for key in [each for each in self._done if each.startswith(prefix)]:
            self._size -= len(self._done.pop(key))

    def _keep(self, key: str, review: bytes) -> None:
        done = msgspec.json.encode({"state": "done", "review": msgspec.Raw(review)})
        self._done[key] = done
        self._size += len(done)
        while self._size > MOST_CACHE_BYTES:
            self._size -= len(self._done.popitem(last=False)[1])

    def _fail(self, key: str, problem: Refused) -> None:
        self._failed[key] = self._now() + FAILED_SECONDS, problem
        self._failed.move_to_end(key)
        while len(self._failed) > MOST_WAITING:
            self._failed.popitem(last=False)

    async def close(self) -> None:
        """Stop everything."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.offload.close()


def _refused(code: Code, reason: str, what: str, right: str) -> Refused:
    """A refusal with the message that explains it."""
    return Refused(code, what, right=right, reasons=(Reason(message(reason), ()),))


def _failed() -> Refused:
    return _refused("unavailable", "review-failed", "this review could not be made", "try again in a while")
