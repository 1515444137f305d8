"""Judge the decisions of a game on all cores: each process replays the record and judges its share."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import Final

from blackgate.analysis.judgement import Judgement
from blackgate.analysis.replayed import replayed
from blackgate.analysis.review import Review, assembled, judgements
from blackgate.cli.records import laid_out
from blackgate.errors import BotError
from blackgate.lab.arena.runner import end_with_parent

PARTS: Final = 3
"""Shares of a game for each process: enough that none waits long for the last one."""


@dataclass(frozen=True)
class Task:
    """A record to review, and how."""

    text: str
    edition: str
    overlays: tuple[str, ...]
    playouts: int
    seed: int

    def judge(self, steps: Sequence[int]) -> list[Judgement]:
        """Judge some of its decisions."""
        base = laid_out(self.text, self.edition, self.overlays)
        return list(judgements(self.text, base, steps, playouts=self.playouts, seed=self.seed))


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Processes to judge with; none if one job is enough. They end with the block, whatever they do."""
    if jobs < 2:
        yield None
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin)
    try:
        yield pool
    finally:
        for process in set(active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def begin() -> None:
    """Begin a process: the parent hears Ctrl-C and ends it, and it ends with the parent in any case."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def reviewed(task: Task, pool: ProcessPoolExecutor | None, jobs: int, progress: Callable[[int, int], None]) -> Review:
    """The review of a record. It is the same on any number of processes."""
    base = laid_out(task.text, task.edition, task.overlays)
    played = replayed(task.text, base, task.seed)
    steps, judged = played.decisions, list[Judgement]()
    progress(0, len(steps))
    for part in shares(task, pool, steps, jobs):
        judged += part
        progress(len(judged), len(steps))
    judged.sort(key=lambda each: each.step)
    return assembled(task.text, base, played, judged, playouts=task.playouts, seed=task.seed)


def shares(task: Task, pool: ProcessPoolExecutor | None, steps: Sequence[int], jobs: int) -> Iterator[list[Judgement]]:
    """The judgements of a game, share by share. Each share has decisions of the whole game."""
    count = PARTS * jobs
    parts = [part for n in range(count) if (part := steps[n::count])]
    if pool is None:
        yield from map(task.judge, parts)
        return
    try:
        for future in as_completed([pool.submit(task.judge, part) for part in parts]):
            yield future.result()
    except BrokenProcessPool:
        raise BotError("a process died", "review", "run it again: finished reviews are kept") from None
