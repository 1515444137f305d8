"""Rooms that are abandoned, finished or closed leave nothing behind: no room, no task, no file."""

import asyncio
import gc
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.chaos.sizes import size
from tests.server.in_memory import Client, ManualClock, SeatedRoom, connected, open_registry, seated

from blackgate.server import rooms as rooms_module
from blackgate.server.commands import Close, Say
from blackgate.server.messages import PROTOCOL, Hello
from blackgate.server.outbox import Outbox
from blackgate.server.room import Room
from blackgate.server.rooms import IDLE_MS, RoomRegistry
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore

ROOMS = size(200, 20_000)
AT_ONCE = 50
SHORT = RoomSettings(players=2, windows="swift", options={"round_cap": 1})
WITH_BOTS = RoomSettings(players=2, windows="swift", seats=("open", "random"), pace=0, options={"round_cap": 1})


def alive(*kinds: type) -> int:
    """Objects of these kinds that anybody still holds."""
    gc.collect()
    return sum(isinstance(each, kinds) for each in gc.get_objects())


def files() -> int:
    return len(os.listdir("/proc/self/fd"))


def memory() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def abandoned(registry: RoomRegistry, dice: Random) -> None:
    """Somebody creates a room, connects and leaves."""
    created = await registry.create(SHORT, "Somebody")
    outbox = Outbox()
    subscriber = await registry.connect(created.room, Hello(PROTOCOL, created.key), outbox)
    registry.disconnect(subscriber)


async def closed(registry: RoomRegistry, dice: Random) -> None:
    """Nobody comes, and the host closes it."""
    table = await seated(registry, SHORT, begin=False)
    await table.do(0, Say("where are you?"))
    await table.do(0, Close())
    await everybody_leaves(table)


async def finished(registry: RoomRegistry, dice: Random) -> None:
    """A game to its end."""
    table = await seated(registry, SHORT)
    while table.session.room.is_playing:
        await table.play(50, dice)
    await everybody_leaves(table)


async def left(registry: RoomRegistry, dice: Random) -> None:
    """Somebody plays against a bot, and leaves during the game."""
    table = await seated(registry, WITH_BOTS)
    await everybody_leaves(table)


async def everybody_leaves(table: SeatedRoom) -> None:
    for subscriber in list(table.session.subscribers):
        table.registry.disconnect(subscriber)


FATES = (abandoned, closed, finished, left)


async def sweep(registry: RoomRegistry, watch: ManualClock) -> None:
    """Time passes, and the registry sweeps."""
    watch.ms += IDLE_MS + 1
    async with asyncio.timeout(20):
        while registry.room_count:
            watch.ms += IDLE_MS + 1
            await asyncio.sleep(0.02)


async def story(folder: Path, count: int) -> dict[str, tuple[int, int]]:
    """What there is before and after."""
    watch, dice = ManualClock(), Random(9)
    async with open_registry(watch, SqliteStore(folder / "rooms.sqlite")) as registry:
        for fate in FATES:
            await fate(registry, dice)
        await sweep(registry, watch)
        before = standing()
        for start in range(0, count, AT_ONCE):
            await asyncio.gather(*(FATES[n % len(FATES)](registry, dice) for n in range(start, start + AT_ONCE)))
            await sweep(registry, watch)
        return {name: (before[name], after) for name, after in standing().items()}


def standing() -> dict[str, int]:
    return {
        "rooms": alive(Room, RoomSession),
        "tasks": len(asyncio.all_tasks()),
        "files": files(),
        "memory": memory(),
    }


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "SWEEP_SECONDS", 0.01)


async def test_evicted_rooms_leave_nothing_behind(tmp_path: Path, record_property: Any) -> None:
    found = await story(tmp_path, ROOMS)
    before, after = found.pop("memory")
    record_property("figures", f"{ROOMS} rooms: {found}, memory {(after - before) / 1e6:+.1f} MB")
    assert found["rooms"] == (0, 0)
    assert found["tasks"][0] == found["tasks"][1]
    assert found["files"][0] == found["files"][1]
    assert after - before < 20_000_000


async def test_a_room_that_is_still_referenced_is_counted(tmp_path: Path) -> None:
    async def one() -> tuple[int, Client]:
        async with open_registry() as registry:
            table = await seated(registry, SHORT)
            guest = await connected(registry, table.code, None, "")
            return alive(Room, RoomSession), guest

    assert (await one())[0] == 2
