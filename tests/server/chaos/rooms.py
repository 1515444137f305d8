"""Rooms on a real server, with players that choose at random."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
from benchmarks.load.client import posted
from tests.server.chaos.players import Acknowledged, Player

SWIFT: dict[str, object] = {"players": 2, "windows": "swift", "private": True}


async def keys_of(port: int, settings: dict[str, object]) -> tuple[str, list[str]]:
    """A new room in which every seat is taken: its code, and the keys by seat."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        opened = await posted(http, "/api/rooms", {"settings": settings, "name": "P1"})
        code: str = opened["room"]
        others = [
            await posted(http, f"/api/rooms/{code}/seats", {"name": f"P{n + 1}"})
            for n in range(1, int(str(settings["players"])))
        ]
    return code, [opened["key"], *(each["key"] for each in others)]


class Room:
    """A room and the people in it."""

    def __init__(self, code: str, players: Sequence[Player], seed: object = 0) -> None:
        self.code, self.players, self.dice = code, players, Random(f"room {seed}")
        self._staying: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Everybody connects, and the cards are dealt."""
        self._staying = [asyncio.create_task(player.stay()) for player in self.players]
        await self.until(lambda player: bool(player.version))
        await self.players[0].do(do="begin")
        await self.until(lambda player: player.phase == "playing")

    async def leave(self) -> None:
        for task in self._staying:
            task.cancel()
        await asyncio.gather(*self._staying, return_exceptions=True)

    async def until(self, is_so: Any, seconds: float = 60) -> None:
        """Until something is so for every player."""
        async with asyncio.timeout(seconds):
            while not all(map(is_so, self.players)):
                await asyncio.sleep(0.005)

    async def move(self) -> dict[str, Any] | None:
        """One decision, and everybody knows of it; None when nobody is asked."""
        mover = next((player for player in self.players if player.options), None)
        if mover is None:
            return None
        answer = await mover.do(do="choose", action=self.dice.choice(mover.options))
        version = answer["version"]
        await self.until(lambda player: player.version >= version)
        return answer

    async def play(self, pace: float = 0.0) -> None:
        """To the end, if nobody stops it."""
        while any(player.phase != "over" for player in self.players):
            await self.move()
            await asyncio.sleep(self.dice.uniform(0, 2 * pace))

    @property
    def acknowledged(self) -> list[Acknowledged]:
        return [each for player in self.players for each in player.acknowledged]


@asynccontextmanager
async def opened(port: int, settings: dict[str, object] | None = None, seed: object = 0) -> AsyncIterator[Room]:
    """A room in which a game has begun."""
    code, keys = await keys_of(port, settings or SWIFT)
    room = Room(code, [Player(port, code, key, seat) for seat, key in enumerate(keys)], seed)
    try:
        await room.begin()
        yield room
    finally:
        await room.leave()


async def durations(rooms: Sequence[Room], seconds: float) -> list[float]:
    """How long moves take while this much time goes by."""
    before = {room.code: len(room.acknowledged) for room in rooms}
    await asyncio.sleep(seconds)
    return [each.took for room in rooms for each in sorted(room.acknowledged, key=lambda a: a.at)[before[room.code] :]]


@asynccontextmanager
async def playing(rooms: Sequence[Room], pace: float) -> AsyncIterator[None]:
    """While this goes on, they play."""
    tasks = [asyncio.create_task(room.play(pace)) for room in rooms]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
