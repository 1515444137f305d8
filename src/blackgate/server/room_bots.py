"""The bots of one room: they start thinking as soon as their seat is asked, and their answers are used when due."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool import BotAnswer, needs_memory
from blackgate.server.room import Room
from blackgate.server.windows import PendingQuestion


class BotService(Protocol):
    """Chooses for bots: the bot pool, or a stub in tests."""

    async def choose(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> BotAnswer:
        """The answer of a bot."""

    async def throw_in(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> str | None:
        """What a bot says without being asked."""


class RoomBots:
    """The answers of one room's bots to the open window."""

    def __init__(self, bot_pool: BotService) -> None:
        self._bot_pool = bot_pool
        self.payer = ""
        """Who is charged for the thinking time; rooms nobody has come to share one payer."""
        self._since = -1
        self._answers: dict[int, str] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._aside_task: asyncio.Task[None] | None = None
        self._asides_asked_at = -1
        """The version at which bots were last asked for asides."""

    def answers(self, room: Room) -> dict[int, str]:
        """By seat: the answers to the open window."""
        if room.asked_since != self._since:
            for task in self._tasks.values():
                task.cancel()  # the question is no longer open
            self._since = room.asked_since
            self._answers = {}
            self._tasks = {}
        return self._answers

    def ask(self, room: Room, then: Callable[[], None]) -> None:
        """Let every bot that is asked start thinking, unless it already does."""
        self.answers(room)
        for asked in room.asked:
            bot = room.chairs[asked.seat].bot
            if bot and asked.seat not in self._tasks:
                self._tasks[asked.seat] = asyncio.create_task(self._choose(room, asked, bot, then))

    def ask_asides(self, room: Room, speak: Callable[[int, str], None]) -> None:
        """Ask the bots whether they throw something in, where that is allowed. Rule: RULING-151."""
        is_asking = self._aside_task is not None and not self._aside_task.done()
        if room.allows_asides and room.version != self._asides_asked_at and not is_asking:
            self._asides_asked_at = room.version
            self._aside_task = asyncio.create_task(self._ask_asides(room, speak))

    async def _ask_asides(self, room: Room, speak: Callable[[int, str], None]) -> None:
        """Ask the bots clockwise from the seat that is asked; the first one that speaks is heard."""
        game, version = room.playing, room.version
        for seat in ((game.seat + n) % room.settings.players for n in range(room.settings.players)):
            bot = room.chairs[seat].bot
            if bot and room.version == version and game.asides(seat):
                view = game.view(seat, memory=needs_memory(bot))
                said = await self._bot_pool.throw_in(
                    room.rules, bot, view, game.decision_seed, room=room.code, payer=self.payer
                )
                if said is not None and room.version == version:
                    speak(seat, said)
                    return

    async def _choose(self, room: Room, asked: PendingQuestion, bot: str, then: Callable[[], None]) -> None:
        since, answers = self._since, self._answers
        action = await self._action(room, asked, bot)
        if self._since == since and room.chairs[asked.seat].bot:
            answers[asked.seat] = action
            then()

    async def _action(self, room: Room, asked: PendingQuestion, bot: str) -> str:
        """The answer of a bot; in a lesson the lesson decides."""
        seed = asked.game.decision_seed
        if room.progress is not None:
            return room.progress.lesson.answer(asked.seat, asked.question, asked.options, seed)
        view = asked.game.view(asked.seat, memory=needs_memory(bot))
        answer = await self._bot_pool.choose(room.rules, bot, view, seed, room=room.code, payer=self.payer)
        return answer.action

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return any(not task.done() for task in self._tasks.values())

    def stop(self) -> None:
        """Cancel everything: nobody waits for the answers any more."""
        for task in (*self._tasks.values(), *([self._aside_task] if self._aside_task else [])):
            task.cancel()
