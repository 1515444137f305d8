"""Reads hostile inputs under guard, in a process of its own: `python -m tests.proof.mutants_worker view 4711 1`.

Before each input its number is printed, so that who is ended by the guard has told at which; then what was found.
"""

import importlib
import json
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

from tests.proof.mutants import MAKERS, Mutant
from tests.proof.mutants_readers import READERS, Reader, check_error, check_game

from blackgate import BlackgateError, compiled

SECONDS: Final = 1.0 if compiled() else 4.0
"""Of CPU time for one input."""
ROOM: Final = 50 * 2**20
"""Bytes beyond what was there."""
HANG: Final = 20
"""So many times that, and nobody waits any longer."""
WALL: Final = 2 * 2**30
"""Bytes no process gets beyond what it has: a flood ends with an error, not with the machine."""


class ExcessError(Exception):
    """Too much time or memory for one input."""


def _memory(key: str) -> int:
    """A line of what the system tells about this process, in bytes."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition(f"{key}:")[2].split()[0]) * 1024


@contextmanager
def measured(limit: float) -> Iterator[None]:
    """Time and memory of what is done inside; ExcessError if they are too much."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # the peak begins anew
    before, start = _memory("VmRSS"), time.process_time()
    try:
        yield
    finally:
        seconds, room = time.process_time() - start, _memory("VmHWM") - before
        if seconds > limit:
            raise ExcessError(f"{seconds:.1f} s of CPU time")
        if room > ROOM:
            raise ExcessError(f"{room >> 20} MB of memory")


def outcome(reader: Reader, mutant: Mutant, limit: float = SECONDS) -> str:
    """Whether an input was refused or read; whatever else it brings about gets out."""
    try:
        with measured(limit):
            game = reader.read(mutant)
    except BlackgateError as error:
        check_error(error, reader.error)
        return "refused"
    check_game(game, Random(0))
    return "read"


def guard() -> None:
    """No process runs or grows without end, whatever it is busy with."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    most = _memory("VmSize") + WALL
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def work(kind: str, reader: Reader, first: int, count: int, limit: float) -> None:
    """Read so many inputs and print what came of them."""
    tally = Counter[str]()
    MAKERS[kind](first)
    guard()
    for number in range(first, first + count):
        print(f"at {number}", flush=True)
        mutant = MAKERS[kind](number)
        signal.setitimer(signal.ITIMER_PROF, HANG * limit)
        try:
            came = outcome(reader, mutant, limit)
        except Exception as error:  # noqa: BLE001  (whatever gets out is what is looked for)
            came = "found"
            print(json.dumps({"number": number, "change": mutant.change, "what": f"{type(error).__name__}: {error}"}))
        tally[came] += 1
        tally[f"{mutant.change}: {came}"] += 1
    signal.setitimer(signal.ITIMER_PROF, 0)
    print(json.dumps(tally), flush=True)


def reader_of(name: str) -> Reader:
    """A reader of the game by its kind, or any other as module:name."""
    module, sign, attribute = name.partition(":")
    if not sign:
        return READERS[name]
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Reader)
    return found


if __name__ == "__main__":
    kind, first, count, *other = sys.argv[1:]
    reader, limit = (*other, "", "")[:2]
    work(kind, reader_of(reader or kind), int(first), int(count), float(limit or SECONDS))
