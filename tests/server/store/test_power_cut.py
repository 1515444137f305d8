"""Power cuts lose nothing acknowledged. A disk that forgets what was not synced simulates them.

`BLACKGATE_LONG=1` cuts 40 times.
"""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

from tests.server.store.forgetful_disk import ForgetfulDisk, on
from tests.server.store.samples import NOW, listing, opened, row, run

from blackgate.server.store import SqliteStore

ROOMS = [f"R{number}" for number in range(20)]
ROUNDS, CUTS, ROWS = (8, 5, 3_000) if os.environ.get("BLACKGATE_LONG") else (2, 3, 300)
"""Every round has a database of its own, so that none grows long. Before a cut so many rows are written at most."""


async def play(store: SqliteStore, room: str, acknowledged: dict[str, int]) -> None:
    """Append for ever, and note what was acknowledged."""
    for seq in range(2, 1_000_000):
        await store.append(room, [row(seq, size=300)], listing(room, "playing", updated=NOW + seq))
        acknowledged[room] = seq


async def found_after(path: Path) -> dict[str, int]:
    """How far each room got. The log must have no gaps, and the database must be whole."""
    async with opened(path) as store:
        logs = {room: await store.load(room) for room in ROOMS}
    for log in logs.values():
        assert [each.seq for each in log] == list(range(1, len(log) + 1))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return {room: len(log) for room, log in logs.items()}


async def lost_in_cuts(folder: Path, synchronous: str, chance: random.Random) -> tuple[int, int]:
    """Acknowledged rows at all cuts, and how many of them were lost."""
    disk = ForgetfulDisk(f"forgetful-{folder.name}-{synchronous}")
    acknowledged, all_rows, lost = dict.fromkeys(ROOMS, 1), 0, 0
    try:
        async with opened(folder / "rooms.db", connect=partial(on, disk, synchronous=synchronous)) as store:
            await asyncio.gather(*(store.create(room, [row(1)], listing(room)) for room in ROOMS))
            await store.heartbeat(NOW)  # so much is in its place, and synced, in every case
            playing = [asyncio.create_task(play(store, room, acknowledged)) for room in ROOMS]
            for number in range(CUTS):
                enough = sum(acknowledged.values()) + chance.randint(1, ROWS)
                while sum(acknowledged.values()) < enough:
                    await asyncio.sleep(0)
                await asyncio.sleep(chance.uniform(0, 0.01))
                left = folder / f"cut-{number}"
                left.mkdir()
                before = dict(acknowledged)
                disk.cut(left, chance)
                found = await found_after(left / "rooms.db")
                all_rows += sum(before.values())
                lost += sum(max(0, count - found[room]) for room, count in before.items())
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        disk.unregister()
    return all_rows, lost


def lost_in_rounds(folder: Path, synchronous: str) -> tuple[int, int]:
    chance, total, lost = random.Random(6), 0, 0
    for number in range(ROUNDS):
        (place := folder / str(number)).mkdir()
        found = run(lost_in_cuts(place, synchronous, chance))
        total, lost = total + found[0], lost + found[1]
    return total, lost


def test_a_power_cut_loses_nothing_acknowledged(tmp_path: Path) -> None:
    total, lost = lost_in_rounds(tmp_path, "FULL")
    print(f"\n{ROUNDS * CUTS} power cuts, {total:,} acknowledged rows looked for, {lost:,} lost")
    assert total > 1_000
    assert lost == 0


def test_a_store_that_syncs_less_loses_rows(tmp_path: Path) -> None:
    """But not all: a disk that forgot everything would prove nothing."""
    total, lost = lost_in_rounds(tmp_path, "NORMAL")
    print(f"\n{ROUNDS * CUTS} power cuts and too few syncs, {total:,} acknowledged rows looked for, {lost:,} lost")
    assert 0 < lost < total
