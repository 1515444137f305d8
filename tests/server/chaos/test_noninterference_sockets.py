"""Noninterference over real WebSockets: every frame, byte for byte and at its time.

Two servers have a room each, with one of two games that a viewer cannot tell apart. Players and the spectator are at
WebSockets. `BLACKGATE_LONG=1` plays 200 games.
"""

from collections.abc import Iterable
from typing import Any

import pytest
import structlog
from tests.proof.beside import LeakError
from tests.server.chaos.leaks import LEAKS, Leak, faces
from tests.server.chaos.noninterference import watch
from tests.server.chaos.sizes import size
from tests.server.chaos.twin_sockets import socket_clients
from websockets.protocol import Protocol

from blackgate.server.commands import Command
from blackgate.server.messages import Done
from blackgate.server.projection import Projection
from blackgate.server.room import Person
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import RoomSession
from blackgate.server.stopwatch import Stopwatch

GAMES = size(6, 200)
EVERY = size(8, 3)
"""Of so many decisions, a viewer is compared at one, and at those that follow it."""


@pytest.fixture(autouse=True)
def _quiet() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())


def test_bytes_on_the_wire_reveal_nothing_hidden(record_property: Any) -> None:
    tally = watch(GAMES, "sockets", network=socket_clients, every=EVERY)
    record_property(
        "figures",
        f"{tally.counted()}, {tally.comparisons['frames']} times frames, {tally.comparisons['held back']} answers held "
        f"back, parted by {dict(tally.parted)}",
    )
    assert tally.games == GAMES
    assert tally.differing.total() == 0
    assert tally.bytes > 50_000 * GAMES
    assert tally.compared.total() > 3 * GAMES
    assert tally.comparisons["held back"] > 0


def leak_in_an_answer(patch: pytest.MonkeyPatch) -> None:
    """The reply `done` reveals too much to its sender."""
    honest = RoomRegistry._execute

    async def leaky(
        registry: RoomRegistry, session: RoomSession, who: Person, command: Command, payer: str, stopwatch: Stopwatch
    ) -> Done:
        done = await honest(registry, session, who, command, payer, stopwatch)
        assert who.seat is not None
        return Done(done.id, done.version, {"faces": faces(session.room, who.seat)})

    patch.setattr(RoomRegistry, "_execute", leaky)


def leak_by_pieces(patch: pytest.MonkeyPatch) -> None:
    """Messages are the same, but some of them come in two frames."""
    odd = False

    class Telling(Projection):
        def updates(self, now: int, here: frozenset[int], seats: Iterable[int | None]) -> dict[int | None, bytes]:
            nonlocal odd
            odd = faces(self.room, 0) % 2 == 1
            return super().updates(now, here, seats)

    def in_pieces(protocol: Protocol, data: bytes, fin: bool = True) -> None:
        if odd and data.startswith(b'{"type":"update"'):
            whole(protocol, data[:1], fin=False)
            protocol.send_continuation(data[1:], fin)
        else:
            whole(protocol, data, fin)

    whole = Protocol.send_text
    patch.setattr("tests.server.chaos.twin_rooms.Projection", Telling)
    patch.setattr(Protocol, "send_text", in_pieces)


@pytest.mark.parametrize("leak", [*LEAKS, leak_in_an_answer, leak_by_pieces])
def test_a_leak_is_detected(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(LeakError):
        watch(4, "leaks over sockets", network=socket_clients)
