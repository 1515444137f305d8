"""Many games in parallel: a process for each core, one game at a time for each, results as they finish."""

import os
import sys
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from signal import SIGINT
from threading import Thread
from typing import Final

from blackgate.errors import ArenaError
from blackgate.lab.arena.contest import Contest, Head, tables
from blackgate.lab.arena.match import Played, play

AHEAD: Final = 2
"""Games submitted per process: one running, one waiting."""


def cores() -> int:
    """The processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(contest: Contest, games: Iterable[tuple[int, int]], jobs: int) -> Generator[Played]:
    """Play games (seed, seating); with several jobs they come in the order in which they finish.

    Closing the generator stops the games. One job plays in this process.
    """
    if jobs > 1:
        yield from _on_processes(contest, games, jobs)
        return
    made = tables(contest)
    for seed, seating in games:
        yield play(made.rules, made.seatings[seating], seed, seating)


def play_one(contest: Contest, head: Head, seed: int, seating: int) -> Played:
    """Play one game in a worker process, by exactly the rules the contest began with."""
    made = tables(contest)
    if made.head != head:
        raise ArenaError("an edition or overlay was changed meanwhile", contest.edition, "begin again")
    return play(made.rules, made.seatings[seating], seed, seating)


def _on_processes(contest: Contest, games: Iterable[tuple[int, int]], jobs: int) -> Iterator[Played]:
    """Play each game as one task: it takes far longer than its transfer, and little is lost with it."""
    head, waiting, handed = tables(contest).head, iter(games), dict[Future[Played], tuple[int, int]]()
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent)
    try:
        while True:
            for seed, seating in islice(waiting, AHEAD * jobs - len(handed)):
                with _uninterrupted():
                    handed[pool.submit(play_one, contest, head, seed, seating)] = (seed, seating)
            if not handed:
                break
            done = wait(handed, return_when=FIRST_COMPLETED).done
            for future in sorted(done, key=lambda each: each.exception() is not None):
                yield future.result()
                del handed[future]
        pool.shutdown()
    except BrokenProcessPool:
        lost = ", ".join(f"seed {seed} seating {seating}" for seed, seating in handed.values())
        right = f"it had to play {lost}; what was finished before is kept if there is a file for it"
        raise ArenaError("a process died", "arena", right) from None
    finally:
        for process in set(active_children()) - others:
            process.terminate()
        # Waited for: a pool that is still ending when the interpreter ends may speak into a closed pipe.
        pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """End a process when its parent is gone for any reason."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: the parent receives it and ends them."""
    if sys.platform == "win32":
        yield
    else:
        from signal import SIG_BLOCK, SIG_SETMASK, pthread_sigmask  # noqa: PLC0415  (not everywhere)

        before = pthread_sigmask(SIG_BLOCK, {SIGINT})
        try:
            yield
        finally:
            pthread_sigmask(SIG_SETMASK, before)
