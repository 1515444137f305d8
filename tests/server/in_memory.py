"""A registry on a store in memory with instant bots, and clients that play in it."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from random import Random

import msgspec

from blackgate.bots import Chance, make
from blackgate.bots.bot import Clock
from blackgate.bots.reasons import Reasons
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool import BotAnswer
from blackgate.server.commands import AnyWish, Begin, Choose, Command
from blackgate.server.game_clock import GameClock
from blackgate.server.messages import PROTOCOL, Done, Hello
from blackgate.server.offload import Offload
from blackgate.server.offload.protocol import decode_job, encode_line
from blackgate.server.offload.worker import OffloadWorker
from blackgate.server.outbox import Outbox
from blackgate.server.rooms import RoomLimits, RoomRegistry
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore, Store

NUMBERS = itertools.count()
FOREVER = 100 * 365 * 86_400_000
NO_LEAST_PACE = RoomLimits(least_pace=0, least_pace_alone=0)


class InstantBots:
    """Bots that answer at once in this process: for tests that are not about bots."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def check(self, spec: str) -> None:
        pass

    async def choose(
        self, rules: Rules, bot: str, view: View, seed: int, explain: bool = False, *, room: str = "", payer: str = ""
    ) -> BotAnswer:
        self.asked.append(view.question)
        await asyncio.sleep(0)
        return BotAnswer(str(make("random", rules).choose(view, view.options, Clock(), Chance(seed)).action))

    async def throw_in(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> str | None:
        return None

    async def hint(
        self,
        rules: Rules,
        view: View,
        seconds: float,
        *,
        playouts: int | None = None,
        seed: int = 0,
        room: str = "",
        payer: str = "",
    ) -> Reasons | None:
        return None


class WorkerHere:
    """An offload worker in this process, for tests that are not about its own; jobs and results are the same lines."""

    pid, is_alive = 0, True

    def __init__(self) -> None:
        self._worker = OffloadWorker(BytesIO(), BytesIO())

    async def exchange(self, message: bytes, seconds: float) -> bytes:
        return bytes(encode_line(self._worker._run(decode_job(message))))

    async def wait_closed(self, grace: float = 0.0) -> None:
        pass


def work_here(offload: Offload) -> None:
    """Jobs run in this process from now on."""
    offload._process = WorkerHere()  # type: ignore[assignment]


class ManualClock:
    """The clocks of a machine, set by hand. The first game clock that is made with it shows `ms`."""

    def __init__(self) -> None:
        self.ms = 0
        """The monotonic clock."""
        self.wall_offset = 1_800_000_000_000
        """How far the wall clock is ahead of it."""

    def monotonic(self) -> int:
        return self.ms

    def wall(self) -> int:
        return self.ms + self.wall_offset

    def game_clock(self, lead: int = FOREVER) -> GameClock:
        """A game clock; unless a lead is given, it may be set far ahead between two heartbeats."""
        return GameClock(self.monotonic, self.wall, lead)


@asynccontextmanager
async def open_registry(
    watch: ManualClock | None = None,
    store: Store | None = None,
    limits: RoomLimits | None = None,
    clock: GameClock | None = None,
) -> AsyncIterator[RoomRegistry]:
    """An open registry without worker processes: bots may play as fast as they like unless the limits say otherwise."""
    clock = clock or (watch.game_clock() if watch else GameClock())
    registry = RoomRegistry(store or SqliteStore(None), InstantBots(), limits or NO_LEAST_PACE, clock)  # type: ignore[arg-type]
    work_here(registry.offload)
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


@dataclass
class Client:
    """A connected client that applies what it is sent."""

    seat: int | None
    key: str
    outbox: Outbox
    state: dict[str, dict[str, object]] = field(default_factory=dict)
    version: int = 0
    story: list[object] = field(default_factory=list)
    chat: list[object] = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)

    async def drain(self) -> None:
        """Read everything that has arrived."""
        await asyncio.sleep(0)
        while self.outbox._frames:
            frame = await self.outbox.next_frame()
            assert frame is not None
            self.frames.append(frame)
            self.receive(msgspec.json.decode(frame))

    def receive(self, message: dict[str, object]) -> None:
        """Apply a message as docs/protocol.md says: fields replace fields, of `seats` those that are named."""
        if message["type"] not in ("welcome", "update"):
            return
        self.version = int(str(message["version"]))
        self.story += message.get("story", [])  # type: ignore[arg-type]
        said: list[object] = message.get("chat", [])  # type: ignore[assignment]
        self.chat = said if message["type"] == "welcome" else self.chat + said
        for part in ("room", "table", "own"):
            new = message.get(part)
            if new is None:
                continue
            if message["type"] == "welcome" or part not in self.state:
                self.state[part] = new  # type: ignore[assignment]
            else:
                apply_patch(self.state[part], new)  # type: ignore[arg-type]


def apply_patch(old: dict[str, object], new: dict[str, object]) -> None:
    for name, value in new.items():
        if name == "seats" and isinstance(value, dict):
            for seat, change in value.items():
                old["seats"][int(seat)].update(change)  # type: ignore[index]
        else:
            old[name] = value


@dataclass
class SeatedRoom:
    """A room with people in it."""

    registry: RoomRegistry
    code: str
    host: str
    clients: dict[int | None, Client]
    session: RoomSession

    async def do(self, seat: int | None, wish: AnyWish, name: str = "", seen: int | None = None) -> Done:
        """Send a command of a seat."""
        key = self.clients[seat].key
        at = self.session.room.version if seen is None else seen
        return await self.registry.command(self.code, key, Command(name or f"c{next(NUMBERS)}", at, wish))

    async def drain(self) -> None:
        """Everybody reads what has arrived, once everything is durable."""
        await self.session.wait_durable()
        for client in self.clients.values():
            await client.drain()

    async def play(self, decisions: int, dice: Random) -> None:
        """Players choose at random."""
        for _ in range(decisions):
            room = self.session.room
            if not room.is_playing:
                return
            asked = room.asked[0]
            await self.do(asked.seat, Choose(str(dice.choice(asked.options))))


async def seated(registry: RoomRegistry, settings: RoomSettings, begin: bool = True) -> SeatedRoom:
    """A room in which every open seat is taken and connected, and with a spectator."""
    created = await registry.create(settings, "Player 1")
    assert created.seat is not None
    keys = {created.seat: created.key}
    session = await registry.session(created.room)
    for n, chair in enumerate(session.room.chairs):
        if not chair.is_taken:
            taken = await registry.sit(created.room, f"Player {n + 1}", n)
            keys[taken.seat] = taken.key
    clients: dict[int | None, Client] = {}
    everybody: list[tuple[int | None, str]] = [*keys.items(), (None, "")]
    for seat, key in everybody:
        clients[seat] = await connected(registry, created.room, seat, key)
    table = SeatedRoom(registry, created.room, created.key, clients, session)
    if begin:
        await table.do(created.seat, Begin())
    await table.drain()
    return table


async def connected(registry: RoomRegistry, code: str, seat: int | None, key: str, seen: int = 0) -> Client:
    outbox = Outbox(100_000)
    await registry.connect(code, Hello(PROTOCOL, key, seen), outbox)
    return Client(seat, key, outbox)
