"""Questions that wait for a free worker. Payers share the workers fairly, and the rooms of a payer take turns.

One worker is the express worker: it takes only questions that are answered quickly, so that those never wait for a bot
that thinks for seconds. Where not everything can be had at once, long thinking is cut short (`_limit`), not others.
"""

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from typing import Final

from blackgate.bots.bot import USUAL_SECONDS
from blackgate.bots.failing import Failure
from blackgate.server.bot_pool.payers import Payers
from blackgate.server.bot_pool.request import Question

SHARED_SECONDS: Final = 1.0
"""The longest think while several payers want long ones."""
WAIT_SECONDS: Final = 0.1
"""A shorter wait for a worker costs a bot nothing of its time."""
LATELY: Final = 10.0
"""Seconds for which a payer counts as competing after a long question."""


class Queue:
    """All that wait. Where it is full, the payer with the most questions gives way, be it the one that asks."""

    def __init__(
        self, most: int, most_hints: int, has_express: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._payers = Payers()
        self._most, self._most_hints, self._has_express, self._clock = most, most_hints, has_express, clock
        self._numbers = itertools.count()
        self._hinting = 0
        self._long: OrderedDict[str, float] = OrderedDict()
        """By payer: when it last had a question that the express worker does not take; the latest comes last."""
        self._news = asyncio.Event()

    @property
    def waiting(self) -> int:
        """Questions nobody has begun with."""
        return sum(payer.waiting for payer in self._payers.active.values())

    def put(self, question: Question) -> None:
        """Let a question wait for its turn."""
        question.arrival, question.arrived = next(self._numbers), self._clock()
        self._payers.of(question).turns(question).put(question)
        self._note(question)
        if self.waiting > self._most:
            crowded = max(self._payers.active.values(), key=lambda payer: (payer.waiting, payer.tag)).last()
            self.drop(crowded)
            crowded.fail(Failure("late", f"{self._most} questions are waiting already"))
        self._news.set()

    def drop(self, question: Question) -> None:
        """Nobody wants to know any more."""
        payer = self._payers.active.get(question.payer)
        if payer is not None and payer.turns(question).drop(question):
            self._payers.forget(payer)

    async def next(self, express: bool = False) -> Question:
        """The question whose turn it is, as soon as there is one; `done` has to be said when it is answered."""
        while (question := self.take(express)) is None:
            self._news.clear()
            await self._news.wait()
        return question

    def take(self, express: bool = False) -> Question | None:
        """The question whose turn it is; None if there is none for this kind of worker."""
        hints = self._hinting < self._most_hints
        firsts = [(payer.tag, payer.first(express, hints)) for payer in self._payers.active.values()]
        found = [(tag, first.arrival, first) for tag, first in firsts if first is not None]
        if not found:
            return None
        question = min(found, key=lambda each: each[:2])[2]
        self._note(question)
        question.limit = self._limit(question)
        question.taken = self._clock()
        self._payers.begin(question, question.budget)
        self._hinting += question.is_hint
        return question

    def done(self, question: Question) -> None:
        """Whoever took the question is free again."""
        self._payers.end(question, question.budget, self._clock() - question.taken)
        if question.is_hint:
            self._hinting -= 1
            self._news.set()

    def close(self, failure: Failure) -> None:
        """Nobody will take any of them any more."""
        for payer in list(self._payers.active.values()):
            while payer.waiting:
                question = payer.last()
                self.drop(question)
                question.fail(failure)

    def _note(self, question: Question) -> None:
        """Note who wants the workers that think long."""
        if self._has_express and question.is_quick:
            return
        now = self._clock()
        self._long[question.payer] = now
        self._long.move_to_end(question.payer)
        while now - next(iter(self._long.values())) > LATELY:
            self._long.popitem(last=False)

    def _limit(self, question: Question) -> float | None:
        """The most seconds a question may be thought about from now on; None for what its bot wants.

        A bot with a time of its own answers at a fixed moment after it was asked. So what it waited counts as thought.
        """
        if question.is_quick:
            return None
        limit = SHARED_SECONDS if len(self._long) > 1 else inf
        waited = self._clock() - question.arrived
        if waited > WAIT_SECONDS and not question.is_hint:
            limit = min(limit, question.budget - waited)
        return None if limit == inf else max(limit, USUAL_SECONDS)
