"""The wire of a socket: the same bytes as the library would send, and nothing where it would wait or refuse.

What comes in is understood as the library understands it, however it is cut on its way.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from blackgate.server.web import wire as wires
from blackgate.server.web.frames import alone, framed, is_whole
from blackgate.server.web.wire import Wire, wire_of


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


@pytest.fixture
def wire() -> Iterator[Wire]:
    with asyncio.Runner() as runner:
        wire = Wire(uvicorn.Config(app=lambda: None, log_config=None), ServerState(), {}, runner.get_loop())
        wire.transport = Transport()
        wire.conn.state = State.OPEN
        yield wire


def written(wire: Wire) -> list[bytes]:
    assert isinstance(wire.transport, Transport)
    return wire.transport.written


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_can_go_is_written_at_once(wire: Wire) -> None:
    assert wire.sent(b"a move")
    assert written(wire) == [framed(b"a move")]


def test_what_goes_together_is_written_in_one(wire: Wire) -> None:
    assert wire.sent(b"a move", b"done")
    assert written(wire) == [framed(b"a move") + framed(b"done")]


def test_what_would_have_to_wait_is_not_written(wire: Wire) -> None:
    wire.pause_writing()
    assert not wire.sent(b"a move")
    wire.resume_writing()
    assert wire.sent(b"a move")
    assert len(written(wire)) == 1


@pytest.mark.parametrize("state", [State.CONNECTING, State.CLOSING, State.CLOSED])
def test_nothing_is_written_before_and_after_a_conversation(wire: Wire, state: State) -> None:
    wire.conn.state = state
    assert not wire.sent(b"a move")
    assert written(wire) == []


def test_nothing_is_written_after_goodbye(wire: Wire) -> None:
    wire.close_sent = True
    assert not wire.sent(b"a move")
    assert written(wire) == []


def test_nothing_is_written_where_nobody_is_any_more(wire: Wire) -> None:
    wire.transport.close()
    assert not wire.sent(b"a move")
    assert written(wire) == []


def test_another_server_has_no_such_wire() -> None:
    assert wire_of({"type": "websocket"}) is None
    assert wire_of({"type": "websocket", "extensions": None}) is None
    assert wire_of({"type": "websocket", "extensions": {"websocket.http.response": {}}}) is None


REQUEST = (
    b"GET /s HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Idle:
    """Nobody answers: what came in stays where it is."""

    async def run_asgi(self) -> None:
        """Nothing happens."""


class Ours(Idle, Wire):
    """The wire."""


class Theirs(Idle, WebSocketsSansIOProtocol):
    """The library."""


def opened(kind: type[WebSocketsSansIOProtocol]) -> tuple[Any, Transport]:
    """A socket that has just been opened; its beginning has been taken."""
    line = kind(uvicorn.Config(app=lambda: None, log_config=None), ServerState(), {}, asyncio.get_running_loop())
    transport = Transport()
    line.connection_made(transport)
    line.data_received(REQUEST)
    line.conn.send_response(line.response)
    line.handshake_complete = True
    line.conn.data_to_send()
    line.queue.get_nowait()
    return line, transport


async def understood(kind: type[WebSocketsSansIOProtocol], chunks: Sequence[bytes]) -> tuple[list[Any], bytes]:
    """What an application would be told of some bytes, and what is answered to them."""
    line, transport = opened(kind)
    with suppress(InvalidState):  # the library's own, where it is sent nonsense twice at once
        for chunk in chunks:
            if not transport.is_closing():
                line.data_received(chunk)
    await asyncio.sleep(0)
    return [line.queue.get_nowait() for _ in range(line.queue.qsize())], b"".join(transport.written)


def sent_by_a_client(chooser: Random) -> bytes:
    """Frames of all kinds: mostly commands, some in pieces, some nobody may send."""
    frames = b""
    for _ in range(chooser.randint(1, 8)):
        text = "é€x{}"[: chooser.randint(0, 5)].encode() * chooser.choice((0, 1, 9, 30, 40, 200, 3000))
        match chooser.randrange(14):
            case 0:
                frames += Frame(Opcode.PING, text[:90]).serialize(mask=True)
            case 1:
                frames += Frame(Opcode.BINARY, text).serialize(mask=True)
            case 2:
                frames += Frame(Opcode.TEXT, text, fin=False).serialize(mask=True)
                frames += Frame(Opcode.PING, b"between").serialize(mask=True) if chooser.random() < 0.5 else b""
                frames += Frame(Opcode.CONT, b"and more").serialize(mask=True)
            case 3 if chooser.random() < 0.3:
                frames += Frame(Opcode.TEXT, text).serialize(mask=False)
            case 4 if chooser.random() < 0.3:
                frames += chooser.randbytes(chooser.randint(1, 30))
            case 5 if chooser.random() < 0.3:
                frames += Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
            case 6:
                frames += Frame(Opcode.TEXT, b"\xff" + text).serialize(mask=True)
            case _:
                frames += Frame(Opcode.TEXT, text).serialize(mask=True)
    return frames


def cut(data: bytes, chooser: Random) -> list[bytes]:
    """As a network may deliver it: frame by frame, or anyhow."""
    ends = sorted(chooser.sample(range(len(data) + 1), min(len(data), chooser.choice((0, 1, 4, 12)))))
    return [data[start:end] for start, end in zip([0, *ends], [*ends, len(data)], strict=True) if start < end]


async def differing(rounds: int) -> int:
    """How often the wire has understood something else than the library."""
    found = 0
    for number in range(rounds):
        chooser = Random(number)
        chunks = [part for _ in range(3) for part in cut(sent_by_a_client(chooser), chooser)]
        found += await understood(Ours, chunks) != await understood(Theirs, chunks)
    return found


def test_what_comes_in_is_understood_as_the_library_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is cut; who takes every piece for the beginning of a frame does not."""
    assert asyncio.run(differing(1000)) == 0
    monkeypatch.setattr(wires, "is_whole", lambda _: True)
    assert asyncio.run(differing(1000)) > 0


