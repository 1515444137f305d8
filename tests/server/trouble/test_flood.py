"""Somebody who sends a thousand messages a second: they are sent away, and the others hardly notice."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from benchmarks.load.served import Served
from benchmarks.load.tally import at
from tests.server.trouble.launch import LAUNCH, faults
from tests.server.trouble.rooms import Room, keys_of, opened, playing
from tests.server.trouble.sizes import size, times
from tests.server.trouble.strangers import flooded

RATE = 1_000
SECONDS = size(2, 20)
ROOMS = 6
TOO_FAST = 4429


async def quiet(rooms: list[Room], seconds: float) -> list[float]:
    """How long moves take while this much time goes by."""
    before = {room.code: len(room.acknowledged) for room in rooms}
    await asyncio.sleep(seconds)
    return [each.took for room in rooms for each in sorted(room.acknowledged, key=lambda a: a.at)[before[room.code] :]]


async def story(server: Served) -> tuple[list[float], list[float], list[int]]:
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(opened(server.port, seed=n)) for n in range(ROOMS)]
        code, keys = await keys_of(server.port, {"players": 2})
        async with playing(rooms, 0.08):
            await asyncio.sleep(0.5)
            calm = await quiet(rooms, SECONDS)
            flood = asyncio.create_task(flooded(server.port, code, keys[0], RATE, SECONDS))
            stormy = await quiet(rooms, SECONDS)
            return calm, stormy, await flood


def test_a_flood_is_dammed(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        calm, stormy, codes = asyncio.run(story(server))
    record_property(
        "figures",
        f"without {times(calm)}, with a flood {times(stormy)}: p99 × {at(stormy, 0.99) / at(calm, 0.99):.1f}; sent "
        f"away {len(codes)} times in {SECONDS} s with {set(codes)}",
    )
    assert codes
    assert set(codes) == {TOO_FAST}
    assert at(stormy, 0.99) < max(10 * at(calm, 0.99), 0.5)


async def alone(server: Served, rate: float) -> list[int]:
    code, keys = await keys_of(server.port, {"players": 2})
    return await flooded(server.port, code, keys[0], rate, 1)


def test_a_server_without_a_dam_is_found_out(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("lavish")) as server:
        assert asyncio.run(alone(server, RATE)) == []
