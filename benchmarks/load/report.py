"""The report of a run, as Markdown."""

import os
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from benchmarks.load.measuring import Run
from benchmarks.load.tally import milliseconds
from benchmarks.load.targets import had_its_core, targets

HEAD: Final = """# Load

Written by `make load`, which takes about two minutes. For other sizes:
`python -m benchmarks.load --rooms 100 --rate 200 --seconds 20`. With `--profile FILE` it also writes a profile of the
server.

## What is measured

- **Rooms** have the default settings: four people, no clock, public, constant-time windows. An acknowledgement waits
  for the next step of a 5 ms grid. Where the speed of an answer could reveal a hand, the server seals the answer and
  shows it seconds later.
- **Storage** is SQLite on disk with full synchronisation. A move is acknowledged when it is durable.
- **Clients** play random moves over real WebSockets: four connections in each room, and one move of a room at a time.
  Moves come at random times (a Poisson process), whether or not the server keeps up. Server and clients share one
  machine.
- **Times** run from the moment a move was due until its client has read the acknowledgement. They include the network
  stack, all waiting in the server, the grid, and up to a millisecond of the client's own timer. They do not include the
  seconds until a sealed answer is shown.
- **Targets** are meant for a machine that gives the server its core. The report says whether this one did. If it did
  not, go by the processor time for a move."""
STAGE_TEXTS: Final = {
    "queueing": "waits for the event loop after its bytes were read",
    "deciding": "is parsed, checked and applied to the game",
    "projecting": "the updates for all viewers are computed",
    "storing": "becomes durable, together with other moves",
    "window": "waits for the next step of the 5 ms grid",
    "sending": "until the answer is handed to the operating system",
}
SECOND_LIBRARY: Final = """## The second compiled library

The modules that a server runs for every move were once compiled into a library of their own. It was to stay only if it
saved a third of the processor time of a move in default rooms. It saved 15 % (150 rooms, 300 moves/s, three runs by
turns: 1,184, 1,297 and 1,227 µs with it; 1,488, 1,441 and 1,448 µs without), so it was removed
([decision 17](../docs/decisions/0017-build.md))."""
METHOD: Final = (
    "Measured in the server, as `blackgate_move_seconds` on `/metrics` shows them; p99 is interpolated between the "
    "bounds of the histogram."
)


def page(machine: tuple[float, float], rooms: int, rate: float, run: Run) -> str:
    """The whole report."""
    lost, often = machine
    evenness = (
        f"Before the run the same small piece of work was repeated for some seconds: {lost:.0%} of that time was lost "
        f"in slow moments, and {often:.1f} of them began each second."
    )
    parts = [HEAD, "## Targets", target_table(run, rate), core_sentence(run)]
    parts += ["## Figures", figure_table(rooms, rate, run), evenness]
    parts += ["## Stages of a move", METHOD, stage_table(run), SECOND_LIBRARY]
    return "\n\n".join(parts)


def target_table(run: Run, rate: float) -> str:
    rows = [
        (each.name, each.wanted, each.measured, "met" if each.is_met else "**missed**") for each in targets(run, rate)
    ]
    return table(("", "target", "measured", ""), rows)


def core_sentence(run: Run) -> str:
    """Whether the machine gave the server its core."""
    waited, withheld = (f"{1000 * each / run.cost.seconds:.0f} ms" for each in (run.cost.waited, run.cost.withheld))
    verdict = "it had its core." if had_its_core(run) else "**it did not have its core.**"
    return (
        f"In each second the event loop of the server was ready and waited {waited} for a core, and the host withheld "
        f"{withheld} from this machine with {os.cpu_count()} cores: {verdict}"
    )


def figure_table(rooms: int, rate: float, run: Run) -> str:
    return table((f"{rooms} rooms of 4, {rate:,.0f} moves/s intended", ""), list(figures(run).items()))


def figures(run: Run) -> dict[str, str]:
    """Everything else that was measured."""
    tally, cost = run.tally, run.cost
    elsewhere = ", ".join(f"{each / cost.seconds:.2f}" for each in (cost.client, cost.others))
    return {
        "moves": f"{run.moves:,} in {cost.seconds:.0f} s, {tally.games} games ended",
        "sealed answers among them": f"{tally.sealed:,}",
        "acknowledged after, ms: p50 / p90 / p99 / longest": milliseconds(tally.acknowledged),
        "sent to the other seats after, ms: p50 / p90 / p99 / longest": milliseconds(tally.told),
        "bytes of an update": f"{tally.bytes / max(tally.frames, 1):,.0f}",
        "processor time for a move": f"{1e6 * run.each:,.0f} µs ({cost.server / cost.seconds:.2f} of a core)",
        "cores used by the client, by others": elsewhere,
        "refused because the table had changed": f"{tally.stale}",
        "errors": ", ".join(f"{count} × {what}" for what, count in tally.errors.items()) or "0",
    }


def stage_table(run: Run) -> str:
    """Each stage, their sum, and what a client waits beyond it."""
    rows = [
        (name, text, f"{1000 * run.stages[name].mean:.2f}", f"{1000 * run.stages[name].quantile(0.99):.2f}")
        for name, text in STAGE_TEXTS.items()
        if name in run.stages
    ]
    server = sum(stage.mean for stage in run.stages.values())
    client = fmean(run.tally.acknowledged) if run.tally.acknowledged else 0.0
    rows += [
        ("**in the server**", "sum of the stages", f"{1000 * server:.2f}", ""),
        ("elsewhere", "waiting for a free room, sockets, and the client", f"{1000 * (client - server):.2f}", ""),
    ]
    return table(("stage", "the move …", "mean, ms", "p99, ms"), rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
