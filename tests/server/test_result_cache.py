"""The cache of results is bounded, and concurrent requests share one computation."""

import asyncio

import pytest

from blackgate.server.archive import ResultCache
from blackgate.server.problems import Refused


class Maker:
    """Makes bytes, and counts how often."""

    def __init__(self, size: int = 10) -> None:
        self.size, self.made, self.paid = size, 0, 0

    async def make(self) -> bytes:
        self.made += 1
        await asyncio.sleep(0)
        return b"x" * self.size

    def charge(self) -> None:
        self.paid += 1


async def test_concurrent_requests_share_one_computation_and_charge() -> None:
    cache, maker = ResultCache(), Maker()
    found = await asyncio.gather(*(cache.get("a", maker.make, maker.charge) for _ in range(5)))
    found.append(await cache.get("a", maker.make, maker.charge))
    assert found == [b"x" * 10] * 6
    assert (maker.made, maker.paid) == (1, 1)


async def test_it_is_bounded_and_keeps_the_most_recently_used() -> None:
    cache, maker = ResultCache(most=35), Maker()
    for key in "abcadae":
        await cache.get(key, maker.make)
        assert cache.size <= 35
    assert (maker.made, len(cache)) == (5, 3)
    await cache.get("a", maker.make)
    assert maker.made == 5
    await cache.get("huge", Maker(100).make)
    assert (cache.size, len(cache)) == (0, 0)


async def test_a_failure_reaches_all_callers_and_is_not_cached() -> None:
    async def fail() -> bytes:
        raise Refused("invalid", "no")

    cache, maker = ResultCache(), Maker()
    found = await asyncio.gather(cache.get("a", fail), cache.get("a", fail), return_exceptions=True)
    assert [type(each) for each in found] == [Refused, Refused]
    assert await cache.get("a", maker.make) == b"x" * 10


async def test_nothing_is_computed_for_a_payer_over_its_limit() -> None:
    def broke() -> None:
        raise Refused("too_fast", "no")

    cache, maker = ResultCache(), Maker()
    with pytest.raises(Refused):
        await cache.get("a", maker.make, broke)
    assert maker.made == 0


async def test_a_cancelled_caller_does_not_cancel_others() -> None:
    cache, maker = ResultCache(), Maker()
    first = asyncio.create_task(cache.get("a", maker.make))
    await asyncio.sleep(0)
    other = asyncio.create_task(cache.get("a", maker.make))
    first.cancel()
    assert await other == b"x" * 10
    assert maker.made == 1
