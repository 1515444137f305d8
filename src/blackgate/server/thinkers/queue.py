"""Questions that wait for a free worker: rooms take turns, bots go before hints, and not too many wait."""

import asyncio
from collections import deque

from blackgate.bots.failing import Failure
from blackgate.server.thinkers.question import Question


class Turns:
    """Rooms in a circle, each with its questions in a row."""

    def __init__(self) -> None:
        self._rooms: dict[str, deque[Question]] = {}
        self.waiting = 0

    def put(self, question: Question) -> None:
        """At the end of its room's row; a room without questions comes last."""
        self._rooms.setdefault(question.room, deque()).append(question)
        self.waiting += 1

    def take(self) -> Question | None:
        """The first question of the room whose turn it is; then it is the next one's turn."""
        if not self._rooms:
            return None
        room = next(iter(self._rooms))
        row = self._rooms.pop(room)
        question = row.popleft()
        if row:
            self._rooms[room] = row
        self.waiting -= 1
        return question

    def drop(self, question: Question) -> None:
        """Nobody wants to know any more."""
        row = self._rooms.get(question.room)
        if row is not None and question in row:
            self.waiting -= 1
            row.remove(question)
            if not row:
                del self._rooms[question.room]

    def last_of_longest(self) -> Question:
        """The newest question of the room that has the most."""
        return max(self._rooms.values(), key=len)[-1]


class Queue:
    """All that wait. Where it is full, the room with the most questions gives way, be it the one that asks."""

    def __init__(self, most: int, most_hints: int) -> None:
        self._bots, self._hints = Turns(), Turns()
        self._most, self._most_hints = most, most_hints
        self._hinting = 0
        self._news = asyncio.Event()

    @property
    def waiting(self) -> int:
        """Questions nobody has begun with."""
        return self._bots.waiting + self._hints.waiting

    def put(self, question: Question) -> None:
        """Let a question wait for its turn."""
        turns = self._turns(question)
        turns.put(question)
        if turns.waiting > self._most:
            crowded = turns.last_of_longest()
            turns.drop(crowded)
            crowded.fail(Failure("late", f"{self._most} questions are waiting already"))
        self._news.set()

    def drop(self, question: Question) -> None:
        """Nobody wants to know any more."""
        self._turns(question).drop(question)

    async def next(self) -> Question:
        """The question whose turn it is, as soon as there is one; `done` has to be said when it is answered."""
        while (question := self._taken()) is None:
            self._news.clear()
            await self._news.wait()
        return question

    def done(self, question: Question) -> None:
        """Whoever took the question is free again."""
        if question.is_hint:
            self._hinting -= 1
            self._news.set()

    def close(self, failure: Failure) -> None:
        """Nobody will take any of them any more."""
        for turns in (self._bots, self._hints):
            while (question := turns.take()) is not None:
                question.fail(failure)

    def _taken(self) -> Question | None:
        """A hint only when no bot waits, and never so many that all workers are at hints."""
        question = self._bots.take()
        if question is None and self._hinting < self._most_hints:
            question = self._hints.take()
            self._hinting += question is not None
        return question

    def _turns(self, question: Question) -> Turns:
        return self._hints if question.is_hint else self._bots
