"""A killed server leaves no worker behind, whatever its bots are doing."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.bot_pool.pools import HERE, hanging, rogue

ROOT = HERE.parents[2]


def left_after(seconds: float, spec: str, command: list[str]) -> list[int]:
    """The workers that still run so long after their server was killed."""
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.server.bot_pool.pool_process", spec, *command], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert server.stdout is not None
    with server, server.stdout:
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        server.kill()
    end = time.monotonic() + seconds
    while time.monotonic() < end and any(map(runs, pids)):
        time.sleep(0.01)
    return [pid for pid in pids if runs(pid)]


def runs(pid: int) -> bool:
    """Whether it does; a dead one that nobody has asked after does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_workers_exit_with_their_server() -> None:
    assert left_after(5.0, "mastermind@0.5s", []) == []


def test_a_hanging_worker_exits_with_its_server() -> None:
    assert left_after(8.0, "rookie@0.3s", hanging()) == []


def test_without_the_alarm_a_hanging_worker_survives() -> None:
    left = left_after(2.0, "rookie@0.3s", hanging("1000"))
    try:
        assert len(left) == 1
    finally:
        for pid in left:
            os.kill(pid, signal.SIGKILL)


def test_a_worker_that_ignores_the_end_of_input_survives() -> None:
    left = left_after(0.5, "random@5s", rogue("deaf"))
    try:
        assert len(left) == 2
    finally:
        for pid in left:
            os.kill(pid, signal.SIGKILL)
