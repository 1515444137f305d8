"""How fast moves become durable; `pytest -s` prints it. The limits are generous, for busy machines."""

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.store.samples import listing, opened, row, run
from tests.slowness import slowness

from blackgate.server.store import SqliteStore

ROOMS = [f"R{number:04}" for number in range(100)]


async def created(store: SqliteStore) -> None:
    await asyncio.gather(*(store.create(room, [row(1, size=200)], listing(room)) for room in ROOMS))


async def full_speed(path: Path, rounds: int) -> tuple[float, float]:
    """Appends in a second, and microseconds of the event loop for each, when every room waits for its last one."""
    async with opened(path) as store:
        await created(store)
        began, busy = time.perf_counter(), time.thread_time()
        for turn in range(2, rounds + 2):
            await asyncio.gather(*(store.append(room, [row(turn, size=200)]) for room in ROOMS))
        appends = rounds * len(ROOMS)
        return appends / (time.perf_counter() - began), (time.thread_time() - busy) / appends * 1e6


async def steady(path: Path, rate: int, seconds: float) -> list[float]:
    """Milliseconds until each append was durable, at so many a second, each meant for its own moment."""
    taken: list[float] = []

    async def move(store: SqliteStore, number: int, meant: float) -> None:
        place = row(2 + number // len(ROOMS), size=200)
        await store.append(ROOMS[number % len(ROOMS)], [place], listing(ROOMS[number % len(ROOMS)], "playing"))
        taken.append((time.perf_counter() - meant) * 1e3)

    async with opened(path) as store:
        await created(store)
        began = time.perf_counter()
        async with asyncio.TaskGroup() as moves:
            for number in range(int(rate * seconds)):
                meant = began + number / rate
                if (early := meant - time.perf_counter()) > 0:
                    await asyncio.sleep(early)
                moves.create_task(move(store, number, meant))
    return sorted(taken)


@pytest.mark.timed
def test_a_hundred_rooms_at_full_speed(tmp_path: Path) -> None:
    rate, cost = run(full_speed(tmp_path / "rooms.db", 30))
    print(f"\n{rate:,.0f} durable appends/s in {len(ROOMS)} rooms, {cost:.1f} µs of the event loop for each")
    assert rate > 1_000 / slowness()
    assert cost < 100 * slowness()


@pytest.mark.timed
def test_a_thousand_moves_a_second(tmp_path: Path) -> None:
    processor = time.process_time()
    taken = run(steady(tmp_path / "rooms.db", 1_000, 2))
    processor = (time.process_time() - processor) / len(taken) * 1e6
    half, most = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
    print(f"\n1,000 moves/s with listings: p50 {half:.2f} ms, p99 {most:.2f} ms, {processor:.0f} µs processor for each")
    assert half < 250 * slowness()
