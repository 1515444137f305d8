"""Two registries on one database, and a room with people in both."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from tests.server.in_memory import NUMBERS, Client, connected, open_registry

from blackgate.server.cluster.shared_session import SharedSession
from blackgate.server.commands import AnyWish, Begin, Choose, Command
from blackgate.server.messages import Done
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.store.postgres import PostgresStore

SWIFT = RoomSettings(players=2, windows="swift")


async def shared_session(registry: RoomRegistry, code: str) -> SharedSession:
    found = await registry.session(code)
    assert isinstance(found, SharedSession)
    return found


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def two_registries(address: str) -> AsyncIterator[tuple[RoomRegistry, RoomRegistry]]:
    async with open_registry(store=PostgresStore(address)) as one, open_registry(store=PostgresStore(address)) as other:
        yield one, other


async def until(is_so: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.001)


@dataclass
class SharedRoom:
    """A room in two registries: each seat is connected to its own."""

    code: str
    registries: list[RoomRegistry]
    keys: list[str]
    clients: dict[int, Client]
    sessions: list[SharedSession]
    command_ids: list[str] = field(default_factory=list)

    async def do(self, seat: int, wish: AnyWish, name: str = "", registry: RoomRegistry | None = None) -> Done:
        """Send a command of a seat, which is executed once."""
        at = self.clients[seat].version
        wanted = Command(name or f"c{next(NUMBERS)}", at, wish)
        self.command_ids.append(wanted.id)
        done = await (registry or self.registries[seat]).command(self.code, self.keys[seat], wanted)
        await self.clients[seat].drain()
        return done

    async def play(self, decisions: int, dice: Random) -> int:
        """Players choose at random, each at its own registry."""
        for n in range(decisions):
            await self.in_sync()
            room = self.sessions[0].room
            if not room.is_playing:
                return n
            asked = room.asked[0]
            await self.do(asked.seat, Choose(str(dice.choice(asked.options))))
        await self.in_sync()
        return decisions

    async def in_sync(self) -> None:
        """Wait until both registries have the same log."""
        await until(lambda: self.sessions[0].room.seq == self.sessions[1].room.seq)
        for client in self.clients.values():
            await client.drain()


async def shared_room(
    one: RoomRegistry, other: RoomRegistry, settings: RoomSettings = SWIFT, begin: bool = True
) -> SharedRoom:
    """A room that the first registry owns; the second person sits down in the other one."""
    created = await one.create(settings, "Player 1")
    taken = await other.sit(created.room, "Player 2", 1)
    clients = {
        0: await connected(one, created.room, 0, created.key),
        1: await connected(other, created.room, 1, taken.key),
    }
    rooms = [await shared_session(one, created.room), await shared_session(other, created.room)]
    found = SharedRoom(created.room, [one, other], [created.key, taken.key], clients, rooms)
    for client in clients.values():
        await client.drain()
    if begin:
        await until(lambda: rooms[0].connected == {0, 1})
        await found.do(0, Begin())
        await found.in_sync()
    return found
