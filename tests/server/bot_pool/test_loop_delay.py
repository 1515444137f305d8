"""Thinking does not block the server: its event loop stays responsive while four bots think."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvloop
from tests.server.bot_pool.pools import pool, rogue, run, table
from tests.server.bot_pool.rogue_worker import UNLUCKY

from blackgate.bots import Chance, Clock, make
from blackgate.bots.failures import Failure
from blackgate.server.bot_pool import BotAnswer
from blackgate.server.worker_process import WorkerProcess

BOTS = 4
LATEST = 0.03
"""Seconds, for 99 of 100 ticks."""

TRIES = 8
"""Of which one is enough: what else this machine does is not the pool's."""


async def delay(work: Callable[[], Awaitable[object]]) -> float:
    """How late the ticks of a millisecond are while something is done: the 99th of a hundred."""
    late: list[float] = []

    async def tick() -> None:
        while True:
            due = time.monotonic() + 0.001
            await asyncio.sleep(0.001)
            late.append(time.monotonic() - due)

    ticker = asyncio.create_task(tick())
    await asyncio.sleep(0.02)
    await work()
    await asyncio.sleep(0.02)
    ticker.cancel()
    return sorted(late)[int(len(late) * 0.99)]


@pytest.mark.timed
def test_the_event_loop_stays_responsive_while_bots_think() -> None:
    rules, game = table(12)
    seen = game.view(game.seat, memory=True)

    async def is_awake() -> bool:
        async with pool(BOTS) as bot_pool:

            async def there() -> None:
                await asyncio.gather(*(bot_pool.choose(rules, "mastermind@0.2s", seen, n) for n in range(BOTS)))

            for _ in range(TRIES):
                if await delay(there) < LATEST:
                    return True
        return False

    assert run(is_awake)


def test_the_event_loop_blocks_if_bots_think_in_this_process() -> None:
    rules, game = table(12)
    seen, bot = game.view(game.seat, memory=True), make("mastermind", rules)

    async def here() -> None:
        for n in range(BOTS):
            bot.choose(seen, seen.options, Clock(0.2), Chance(n))
            await asyncio.sleep(0)

    async def measured() -> list[float]:
        return [await delay(here) for _ in range(3)]

    assert min(run(measured)) > LATEST


async def answered_behind_a_busy_loop() -> BotAnswer:
    """A worker answers in time, but the loop is busy until long after."""
    rules, game = table(0)
    seen = game.view(game.seat)
    async with pool(command=rogue("slow")) as bot_pool:
        await bot_pool.choose(rules, "random@5s", seen, 1)
        asked = asyncio.create_task(bot_pool.choose(rules, "random@0.1s", seen, UNLUCKY))
        while not bot_pool.busy:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        time.sleep(2)
        return await asked


@pytest.mark.parametrize("loop", [asyncio, uvloop])
def test_an_answer_in_time_counts_even_if_the_loop_reads_it_late(loop: Any) -> None:
    assert loop.run(answered_behind_a_busy_loop()).report is None


async def test_with_a_plain_timeout_a_late_read_loses_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    line_after = WorkerProcess.exchange

    async def impatient(self: WorkerProcess, message: bytes, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                return await line_after(self, message, 60.0)
        except TimeoutError:
            raise Failure("late", "no answer in time") from None

    monkeypatch.setattr(WorkerProcess, "exchange", impatient)
    report = (await answered_behind_a_busy_loop()).report
    assert report is not None
    assert report.kind == "late"
