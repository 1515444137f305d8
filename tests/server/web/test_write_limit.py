"""What an address may add to event logs is bounded, over HTTP and WebSockets."""

from tests.server.web.servers import RunningServer, bearer, client_of, hello, receive, seated_room, send, served

from blackgate.server.web.config import Config
from blackgate.server.web.rate_limit import Rate, RateLimiter

LINE = "\U0001f511" * 300
USUAL = Config(port=0, connections=1000, requests_per_second=200)


async def written(network: RunningServer, lines: int) -> tuple[int, list[str]]:
    """How far a log grows that a client fills with long messages, over HTTP and a socket; and the responses."""
    there = await seated_room(network.state)
    key, before, codes = there.clients[0].key, there.session.room.seq, []
    async with client_of(network.state) as client, network.open_socket(there.code) as socket:
        await hello(socket, key)
        for n in range(lines):
            body = {"type": "command", "id": f"line{n}", "seen": 0, "wish": {"do": "say", "text": LINE}}
            answer = await client.post(f"/api/rooms/{there.code}/commands", json=body, headers=bearer(key))
            codes.append(answer.json().get("code", "done"))
        await send(socket, type="command", id="last", seen=0, wish={"do": "say", "text": LINE})
        while (message := await receive(socket))["type"] not in ("done", "refused"):
            pass
    codes.append(message.get("problem", {}).get("code", "done"))
    return there.session.room.seq - before, codes


async def test_an_address_cannot_fill_the_disk_with_chat() -> None:
    async with served(USUAL) as network:
        network.state.limits.writing = RateLimiter(Rate(1, 40 * 1024))
        grown, codes = await written(network, 60)
        assert 10 < grown < 50
        assert codes[0] == "done"
        assert codes[-2:] == ["too_fast"] * 2


async def test_without_a_limit_it_fills_the_disk() -> None:
    async with served(USUAL) as network:
        grown, codes = await written(network, 60)
        assert grown == 61
        assert set(codes) == {"done"}
