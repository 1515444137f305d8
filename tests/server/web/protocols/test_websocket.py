"""WebSocket connections: everything a client sends is charged."""

import asyncio
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from blackgate.server.web.config import Config
from blackgate.server.web.protocols.traffic import BYTES, FRAGMENTS, FRAMES, ConnectionBudget, TrafficLimits
from blackgate.server.web.protocols.websocket import FrameCounter, websocket_protocol


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False
        self.reading: list[str] = []

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        self.reading.append("paused")

    def resume_reading(self) -> None:
        self.reading.append("resumed")

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))


REQUEST = (
    b"GET /s HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Idle(websocket_protocol(Config(), TrafficLimits(Config()))):  # type: ignore[misc]
    """No application: what arrives stays where it is."""

    async def run_asgi(self) -> None:
        """Nothing happens."""


def opened() -> tuple[Any, Transport]:
    """A connection after its handshake."""
    line = Idle(uvicorn.Config(app=lambda: None, log_config=None), ServerState(), {}, asyncio.get_running_loop())
    line.traffic = TrafficLimits(Config())
    transport = Transport()
    line.connection_made(transport)
    line.data_received(REQUEST)
    line.conn.send_response(line.response)
    line.handshake_complete = True
    line.conn.data_to_send()
    line.queue.get_nowait()
    return line, transport


def cut(data: bytes, chooser: Random) -> list[bytes]:
    """As a network may deliver it: frame by frame, or anyhow."""
    ends = sorted(chooser.sample(range(len(data) + 1), min(len(data), chooser.choice((0, 1, 4, 12)))))
    return [data[start:end] for start, end in zip([0, *ends], [*ends, len(data)], strict=True) if start < end]


def frames_of(data: bytes) -> int:
    """How many frames the library finds."""
    line, _ = opened()
    line.conn.receive_data(data)
    return len(line.conn.events_received())


async def test_frames_are_counted_like_the_library_does() -> None:
    async def run(number: int) -> None:
        chooser = Random(number)
        kinds = (Opcode.TEXT, Opcode.PING, Opcode.PONG)
        data = b"".join(
            Frame(chooser.choice(kinds), chooser.randbytes(chooser.choice((0, 1, 100, 125)))).serialize(mask=True)
            for _ in range(chooser.randint(1, 20))
        ) + Frame(Opcode.TEXT, b"x" * chooser.choice((126, 300, 65_535, 65_536))).serialize(mask=True)
        counter = FrameCounter()
        assert sum(counter.feed(part, 10_000) for part in cut(data, chooser)) == frames_of(data), number

    for number in range(200):
        await run(number)


def test_counting_stops_at_the_limit() -> None:
    assert FrameCounter().feed(EMPTY_PING * 10_000, 80) == 81


EMPTY_PING = Frame(Opcode.PING, b"").serialize(mask=True)
FRAGMENT = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
FLOODS = {
    "pings at once": [EMPTY_PING * 10_000],
    "pings one by one": [EMPTY_PING] * 1000,
    "pongs": [Frame(Opcode.PONG, b"").serialize(mask=True) * 1000],
    "fragments": [Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + FRAGMENT * (FRAGMENTS + 1)],
    "fragments with pings between": [Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)]
    + [EMPTY_PING + FRAGMENT] * (FRAGMENTS + 1),
    "texts": [Frame(Opcode.TEXT, b"{}").serialize(mask=True)] * 1000,
    "bytes one by one": [bytes([each]) for each in Frame(Opcode.PONG, b"x" * 125).serialize(mask=True) * 20],
    "long messages": [Frame(Opcode.BINARY, b"x" * 8000).serialize(mask=True)] * 20,
}


@pytest.mark.parametrize("name", FLOODS)
async def test_a_flood_is_cut_off_before_parsing(name: str) -> None:
    line, transport = opened()
    handled = 0
    for data in FLOODS[name]:
        line.data_received(data)
        if transport.is_closed:
            break
        handled += 1
    assert transport.is_closed
    assert line.conn.close_sent.code == 4429
    assert handled <= 1100
    told = [line.queue.get_nowait() for _ in range(line.queue.qsize())]
    assert told[-1]["type"] == "websocket.disconnect"


async def test_without_a_budget_a_flood_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(name: str) -> bool:
        line, transport = opened()
        for data in FLOODS[name]:
            line.data_received(data)
        return transport.is_closed

    monkeypatch.setattr(ConnectionBudget, "take", lambda *_: True)
    assert not (await run("pings one by one"))
    assert await run("fragments")


async def test_ordinary_clients_stay_within_their_budget() -> None:
    line, transport = opened()
    budget = ConnectionBudget(TrafficLimits(Config()), "192.0.2.1")
    assert all(budget.take(300, 1) for _ in range(int(FRAMES.burst)))
    assert not budget.take(300, 1)
    message = b"x" * 8000
    first, *more = [message[n : n + 800] for n in range(0, 8000, 800)]
    line.data_received(Frame(Opcode.TEXT, first, fin=False).serialize(mask=True))
    for part in more[:-1]:
        line.data_received(Frame(Opcode.CONT, part, fin=False).serialize(mask=True))
    line.data_received(Frame(Opcode.CONT, more[-1]).serialize(mask=True))
    assert line.queue.get_nowait()["text"] == message.decode()
    assert not transport.is_closed


def test_all_connections_of_an_address_share_a_budget() -> None:
    limits = TrafficLimits(Config())
    granted = 0
    for _ in range(40):
        budget = ConnectionBudget(limits, "192.0.2.1")
        while budget.take(100, 1):
            granted += 1
    assert granted < 700
    assert ConnectionBudget(limits, "192.0.2.2").take(100, 1)
    assert BYTES.burst > 8192
