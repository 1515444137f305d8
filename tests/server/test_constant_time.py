"""Constant-time release: results appear at grid points, in order, and never if they were not stored."""

import asyncio
from collections.abc import Awaitable
from typing import Final

import pytest
from tests.server.in_memory import open_registry, seated

from blackgate.server.commands import Say
from blackgate.server.constant_time import GRID_SECONDS, ConstantTimeRelease
from blackgate.server.settings import RoomSettings
from blackgate.server.store import StoreError

COARSE: Final = GRID_SECONDS / 2
"""Seconds that the clock of a loop may be wrong by."""


def after(release: ConstantTimeRelease, kept: "asyncio.Future[None]") -> "asyncio.Future[None]":
    """From now on."""
    return release.release_after(kept, asyncio.get_running_loop().time())


def begun() -> "asyncio.Future[None]":
    return asyncio.get_running_loop().create_future()


async def took(done: Awaitable[object]) -> float:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await done
    return loop.time() - began


@pytest.mark.parametrize(("kept_after", "steps"), [(0.0, 1), (0.5, 1), (1.5, 2), (3.5, 4)])
async def test_results_are_released_at_grid_points(kept_after: float, steps: int) -> None:
    loop, release, kept = asyncio.get_running_loop(), ConstantTimeRelease(), begun()
    began = loop.time()
    shown = release.release_after(kept, began)
    loop.call_later(kept_after * GRID_SECONDS, kept.set_result, None)
    assert release.is_busy
    await shown
    assert loop.time() - began > steps * GRID_SECONDS - COARSE
    assert not release.is_busy


async def test_results_are_released_in_order() -> None:
    """Even if the earlier one is stored a grid point too late, and the later one at once."""

    async def run() -> list[str]:
        release, order, late = ConstantTimeRelease(), list[str](), begun()
        after(release, late).add_done_callback(lambda _: order.append("late"))
        await asyncio.sleep(1.2 * GRID_SECONDS)
        late.set_result(None)  # to be shown at 2 steps
        await asyncio.sleep(0)
        release._waiting[0] = release._waiting[0][0] + 2 * GRID_SECONDS, release._waiting[0][1]
        soon = begun()
        after(release, soon).add_done_callback(lambda _: order.append("soon"))
        soon.set_result(None)
        while release.is_busy:
            await asyncio.sleep(GRID_SECONDS)
        await asyncio.sleep(0)  # what was released is told in the next turn of the loop
        return order

    assert (await run()) == ["late", "soon"]


async def test_a_result_that_waits_for_another_one_stays_on_its_own_grid() -> None:
    """Otherwise its author could tell that a teammate of the opponent has just spoken."""
    release, now = ConstantTimeRelease(), asyncio.get_running_loop().time()
    first, second = now - 0.1 * GRID_SECONDS, now - 0.8 * GRID_SECONDS
    kept = [begun(), begun()]
    shown = [release.release_after(*each) for each in zip(kept, (first, second), strict=True)]
    for each in kept:
        each.set_result(None)
    await asyncio.sleep(0)
    (earlier, _), (later, _) = release._waiting
    assert [(earlier - first) / GRID_SECONDS, (later - second) / GRID_SECONDS] == pytest.approx([1, 2], abs=0.01)
    await asyncio.gather(*shown)


async def test_a_failure_is_released_at_once_but_after_earlier_results() -> None:
    async def run() -> list[str]:
        release, order = ConstantTimeRelease(), list[str]()
        kept, lost = begun(), begun()
        after(release, kept).add_done_callback(lambda _: order.append("kept"))
        failed = after(release, lost)
        failed.add_done_callback(lambda _: order.append("lost"))
        kept.set_result(None)
        lost.set_exception(StoreError("the disk is full"))
        with pytest.raises(StoreError, match="the disk is full"):
            await failed
        assert not release.is_busy
        return order

    assert (await run()) == ["kept", "lost"]


async def test_a_cancelled_write_fails() -> None:
    kept = begun()
    shown = after(ConstantTimeRelease(), kept)
    kept.cancel()
    with pytest.raises(StoreError, match="given up"):
        await shown


@pytest.mark.parametrize(("settings", "is_paced"), [
    (RoomSettings(players=2), True),
    (RoomSettings(players=2, windows="swift"), False),
    (RoomSettings(players=2, seats=("open", "rookie")), False),
])  # fmt: skip
async def test_release_is_constant_time_where_several_people_play(settings: RoomSettings, is_paced: bool) -> None:
    async def run() -> list[float]:
        async with open_registry() as registry:
            table = await seated(registry, settings)
            return [await took(table.do(0, Say("hello"))) for _ in range(25)]

    assert (min(await run()) > GRID_SECONDS - COARSE) is is_paced
