"""A seat that is handed over by socket: whoever gives it is told its new key, and only then sent away."""

from typing import Any

from tests.server.web.houses import Network, code_of, hello, said, say, served, table_at
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed


async def heard(wire: ClientConnection) -> list[dict[str, Any]]:
    """Everything that is said until the line is closed."""
    found = []
    try:
        while True:
            found.append(await said(wire))
    except ConnectionClosed:
        return found


async def handed_over(network: Network) -> None:
    there = await table_at(network.house)
    old = there.clients[1].key
    async with (
        network.open_socket(there.code) as wire,
        network.open_socket(there.code) as second,
        network.open_socket(there.code) as other,
    ):
        await hello(wire, old)
        await hello(second, old)
        await hello(other, there.clients[0].key)
        await say(wire, type="command", id="hand", seen=0, wish={"do": "hand_over", "name": "Cleo"})
        (done,) = (each for each in await heard(wire) if each["type"] == "done")
        assert await code_of(wire) == await code_of(second) == 4403
    async with network.open_socket(there.code) as wire:
        welcome = await hello(wire, done["result"]["key"])
    assert welcome["seat"] == 1
    assert welcome["room"]["seats"][1]["name"] == "Cleo"


async def test_whoever_hands_a_seat_over_by_socket_is_told_the_new_key() -> None:
    async with served() as network:
        await handed_over(network)
