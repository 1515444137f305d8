"""Rooms of bots that think as long as they may, and people who chat beside them: the people hardly notice."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import httpx
import pytest
from benchmarks.load.client import posted
from benchmarks.load.served import Served, cpu_of
from benchmarks.load.tally import at
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.machine_load import Attempt, LoadMonitor, cpu_of_family, has_passed, until_passed
from tests.server.chaos.rooms import Room, opened
from tests.server.chaos.sizes import line, size, times

BOT_ROOMS = size(4, 20)
SECONDS = size(3, 20)
ENOUGH = SECONDS / 5
"""Seconds of thinking meanwhile: where bots had less, nothing was shown."""
THINKING = 1
PEOPLE = 4
"""Rooms of people."""
PACE = 0.2
"""Seconds between two messages of a person."""
IN_TIME = line(0.5, 0.1)
"""Seconds in which 99 of 100 messages of people are acknowledged."""
TRIES = 3
"""Of which one is enough: machines are shared."""


async def bots_begin(port: int, thinking: int) -> None:
    """A room in which nobody sits but bots, and the cards are dealt."""
    bots = {"players": 3, "seats": [f"mastermind@{thinking}s"] * 3, "private": True}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        made = await posted(http, "/api/rooms", {"settings": bots})
        begin = {"type": "command", "id": "b", "seen": 0, "wish": {"do": "begin"}}
        await posted(http, f"/api/rooms/{made['room']}/commands", begin, made["key"])


async def spoken(rooms: Sequence[Room], seconds: float) -> list[float]:
    """Everybody sends messages at their pace, answered or not; the latency of each."""
    people, loop = [player for room in rooms for player in room.players], asyncio.get_running_loop()
    began, said = loop.time(), []
    for n in range(round(seconds / PACE)):
        said += [asyncio.create_task(player.do(do="say", text="hurry", is_phrase=True)) for player in people]
        await asyncio.sleep(max(began + (n + 1) * PACE - loop.time(), 0))
    await asyncio.gather(*said)
    return [each.took for player in people for each in player.acknowledged]


@asynccontextmanager
async def beside_bots(server: Served, bot_rooms: int, thinking: int) -> AsyncIterator[list[Room]]:
    """Rooms of people, while rooms of bots have begun to think."""
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(opened(server.port, seed=n)) for n in range(PEOPLE)]
        await asyncio.gather(*(bots_begin(server.port, thinking) for _ in range(bot_rooms)))
        yield rooms


async def story(server: Served) -> tuple[list[float], float]:
    """How long the answers to people took, and how many seconds the bots thought meanwhile."""
    async with beside_bots(server, BOT_ROOMS, THINKING) as rooms:
        before = cpu_of_family(server.pid) - cpu_of(server.pid)
        took = await spoken(rooms, SECONDS)
        return took, cpu_of_family(server.pid) - cpu_of(server.pid) - before


@pytest.mark.timed
def test_thinking_bots_hardly_delay_people(tmp_path: Path, record_property: Any) -> None:
    def once() -> tuple[Attempt, tuple[list[float], float]]:
        with Served(Path(mkdtemp(dir=tmp_path))) as server:
            watch, found = LoadMonitor(server), asyncio.run(story(server))
            in_time, did_think = at(found[0], 0.99) < IN_TIME, found[1] > ENOUGH
            return Attempt(in_time and did_think, watch.other_cores()), found

    (took, thought), tries = until_passed(once, TRIES)
    record_property(
        "figures",
        f"{BOT_ROOMS} rooms of bots thought {thought:.1f} of {SECONDS} s, {len(took)} answers to people meanwhile "
        f"{times(took)}; {tries}",
    )
    assert thought > ENOUGH
    assert has_passed(tries)


async def test_a_server_that_thinks_on_its_event_loop_is_detected(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("think_on_event_loop")) as server:
        async with beside_bots(server, 1, thinking=2) as rooms:
            took = list[float]()
            while len(took) < 400 and at(took, 0.99) <= IN_TIME:
                took = await spoken(rooms, 1)
        server.kill()
    assert at(took, 0.99) > IN_TIME
