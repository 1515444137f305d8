"""A killed process loses nothing acknowledged. `BLACKGATE_LONG=1` kills 100 times."""

import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from tests.server.store.appender import ROOMS
from tests.server.store.samples import opened, run

APPENDER = Path(__file__).with_name("appender.py")
KILLS = 100 if os.environ.get("BLACKGATE_LONG") else 5


def played_and_killed(path: Path, notes: Path, chance: random.Random, *how: str) -> dict[str, int]:
    """How far each room was acknowledged when the process was killed at a random moment."""
    with subprocess.Popen([sys.executable, str(APPENDER), str(path), str(notes), *how]) as process:
        patience = time.monotonic() + 30
        while not (notes.exists() and notes.stat().st_size):
            assert time.monotonic() < patience
            assert process.poll() is None
            time.sleep(0.01)
        time.sleep(chance.uniform(0.02, 0.4))
        process.kill()
        process.wait()
    lines = (line.split() for line in notes.read_text().splitlines())
    return {room: int(seq) for room, seq in lines}


async def how_far(path: Path) -> dict[str, int]:
    """How far each room got; no log has a gap."""
    async with opened(path) as store:
        logs = {room: await store.load(room) for room in ROOMS}
    for log in logs.values():
        assert [each.seq for each in log] == list(range(1, len(log) + 1))
    return {room: len(log) for room, log in logs.items()}


def lost_in_kills(folder: Path, kills: int, *how: str) -> tuple[int, int]:
    """Rows acknowledged, and how many of them were lost; the rooms go on from kill to kill."""
    path, chance, total, lost = folder / "rooms.db", random.Random(9), 0, 0
    before = dict.fromkeys(ROOMS, 0)
    for number in range(kills):
        acknowledged = played_and_killed(path, folder / f"notes-{number}", chance, *how)
        found = run(how_far(path))
        total += sum(seq - before[room] for room, seq in acknowledged.items())
        lost += sum(max(0, seq - found[room]) for room, seq in acknowledged.items())
        before = found
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return total, lost


def test_a_kill_loses_nothing_acknowledged(tmp_path: Path) -> None:
    total, lost = lost_in_kills(tmp_path, KILLS)
    print(f"\n{KILLS} kills, {total:,} acknowledged, {lost:,} lost")
    assert total > KILLS
    assert lost == 0


def test_a_store_that_acknowledges_too_early_loses_some(tmp_path: Path) -> None:
    total, lost = lost_in_kills(tmp_path, 2, "early")
    print(f"\n2 kills of a store that is too early, {total:,} acknowledged, {lost:,} lost")
    assert 0 < lost < total
