"""Somebody who sends a thousand messages a second: they are sent away, and the others hardly notice."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from benchmarks.load.served import Served
from benchmarks.load.tally import at
from tests.server.trouble.launch import LAUNCH, faults
from tests.server.trouble.quiet import Try, Watch, is_held, until_held
from tests.server.trouble.rooms import durations, keys_of, opened, playing
from tests.server.trouble.sizes import LONG, size, times
from tests.server.trouble.strangers import flooded

RATE = 1_000
SECONDS = size(2, 20)
ROOMS = 6
TOO_FAST = 4429
TRIES = 3 if LONG else 1
"""Of which one is enough: machines are shared."""


async def story(server: Served) -> tuple[list[float], list[float], list[int]]:
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(opened(server.port, seed=n)) for n in range(ROOMS)]
        code, keys = await keys_of(server.port, {"players": 2})
        async with playing(rooms, 0.08):
            await asyncio.sleep(0.5)
            calm = await durations(rooms, SECONDS)
            flood = asyncio.create_task(flooded(server.port, code, keys[0], RATE, SECONDS))
            stormy = await durations(rooms, SECONDS)
            return calm, stormy, await flood


def is_hardly_noticed(calm: Sequence[float], stormy: Sequence[float]) -> bool:
    """Whether 99 of 100 moves take less than twice as long; in a short run, where a hundred are few, ten times."""
    usual, now = at(calm, 0.99), at(stormy, 0.99)
    return now < 2 * usual if LONG else now < max(10 * usual, 0.5)


def test_a_flood_is_dammed(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:

        def once() -> tuple[Try, tuple[list[float], list[float], list[int]]]:
            watch, (calm, stormy, codes) = Watch(server), asyncio.run(story(server))
            assert at(stormy, 0.99) < max(10 * at(calm, 0.99), 0.5)
            assert set(codes) == {TOO_FAST}
            return Try(is_hardly_noticed(calm, stormy), watch.elsewhere()), (calm, stormy, codes)

        (calm, stormy, codes), tries = until_held(once, TRIES)
    record_property(
        "figures",
        f"without {times(calm)}, with a flood {times(stormy)}: p99 × {at(stormy, 0.99) / at(calm, 0.99):.1f}; sent "
        f"away {len(codes)} times in {SECONDS} s with {set(codes)}; {tries}",
    )
    assert is_held(tries)


def test_a_flood_that_is_felt_would_be_noticed() -> None:
    assert is_hardly_noticed([0.01] * 100, [0.015] * 100)
    assert not is_hardly_noticed([0.1] * 100, [1.1] * 100)


async def alone(server: Served, rate: float) -> list[int]:
    code, keys = await keys_of(server.port, {"players": 2})
    return await flooded(server.port, code, keys[0], rate, 1)


def test_a_server_without_a_dam_is_found_out(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("lavish")) as server:
        assert asyncio.run(alone(server, RATE)) == []
