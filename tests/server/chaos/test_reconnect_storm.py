"""A reconnect storm: after a restart all clients come back at once, and soon have the state."""

import asyncio
from contextlib import suppress
from math import inf
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from time import perf_counter
from typing import Any, NamedTuple

import pytest
import uvloop
from benchmarks.load.client import Chair, Table
from benchmarks.load.driving import load_on
from benchmarks.load.served import Served
from benchmarks.load.tally import at
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.machine_load import Attempt, LoadMonitor, has_passed, until_passed
from tests.server.chaos.sizes import size

ROOMS = size(15, 500)
PLAYED = 1.0
JITTER = 2.0
"""Seconds within which clients come back: all at the same moment none of them would be served sooner."""
PATIENCE = 30.0
CALMER = 5.0
"""The same, where clients take their time."""
ALL_BACK, SOON = 10.0, 5.0
"""Seconds: from the kill to the last one who knows; and for 99 of 100, from their own first try."""
TRIES = 3
"""Of which one is enough: machines are shared."""


class Storm(NamedTuple):
    """What became of everybody."""

    waits: list[float]
    """Seconds from the kill until each knew."""
    own: list[float]
    """From the first try of each."""
    tries: int
    """In vain."""
    same: list[bool]
    """Whether each knows what it knew."""
    elsewhere: float
    """Cores that others used meanwhile."""

    @property
    def is_soon(self) -> bool:
        return max(self.waits) <= ALL_BACK and at(self.own, 0.99) <= SOON

    def __str__(self) -> str:
        def shares(found: list[float]) -> str:
            return "p50 {:.2f}, p99 {:.2f}, last {:.2f} s".format(*(at(found, share) for share in (0.5, 0.99, 1.0)))

        return (
            f"{len(self.waits)} clients, from the kill until each knows: {shares(self.waits)}; from their first try: "
            f"{shares(self.own)}; {self.tries} tries in vain; others used {self.elsewhere:.1f} cores"
        )


async def back(table: Table, seat: int, key: str, dice: Random, jitter: float) -> tuple[float, float, int]:
    """A client tries until it gets its welcome: when it started, when it succeeded, and how often it failed."""
    await asyncio.sleep(dice.uniform(0, jitter))
    began, tries = perf_counter(), 0
    while True:
        chair = Chair(table, seat, key)
        with suppress(OSError, TimeoutError):
            await chair.connect(table.port)
            table.chairs[seat] = chair
            return began, perf_counter(), tries
        tries += 1
        await asyncio.sleep(dice.uniform(0.1, 0.5))


async def story(server: Served, jitter: float = JITTER, rooms: int = ROOMS, rate: float = inf) -> Storm:
    """A server is killed in the middle of many games: when everybody was back, and whether they know what they knew.

    They play at a rate of so many moves a second, at most as fast as it goes.
    """
    async with load_on(server.port, rooms, settings={"windows": "swift"}) as load:  # nothing changes meanwhile
        await (load.flat_out(PLAYED) if rate == inf else load.arrivals(rate, PLAYED))
        before = [(table, chair.seat, chair.key, table.version) for table in load.tables for chair in table.chairs]
        dice, began = Random(1), perf_counter()
        await asyncio.to_thread(server.kill)
        watch = LoadMonitor(server)
        server.start()
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*(back(table, seat, key, dice, jitter) for table, seat, key, _ in before))
        same = [table.chairs[seat].version == version for table, seat, _, version in before]
        waits, own = [when - began for _, when, _ in found], [when - first for first, when, _ in found]
        return Storm(waits, own, sum(tries for *_, tries in found), same, watch.other_cores())


@pytest.mark.timed
def test_all_clients_reconnect_soon(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        storm = uvloop.run(story(server))
    record_property("figures", str(storm))
    assert all(storm.same)
    assert max(storm.waits) < 15


@pytest.mark.long
@pytest.mark.timed
def test_clients_that_spread_out_are_back_within_ten_seconds(tmp_path: Path, record_property: Any) -> None:
    def once() -> tuple[Attempt, Storm]:
        with Served(Path(mkdtemp(dir=tmp_path))) as server:
            storm = uvloop.run(story(server, CALMER))
        return Attempt(storm.is_soon, storm.elsewhere), storm

    storm, tries = until_passed(once, TRIES)
    record_property("figures", f"{storm}; {tries}")
    assert all(storm.same)
    assert has_passed(tries)


def test_a_server_that_loses_state_is_detected(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("acknowledge_early")) as server:
        storm = uvloop.run(story(server, jitter=0.1, rooms=2, rate=20))
    assert not all(storm.same)


@pytest.mark.parametrize(
    ("waits", "own", "is_soon"), [([10.0], [5.0], True), ([10.1], [1.0], False), ([6.0], [5.1], False)]
)
def test_a_server_that_takes_longer_is_detected(waits: list[float], own: list[float], is_soon: bool) -> None:
    assert Storm(waits, own, 0, [True], 0.0).is_soon == is_soon
