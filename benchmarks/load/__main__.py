"""Measures the load target: `python -m benchmarks.load --rooms 500 --rate 1000 --seconds 60` (`make load`).

Moves come at random times in rooms with default settings, and are timed from the moment at which they were due.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import uvloop
from benchmarks.load.machine import slow_moments
from benchmarks.load.measuring import Run, steady
from benchmarks.load.report import page
from benchmarks.load.served import PLENTY, REAL, Served
from benchmarks.load.targets import missed, targets


def main() -> int:
    """Measure and print the report; return 1 if there were errors or a target was missed."""
    given = arguments()
    machine = slow_moments()
    run = measured(given)
    print(page(machine, given.rooms, given.rate, run))
    late = missed(targets(run, given.rate))
    if late:
        print(f"Missed: {', '.join(late)}.", file=sys.stderr)
    return int(bool(late or run.tally.errors))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--profile", type=Path, help="where to write a profile of the server")
    return parser.parse_args()


def measured(given: argparse.Namespace) -> Run:
    with tempfile.TemporaryDirectory() as name, Served(Path(name), server_command(given.profile)) as server:
        return uvloop.run(steady(server, given.rooms, given.rate, given.seconds))


def server_command(profile: Path | None) -> tuple[str, ...]:
    """The command that starts the server, under the profiler if a profile is wanted."""
    profiled = (sys.executable, "-m", "cProfile", "-o", str(profile), *REAL[1:]) if profile else REAL
    return (*profiled, *PLENTY)


if __name__ == "__main__":
    sys.exit(main())
