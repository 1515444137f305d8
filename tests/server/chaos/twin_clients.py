"""How everybody at a twin is connected: here without a network, by queues that are looked into.

`sockets` is the same over a real one.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol

from tests.server.in_memory import NUMBERS

from blackgate.server.commands import AnyWish, Command
from blackgate.server.keys import hashed
from blackgate.server.outbox import Outbox
from blackgate.server.room import person
from blackgate.server.session import RoomSession, Subscriber

CODE: Final = "TWXNS2"
"""Of every twin: a room is told by its code."""


def key_of(seat: int | None) -> str:
    """The key of a seat; who looks on has none."""
    return "" if seat is None else f"key {seat}"


class TwinClients(Protocol):
    """The connections of everybody at one room; when nobody needs that room any more, at the next one."""

    async def open(self, session: RoomSession) -> None:
        """Everybody comes, one after the other: who looks on, and the person of every chair that has one."""

    async def command(self, seat: int, wish: AnyWish) -> None:
        """The person of a seat wants something, and is granted it."""

    async def received(self) -> dict[int | None, list[bytes]]:
        """By viewer: everything that was sent since the last time."""

    def is_unsolicited(self, frame: bytes) -> bool:
        """Whether it comes also to somebody who asks nothing."""

    async def close(self) -> None:
        """Everybody goes."""


ClientPair = tuple[TwinClients, TwinClients]
"""For the room around the real game, and for the other one."""
Network = Callable[[], AbstractAsyncContextManager[ClientPair]]


def viewers(session: RoomSession) -> list[int | None]:
    """Who can be connected."""
    return [None, *(seat for seat, chair in enumerate(session.room.chairs) if chair.key)]


class QueuedClients:
    """Connections whose other end nobody holds."""

    def __init__(self) -> None:
        self._subscribers: dict[int | None, Subscriber] = {}

    async def open(self, session: RoomSession) -> None:
        for viewer in viewers(session):
            who = person(session.room, hashed(key_of(viewer)))
            assert who is not None
            self._subscribers[viewer] = Subscriber(session, who, Outbox(100_000))
            session.subscribe(self._subscribers[viewer], 0)

    async def command(self, seat: int, wish: AnyWish) -> None:
        session, who = self._subscribers[seat].session, self._subscribers[seat].person
        await session.command(who, Command(f"c{next(NUMBERS)}", session.room.version, wish))

    async def received(self) -> dict[int | None, list[bytes]]:
        found: dict[int | None, list[bytes]] = {}
        for viewer, subscriber in self._subscribers.items():
            found[viewer] = [*subscriber.outbox._frames]
            subscriber.outbox._frames.clear()
        return found

    def is_unsolicited(self, frame: bytes) -> bool:
        return True

    async def close(self) -> None:
        self._subscribers.clear()


@asynccontextmanager
async def queued_clients() -> AsyncIterator[ClientPair]:
    """No network at all."""
    yield QueuedClients(), QueuedClients()
