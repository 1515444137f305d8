"""Everybody comes back at once after a restart, and knows soon where everything stands."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import uvloop
from benchmarks.load.client import Chair, Table
from benchmarks.load.driving import load_on
from benchmarks.load.served import Served
from benchmarks.load.tally import at
from tests.server.trouble.launch import LAUNCH, faults
from tests.server.trouble.sizes import size

ROOMS = size(50, 500)
PLAYED = 1.0
JITTER = 2.0
"""Seconds within which clients come back: all at the same moment none of them would be served sooner."""
PATIENCE = 30.0


async def back(table: Table, seat: int, key: str, dice: Random) -> tuple[float, int]:
    """Somebody tries until they are welcome: when that was, and how often they tried in vain."""
    await asyncio.sleep(dice.uniform(0, JITTER))
    tries = 0
    while True:
        chair = Chair(table, seat, key)
        with suppress(OSError, TimeoutError):
            await chair.connect(table.port)
            table.chairs[seat] = chair
            return perf_counter(), tries
        tries += 1
        await asyncio.sleep(dice.uniform(0.1, 0.5))


async def story(server: Served) -> tuple[list[float], int, list[bool]]:
    """A server is killed in the middle of many games: when everybody was back, and whether they know what they knew."""
    async with load_on(server.port, ROOMS) as load:
        await load.flat_out(PLAYED)
        before = [(table, chair.seat, chair.key, table.version) for table in load.tables for chair in table.chairs]
        dice, began = Random(1), perf_counter()
        await asyncio.to_thread(server.kill)
        server.start()
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*(back(table, seat, key, dice) for table, seat, key, _ in before))
        same = [table.chairs[seat].version == version for table, seat, _, version in before]
    return [when - began for when, _ in found], sum(tries for _, tries in found), same


def test_everybody_comes_back_soon(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        waits, tries, same = uvloop.run(story(server))
    record_property(
        "figures",
        f"{len(waits)} clients, from the kill until each knows: p50 {at(waits, 0.5):.2f}, p99 {at(waits, 0.99):.2f}, "
        f"last {max(waits):.2f} s; {tries} tries in vain",
    )
    assert all(same)
    assert max(waits) < 15


def test_a_server_that_forgets_is_found_out(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("hasty")) as server:
        _, _, same = uvloop.run(story(server))
    assert not all(same)
