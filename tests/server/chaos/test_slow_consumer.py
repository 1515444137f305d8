"""A slow consumer: a client that never reads delays nobody, and the server's memory stays bounded."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from benchmarks.load.served import Served
from benchmarks.load.tally import at
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.machine_load import Attempt, LoadMonitor, has_passed, until_passed
from tests.server.chaos.misbehaving_clients import NonReadingClient
from tests.server.chaos.rooms import Room, opened
from tests.server.chaos.sizes import LONG, line, times

LINE = "\U0001f511" * 300
"""The longest chat message."""
ENOUGH = 130
"""Messages after which a slow consumer is detected: what the network buffers here, and 64 frames."""
FOUR: dict[str, object] = {"players": 4, "windows": "swift", "private": True}
KINDS = ("reads again", "never reads") if LONG else ("reads again",)
"""When it is too late, or not at all: then the others are told ten seconds later."""
IN_TIME, TRIES = line(1.0, 0.05), 3
"""Seconds in which 99 of 100 lines are acknowledged, in one of so many tries: machines are shared."""
AT_MOST = 1.0
"""On any machine."""
GIVEN_UP = 15.0
"""Seconds within which the others learn that the client is gone; the server waits for ten."""


async def spoken(room: Room) -> list[float]:
    """Three of four clients chat, within their limits; the latency of each message."""
    before = len(room.acknowledged)
    for _ in range(0, ENOUGH, 3):
        for player in room.players[:3]:
            await player.do(do="say", text=LINE)
        await asyncio.sleep(0.1)
    return [each.took for each in sorted(room.acknowledged, key=lambda each: each.at)[before:]]


async def until_here(room: Room, wanted: bool) -> None:
    """Until the others learn that the fourth is connected, or is not."""
    async with asyncio.timeout(GIVEN_UP):
        while True:
            seats: Any = room.players[0].client.state["room"]["seats"]
            if seats[3]["is_here"] is wanted:
                return
            await asyncio.sleep(0.01)


async def story(server: Served, *kinds: str) -> tuple[list[float], int, dict[str, tuple[int, int]]]:
    """One client of each kind that does not read; the others' latencies, memory, and the outcome."""
    async with opened(server.port, FOUR) as room:
        await room.players[3].leave()
        await until_here(room, False)
        before, took, ends = server.rss(), [], {}
        for name in kinds:
            slow = NonReadingClient(server.port, room.code, room.players[3].key)
            await until_here(room, True)
            took += await spoken(room)
            if name == "never reads":
                await until_here(room, False)
            ends[name] = await asyncio.to_thread(slow.read, 2 if name == "reads on" else 15)
            await until_here(room, False)
        return took, server.rss() - before, ends


@pytest.mark.timed
def test_a_slow_consumer_delays_nobody_and_is_disconnected(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path, LAUNCH, faults("small_send_buffer")) as server:

        def once() -> tuple[Attempt, tuple[list[float], int, dict[str, tuple[int, int]]]]:
            watch, found = LoadMonitor(server), asyncio.run(story(server, *KINDS))
            return Attempt(at(found[0], 0.99) < IN_TIME, watch.other_cores()), found

        (took, grown, ends), tries = until_passed(once, TRIES)
    record_property(
        "figures", f"the others meanwhile {times(took)}, {grown / 1e6:.1f} MB more, bytes on their way and end: {ends}"
    )
    assert at(took, 0.99) < AT_MOST
    assert grown < 10_000_000
    assert ends["reads again"][1] == 1013
    assert ends.get("never reads", (0, 1006))[1] == 1006
    assert has_passed(tries)


async def test_a_server_with_an_unbounded_outbox_is_detected(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("small_send_buffer", "unbounded_outbox")) as server:
        _, _, ends = await story(server, "reads on")
    assert ends["reads on"][1] != 1013
