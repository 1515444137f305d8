"""The stages of a move: every one is timed, they add up, and time is charged to the stage that took it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.web.servers import RunningServer, hello, receive, seated_room, send, served
from tests.slowness import is_within
from websockets.asyncio.client import ClientConnection

from blackgate.server import session as session_module
from blackgate.server.projection import Projection
from blackgate.server.settings import RoomSettings
from blackgate.server.stopwatch import (
    DECIDING,
    PROJECTING,
    QUEUEING,
    SENDING,
    STAGES,
    STORING,
    UNTIMED,
    WINDOW,
    Stopwatch,
)
from blackgate.server.store.writer import Writer
from blackgate.server.web.metrics import MoveStages
from blackgate.server.web.protocols.websocket import WebSocketProtocol

MOVES = 6
DELAY = 0.05
DEFAULT, SWIFT = RoomSettings(players=2), RoomSettings(players=2, windows="swift")


class Played:
    """Some moves over a real network, as the server and the client measured them."""

    def __init__(self, network: RunningServer, seconds: float) -> None:
        sample = network.state.metrics.registry.get_sample_value
        self.counts = [sample("blackgate_move_seconds_count", {"stage": stage}) for stage in STAGES]
        self.stages = [sample("blackgate_move_seconds_sum", {"stage": stage}) or 0.0 for stage in STAGES]
        self.acknowledged = sample("blackgate_acknowledgement_seconds_sum") or 0.0
        """From the first look at a command until its reply was queued."""
        self.client = seconds

    def check(self) -> None:
        """Every stage was timed, and together they are between what is part of them and what they are part of."""
        assert self.counts == [MOVES] * len(STAGES)
        assert min(self.stages) > 0.0
        assert self.acknowledged < sum(self.stages) < self.client


async def played(settings: RoomSettings = DEFAULT) -> Played:
    async with served() as network:
        there, seconds = await seated_room(network.state, settings), 0.0
        room = there.session.room
        async with network.open_socket(there.code) as first, network.open_socket(there.code) as second:
            for seat, socket in enumerate((first, second)):
                await hello(socket, there.clients[seat].key)
            for n in range(MOVES):
                asked = room.asked[0]
                seconds += await moved((first, second)[asked.seat], f"m{n}", room.version, str(asked.options[0]))
                await there.drain()
        return Played(network, seconds)


async def moved(socket: ClientConnection, name: str, seen: int, action: str) -> float:
    """Make a move; the seconds until it was acknowledged."""
    began = time.perf_counter()
    await send(socket, type="command", id=name, seen=seen, wish={"do": "choose", "action": action})
    while (found := await receive(socket))["type"] != "done":
        assert found["type"] == "update"
    return time.perf_counter() - began


async def test_the_stages_add_up_to_the_time_of_a_move() -> None:
    (await played()).check()


@pytest.mark.parametrize("stage", range(len(STAGES)))
async def test_a_stage_that_is_not_timed_is_detected(stage: int, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Stopwatch.lap
    monkeypatch.setattr(Stopwatch, "lap", lambda watch, each: None if each == stage else honest(watch, each))
    found = await played()
    with pytest.raises(AssertionError):
        found.check()


def test_time_that_is_lost_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(watch: Stopwatch, stage: int) -> None:
        honest(watch, stage)
        watch.seconds[stage] /= 100

    honest = Stopwatch.lap
    monkeypatch.setattr(Stopwatch, "lap", forgetful)
    with pytest.raises(AssertionError):
        asyncio.run(played()).check()


def slowed(patch: pytest.MonkeyPatch, where: object, name: str) -> None:
    """Make a function slow."""
    honest: Callable[..., Any] = getattr(where, name)

    def slow(*given: Any) -> Any:
        time.sleep(DELAY)
        return honest(*given)

    patch.setattr(where, name, slow)


def slow_loop(patch: pytest.MonkeyPatch) -> None:
    """Something else occupies the event loop when a command has arrived."""
    honest = WebSocketProtocol.handle_events

    def behind(protocol: WebSocketProtocol) -> None:
        protocol.loop.call_soon(time.sleep, DELAY)
        honest(protocol)

    patch.setattr(WebSocketProtocol, "handle_events", behind)


def slow_release(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("blackgate.server.constant_time.GRID_SECONDS", DELAY)


def slow_writing(patch: pytest.MonkeyPatch) -> None:
    """The socket takes its time for the reply."""
    honest = WebSocketProtocol.send

    async def slow(protocol: WebSocketProtocol, message: Any) -> None:
        if '"done"' in message.get("text", ""):
            await asyncio.sleep(DELAY)
        await honest(protocol, message)

    patch.setattr(WebSocketProtocol, "send", slow)


SLOW: dict[int, Callable[[pytest.MonkeyPatch], None]] = {
    QUEUEING: slow_loop,
    DECIDING: lambda patch: slowed(patch, session_module, "decide"),
    PROJECTING: lambda patch: slowed(patch, Projection, "updates"),
    STORING: lambda patch: slowed(patch, Writer, "_confirmed"),
    WINDOW: slow_release,
    SENDING: slow_writing,
}


@pytest.mark.timed
@pytest.mark.parametrize("stage", range(len(STAGES)))
async def test_time_is_charged_to_the_stage_that_took_it(stage: int, monkeypatch: pytest.MonkeyPatch) -> None:
    SLOW[stage](monkeypatch)
    found = await played()
    assert found.stages[stage] > 0.7 * MOVES * DELAY
    assert max(range(len(STAGES)), key=found.stages.__getitem__) == stage


async def test_only_rooms_that_hide_timing_wait_for_a_window() -> None:
    hidden, open_ = await played(DEFAULT), await played(SWIFT)
    assert hidden.stages[WINDOW] > 10 * open_.stages[WINDOW]


def one_move(stages: MoveStages) -> None:
    """All that is measured for one move."""
    watch = Stopwatch(time.perf_counter())
    for stage in (QUEUEING, DECIDING, PROJECTING, DECIDING, PROJECTING, DECIDING):
        watch.lap(stage)
    watch.stored(None)
    watch.released()
    watch.lap(SENDING)
    stages.observe(watch.seconds)


def cost_of_a_move() -> float:
    """Seconds of processor time of measuring one move."""
    stages, began = MoveStages(), time.thread_time()
    for _ in range(200):
        one_move(stages)
    return (time.thread_time() - began) / 200


@pytest.mark.timed
def test_measuring_costs_less_than_3_percent_of_a_move() -> None:
    """No move was ever measured to take less than 500 µs of processor time over a network."""
    assert is_within(0.03 * 500e-6, cost_of_a_move, tries=40)


def test_what_is_not_timed_stays_at_zero() -> None:
    UNTIMED.lap(DECIDING)
    UNTIMED.stored(None)
    assert not any(UNTIMED.seconds)
    assert not UNTIMED.was_stored
