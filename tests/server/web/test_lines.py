"""Whoever takes a line and asks for nothing loses it, and nobody takes them all."""

import asyncio
import time
from contextlib import AsyncExitStack

import pytest
import uvicorn
from tests.server.web.houses import GENEROUS, open_house, quiet_serve

from blackgate.server.web import serve
from blackgate.server.web.lines import MOST_HEAD, Line, lines
from blackgate.server.web.serve import Keeper, listening

WHOLE = b"GET /health HTTP/1.1\r\nHost: there\r\n\r\n"


async def told(kind: type[Line], monkeypatch: pytest.MonkeyPatch, *heads: bytes, pause: float = 0) -> list[bytes]:
    """What is answered to heads that are sent on lines of their own, in pieces with pauses where it says so."""
    monkeypatch.setattr(serve, "_lines", lambda _: kind)
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(open_house())
        door = listening(GENEROUS)
        keeper: uvicorn.Server = Keeper(house, lambda _: None)
        task = asyncio.create_task(quiet_serve(keeper, door))
        while not keeper.started:
            await asyncio.sleep(0.01)
        port = door.getsockname()[1]
        wires = [await asyncio.open_connection("127.0.0.1", port) for _ in heads]
        answers = [await asked(*wire, head, pause) for wire, head in zip(wires, heads, strict=True)]
        for _, writer in wires:
            writer.close()
        keeper.should_exit = True
        await task
        assert kind.presence.total == 0
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


def test_a_head_that_does_not_come_in_time_ends_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = b"GET /health HTTP/1.1\r\n|Host: there\r\n|A: b\r\n|\r\n"
    began = time.perf_counter()
    assert asyncio.run(told(lines(9, 9, 0.3), monkeypatch, b"", slow, pause=0.2)) == [b"", b""]
    assert time.perf_counter() - began < 4
    assert asyncio.run(told(lines(9, 9, 10), monkeypatch, slow, pause=0.2)) == [b"HTTP/1.1 200"]


def test_whoever_asks_is_answered_however_long_the_line_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = WHOLE + b"|" + WHOLE
    assert asyncio.run(told(lines(9, 9, 0.3), monkeypatch, twice, pause=0.4)) == [b"HTTP/1.1 200"]


def test_a_head_that_does_not_end_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = b"GET /health HTTP/1.1\r\n" + b"|".join([b"A: " + b"b" * 1000 + b"\r\n"] * (2 * MOST_HEAD // 1000))
    assert asyncio.run(told(lines(9, 9), monkeypatch, endless)) == [b""]
    short = b"GET /health HTTP/1.1\r\n" + b"A: " + b"b" * 1000 + b"\r\n\r\n"
    assert asyncio.run(told(lines(9, 9), monkeypatch, short)) == [b"HTTP/1.1 200"]


def test_nobody_takes_all_the_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(told(lines(2, 9), monkeypatch, WHOLE, WHOLE, WHOLE)) == [b"HTTP/1.1 200"] * 2 + [b""]
    assert asyncio.run(told(lines(3, 9), monkeypatch, WHOLE, WHOLE, WHOLE)) == [b"HTTP/1.1 200"] * 3
