"""A client that sends a thousand messages a second is disconnected, and others hardly notice."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

import pytest
from benchmarks.load.served import Served
from benchmarks.load.tally import at
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.machine_load import Attempt, LoadMonitor, has_passed, until_passed
from tests.server.chaos.misbehaving_clients import flood
from tests.server.chaos.rooms import durations, keys_of, opened, playing
from tests.server.chaos.sizes import LONG, size, times

RATE = 1_000
SECONDS = size(1, 20)
ROOMS = 6
TOO_FAST = 4429
TRIES = 3 if LONG else 1
"""Of which one is enough: machines are shared."""


class Flood(NamedTuple):
    """Latencies without a flood, with one on another server, and with one here; and the flooder's close codes."""

    calm: list[float]
    elsewhere: list[float]
    """The same flood at another server: it comes from the process that measures, on the same machine."""
    here: list[float]
    codes: list[int]

    @property
    def is_hardly_noticed(self) -> bool:
        """Whether 99 of 100 moves take less than twice as long; in a short run, where a hundred are few, ten times."""
        usual, now = max(at(self.calm, 0.99), at(self.elsewhere, 0.99)), at(self.here, 0.99)
        return now < 2 * usual if LONG else self.is_bearable

    @property
    def is_bearable(self) -> bool:
        return at(self.here, 0.99) < max(10 * at(self.calm, 0.99), 0.5)


async def story(server: Served, other: Served) -> Flood:
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(opened(server.port, seed=n)) for n in range(ROOMS)]
        async with playing(rooms, 0.08):
            await asyncio.sleep(0.5)
            calm = await durations(rooms, SECONDS)
            found, codes = [], []
            for each in (other, server):
                code, keys = await keys_of(each.port, {"players": 2})
                attack = asyncio.create_task(flood(each.port, code, keys[0], RATE, SECONDS))
                found.append(await durations(rooms, SECONDS))
                codes = await attack
            return Flood(calm, found[0], found[1], codes)


@pytest.mark.timed
def test_a_message_flood_is_rate_limited(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server, Served(Path(mkdtemp(dir=tmp_path))) as other:

        def once() -> tuple[Attempt, Flood]:
            watch, flood = LoadMonitor(server, other), asyncio.run(story(server, other))
            assert flood.is_bearable
            assert set(flood.codes) == {TOO_FAST}
            return Attempt(flood.is_hardly_noticed, watch.other_cores()), flood

        flood, tries = until_passed(once, TRIES)
    record_property(
        "figures",
        f"without {times(flood.calm)}, with a flood elsewhere {times(flood.elsewhere)}, here {times(flood.here)}; sent "
        f"away {len(flood.codes)} times in {SECONDS} s with {set(flood.codes)}; {tries}",
    )
    assert has_passed(tries)


def test_a_flood_that_delays_others_is_detected() -> None:
    assert Flood([0.01], [0.01], [0.015], []).is_hardly_noticed
    assert not Flood([0.1], [0.1], [1.1], []).is_hardly_noticed
    assert Flood([0.01], [0.01], [0.021], []).is_hardly_noticed != LONG


async def alone(server: Served, rate: float) -> list[int]:
    code, keys = await keys_of(server.port, {"players": 2})
    return await flood(server.port, code, keys[0], rate, 1)


async def test_a_server_without_a_rate_limit_is_detected(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("no_rate_limits")) as server:
        assert (await alone(server, RATE)) == []
