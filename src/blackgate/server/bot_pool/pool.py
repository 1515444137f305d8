"""The bot pool: bots think in worker processes, and every request gets a legal answer in time."""

import asyncio
import os
from collections import deque
from collections.abc import Sequence
from typing import Final

from blackgate.bots.bot import Chance
from blackgate.bots.external.protocol import Answer, checked, place
from blackgate.bots.failures import Failure, Report
from blackgate.bots.guard import KEPT, absent_answer, log
from blackgate.bots.reasons import Reasons
from blackgate.errors import BotError, ViewError
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool.limits import MOST_PLAYOUTS, MOST_SECONDS, BotLimits
from blackgate.server.bot_pool.queue import RequestQueue
from blackgate.server.bot_pool.request import BotAnswer, BotRequest
from blackgate.server.bot_pool.supervisor import COMMAND, START_SECONDS, WorkerSupervisor, stopped

MOST_WAIT_SECONDS: Final = 10.0
"""Seconds a request waits for a free worker."""
MOST_WAITING: Final = 256


def default_workers() -> int:
    """One for each core but the server's, at least two: one of them takes quick requests only."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(2, cores - 1)


class BotPool:
    """Bots for all rooms. `waiting`, `busy` and `replaced` are metrics."""

    def __init__(
        self,
        workers: int | None = None,
        allowed: frozenset[str] = frozenset(),
        *,
        most_seconds: float = MOST_SECONDS,
        most_playouts: int = MOST_PLAYOUTS,
        command: Sequence[str] = COMMAND,
        most_waiting: int = MOST_WAITING,
        patience: float = MOST_WAIT_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.workers = default_workers() if workers is None else workers
        if self.workers < 1:
            raise BotError(f"{self.workers} workers cannot think", right="at least 1")
        self._bots_allowed = BotLimits(allowed, most_seconds, most_playouts)
        self.replaced = 0
        """Decisions for which the answer of an absent player was used."""
        self.reports: deque[Report] = deque(maxlen=KEPT)
        self._most_wait = patience
        self._queue = RequestQueue(most_waiting, max(1, self.workers - 1), self.workers > 1)
        self._supervisor = WorkerSupervisor(self._queue, self.workers, command, start_seconds)

    @property
    def waiting(self) -> int:
        """Requests that no worker has started."""
        return self._queue.waiting

    @property
    def busy(self) -> int:
        """Workers that are thinking."""
        return self._supervisor.busy

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that are alive."""
        return self._supervisor.pids

    def check(self, spec: str) -> None:
        """Raise BotError if this bot may not play in a room, or not with this budget."""
        self._bots_allowed.check(spec)

    async def start(self) -> None:
        """Start the workers; raise BotError if none can be started."""
        await self._supervisor.start()

    async def close(self) -> None:
        """Stop the workers; requests that still wait get the answer of an absent player."""
        await self._supervisor.close()

    async def choose(
        self, rules: Rules, bot: str, view: View, seed: int, explain: bool = False, *, room: str = "", payer: str = ""
    ) -> BotAnswer:
        """One of the view's options: the bot's, or with a report an absent player's."""
        if not view.options:
            raise ViewError("nobody is asked here", "view.options", "give the view of the seat that has to decide")
        try:
            answer, texts = await self._answer(rules, bot, view, seed, room, payer, explain=explain)
            chosen = place(answer, texts)
            if chosen is None:
                raise Failure("illegal", "neither an option nor an action")
            return BotAnswer(texts[chosen], checked(answer.reasons, texts))
        except Failure as failure:
            usual = absent_answer(view, view.options, Chance(seed))
            return BotAnswer(str(usual), report=self._report(bot, view, failure))

    async def throw_in(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> str | None:
        """What the bot says without being asked: one of the view's asides, or None."""
        if not view.asides:
            return None
        try:
            answer, texts = await self._answer(rules, bot, view, seed, room, payer, is_aside=True)
            said = place(answer, texts)
        except Failure as failure:
            self._report(bot, view, failure)
            return None
        return None if said is None else texts[said]

    async def hint(
        self, rules: Rules, view: View, seconds: float, *, playouts: int | None = None, seed: int = 0, room: str = "",
        payer: str = "",
    ) -> Reasons | None:  # fmt: skip
        """What a Mastermind would do in a person's seat, and why; None without a choice or without time.

        With a number of playouts it is never too late, however busy the server is.
        """
        if len(view.options) < 2:
            return None
        bot = f"mastermind@{seconds:.3f}s" if playouts is None else f"mastermind@{playouts}p"
        self.check(bot)
        try:
            answer, texts = await self._answer(rules, bot, view, seed, room, payer, explain=True, is_hint=True)
            return checked(answer.reasons, texts)
        except Failure as failure:
            log.info("no hint at seat %s: %s, %s", view.viewer, failure.kind, failure.text)
            return None

    async def _answer(
        self, rules: Rules, bot: str, view: View, seed: int, room: str, payer: str,
        explain: bool = False, is_aside: bool = False, is_hint: bool = False,
    ) -> tuple[Answer, tuple[str, ...]]:  # fmt: skip
        try:
            entrant = self._bots_allowed.check(bot)
        except BotError as error:
            raise Failure("gone", str(error)) from None
        if not self._supervisor.is_running:
            raise stopped()
        request = BotRequest(
            room=room, payer=payer, entrant=entrant, rules=rules, view=view, seed=seed,
            explain=explain, is_aside=is_aside, is_hint=is_hint,
        )  # fmt: skip
        self._queue.put(request)
        timer = asyncio.get_running_loop().call_later(self._most_wait, self._time_out, request)
        try:
            return await request.reply, request.texts
        finally:
            timer.cancel()
            self._queue.drop(request)

    def _time_out(self, request: BotRequest) -> None:
        if not request.is_started:
            request.fail(Failure("late", f"no worker was free for {self._most_wait:g} s"))

    def _report(self, bot: str, view: View, failure: Failure) -> Report:
        self.replaced += 1
        report = Report(view.viewer, view.question, failure.kind, failure.text)
        self.reports.append(report)
        log.warning("%s at seat %s was replaced at %r: %s, %s", bot, report.seat, report.question, report.kind,
                    report.text)  # fmt: skip
        return report
