"""Room codes cannot be guessed faster over WebSockets than over HTTP, and hardly at all."""

import pytest
from tests.server.web.servers import RunningServer, bearer, client_of, close_code, hello, seated_room, served

from blackgate.server.keys import new_code
from blackgate.server.web.address_limits import GuessLimit
from blackgate.server.web.config import Config

USUAL = Config(port=0, connections=1000)
"""The usual twenty guesses; connections are not what this is about."""
TRIES = 40


async def guessed_over_sockets(network: RunningServer, tries: int = TRIES) -> list[int]:
    """The close codes of a client that guesses."""
    found = []
    for _ in range(tries):
        async with network.open_socket(new_code()) as socket:
            await hello(socket)
            found.append(await close_code(socket))
    return found


async def test_guessing_over_websockets_is_limited_and_reveals_no_room() -> None:
    async with served(USUAL) as network:
        there = await seated_room(network.state)
        codes = await guessed_over_sockets(network)
        assert codes[:20] == [4404] * 20
        assert codes[30:] == [4429] * 10
        async with network.open_socket(there.code) as socket:
            await hello(socket)
            assert await close_code(socket) == 4429
        async with network.open_socket(there.code) as socket:  # a player at the same address is not locked out
            assert (await hello(socket, there.clients[0].key))["type"] == "welcome"


async def test_guessing_over_http_uses_the_same_limit() -> None:
    async with served(USUAL) as network, client_of(network.state) as client:
        there = await seated_room(network.state)
        statuses = [(await client.get(f"/api/rooms/{new_code()}")).status_code for _ in range(TRIES)]
        assert statuses[:20] == [404] * 20
        assert statuses[25:] == [429] * 15
        assert (await client.get(f"/api/rooms/{there.code}")).status_code == 429
        assert await guessed_over_sockets(network, 1) == [4429]
        state = f"/api/rooms/{there.code}/state"
        assert (await client.get(state, headers=bearer("wrong"))).status_code == 429
        assert (await client.get(state, headers=bearer(there.clients[0].key))).status_code == 200


async def test_guessing_without_a_limit_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[int]:
        async with served(USUAL) as network:
            return await guessed_over_sockets(network)

    monkeypatch.setattr(GuessLimit, "charge", lambda *_: None)
    assert set(await run()) == {4404}
