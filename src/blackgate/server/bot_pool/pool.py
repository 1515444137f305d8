"""The pool: bots think in a few processes beside the server, and every question gets a legal answer in time."""

import asyncio
import os
from collections import deque
from collections.abc import Sequence
from typing import Final

from blackgate.bots.bot import Chance
from blackgate.bots.failing import Failure, Report
from blackgate.bots.guard import KEPT, absent_answer, log
from blackgate.bots.protocol import Answer, checked, place
from blackgate.bots.reasons import Reasons
from blackgate.errors import BotError, ViewError
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool.limits import PLAYOUTS, SECONDS, Admission
from blackgate.server.bot_pool.queue import Queue
from blackgate.server.bot_pool.request import Question, Thought
from blackgate.server.bot_pool.supervisor import COMMAND, START_SECONDS, Crew, gone

PATIENCE: Final = 10.0
"""Seconds a question waits for a free worker."""
MOST_WAITING: Final = 256


def usual_workers() -> int:
    """One for each core but the server's, at least two: one of them takes quick questions only."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(2, cores - 1)


class Thinkers:
    """Bots for every room. `waiting`, `busy` and `replaced` are for whoever watches the server."""

    def __init__(
        self,
        workers: int | None = None,
        allowed: frozenset[str] = frozenset(),
        *,
        most_seconds: float = SECONDS,
        most_playouts: int = PLAYOUTS,
        command: Sequence[str] = COMMAND,
        most_waiting: int = MOST_WAITING,
        patience: float = PATIENCE,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self.workers = usual_workers() if workers is None else workers
        if self.workers < 1:
            raise BotError(f"{self.workers} workers cannot think", right="at least 1")
        self._admission = Admission(allowed, most_seconds, most_playouts)
        self.replaced = 0
        """Decisions that an absent player's answer was taken for."""
        self.reports: deque[Report] = deque(maxlen=KEPT)
        self._patience = patience
        self._queue = Queue(most_waiting, max(1, self.workers - 1), self.workers > 1)
        self._crew = Crew(self._queue, self.workers, command, start_seconds)

    @property
    def waiting(self) -> int:
        """Questions no worker has begun with."""
        return self._queue.waiting

    @property
    def busy(self) -> int:
        """Workers that think."""
        return self._crew.busy

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that can be asked."""
        return self._crew.pids

    def check(self, spec: str) -> None:
        """BotError if this bot may not sit in a room, or may not think that long."""
        self._admission.admitted(spec)

    async def start(self) -> None:
        """Start the workers; BotError if none can be started."""
        await self._crew.start()

    async def close(self) -> None:
        """End the workers; whoever still waits is given the answer of an absent player."""
        await self._crew.close()

    async def choose(
        self, rules: Rules, bot: str, view: View, seed: int, explain: bool = False, *, room: str = "", payer: str = ""
    ) -> Thought:
        """One of the view's options: the bot's, or with a report an absent player's."""
        if not view.options:
            raise ViewError("nobody is asked here", "view.options", "give the view of the seat that has to decide")
        try:
            answer, texts = await self._answer(rules, bot, view, seed, room, payer, explain=explain)
            chosen = place(answer, texts)
            if chosen is None:
                raise Failure("illegal", "neither an option nor an action")
            return Thought(texts[chosen], checked(answer.reasons, texts))
        except Failure as failure:
            usual = absent_answer(view, view.options, Chance(seed))
            return Thought(str(usual), report=self._report(bot, view, failure))

    async def throw_in(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> str | None:
        """What the bot says without being asked: one of the view's asides, or nothing."""
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
        self, rules: Rules, view: View, seconds: float, *, seed: int = 0, room: str = "", payer: str = ""
    ) -> Reasons | None:
        """What a Mastermind would do at a person's place, and why; None where there is no choice, or no time for it."""
        if len(view.options) < 2:
            return None
        bot = f"mastermind@{seconds:.3f}s"
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
            entrant = self._admission.admitted(bot)
        except BotError as error:
            raise Failure("gone", str(error)) from None
        if not self._crew.is_there:
            raise gone()
        question = Question(
            room=room, payer=payer, entrant=entrant, rules=rules, view=view, seed=seed,
            explain=explain, is_aside=is_aside, is_hint=is_hint,
        )  # fmt: skip
        self._queue.put(question)
        timer = asyncio.get_running_loop().call_later(self._patience, self._give_up, question)
        try:
            return await question.answer, question.texts
        finally:
            timer.cancel()
            self._queue.drop(question)

    def _give_up(self, question: Question) -> None:
        if not question.is_begun:
            question.fail(Failure("late", f"no worker was free for {self._patience:g} s"))

    def _report(self, bot: str, view: View, failure: Failure) -> Report:
        self.replaced += 1
        report = Report(view.viewer, view.question, failure.kind, failure.text)
        self.reports.append(report)
        log.warning("%s at seat %s was replaced at %r: %s, %s", bot, report.seat, report.question, report.kind,
                    report.text)  # fmt: skip
        return report
