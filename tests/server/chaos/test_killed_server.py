"""A server killed under load loses and doubles no acknowledged move, and players go on where they were."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from benchmarks.load.served import Served
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.players import Acknowledged
from tests.server.chaos.rooms import Room, opened, playing
from tests.server.chaos.sizes import line, middle, size
from tests.server.chaos.stored_logs import FileLogs
from tests.server.in_memory import open_registry, seated

from blackgate.server.commands import Choose
from blackgate.server.keys import hashed
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore

KILLS = size(3, 100)
ROOMS = 12
PACE = 0.06
"""Seconds between two moves of a room: nobody clicks faster than they may."""
PATIENCE = 30.0
BACK = line(5, 3)
"""Seconds after which moves are acknowledged again, in one half of all outages."""


async def first_since(rooms: list[Room], moment: float) -> float:
    """When the first move after a moment was acknowledged."""
    async with asyncio.timeout(PATIENCE):
        while True:
            later = [each.at for room in rooms for each in room.acknowledged if each.at > moment]
            if later:
                return min(later)
            await asyncio.sleep(0.01)


async def trouble(server: Served, kills: int) -> tuple[list[Acknowledged], list[float], list[Room]]:
    """Kill it again and again while rooms play; what was acknowledged, and the length of each outage."""
    outages = []
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(opened(server.port, seed=n)) for n in range(ROOMS)]
        async with playing(rooms, PACE):
            for n in range(kills):
                await asyncio.sleep(0.5 + n % 7 / 10)
                server.kill()
                killed = perf_counter()
                server.start()
                outages.append(await first_since(rooms, killed) - killed)
            await asyncio.sleep(0.3)
        told = [each for room in rooms for each in room.acknowledged]
    server.kill()
    return told, outages, rooms


@pytest.mark.timed
async def test_no_acknowledged_move_is_lost(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        told, outages, rooms = await trouble(server, KILLS)
        kept = FileLogs(server.database)
    back = middle(outages)
    refusals = sum((player.refusals for room in rooms for player in room.players), Counter[str]())
    record_property(
        "figures",
        f"{KILLS} kills, {len(told):,} acknowledged, {len(kept.lost(told))} lost, {len(kept.wrong(told))} doubled or "
        f"misplaced, {len(kept.gaps)} gaps, refused {dict(refusals)}, back after {back:.2f} s (longest "
        f"{max(outages):.2f} s)",
    )
    assert len(told) > 20 * KILLS
    assert kept.integrity == "ok"
    assert kept.lost(told) == kept.wrong(told) == []
    assert kept.gaps == []
    assert back < BACK


async def test_a_server_that_acknowledges_too_early_is_detected(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path, LAUNCH, faults("acknowledge_early")) as server:
        told = await hurried(server)
        kept = FileLogs(server.database)
    record_property("figures", f"{len(kept.lost(told))} of {len(told)} lost by the faulty server")
    assert kept.lost(told)


async def hurried(server: Served) -> list[Acknowledged]:
    """Some moves and one kill, after which nobody has to come back."""
    async with asyncio.timeout(PATIENCE), opened(server.port) as room, playing([room], PACE):
        while len(room.acknowledged) < 10:
            await asyncio.sleep(0.01)
        server.kill()
        return room.acknowledged


async def test_the_check_detects_losses(tmp_path: Path) -> None:
    told = await in_this_process(tmp_path / "rooms.sqlite")
    kept = FileLogs(tmp_path / "rooms.sqlite")
    assert kept.lost(told) == kept.wrong(told) == []
    assert kept.gaps == []
    one = told[-1]
    place = one.room, one.idempotency_key
    for versions in ([one.version] * 2, [one.version + 1]):
        kept.versions[place] = versions
        assert kept.wrong(told) == [one]
    del kept.versions[place]
    assert kept.lost(told) == [one]
    kept.numbers[one.room].remove(2)
    assert kept.gaps == [one.room]


async def in_this_process(database: Path) -> list[Acknowledged]:
    """Some moves, as a server acknowledges them."""
    async with open_registry(store=SqliteStore(database)) as registry:
        there, told = await seated(registry, RoomSettings(players=2, windows="swift")), list[Acknowledged]()
        for name in ("c1", "c2", "c3"):
            asked = there.session.room.asked[0]
            done = await there.do(asked.seat, Choose(str(asked.options[0])), name)
            mark = f"{hashed(there.clients[asked.seat].key)[:16]}:{name}"
            told.append(Acknowledged(there.code, mark, done.version, at=0.0, took=0.0))
    return told
