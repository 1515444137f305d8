"""A killed server leaves no worker behind, whatever its bots are doing."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.bot_pool.pools import HERE, hanging, rogue

ROOT = HERE.parents[2]


PATIENCE = 30.0
"""Seconds until a worker counts as left behind, on a busy machine."""


def left_behind(spec: str, command: list[str], expected: int = 0, seconds: float = 0.0) -> list[int]:
    """The workers that still run when no more than expected are left, and so many seconds later."""
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.server.bot_pool.pool_process", spec, *command], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert server.stdout is not None
    with server, server.stdout:
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        server.kill()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and sum(map(runs, pids)) > expected:
        time.sleep(0.01)
    time.sleep(seconds)
    return [pid for pid in pids if runs(pid)]


def runs(pid: int) -> bool:
    """Whether it does; a dead one that nobody has asked after does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_workers_exit_with_their_server() -> None:
    assert left_behind("mastermind@2s", []) == []


def test_a_hanging_worker_exits_with_its_server() -> None:
    assert left_behind("rookie@2s", hanging()) == []


def test_without_the_alarm_a_hanging_worker_survives() -> None:
    left = left_behind("rookie@5s", hanging("1000"), expected=1, seconds=2)
    try:
        assert len(left) == 1
    finally:
        for pid in left:
            os.kill(pid, signal.SIGKILL)


def test_a_worker_that_ignores_the_end_of_input_survives() -> None:
    left = left_behind("random@5s", rogue("deaf"), expected=2, seconds=0.5)
    try:
        assert len(left) == 2
    finally:
        for pid in left:
            os.kill(pid, signal.SIGKILL)
