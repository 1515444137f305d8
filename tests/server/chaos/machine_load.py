"""Whether a time limit was met, on a machine that others use as well: their load is measured in the same run."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, NamedTuple, TypeVar

import pytest
from benchmarks.load.served import TICKS, Served, cpu_of_all

Found = TypeVar("Found")
QUIET_CORES: Final = 0.3
"""While others use less, latencies are the server's own."""


class Attempt(NamedTuple):
    """One of several attempts to meet a limit."""

    has_passed: bool
    other_cores: float
    """Cores that others used meanwhile."""


class LoadMonitor:
    """Measures the load of everything but this test and its servers."""

    def __init__(self, *servers: Served) -> None:
        self._servers, self._began = servers, perf_counter()
        self._before = self._others()

    def _others(self) -> float:
        return cpu_of_all() - process_time() - sum(cpu_of_family(each.pid) for each in self._servers)

    def other_cores(self) -> float:
        """Cores that others have used since."""
        return max(self._others() - self._before, 0.0) / (perf_counter() - self._began)


def cpu_of_family(pid: int) -> float:
    """Seconds of processor of a server and its bots, those that have ended as well."""
    used, parents = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        member = int(path.parent.name)
        used[member], parents[member] = sum(map(int, fields[11:15])), int(fields[1])
    return sum(ticks for member, ticks in used.items() if pid in (member, parents[member])) / TICKS


def until_passed(once: Callable[[], tuple[Attempt, Found]], most: int) -> tuple[Found, list[Attempt]]:
    """Repeat until an attempt passes, at most so often: the result of the last one, and all attempts."""
    tries: list[Attempt] = []
    while True:
        new, found = once()
        tries.append(new)
        if new.has_passed or len(tries) == most:
            return found, tries


def has_passed(tries: Sequence[Attempt]) -> bool:
    """Whether an attempt passed. If all failed while others were busy, the test is skipped."""
    if any(each.has_passed for each in tries):
        return True
    if all(each.other_cores > QUIET_CORES for each in tries):
        used = ", ".join(f"{each.other_cores:.1f}" for each in tries)
        pytest.skip(f"the line was not held, but others used {used} cores meanwhile: try again on a quiet machine")
    return False
