"""A seat handed over by WebSocket: its sender gets the new key, and only then is disconnected."""

from typing import Any

from tests.server.web.servers import RunningServer, close_code, hello, receive, seated_room, send, served
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed


async def heard(socket: ClientConnection) -> list[dict[str, Any]]:
    """All messages until the connection is closed."""
    found = []
    try:
        while True:
            found.append(await receive(socket))
    except ConnectionClosed:
        return found


async def handed_over(network: RunningServer) -> None:
    there = await seated_room(network.state)
    old = there.clients[1].key
    async with (
        network.open_socket(there.code) as socket,
        network.open_socket(there.code) as second,
        network.open_socket(there.code) as other,
    ):
        await hello(socket, old)
        await hello(second, old)
        await hello(other, there.clients[0].key)
        await send(socket, type="command", id="hand", seen=0, wish={"do": "hand_over", "name": "Cleo"})
        (done,) = (each for each in await heard(socket) if each["type"] == "done")
        assert await close_code(socket) == await close_code(second) == 4403
    async with network.open_socket(there.code) as socket:
        welcome = await hello(socket, done["result"]["key"])
    assert welcome["seat"] == 1
    assert welcome["room"]["seats"][1]["name"] == "Cleo"


async def test_a_hand_over_by_websocket_returns_the_new_key() -> None:
    async with served() as network:
        await handed_over(network)
