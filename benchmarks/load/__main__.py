"""How much one server bears: `python -m benchmarks.load --rooms 500 --rate 1000 --seconds 60` (`make load`).

First moves that come by chance, timed from the moment at which they were meant to be sent; then more and more of them,
as long as they are acknowledged in time; then as many as go. All on the server and on an echo that only keeps and
tells, by turns; the best round counts, because machines are shared.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import uvloop
from benchmarks.load.machine import slow_moments
from benchmarks.load.measuring import Run, highest, saturated, steady
from benchmarks.load.report import page
from benchmarks.load.required import figures, missed
from benchmarks.load.served import ECHO, PLENTY, REAL, Served


def main() -> int:
    """Measure, and print the page; 1 if anything went wrong on the way, or a figure that is required was missed."""
    given = arguments()
    machine = slow_moments()
    steadily = measured_steady(real(given.profile), given), measured_steady(ECHO, given)
    most = measured_highest(given)
    pairs = [measured_pair(given, number) for number in range(given.rounds)]
    print(page(machine, given.rooms, given.rate, steadily, most, pairs))
    late = missed(figures(steadily[0], most))
    if late:
        print(f"Missed: {', '.join(late)}.", file=sys.stderr)
    return int(bool(late) or any(run and run.tally.errors for pair in (steadily, most, *pairs) for run in pair))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000, help="moves in a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--held-seconds", type=float, default=8, help="in which a rate has to be held")
    parser.add_argument("--rounds", type=int, default=3, help="of the comparison with an echo; 0 leaves it out")
    parser.add_argument("--busy-rooms", type=int, default=100, help="rooms of that comparison")
    parser.add_argument("--busy-seconds", type=float, default=5)
    parser.add_argument("--profile", type=Path, help="where to write what the server spends its time on")
    return parser.parse_args()


def real(profile: Path | None = None) -> tuple[str, ...]:
    """The server itself; with a profile, watched."""
    watched = (sys.executable, "-m", "cProfile", "-o", str(profile), *REAL[1:]) if profile else REAL
    return (*watched, *PLENTY)


def measured_steady(command: tuple[str, ...], given: argparse.Namespace) -> Run:
    with tempfile.TemporaryDirectory() as name, Served(Path(name), command) as server:
        return uvloop.run(steady(server, given.rooms, given.rate, given.seconds))


def measured_highest(given: argparse.Namespace) -> tuple[Run | None, Run | None]:
    """The server and the echo, by turns."""
    with (
        tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other,
        Served(Path(one), real()) as server, Served(Path(other), ECHO) as echo,
    ):  # fmt: skip
        mine, plain = uvloop.run(highest((server, echo), given.rooms, given.rate, given.held_seconds))
        return mine, plain


def measured_pair(given: argparse.Namespace, number: int) -> tuple[Run, Run]:
    """The server, and straight after it the echo."""
    return (
        measured_busy(real(), given, number),
        measured_busy(ECHO, given, number),
    )


def measured_busy(command: tuple[str, ...], given: argparse.Namespace, number: int) -> Run:
    with tempfile.TemporaryDirectory() as name, Served(Path(name), command) as server:
        return uvloop.run(saturated(server, given.busy_rooms, given.busy_seconds, number))


if __name__ == "__main__":
    sys.exit(main())
