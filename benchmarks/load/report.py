"""The page that tells what was measured."""

from collections.abc import Iterable, Sequence
from typing import Final

from benchmarks.load.measuring import IN_TIME, STEP, TRIES, Run
from benchmarks.load.required import Figure, figures
from benchmarks.load.tally import milliseconds

HEAD: Final = """# How much one server bears

Made by `make load`. Four people at every table choose at random over real sockets; everything is kept in SQLite, and
nothing is acknowledged before it is durable. Server and clients share one machine, so *others* says how much of it was
busy elsewhere, *withheld* how much of it a host gave to other machines while it was wanted here, and the processor time
of a move is the figure to go by. Times run from the moment at which a move was meant to be sent, whether or not the
server kept up; up to one millisecond of them is the timer of the client.

The **echo** is a plain application of the same web server with the same store, and plays no game: it keeps a move,
acknowledges it and sends everybody the same 900 bytes. Both are driven by the same client: first with moves that come
by chance; then, by turns, with ever more of them, as long as the rate is held; then as fast as they go, 100 rooms with
one move each on its way, by turns; the best round of each counts.
"""
HELD: Final = (
    f"From the rate above on by steps of {STEP - 1:.0%}: the last one at which 99 of 100 moves were acknowledged "
    f"within {1000 * IN_TIME:.0f} ms in one of {TRIES} tries. The two climb by turns."
)
ELSEWHERE: Final = "processor of the client, of others, withheld"


def page(
    machine: tuple[float, float],
    rooms: int,
    rate: float,
    steady: tuple[Run, Run],
    most: tuple[Run | None, Run | None],
    pairs: Sequence[tuple[Run, Run]],
) -> str:
    """Everything, as Markdown."""
    lost, often = machine
    even = (
        f"The machine by itself, before anything ran: {lost:.0%} of the time was lost in moments in which the same "
        f"work took longer than usual; {often:.1f} of them began in a second."
    )
    parts = [HEAD, even, "## Moves that come by chance", steady_table(rooms, rate, steady)]
    parts += ["## The highest rate held", HELD, highest_table(rooms, most)]
    if pairs:
        parts += ["## As many as go", saturation_table(pairs)]
    parts += ["## What is required", required_table(figures(steady[0], most))]
    return "\n\n".join(parts)


def steady_table(rooms: int, rate: float, runs: tuple[Run, Run]) -> str:
    """Moves that come by chance: to the server, and straight after it to the echo."""
    columns = [steady_column(run) for run in runs]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return table((f"{rooms} rooms of 4, {rate:,.0f} moves/s wanted", "server", "echo"), rows)


def steady_column(run: Run) -> dict[str, str]:
    tally, cost = run.tally, run.cost
    frames = max(len(tally.told) + len(tally.acknowledged), 1)
    return {
        "moves/s": f"{run.rate:,.0f} ({run.moves:,} in {cost.seconds:.0f} s, {tally.games} games ended)",
        "acknowledged after, ms: p50 / p90 / p99 / longest": milliseconds(tally.acknowledged),
        "told to the others after, ms: p50 / p90 / p99 / longest": milliseconds(tally.told),
        "an update, bytes": f"{tally.bytes / frames:,.0f}",
        "processor for a move": f"{1e6 * run.each:,.0f} µs ({share(cost.server, run)} of a core)",
        "memory at most": f"{run.rss / 1e6:,.0f} MB",
        ELSEWHERE: f"{elsewhere(run)} of a core",
        "refused because something happened meanwhile": f"{tally.stale}",
        "errors": errors(run),
    }


def highest_table(rooms: int, runs: tuple[Run | None, Run | None]) -> str:
    """Moves that come by chance, as many as are acknowledged in time."""
    server, echo = runs
    rows = [
        ("moves/s", *(f"{run.rate:,.0f}" if run else "none" for run in runs)),
        (
            "acknowledged after, ms: p50 / p90 / p99 / longest",
            *(milliseconds(run.tally.acknowledged) if run else "" for run in runs),
        ),
        ("processor for a move, µs", *(f"{1e6 * run.each:,.0f}" if run else "" for run in runs)),
        ("server / echo, moves/s", f"{server.rate / echo.rate:.2f}" if server and echo else "", ""),
    ]
    return table((f"{rooms} rooms of 4", "server", "echo"), rows)


def saturation_table(pairs: Sequence[tuple[Run, Run]]) -> str:
    """As many as go, against the echo."""
    server = max((one for one, _ in pairs), key=lambda run: run.rate)
    echo = max((other for _, other in pairs), key=lambda run: run.rate)
    rows = [
        ("moves/s, the best round", f"{server.rate:,.0f}", f"{echo.rate:,.0f}"),
        ("all rounds", rates(one for one, _ in pairs), rates(other for _, other in pairs)),
        ("processor for a move, µs, least", least(one for one, _ in pairs), least(other for _, other in pairs)),
        (
            "acknowledged after, ms: p50 / p90 / p99 / longest",
            *(milliseconds(r.tally.acknowledged) for r in (server, echo)),
        ),
        (ELSEWHERE, elsewhere(server), elsewhere(echo)),
        ("errors", errors(server), errors(echo)),
        ("server / echo, moves/s", f"{server.rate / echo.rate:.2f}", ""),
    ]
    return table(("", "server", "echo"), rows)


def required_table(found: Iterable[Figure]) -> str:
    """Each figure with its line, and whether it was held."""
    rows = [(each.name, each.line, each.found, "held" if each.is_held else "**missed**") for each in found]
    return table(("", "required", "found", ""), rows)


def share(seconds: float, run: Run) -> str:
    return f"{seconds / run.cost.seconds:.2f}"


def elsewhere(run: Run) -> str:
    return ", ".join(share(seconds, run) for seconds in (run.cost.client, run.cost.others, run.cost.withheld))


def rates(runs: Iterable[Run]) -> str:
    return ", ".join(f"{run.rate:,.0f}" for run in runs)


def least(runs: Iterable[Run]) -> str:
    return f"{1e6 * min(run.each for run in runs):,.0f}"


def errors(run: Run) -> str:
    return ", ".join(f"{count} × {what}" for what, count in run.tally.errors.items()) or "0"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
