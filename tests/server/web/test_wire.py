"""The wire of a socket: the same bytes as the library would send, and nothing where it would wait or refuse."""

import asyncio
from collections.abc import Iterator

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from blackgate.server.web.wire import Wire, framed, wire_of


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

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
    assert wire.sent((b"a move",))
    assert written(wire) == [framed(b"a move")]


def test_what_goes_together_is_written_in_one(wire: Wire) -> None:
    assert wire.sent((b"a move", b"done"))
    assert written(wire) == [framed(b"a move") + framed(b"done")]


def test_what_would_have_to_wait_is_not_written(wire: Wire) -> None:
    wire.pause_writing()
    assert not wire.sent((b"a move",))
    wire.resume_writing()
    assert wire.sent((b"a move",))
    assert len(written(wire)) == 1


@pytest.mark.parametrize("state", [State.CONNECTING, State.CLOSING, State.CLOSED])
def test_nothing_is_written_before_and_after_a_conversation(wire: Wire, state: State) -> None:
    wire.conn.state = state
    assert not wire.sent((b"a move",))
    assert written(wire) == []


def test_nothing_is_written_after_goodbye(wire: Wire) -> None:
    wire.close_sent = True
    assert not wire.sent((b"a move",))
    assert written(wire) == []


def test_another_server_has_no_such_wire() -> None:
    assert wire_of({"type": "websocket"}) is None
    assert wire_of({"type": "websocket", "extensions": None}) is None
    assert wire_of({"type": "websocket", "extensions": {"websocket.http.response": {}}}) is None
