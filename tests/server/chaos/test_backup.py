"""A backup beside a server under load is complete, delays nobody, and can be played from.

`BLACKGATE_LONG=1` copies a gigabyte.
"""

import asyncio
import itertools
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from benchmarks.load.served import Served
from tests.server.chaos.players import Acknowledged, Player
from tests.server.chaos.rooms import Room, opened, playing
from tests.server.chaos.sizes import line, size, times
from tests.server.chaos.stored_logs import LOGS, Logs
from tests.server.store.large_database import fill

SIZE = size(8_000_000, 1_000_000_000)
ROOMS = size(4, 12)
PACE = 0.06
LONGEST = line(60, 120)
"""Seconds for a copy, on a machine that is busy."""
SLOWEST = line(5, 1)
"""Seconds within which 99 of 100 moves are acknowledged while the copy is made."""


async def blackgate(*arguments: object) -> str:
    """Run a command; its output. It must succeed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "blackgate.cli", *map(str, arguments),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return said.decode()


class Copying:
    """What was acknowledged before a copy was begun and by its end, how long moves took, and how long it took."""

    def __init__(self) -> None:
        self.before: list[Acknowledged] = []
        self.by_end: list[Acknowledged] = []
        self.usual: list[float] = []
        self.during: list[float] = []
        self.seconds = 0.0
        self.seats: list[tuple[str, list[str]]] = []


def played(database: Path) -> Logs:
    """The logs of the games that were played here, without those that only fill the database."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True)) as file:
        return Logs(file.execute(LOGS.replace("ORDER", "WHERE length(room) = 6 ORDER")))


def told(rooms: Sequence[Room]) -> list[Acknowledged]:
    return [each for room in rooms for each in room.acknowledged]


async def copied(server: Served, copy: Path) -> Copying:
    """Play, and make a copy meanwhile."""
    found = Copying()
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(opened(server.port, seed=n)) for n in range(ROOMS)]
        async with playing(rooms, PACE):
            await asyncio.sleep(size(1, 10))
            found.before = told(rooms)
            found.usual = [each.took for each in found.before]
            began = perf_counter()
            said = await blackgate("backup", copy, "--database", server.database)
            found.seconds = perf_counter() - began
            found.during = [each.took for each in told(rooms) if began <= each.at - each.took]
            found.by_end = told(rooms)
            await asyncio.sleep(0.2)
    found.seats = [(room.code, [player.key for player in room.players]) for room in rooms]
    assert "all checked" in said
    return found


async def goes_on(server: Served, seats: Sequence[tuple[str, list[str]]]) -> int:
    """Moves that the same people make in their games."""
    moves = 0
    for code, keys in seats:
        players = [Player(server.port, code, key, seat) for seat, key in enumerate(keys)]
        for player in players:
            player._numbers = itertools.count(1_000_000)  # what they did before has its ids already
        room = Room(code, players)
        room._staying = [asyncio.create_task(player.stay()) for player in players]
        try:
            await room.until(lambda player: bool(player.version))
            for _ in range(3):
                moves += await room.move() is not None
        finally:
            await room.leave()
    return moves


@pytest.mark.timed
async def test_a_backup_beside_a_running_server_is_complete_and_playable(tmp_path: Path, record_property: Any) -> None:
    copy = tmp_path / "copies" / "monday.sqlite"
    copy.parent.mkdir()
    await asyncio.to_thread(fill, tmp_path / "rooms.sqlite", SIZE)
    with Served(tmp_path) as server:
        found = await copied(server, copy)
        server.end()
        kept = played(copy)
        record_property(
            "figures",
            f"{copy.stat().st_size:,} bytes copied and checked in {found.seconds:.1f} s beside {ROOMS} rooms; moves "
            f"{times(found.usual)} before, {times(found.during)} meanwhile (p50 / p99 / longest, {len(found.during)})",
        )
        print(
            f"\n{copy.stat().st_size:,} bytes in {found.seconds:.1f} s; {len(found.usual)} moves {times(found.usual)} "
            f"before, {len(found.during)} moves {times(found.during)} meanwhile"
        )
        assert [each.name for each in copy.parent.iterdir()] == [copy.name]
        assert copy.stat().st_mode & 0o777 == 0o600
        assert kept.gaps == []
        assert kept.lost(found.before) == kept.wrong(found.by_end) == []
        assert found.before
        assert found.seconds < LONGEST
        assert sorted(found.during)[len(found.during) * 99 // 100] < SLOWEST
        said = await blackgate("restore", copy, "--database", server.database)
        assert "The previous database is now" in said
        assert played(server.database).lost(found.before) == []
        server.start()
        server.wait()
        assert (await goes_on(server, found.seats)) > 0
