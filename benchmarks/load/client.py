"""Clients that play random moves over real WebSockets. A room has at most one move in flight."""

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

SETTINGS: Final[Mapping[str, object]] = {}
"""The default settings: four people, no clock, and answers held back where their speed could reveal a hand."""
ARRIVAL: Final = 30.0
"""Seconds within which everybody has to be connected."""


class Chair:
    """One seat, connected."""

    def __init__(self, table: "Table", seat: int, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.version = 0
        self.updates = 0
        """New versions that this seat was sent."""
        self.asked: Question | None = None
        self.wire = Wire(self.heard, self.lost)
        self.welcomed = asyncio.get_running_loop().create_future()

    async def connect(self, port: int) -> None:
        """Connect and wait for the whole state."""
        await self.wire.connect(port, f"/api/rooms/{self.table.code}/socket")
        self.wire.send(hello(self.key))
        async with asyncio.timeout(ARRIVAL):
            await self.welcomed

    @property
    def can_move(self) -> bool:
        """Whether this seat is asked something that it has not answered."""
        return self.asked is not None and not self.asked.answered

    def heard(self, frame: bytes) -> None:
        """Handle a message of the server."""
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
        self.table.tally.frames += 1
        self.table.tally.bytes += size
        if message.version < self.version:
            self.table.tally.errors["an update out of order"] += 1
        is_new, self.version = message.version > self.version, message.version
        self.updates += is_new
        self._look(message)
        self.table.updated(self, is_new)

    def _look(self, message: Update | Welcome) -> None:
        if message.own is not None and message.own.asked is not UNSET:
            self.asked = message.own.asked
        if message.room is not None and message.room.phase:
            self.table.phase = message.room.phase


class Table:
    """A room and its four players.

    Where the speed of an answer could reveal a hand, the server seals it and shows it some seconds later. Meanwhile the
    table has no move to make, unless others are asked at the same time.
    """

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
        self.is_begun = False
        self.is_free = False
        """Whether the table was announced as free and has not been given a move since."""
        self._sent = 0
        self._seen = 0
        """The version at which the last move was sent."""
        self._intended = 0.0
        self._mover: Chair | None = None
        """The seat whose move is in flight."""
        self._done: int | None = None
        """The version of the acknowledgement of that move; None until it comes."""
        self._told: dict[Chair, float] = {}
        """When each other seat was sent that move."""

    @property
    def version(self) -> int:
        """The version that all seats have reached."""
        return min(chair.version for chair in self.chairs)

    @property
    def is_busy(self) -> bool:
        """Whether a move is in flight, or a new game is being opened."""
        return self._mover is not None or not self.is_begun

    @property
    def can_move(self) -> bool:
        """Whether somebody can move now: everybody knows the same, and a seat is asked."""
        return not self.is_busy and self.phase == "playing" and self._is_level and any(c.can_move for c in self.chairs)

    @property
    def _is_level(self) -> bool:
        return len({chair.version for chair in self.chairs}) == 1

    async def open(self, door: httpx.AsyncClient) -> None:
        """Open a room, seat four people and deal the cards."""
        opened = await posted(door, "/api/rooms", {"settings": self._settings, "name": "P1"})
        seats = [await posted(door, f"/api/rooms/{opened['room']}/seats", {"name": f"P{n + 1}"}) for n in (1, 2, 3)]
        await self._enter(opened["room"], [opened["key"], *(each["key"] for each in seats)])

    async def _enter(self, code: str, keys: Sequence[str]) -> None:
        self.code, self.is_begun = code, False
        self.chairs = [Chair(self, seat, key) for seat, key in enumerate(keys)]
        await asyncio.gather(*(chair.connect(self.port) for chair in self.chairs))
        self._send(self.chairs[0], {"do": "begin"})
        async with asyncio.timeout(ARRIVAL):
            while self.phase != "playing" or not self._is_level or self._done is None:
                await asyncio.sleep(0.01)
        for chair in self.chairs:
            chair.updates = 0
        self.is_begun, self._mover = True, None
        self._settle()

    def _send(self, chair: Chair, wish: dict[str, object]) -> None:
        self._sent += 1
        self._mover, self._done, self._seen = chair, None, chair.version
        self._told.clear()
        chair.wire.send(command(f"m{self._sent}", chair.version, wish))

    def move(self, intended: float) -> None:
        """Let a seat that is asked answer at random."""
        self._intended, self.is_free = intended, False
        chair = self.dice.choice([each for each in self.chairs if each.can_move])
        assert chair.asked is not None
        self._send(chair, {"do": "choose", "action": self.dice.choice(chair.asked.options).action})

    def done(self, chair: Chair, message: Done) -> None:
        """A command is acknowledged. It has to be the one that was sent."""
        self._done = message.version
        if not self.is_begun:
            return
        if message.id != f"m{self._sent}" or chair is not self._mover:
            self.tally.errors["an acknowledgement of something else"] += 1
        if message.version < self._seen:
            self.tally.errors["an acknowledgement of an old version"] += 1
        self.tally.acknowledged.append(perf_counter() - self._intended)
        self._settle()

    def updated(self, chair: Chair, is_new: bool) -> None:
        """A seat was sent an update."""
        if not self.is_begun:
            return
        if is_new and chair is not self._mover:
            self._told.setdefault(chair, perf_counter())
        self._settle()

    def refused(self, message: Refused) -> None:
        if message.problem.code == "stale":
            self.tally.stale += 1
        else:
            self.tally.errors[f"refused: {message.problem.code}: {message.problem.what}"] += 1
        self._mover = None
        self._settle()

    def _settle(self) -> None:
        """Finish the move in flight if everybody knows of it; the table is free if somebody else can move then."""
        if self._mover is not None and self._done is not None and self._done <= self.version:
            self._finish(self._done)
        if self.is_busy or not self._is_level:
            return
        if len({chair.updates for chair in self.chairs}) > 1:
            self.tally.errors["an update that not all seats were sent"] += 1
        if self.phase == "over":
            self.is_begun = False
            self.tally.games += 1
            self._again = asyncio.create_task(self._rematch())
        elif not self.is_free and self.can_move:
            self.is_free = True
            self._free(self)

    def _finish(self, version: int) -> None:
        """The move in flight has reached everybody. A sealed answer has no version of its own."""
        self._mover = None
        if version == self._seen:
            self.tally.sealed += 1
        else:
            self.tally.told.extend(at - self._intended for at in self._told.values())

    async def _rematch(self) -> None:
        """Let the same people play once more, in another room."""
        keys = [chair.key for chair in self.chairs]
        self.close()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as door:
            wish = {"type": "command", "id": "again", "seen": self.version, "wish": {"do": "rematch"}}
            found = await posted(door, f"/api/rooms/{self.code}/commands", wish, keys[0])
        await self._enter(str(found["result"]["room"]), keys)

    def close(self) -> None:
        """Close all connections."""
        for chair in self.chairs:
            chair.wire.close()


async def posted(door: httpx.AsyncClient, path: str, body: object, key: str = "") -> dict[str, Any]:
    """Send an HTTP request that has to succeed; return the answer."""
    answer = await door.post(path, json=body, headers={"authorization": f"Bearer {key}"} if key else {})
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found
