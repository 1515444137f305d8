"""Tables at which somebody plays at random over real sockets, each with at most one move on its way."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
from benchmarks.load.tally import Tally
from benchmarks.load.wire import Wire
from benchmarks.load.words import Bye, Done, Question, Refused, Update, Welcome, command, hello, reader
from msgspec import UNSET

SETTINGS: Final[Mapping[str, object]] = {"players": 4, "windows": "swift", "private": True}
PLAYERS: Final = 4
ARRIVAL: Final = 30.0
"""Seconds within which everybody has to be connected."""


class Chair:
    """One seat, connected."""

    def __init__(self, table: "Table", seat: int, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.version = 0
        self.asked: Question | None = None
        self.wire = Wire(self.heard, self.lost)
        self.welcomed = asyncio.get_running_loop().create_future()

    async def connect(self, port: int) -> None:
        """Come in, and be told where everything stands."""
        await self.wire.connect(port, f"/api/rooms/{self.table.code}/socket")
        self.wire.send(hello(self.key))
        async with asyncio.timeout(ARRIVAL):
            await self.welcomed

    def heard(self, frame: bytes) -> None:
        """A message of the server."""
        message = reader.decode(frame)
        match message:
            case Update():
                self._update(message, len(frame))
            case Done():
                self.table.done(self, message)
            case Welcome():
                self.version = message.version
                self._look(message)
                self.welcomed.set_result(None)
            case Refused():
                self.table.refused(message)
            case Bye():
                self.table.tally.errors[f"bye: {message.problem.what}"] += 1

    def lost(self, code: int) -> None:
        self.table.tally.errors[f"closed with {code}"] += 1

    def _update(self, message: Update, size: int) -> None:
        """Every version comes to every seat, once."""
        table = self.table
        table.tally.bytes += size
        if table.is_begun and message.version - self.version not in (0, 1):
            table.tally.errors["a gap between updates"] += 1
        is_new, self.version = message.version > self.version, message.version
        self._look(message)
        if is_new and table.is_begun:
            table.told(self)

    def _look(self, message: Update | Welcome) -> None:
        if message.own is not None and message.own.asked is not UNSET:
            self.asked = message.own.asked
        if message.room is not None and message.room.phase:
            self.table.phase = message.room.phase


class Table:
    """A room, and everybody at it."""

    def __init__(
        self,
        port: int,
        tally: Tally,
        dice: Random,
        free: Callable[["Table"], None],
        settings: Mapping[str, object] = SETTINGS,
    ) -> None:
        self.port, self.tally, self.dice, self._free, self._settings = port, tally, dice, free, settings
        self.code, self.phase = "", ""
        self.chairs: list[Chair] = []
        self.version = 0
        self.is_begun = False
        self._sent = 0
        self._is_acknowledged = True
        self._intended = 0.0
        self._mover: Chair | None = None
        self._behind = 0
        """Seats that have not been told of the last move."""

    async def open(self, door: httpx.AsyncClient) -> None:
        """A new room with four people, and the cards are dealt."""
        opened = await posted(door, "/api/rooms", {"settings": self._settings, "name": "P1"})
        seats = [await posted(door, f"/api/rooms/{opened['room']}/seats", {"name": f"P{n + 1}"}) for n in (1, 2, 3)]
        await self._enter(opened["room"], [opened["key"], *(each["key"] for each in seats)])

    async def _enter(self, code: str, keys: Sequence[str]) -> None:
        self.code, self.is_begun = code, False
        self.chairs = [Chair(self, seat, key) for seat, key in enumerate(keys)]
        await asyncio.gather(*(chair.connect(self.port) for chair in self.chairs))
        self._send(self.chairs[0], {"do": "begin"})
        async with asyncio.timeout(ARRIVAL):
            while self.phase != "playing" or len({chair.version for chair in self.chairs}) > 1 or self._mover:
                await asyncio.sleep(0.01)
        self.version, self.is_begun = self.chairs[0].version, True
        self._free(self)

    def _send(self, chair: Chair, wish: dict[str, object]) -> None:
        self._sent += 1
        self._mover, self._is_acknowledged, self._behind = chair, False, PLAYERS
        chair.wire.send(command(f"m{self._sent}", chair.version, wish))

    def move(self, intended: float) -> None:
        """The seat that is asked answers something that is possible."""
        self._intended = intended
        chair = next(each for each in self.chairs if each.asked is not None and not each.asked.is_ahead)
        assert chair.asked is not None
        self._send(chair, {"do": "choose", "action": self.dice.choice(chair.asked.options).action})

    def done(self, chair: Chair, message: Done) -> None:
        """A move is acknowledged: it is the one that was sent, and the next version."""
        if not self.is_begun:
            self._mover = None
            return
        if message.id != f"m{self._sent}" or chair is not self._mover:
            self.tally.errors["an acknowledgement of something else"] += 1
        if message.version != self.version + 1:
            self.tally.errors["a gap between acknowledgements"] += 1
        self.version, self._is_acknowledged = message.version, True
        self.tally.acknowledged.append(perf_counter() - self._intended)
        self._settle()

    def told(self, chair: Chair) -> None:
        """A seat knows of the move."""
        self._behind -= 1
        if chair is not self._mover:
            self.tally.told.append(perf_counter() - self._intended)
        self._settle()

    def refused(self, message: Refused) -> None:
        if message.problem.code == "stale":
            self.tally.stale += 1
        else:
            self.tally.errors[f"refused: {message.problem.code}: {message.problem.what}"] += 1
        self._is_acknowledged, self._behind = True, 0
        self._settle()

    def _settle(self) -> None:
        """Everybody knows of it: the next one may come."""
        if not self._is_acknowledged or self._behind:
            return
        if self.phase == "over":
            self.tally.games += 1
            self._again = asyncio.create_task(self._rematch())
        else:
            self._free(self)

    async def _rematch(self) -> None:
        """The same people once more, in another room."""
        keys = [chair.key for chair in self.chairs]
        self.close()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as door:
            wish = {"type": "command", "id": "again", "seen": self.version, "wish": {"do": "rematch"}}
            found = await posted(door, f"/api/rooms/{self.code}/commands", wish, keys[0])
        await self._enter(str(found["result"]["room"]), keys)

    def close(self) -> None:
        """Everybody goes."""
        for chair in self.chairs:
            chair.wire.close()


async def posted(door: httpx.AsyncClient, path: str, body: object, key: str = "") -> dict[str, Any]:
    """Ask for something over HTTP that has to be granted."""
    answer = await door.post(path, json=body, headers={"authorization": f"Bearer {key}"} if key else {})
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found
