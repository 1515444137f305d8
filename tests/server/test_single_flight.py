"""Single flight: concurrent callers share one task, and a cancelled one does not cancel others."""

import asyncio

import pytest

from blackgate.server.single_flight import SingleFlight


class Work:
    """Counts how often it is started, and ends when the test says so."""

    def __init__(self, fails: bool = False) -> None:
        self.begun, self._fails, self._end = 0, fails, asyncio.Event()

    async def __call__(self) -> int:
        self.begun += 1
        await self._end.wait()
        if self._fails:
            raise ValueError("no")
        return self.begun

    def end(self) -> None:
        self._end.set()


async def test_concurrent_callers_share_one_task() -> None:
    flight: SingleFlight[str, int] = SingleFlight()
    work = Work()
    asked = [asyncio.create_task(flight.run("key", work)) for _ in range(5)]
    await asyncio.sleep(0)
    assert "key" in flight
    work.end()
    assert await asyncio.gather(*asked) == [1] * 5
    assert "key" not in flight
    assert await flight.run("key", work) == 2


async def test_keys_are_independent() -> None:
    flight: SingleFlight[str, int] = SingleFlight()
    slow, quick = Work(), Work()
    quick.end()
    waiting = asyncio.create_task(flight.run("slow", slow))
    assert await flight.run("quick", quick) == 1
    assert not waiting.done()
    slow.end()
    assert await waiting == 1


async def test_a_cancelled_caller_does_not_cancel_others() -> None:
    flight: SingleFlight[str, int] = SingleFlight()
    work = Work()
    first, second = (asyncio.create_task(flight.run("key", work)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    work.end()
    assert await second == 1


async def test_an_error_reaches_all_callers_and_is_not_cached() -> None:
    flight: SingleFlight[str, int] = SingleFlight()
    work = Work(fails=True)
    work.end()
    found = await asyncio.gather(*(flight.run("key", work) for _ in range(3)), return_exceptions=True)
    assert [type(each) for each in found] == [ValueError] * 3
    assert work.begun == 1
    with pytest.raises(ValueError, match="no"):
        await flight.run("key", work)
    assert work.begun == 2
