"""Limits of HTTP connections: their number, connects, size and time of heads, pipelining."""

import asyncio
import time
from contextlib import AsyncExitStack

import pytest
import uvicorn
from tests.server.web.servers import GENEROUS, open_app, quiet_serve, served

from blackgate.server.web import serve
from blackgate.server.web.config import Config
from blackgate.server.web.protocols.http import MOST_HEAD_BYTES, MOST_HEADERS, PIPELINED, HttpProtocol, http_protocol
from blackgate.server.web.protocols.traffic import TrafficLimits
from blackgate.server.web.serve import GracefulServer, listening_socket

WHOLE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def told(
    kind: type[HttpProtocol], monkeypatch: pytest.MonkeyPatch, *heads: bytes, pause: float = 0
) -> list[bytes]:
    """The responses to heads on connections of their own, sent in pieces with pauses."""
    monkeypatch.setattr(serve, "_http_protocol", lambda *_: kind)
    async with AsyncExitStack() as stack:
        state = await stack.enter_async_context(open_app())
        listener = listening_socket(GENEROUS)
        server: uvicorn.Server = GracefulServer(state, lambda _: None)
        task = asyncio.create_task(quiet_serve(server, listener))
        while not server.started:
            await asyncio.sleep(0.01)
        port = listener.getsockname()[1]
        wires = [await asyncio.open_connection("127.0.0.1", port) for _ in heads]
        answers = [await asked(*connection, head, pause) for connection, head in zip(wires, heads, strict=True)]
        for _, writer in wires:
            writer.close()
        server.should_exit = True
        await task
        assert kind.connection_limit.total == 0
        return answers


async def asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: bytes, pause: float) -> bytes:
    try:
        for piece in head.split(b"|"):
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)
        async with asyncio.timeout(3):
            return await reader.read(12)
    except ConnectionError:
        return b""
    except TimeoutError:
        return b"nothing"


@pytest.mark.timed
async def test_a_slow_head_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = b"GET /health HTTP/1.1\r\n|Host: 127.0.0.1\r\n|A: b\r\n|\r\n"
    began = time.perf_counter()
    assert (await told(http_protocol(9, 9, head_seconds=0.3), monkeypatch, b"", slow, pause=0.2)) == [b"", b""]
    assert time.perf_counter() - began < 4
    assert (await told(http_protocol(9, 9, head_seconds=10), monkeypatch, slow, pause=0.2)) == [b"HTTP/1.1 200"]


async def test_a_kept_alive_connection_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = WHOLE + b"|" + WHOLE
    assert (await told(http_protocol(9, 9, head_seconds=0.3), monkeypatch, twice, pause=0.4)) == [b"HTTP/1.1 200"]


def head(*headers: bytes) -> bytes:
    return b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"".join(each + b"\r\n" for each in headers) + b"\r\n"


LONG = b"A: " + b"b" * 1000
TOO_LONG = {
    "in pieces": head(*[b"|" + LONG] * (2 * MOST_HEAD_BYTES // 1000)),
    "at once": head(*[LONG] * (2 * MOST_HEAD_BYTES // 1000)),
    "behind another request": WHOLE + head(*[LONG] * (2 * MOST_HEAD_BYTES // 1000)),
    "one header": head(b"A: " + b"b" * 2 * MOST_HEAD_BYTES),
    "one header that does not end": b"GET /health HTTP/1.1\r\nA: "
    + b"|".join([b"b" * 1000] * (2 * MOST_HEAD_BYTES // 1000)),
    "the address": b"GET /" + b"a" * 2 * MOST_HEAD_BYTES + b" HTTP/1.1\r\n\r\n",
    "many headers": head(*[b"A: b"] * 2 * MOST_HEADERS),
}


@pytest.mark.parametrize("name", TOO_LONG)
async def test_a_head_that_is_too_long_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (answer,) = await told(http_protocol(9, 9), monkeypatch, TOO_LONG[name])
    assert answer in (b"", b"HTTP/1.1 400")


async def test_an_ordinary_head_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    for good in (head(LONG), head(*[LONG] * 20), head(*[b"A: b"] * (MOST_HEADERS - 1)), WHOLE + head(*[LONG] * 20)):
        assert (await told(http_protocol(9, 9), monkeypatch, good)) == [b"HTTP/1.1 200"]


async def answers(port: int, requests: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(requests)
    async with asyncio.timeout(10):
        found = await reader.read()
    writer.close()
    return found


async def test_pipelined_requests_are_limited() -> None:
    async def run(count: int) -> bytes:
        async with served() as network:
            return await answers(
                network.port, WHOLE * (count - 1) + WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
            )

    assert (await run(3)).count(b"HTTP/1.1 200") == 3
    assert (await run(1000)).count(b"HTTP/1.1 200") <= PIPELINED + 1


@pytest.mark.timed
async def test_an_address_that_connects_too_often_waits_for_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = TrafficLimits(Config(connections=4))  # four at once, then two a second
    began = time.perf_counter()
    assert (await told(http_protocol(99, 99, limits), monkeypatch, *[WHOLE] * 4)) == [b"HTTP/1.1 200"] * 4
    at_once = time.perf_counter() - began
    limits = TrafficLimits(Config(connections=4))
    began = time.perf_counter()
    assert (await told(http_protocol(99, 99, limits), monkeypatch, *[WHOLE] * 7)) == [b"HTTP/1.1 200"] * 7
    assert time.perf_counter() - began > max(1.4, at_once)


async def test_one_address_cannot_take_all_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await told(http_protocol(2, 9), monkeypatch, WHOLE, WHOLE, WHOLE)) == [b"HTTP/1.1 200"] * 2 + [b""]
    assert (await told(http_protocol(3, 9), monkeypatch, WHOLE, WHOLE, WHOLE)) == [b"HTTP/1.1 200"] * 3
