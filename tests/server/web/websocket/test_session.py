"""WebSocket sessions over a real network: who is admitted, what ends a session, and slow consumers."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.web.servers import (
    GENEROUS,
    RunningServer,
    close_code,
    farewell,
    hello,
    receive,
    seated_room,
    send,
    served,
)
from websockets.exceptions import InvalidStatus

from blackgate.server.commands import Command, Say
from blackgate.server.keys import new_key
from blackgate.server.web.config import Config
from blackgate.server.web.rate_limit import Rate, RateLimiter
from blackgate.server.web.websocket import session

Story = Callable[[RunningServer], Awaitable[None]]


def over(story: Story, config: Config = GENEROUS, **how: Any) -> None:
    """Tell a story with a server."""

    async def run() -> None:
        async with served(config, **how) as network:
            await story(network)

    asyncio.run(run())


def test_a_game_begins_and_all_clients_are_updated() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        async with network.open_socket(there.code) as onlooker, network.open_socket(there.code) as host:
            assert (await hello(onlooker))["seat"] is None
            assert (await hello(host, there.host))["seat"] == 0
            await send(host, type="command", id="b", seen=0, wish={"do": "begin"})
            answers = [await receive(host), await receive(host)]
            assert {each["type"] for each in answers} == {"update", "done"}
            update = await receive(onlooker)
            assert update["type"] == "update"
            assert "own" not in update
            await send(host, type="why", id="w", action="dig pickaxe")
            assert (await receive(host))["type"] == "because"
            await send(host, type="command", id="c", seen=0, wish={"do": "begin"})
            assert (await receive(host))["problem"]["code"] == "conflict"
            assert network.state.limits.admission.total == 2
            assert len(network.state.outboxes) == 2
        while network.state.limits.admission.total:
            await asyncio.sleep(0.01)
        assert not network.state.outboxes

    over(story)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://evil.127.0.0.1"}, 403),
        ({"Cookie": "a=b"}, 403),
    ],
)
def test_foreign_origins_are_refused_before_the_handshake(headers: dict[str, str], status: int) -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        with pytest.raises(InvalidStatus) as refused:
            await network.open_socket(there.code, additional_headers=headers)
        assert refused.value.response.status_code == status
        assert b'"forbidden"' in (refused.value.response.body or b"")
        assert network.state.limits.admission.total == 0

    over(story)


def test_same_origin_pages_and_programs_are_accepted() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        for origin in (None, f"http://127.0.0.1:{network.port}", "https://play.example"):
            async with network.open_socket(there.code, origin=origin) as socket:
                assert (await hello(socket))["type"] == "welcome"

    over(story, Config(port=0, origin=("https://play.example",)))


def test_an_invalid_code_is_refused_before_the_handshake() -> None:
    async def story(network: RunningServer) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await network.open_socket("nowhere")
        assert refused.value.response.status_code == 404

    over(story)


@pytest.mark.parametrize(
    ("messages", "code", "problem"),
    [
        ([b'{"type":"hint","id":"h"}'], 4400, "invalid"),
        ([b'{"type":"hello"'], 4400, "invalid"),
        ([b'{"type":"hello","protocol":1,"colour":"red"}'], 4400, "invalid"),
        ([b'{"type":"hello","protocol":99}'], 4400, "invalid"),
        ([b"[" * 5000], 4400, "invalid"),
        ([b'{"type":"%s"}' % ("é" * 500).encode()], 4400, "invalid"),
        ([b'{"type":"hello","protocol":1,"key":"%s"}' % new_key().encode()], 4403, "forbidden"),
        ([b'{"type":"hello","protocol":1}', b'{"type":"hello","protocol":1}'], 4400, "invalid"),
        ([b'{"type":"hello","protocol":1}', b"nonsense"], 4400, "invalid"),
    ],
)
def test_an_invalid_message_closes_the_connection_with_a_reason(messages: list[bytes], code: int, problem: str) -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        async with network.open_socket(there.code) as socket:
            for message in messages:
                await socket.send(message.decode())
            told, closed = await farewell(socket)
            assert (told["code"], closed) == (problem, code)
            assert there.session.room.version == there.clients[0].version

    over(story)


def test_a_long_close_reason_must_be_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control for the long one above: a frame that closes a socket holds 123 bytes of a reason."""

    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        async with network.open_socket(there.code) as socket:
            await socket.send('{"type":"%s"}' % ("é" * 500))
            assert (await farewell(socket))[1] != 4400

    monkeypatch.setattr(session, "close_reason", lambda text: text)
    over(story)


def test_binary_messages_are_refused() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        async with network.open_socket(there.code) as socket:
            await socket.send(b'{"type":"hello","protocol":1}')
            assert (await farewell(socket))[1] == 4400

    over(story)


def test_a_missing_room_is_reported_after_hello() -> None:
    async def story(network: RunningServer) -> None:
        async with network.open_socket("QQQQQQ") as socket:
            await send(socket, type="hello", protocol=1)
            assert (await farewell(socket))[1] == 4404

    over(story)


def test_a_message_that_is_too_long_ends_the_connection() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        for length in (9_000, 1_000_000):
            async with network.open_socket(there.code) as socket:
                await hello(socket)
                await socket.send("x" * length)
                assert await close_code(socket) == 1009

    over(story)


