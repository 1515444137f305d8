"""A player who was removed, or handed the seat over, is not served any more, whether or not the client reads."""

import asyncio
import struct
from contextlib import closing, suppress
from typing import Any

import msgspec
import pytest
from benchmarks.load.wire import UNMASKED
from tests.server.chaos.misbehaving_clients import NonReadingClient
from tests.server.in_memory import SeatedRoom
from tests.server.web.servers import GENEROUS, RunningServer, bearer, client_of, seated_room, served

from blackgate.server.commands import Clear, HandOver, Say
from blackgate.server.room import Person, person
from blackgate.server.room.person import SPECTATOR
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.web.websocket.session import WebSocketSession

LINE = "\U0001f511" * 300
UNREAD = 80
"""Lines: more than the network and the transport hold, fewer than the outbox does."""
OPEN = RoomSettings(players=2, windows="swift")


class Stuck(NonReadingClient):
    """A client that never reads, and goes on sending commands."""

    def command(self, command: str, **wish: object) -> None:
        body = msgspec.json.encode({"type": "command", "id": command, "seen": 0, "wish": wish})
        with suppress(OSError):  # it may have been cut off already
            self._socket.sendall(struct.pack("!BBH", 0x81, 0x80 | 126, len(body)) + UNMASKED + body)

    def close(self) -> None:
        self._socket.close()


async def stuck(network: RunningServer, there: SeatedRoom) -> Stuck:
    """A second connection of seat 1, with more than it can take already on its way."""
    deaf = await asyncio.to_thread(Stuck, network.port, there.code, there.clients[1].key)
    while len([each for each in there.session.subscribers if each.person.seat == 1]) < 2:
        await asyncio.sleep(0.01)
    for _ in range(UNREAD):
        await there.do(0, Say(LINE))
    return deaf


async def log_grows(there: SeatedRoom, seconds: float = 0.5) -> bool:
    before = there.session.room.seq
    await asyncio.sleep(seconds)
    return there.session.room.seq != before


async def kicked(network: RunningServer) -> tuple[bool, list[int]]:
    """The host frees seat 1. Whether its stuck connection still gets something done, and the HTTP status of its key."""
    there = await seated_room(network.state, OPEN, begin=False)
    key = there.clients[1].key
    with closing(await stuck(network, there)) as deaf:
        await there.do(0, Clear(1))
        heir = await network.state.registry.sit(there.code, "Heir", 1)
        deaf.command("steal", do="hand_over", name="Thief")
        deaf.command("talk", do="say", text="I am still here")
        was_heard = await log_grows(there)
    assert (await network.state.registry.welcome(there.code, heir.key)).room.seats[1].name == "Heir"
    return was_heard, await repeated(network, there, key, "steal")


async def handed_over(network: RunningServer) -> tuple[bool, list[int]]:
    """The same for a seat that was handed over in a running game."""
    there = await seated_room(network.state)
    key = there.clients[1].key
    with closing(await stuck(network, there)) as deaf:
        await there.do(1, HandOver("Heir"), "hand")
        deaf.command("steal", do="hand_over", name="Thief")
        was_heard = await log_grows(there)
    return was_heard, await repeated(network, there, key, "hand", "steal")


async def repeated(network: RunningServer, there: SeatedRoom, key: str, *names: str) -> list[int]:
    """The statuses of commands that are repeated over HTTP with a key that was taken away."""
    found = []
    async with client_of(network.state) as client:
        for name in names:
            body: dict[str, Any] = {"type": "command", "id": name, "seen": 0}
            for wish in ({"do": "hand_over", "name": "Heir"}, {"do": "hand_over", "name": "Thief"}):
                path = f"/api/rooms/{there.code}/commands"
                answer = await client.post(path, json=body | {"wish": wish}, headers=bearer(key))
                found.append(answer.status_code)
    return found


@pytest.mark.parametrize("story", [kicked, handed_over])
async def test_a_connection_without_rights_is_not_served(story: Any) -> None:
    async with served(GENEROUS) as network:
        was_heard, statuses = await story(network)
        assert not was_heard
        assert set(statuses) == {403}


async def test_rights_cached_at_the_handshake_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Person] = {}

    def remembered(self: RoomRegistry, session: RoomSession, mark: str) -> Person:
        return known.setdefault(mark, person(session.room, mark) or SPECTATOR)

    monkeypatch.setattr(RoomRegistry, "_authorize", remembered)
    monkeypatch.setattr(WebSocketSession, "is_open", True)

    async with served(GENEROUS) as network:
        was_heard, statuses = await handed_over(network)
        assert was_heard
        assert 200 in statuses
