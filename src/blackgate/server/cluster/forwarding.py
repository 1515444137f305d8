"""Wishes of a follower's members: how they are sent, how the owner grants them, and how the answer is heard."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Final

from blackgate.errors import BlackgateError
from blackgate.server.cluster.messages import Answer, Proposed, Wanted, Wish, answer_of, letter, wish_of
from blackgate.server.cluster.shared_session import Shared
from blackgate.server.commands import HandOver
from blackgate.server.event_log import Sat
from blackgate.server.messages import Done, Refusal
from blackgate.server.problems import Refused, problem_of
from blackgate.server.room import Person
from blackgate.server.room.seating import sit
from blackgate.server.session import Live, answered
from blackgate.server.store import StoreError
from blackgate.server.store.interface import ClusterBus

AGAIN: Final = 0.4
"""Seconds without an answer after which a wish is sent again: there may be another owner. Each time it is twice as
long, because one who is only slow is not helped by more letters."""
PATIENCE: Final = 10.0
"""Seconds after which nobody waits for an answer any more."""
MOST: Final = 2000
"""Wishes that wait for an answer at once."""


@dataclass
class Waiting:
    """A wish that was sent."""

    room: Shared
    wish: Wish
    answer: Answer | None = None
    """By letter."""
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to wait for: there is an answer, or nobody else to give one."""
        room = self.room
        return bool(room.is_owned or room.failure or room.has(self.wish) or self.answer)

    async def until_over(self) -> None:
        """As long as it takes."""
        while not self.is_over:
            await self.heard.wait()
            self.heard.clear()


class Wishes:
    """Those that wait for an answer, and those that are to be answered."""

    def __init__(self, bus: ClusterBus, who: Callable[[Live, str], Person]) -> None:
        self._post, self._who = bus, who
        self._waiting: dict[str, Waiting] = {}
        """By name of the wish."""

    async def relay(self, room: Shared, wish: Wish) -> Done:
        """Have the owner of a room grant a wish, or grant it oneself if one becomes the owner. Refused says why not."""
        if len(self._waiting) >= MOST:
            raise Refused("unavailable", "too many wishes wait for an answer", right="try again in a while")
        if self._is_on_its_way(room, wish):
            raise Refused("conflict", "this command is on its way already", right="wait for its answer")
        name, waiting = token_hex(12), Waiting(room, wish)
        self._waiting[name] = waiting
        room.awaiting.add(waiting.heard)
        try:
            await self._ask(name, waiting)
        finally:
            del self._waiting[name]
            room.awaiting.discard(waiting.heard)
        if room.failure is None and room.has(wish):
            return await room.first_answer(wish)
        if room.failure is None and room.is_owned:
            return await self._grant(room, wish)
        if waiting.answer is not None:
            return await self._heeded(room, waiting.answer)
        raise Refused("unavailable", "the owner of this room does not answer", right="try again")

    def _is_on_its_way(self, room: Shared, wish: Wish) -> bool:
        """Whether somebody waits for the answer to the same command, and that answer will hold a key.

        A key is told to its first receiver only.
        """
        return (
            isinstance(wish, Wanted)
            and isinstance(wish.command.wish, HandOver)
            and any(each.room is room and each.wish == wish for each in self._waiting.values())
        )

    async def _ask(self, name: str, waiting: Waiting) -> None:
        """Write to the owner, whoever that is, and again after a while; until there is an answer, or no hope of one."""
        code, body, end = waiting.room.room.code, letter(waiting.wish), time.monotonic() + PATIENCE
        pause = AGAIN
        while not waiting.is_over and time.monotonic() < end:
            with suppress(TimeoutError, StoreError):
                async with asyncio.timeout(pause):
                    await self._post.send(name, "wish", body, "wish", code, name)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await waiting.until_over()
            pause *= 2

    async def heard(self, name: str) -> None:
        """There is a letter for one who waits."""
        if name not in self._waiting:
            return
        body = await self._post.take(name, "answer")
        if body is not None and name in self._waiting:
            self._waiting[name].answer = answer_of(body)
            self._waiting[name].heard.set()

    async def _heeded(self, room: Shared, answer: Answer) -> Done:
        """An answer by letter, once this process has seen what the owner had seen."""
        with suppress(StoreError):  # then the line is cut, and everybody has to look again
            await room.catch_up(answer.seq)
        if isinstance(answer.said, Refusal):
            problem = answer.said.problem
            raise Refused(problem.code, problem.what, problem.where, problem.right, problem.reasons)
        return answer.said

    async def answer(self, room: Shared, name: str) -> None:
        """Grant a wish of another process's, and say what came of it. A room that failed says nothing."""
        body = await self._post.take(name, "wish")
        if body is None:
            return
        wish = wish_of(body)
        try:
            said: Done | Refusal = await self._grant(room, wish)
        except BlackgateError as error:
            said = answered(problem_of(error), "", room.room.version)
        if room.failure is not None:
            return
        if isinstance(said, Done) and room.has(wish):
            room.say_rows()
        else:
            await self._post.send(name, "answer", letter(Answer(said, room.kept)), "answer", name)

    async def _grant(self, room: Shared, wish: Wish) -> Done:
        """Do what is wished, as the owner; what is granted already is not done again."""
        match wish:
            case Wanted(mark, command):
                return await room.command(self._who(room, mark), command)
            case Proposed(entry) if not room.has(wish):
                if isinstance(entry, Sat):
                    sit(room.room, entry.name, entry.seat, entry.key)  # refused, if the seat is not free any more
                room.carry_out((entry,))
        await room.durable()
        return Done("", room.room.version)