@pytest.mark.timed
def test_a_missing_hello_times_out() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        async with network.open_socket(there.code) as socket:
            began = time.perf_counter()
            assert (await farewell(socket))[1] == 4408
            assert time.perf_counter() - began < 2

    over(story, hello_seconds=0.2)


def test_a_client_over_its_message_limit_is_disconnected() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        async with network.open_socket(there.code) as loud, network.open_socket(there.code) as calm:
            await hello(loud, there.host)
            await hello(calm, there.clients[1].key)
            for n in range(30):
                await send(loud, type="why", id=f"w{n}", action="dig spoon")
            told, closed = await farewell(loud)
            assert (told["code"], closed) == ("too_fast", 4429)
            await send(calm, type="why", id="w", action="dig spoon")
            while (await receive(calm))["type"] != "refused":
                pass

    over(story, messages=Rate(1, 10))


@pytest.mark.parametrize(("asks", "limit"), [("hint", "costly"), ("guide", "guides")])
def test_hints_are_rate_limited_over_websockets_as_over_http(asks: str, limit: str) -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state)
        setattr(network.state.limits, limit, RateLimiter(Rate(0.001, 2)))
        async with network.open_socket(there.code) as socket:
            await hello(socket, there.host)
            answers = []
            for n in range(3):
                await send(socket, type=asks, id=f"h{n}")
                while (found := await receive(socket)).get("id") != f"h{n}":
                    pass
                answers.append(found.get("problem", {}).get("code"))
            assert answers[-1] == "too_fast"
            assert "too_fast" not in answers[:2]

    over(story)


def test_all_connections_of_an_address_share_a_message_limit() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        network.state.limits.messages = RateLimiter(Rate(0.001, 3))
        async with network.open_socket(there.code) as one, network.open_socket(there.code) as other:
            for socket in (one, other):
                await hello(socket)
                for n in range(2):
                    await send(socket, type="why", id=f"w{n}", action="dig spoon")
            assert (await farewell(other))[1] == 4429

    over(story)


def test_an_address_has_a_connection_limit() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state, begin=False)
        async with network.open_socket(there.code) as first, network.open_socket(there.code):
            async with network.open_socket(there.code) as third:
                assert (await hello(third))["type"] == "bye"
                assert await close_code(third) == 4429
            await first.close()
            while network.state.limits.admission.total > 1:
                await asyncio.sleep(0.01)
            async with network.open_socket(there.code) as again:
                assert (await hello(again))["type"] == "welcome"

    over(story, Config(port=0, connections=2))


def test_shutdown_closes_all_connections_with_a_reason() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state)
        async with network.open_socket(there.code) as player, network.open_socket(there.code) as silent:
            await hello(player, there.host)
            network.server.should_exit = True
            for socket in (player, silent):
                told, closed = await farewell(socket)
                assert (told["code"], closed) == ("unavailable", 1001)

    over(story)


@pytest.mark.timed
def test_a_slow_consumer_is_disconnected_and_delays_nobody() -> None:
    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state)
        with await asyncio.to_thread(non_reading_client, network.port, there.code):
            async with network.open_socket(there.code) as quick:
                await hello(quick, there.host)
                while network.state.registry.connection_count < 5:
                    await asyncio.sleep(0.01)
                slowest = 0.0
                for n in range(600):
                    began = time.perf_counter()
                    await network.state.registry.command(there.code, there.clients[1].key, remark(n))
                    while (await receive(quick))["type"] != "update":
                        pass
                    slowest = max(slowest, time.perf_counter() - began)
                    if len(network.state.outboxes) < 2:
                        break
                async with asyncio.timeout(5):
                    while len(network.state.outboxes) > 1:
                        await asyncio.sleep(0.02)
                assert slowest < 1

    over(story, send_seconds=0.3)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system cuts such connections by itself")
@pytest.mark.parametrize(("unread_seconds", "is_cut"), [(0.5, True), (1000, False)])
def test_an_unread_connection_is_cut(unread_seconds: float, is_cut: bool) -> None:
    """With its control: without a limit what was written would wait in the server for ever."""

    async def story(network: RunningServer) -> None:
        there = await seated_room(network.state)
        lines = network.server.server_state.connections
        with await asyncio.to_thread(non_reading_client, network.port, there.code):
            while network.state.registry.connection_count < 4:
                await asyncio.sleep(0.01)
            for n in range(400):
                await network.state.registry.command(there.code, there.clients[1].key, remark(n))
            for _ in range(100):
                await asyncio.sleep(0.02)
                if not lines:
                    break
            assert not network.state.outboxes
            assert bool(lines) != is_cut

    over(story, unread_seconds=unread_seconds, send_seconds=0.1)


def non_reading_client(port: int, code: str) -> socket.socket:
    """A client that connects, sends hello and never reads."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect(("127.0.0.1", port))
    greeting = b'{"type":"hello","protocol":1}'
    found.sendall(
        f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in found.recv(1000)
    found.sendall(bytes([0x81, 0x80 | len(greeting), 0, 0, 0, 0]) + greeting)
    return found


def remark(n: int) -> Command:
    return Command(f"t{n}", 0, Say("x" * 300))
