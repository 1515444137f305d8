"""Garbage is collected when the server is idle, and never postponed for ever; activity leaves no reference cycles."""

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

import httpx
import pytest
from tests.server.web.servers import RunningServer, farewell, hello, seated_room, send, served

from blackgate.server.web import serve
from blackgate.server.web.protocols.http import HttpProtocol

STRANGE = (
    b"GET /api/rooms/ABCDEF/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://evil.example\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Knot:
    """Something that holds itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def usual_collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def is_freed(deeds: Callable[[], float], monkeypatch: pytest.MonkeyPatch, latest: int) -> bool:
    """Whether garbage that has grown old is gone after some looks."""
    monkeypatch.setattr(serve, "GC_CHECK_SECONDS", 0.01)
    monkeypatch.setattr(serve, "GC_MOST_CHECKS", latest)

    async def run() -> bool:
        chore = asyncio.create_task(serve.collect_garbage_when_idle(deeds))
        await asyncio.sleep(0)
        knots = [Knot() for _ in range(2 * serve.GC_WORTHWHILE)]
        gone = weakref.ref(knots[0])
        del knots
        await asyncio.sleep(0.2)
        chore.cancel()
        return gone() is None

    return asyncio.run(run())


def test_garbage_is_collected_when_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_freed(lambda: 0.0, monkeypatch, latest=1_000_000)


def test_garbage_is_not_collected_while_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = count()
    assert not is_freed(lambda: float(next(moves)), monkeypatch, latest=1_000_000)


def test_garbage_collection_is_not_postponed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = count()
    assert is_freed(lambda: float(next(moves)), monkeypatch, latest=3)


async def turned_away(port: int) -> None:
    """A refused handshake of a foreign page, without a client library, which would leave cycles of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(STRANGE)
    assert b" 403 " in await reader.readline()
    writer.close()
    await writer.wait_closed()


async def an_evening(network: RunningServer) -> None:
    """Requests for pages, a game, questions, refusals, spectators."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{network.port}") as client:
        for path in ("/", "/health", "/metrics", "/api/rooms", "/api/rooms/nobody"):
            await client.get(path)
    for _ in range(10):
        await turned_away(network.port)
    there = await seated_room(network.state)
    patient = {"max_queue": None}  # whoever does not read what has come cannot hear that it is over
    async with network.open_socket(there.code, **patient) as onlooker, network.open_socket(there.code) as host:
        await hello(onlooker)
        await hello(host, there.host)
        await there.play(60, Random(1))
        for n in range(10):
            await send(host, type="why", id=f"w{n}", action="dig pickaxe")
            await send(host, type="command", id=f"c{n}", seen=0, wish={"do": "begin"})
            await send(host, type="command", id=f"s{n}", seen=0, wish={"do": "say", "text": "well"})
        await send(host, type="nonsense")
        await farewell(host)
    while network.state.limits.admission.total:
        await asyncio.sleep(0.01)


def rings_left() -> Counter[str]:
    """What of the server holds itself after an evening, by type."""

    async def run() -> Counter[str]:
        async with served() as network:
            await an_evening(network)  # what happens once and never again does not count
            await asyncio.sleep(0.1)
            gc.collect()
            gc.disable()
            await an_evening(network)
            await asyncio.sleep(0.1)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            kinds = [type(each) for each in gc.garbage]
        return Counter(f"{kind.__module__}.{kind.__name__}" for kind in kinds)

    try:
        found = asyncio.run(run())
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    return Counter({kind: n for kind, n in found.items() if kind.startswith(("blackgate.", "uvicorn.", "httptools."))})


def test_activity_leaves_no_reference_cycles(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rings_left() == {}
    with monkeypatch.context() as patch:
        patch.setattr(HttpProtocol, "_drop_parser", lambda line: None)
        assert rings_left()["httptools.parser.parser.HttpRequestParser"] > 0
