"""Pools, workers of all kinds and tables for the tests of the bot pool."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from blackgate import Game, Rules, rules
from blackgate.bots import Chance, decide, make
from blackgate.server.bot_pool import BotPool

HERE = Path(__file__).parent
PATIENT = 60.0
Result = TypeVar("Result")


def rogue(*way: str) -> list[str]:
    return [sys.executable, "-I", "-S", str(HERE / "rogue_worker.py"), *way]


def hanging(*overtime: str) -> list[str]:
    """A worker whose Rookie never comes to an end."""
    return [sys.executable, "-P", str(HERE / "hanging_worker.py"), *overtime]


def table(moves: int = 6, seed: int = 1, **setting: Any) -> tuple[Rules, Game]:
    """A game in which some decisions were made, and the next one has a choice."""
    settled = rules(**{"players": 3, **setting})
    game, bot, chance = Game(settled, seed), make("schemer", settled), Chance(seed)
    while moves > 0 or len(game.actions()) < 2:
        game.apply(decide(bot, game, chance))
        moves -= 1
    return settled, game


@asynccontextmanager
async def pool(workers: int = 1, **more: Any) -> AsyncIterator[BotPool]:
    bot_pool = BotPool(workers, **{"patience": PATIENT / 2, "start_seconds": PATIENT / 2, **more})
    await bot_pool.start()
    try:
        yield bot_pool
    finally:
        await bot_pool.close()
        assert (bot_pool.waiting, bot_pool.busy, bot_pool.pids) == (0, 0, [])


def run(work: Callable[[], Awaitable[Result]], seconds: float = PATIENT) -> Result:
    async def whole() -> Result:
        return await asyncio.wait_for(work(), seconds)

    return asyncio.run(whole())
