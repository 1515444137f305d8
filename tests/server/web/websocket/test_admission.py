"""Spectators never lock players out, neither of a room nor of an address."""

from contextlib import AsyncExitStack

import pytest
from tests.server.in_memory import SeatedRoom, connected, open_registry, seated
from tests.server.web.servers import RunningServer, close_code, hello, seated_room, served

from blackgate.server.outbox import Outbox
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomLimits
from blackgate.server.settings import RoomSettings
from blackgate.server.web.config import Config
from blackgate.server.web.websocket.admission import CANDIDATES, MOST_CANDIDATES, PLAYER_FACTOR, ConnectionAdmission

SWIFT = RoomSettings(players=2, windows="swift")


async def test_a_player_is_admitted_beside_many_spectators() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        for _ in range(RoomLimits().spectators - 1):  # one looks on already
            await connected(registry, there.code, None, "")
        with pytest.raises(Refused, match="too many people look on"):
            await connected(registry, there.code, None, "")
        for seat in (0, 1):
            again = await connected(registry, there.code, seat, there.clients[seat].key)
            assert again.outbox.closing is None


async def test_the_newest_connections_of_a_seat_are_kept() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        key, most = there.clients[1].key, RoomLimits().connections
        more = [await connected(registry, there.code, 1, key) for _ in range(2 * most)]
        assert there.clients[1].outbox.closing is not None
        assert [each.outbox.closing is None for each in more] == [False] * most + [True] * most
        assert len([each for each in there.session.subscribers if each.person.seat == 1]) == most


async def crowd(network: RunningServer, there: SeatedRoom, stack: AsyncExitStack, size: int) -> None:
    """So many spectators at one address, and some without a hello."""
    for n in range(size):
        socket = await stack.enter_async_context(network.open_socket(there.code))
        if n % 2:
            await hello(socket)


async def test_a_player_is_admitted_though_the_address_is_full() -> None:
    async with served(Config(port=0, connections=10)) as network, AsyncExitStack() as stack:
        there = await seated_room(network.state)
        await crowd(network, there, stack, 10 + CANDIDATES)
        async with network.open_socket(there.code) as socket:
            assert (await hello(socket, there.clients[0].key))["seat"] == 0
        async with network.open_socket(there.code) as socket:
            assert (await hello(socket))["type"] == "bye"
            assert await close_code(socket) == 4429


def test_an_address_holds_a_bounded_number_of_connections() -> None:
    admission = ConnectionAdmission(each=2, altogether=100)
    passes = [admission.enter("192.0.2.1", Outbox()) for _ in range(50)]
    assert admission.total == 2 + CANDIDATES
    assert sum(each.outbox.closing is not None for each in passes) == 50 - 2 - CANDIDATES
    for each in passes:
        admission.leave(each)
    assert admission.total == 0
    for _ in range(PLAYER_FACTOR * 2):
        admission.seat(admission.enter("192.0.2.1", Outbox()))
    one_more = admission.enter("192.0.2.1", Outbox())
    with pytest.raises(Refused, match="too many connections"):
        admission.seat(one_more)
    assert admission.total == PLAYER_FACTOR * 2 + 1


def test_all_addresses_together_are_bounded() -> None:
    admission = ConnectionAdmission(each=2, altogether=3)
    for n in range(3 + MOST_CANDIDATES):
        admission.enter(f"192.0.{n // 256}.{n % 256}", Outbox())
    with pytest.raises(Refused, match="too many people"):
        admission.enter("198.51.100.1", Outbox())
