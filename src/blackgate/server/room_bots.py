"""The bots of a room: asked as soon as their seat is, heard when it is their moment."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.asked import Asked
from blackgate.server.bot_pool import Thought, remembers
from blackgate.server.room import Room


class Thinker(Protocol):
    """Whoever thinks for bots."""

    async def choose(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> Thought:
        """What a bot answers."""

    async def throw_in(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> str | None:
        """What a bot says without being asked."""


class Thinking:
    """What the bots of one room have thought of for the window that is open."""

    def __init__(self, thinkers: Thinker) -> None:
        self._thinkers = thinkers
        self.payer = ""
        """Whose share of the thinking time the bots use; rooms nobody has come to share one."""
        self._since = -1
        self._thoughts: dict[int, str] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._listened = -1
        """The version at which bots were last asked whether they have something to say."""

    def thoughts(self, room: Room) -> dict[int, str]:
        """By seat: the answers to the window that is open now."""
        if room.asked_since != self._since:
            for task in self._tasks.values():
                task.cancel()  # nobody wants to know any more
            self._since = room.asked_since
            self._thoughts = {}
            self._tasks = {}
        return self._thoughts

    def ask(self, room: Room, then: Callable[[], None]) -> None:
        """Have every bot that is asked think, unless it does already."""
        self.thoughts(room)
        for asked in room.asked:
            bot = room.chairs[asked.seat].bot
            if bot and asked.seat not in self._tasks:
                self._tasks[asked.seat] = asyncio.create_task(self._think(room, asked, bot, then))

    def listen(self, room: Room, speak: Callable[[int, str], None]) -> None:
        """Hear whether a bot throws something in, where it may. Rule: RULING-151."""
        if room.hears_asides and room.version != self._listened and (self._listening is None or self._listening.done()):
            self._listened = room.version
            self._listening = asyncio.create_task(self._hear(room, speak))

    async def _hear(self, room: Room, speak: Callable[[int, str], None]) -> None:
        """The bots one after the other, clockwise from who is asked; the first that speaks is heard."""
        game, version = room.playing, room.version
        for seat in ((game.seat + n) % room.settings.players for n in range(room.settings.players)):
            bot = room.chairs[seat].bot
            if bot and room.version == version and game.asides(seat):
                view = game.view(seat, memory=remembers(bot))
                said = await self._thinkers.throw_in(
                    room.rules, bot, view, game.decision_seed, room=room.code, payer=self.payer
                )
                if said is not None and room.version == version:
                    speak(seat, said)
                    return

    async def _think(self, room: Room, asked: Asked, bot: str, then: Callable[[], None]) -> None:
        since, thoughts = self._since, self._thoughts
        action = await self._action(room, asked, bot)
        if self._since == since and room.chairs[asked.seat].bot:
            thoughts[asked.seat] = action
            then()

    async def _action(self, room: Room, asked: Asked, bot: str) -> str:
        """What a bot answers; in a lesson the lesson says it."""
        seed = asked.game.decision_seed
        if room.progress is not None:
            return room.progress.lesson.answer(asked.seat, asked.question, asked.options, seed)
        view = asked.game.view(asked.seat, memory=remembers(bot))
        thought = await self._thinkers.choose(room.rules, bot, view, seed, room=room.code, payer=self.payer)
        return thought.action

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return any(not task.done() for task in self._tasks.values())

    def stop(self) -> None:
        """Nobody waits for them any more."""
        for task in (*self._tasks.values(), *([self._listening] if self._listening else [])):
            task.cancel()
