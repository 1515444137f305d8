"""Clients of twin rooms, here without a network: their outboxes are read directly.

`twin_sockets` is the same over a real network.
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
"""Of every twin room, because a room sends its code."""


def key_of(seat: int | None) -> str:
    """The key of a seat; a spectator has none."""
    return "" if seat is None else f"key {seat}"


class TwinClients(Protocol):
    """The clients of one room; when it is closed, those of the next one."""

    async def open(self, session: RoomSession) -> None:
        """Connect all clients one after the other: a spectator, and every person with a seat."""

    async def command(self, seat: int, wish: AnyWish) -> None:
        """A player sends a command, which must succeed."""

    async def received(self) -> dict[int | None, list[bytes]]:
        """By viewer: all frames since the last call."""

    def is_unsolicited(self, frame: bytes) -> bool:
        """Whether a client receives this without having asked for anything."""

    async def close(self) -> None:
        """Disconnect all clients."""


ClientPair = tuple[TwinClients, TwinClients]
"""Clients of the real room, and of the other one."""
Network = Callable[[], AbstractAsyncContextManager[ClientPair]]


def viewers(session: RoomSession) -> list[int | None]:
    """Who can be connected."""
    return [None, *(seat for seat, chair in enumerate(session.room.chairs) if chair.key)]


class QueuedClients:
    """Clients whose outboxes nobody else reads."""

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