def test_whoever_waits_is_handed_what_comes_and_the_rest_waits_its_turn() -> None:
    async def run() -> None:
        line, transport = opened(Ours)
        first = asyncio.create_task(line.receive())
        await asyncio.sleep(0)
        for text in (b"a", b"b", b"c"):
            line.data_received(Frame(Opcode.TEXT, text).serialize(mask=True))
        assert transport.reading == ["paused"], "nobody has asked for more"
        assert (await first)["text"] == "a"
        assert [(await line.receive())["text"] for _ in range(2)] == ["b", "c"]
        assert transport.reading == ["paused", "resumed"]
        gone = asyncio.create_task(line.receive())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        line.data_received(Frame(Opcode.TEXT, b"d").serialize(mask=True))
        assert (await line.receive())["text"] == "d", "what came for somebody who is gone is not lost"
        last = asyncio.create_task(line.receive())
        await asyncio.sleep(0)
        line.connection_lost(None)
        assert (await last)["type"] == "websocket.disconnect"

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, 1024])
def test_a_command_is_read_at_once(size: int) -> None:
    text = b"x" * size
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert alone(frame) == text
    assert is_whole(frame)
    assert is_whole(frame + frame)
    for other in (frame[:-1], frame + b"\x81", frame + frame):
        assert alone(other) is None
    assert not is_whole(frame[:-1])
    assert not is_whole(frame + b"\x81")


OTHERS = {
    "long": Frame(Opcode.TEXT, b"x" * 1025).serialize(mask=True),
    "very long": Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True),
    "as a server sends": Frame(Opcode.TEXT, b"a move").serialize(mask=False),
    "a part": Frame(Opcode.TEXT, b"a move", fin=False).serialize(mask=True),
    "compressed": b"\xc1" + Frame(Opcode.TEXT, b"a move").serialize(mask=True)[1:],
    "long for no reason": b"\x81\xff" + (119).to_bytes(8, "big") + b"mask" + b"x" * 119,
    "bytes": Frame(Opcode.BINARY, b"a move").serialize(mask=True),
    "nothing": b"",
}


@pytest.mark.parametrize("name", OTHERS)
def test_everything_else_is_left_to_the_library(name: str) -> None:
    assert alone(OTHERS[name]) is None
