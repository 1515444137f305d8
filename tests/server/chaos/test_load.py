"""The load client on a small scale: its measurements have to be right before it is used at length."""

import sys
from array import array
from pathlib import Path
from typing import Any

import pytest
import uvloop
from benchmarks.load import __main__ as whole
from benchmarks.load.client import SETTINGS, Table
from benchmarks.load.driving import Load, load_on
from benchmarks.load.machine import slow_moments
from benchmarks.load.measuring import IN_TIME, STEP, TRIES, Cost, Run, highest, saturated, steady
from benchmarks.load.report import page, steady_column
from benchmarks.load.required import figures, missed
from benchmarks.load.served import ECHO, Served
from benchmarks.load.tally import Tally, at
from benchmarks.load.words import Done

ROOMS, RATE, SECONDS = 50, 100.0, 3.0


def test_a_small_load_is_handled(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        run = uvloop.run(steady(server, ROOMS, RATE, SECONDS))
    record_property("figures", "; ".join(f"{name} {value}" for name, value in steady_column(run).items()))
    assert not run.tally.errors
    assert run.tally.stale == 0
    assert run.moves > 0.8 * RATE * SECONDS
    assert len(run.tally.told) == 3 * run.moves
    assert at(run.tally.acknowledged, 0.99) < 2.0
    assert run.rss < 250_000_000


@pytest.mark.long
@pytest.mark.parametrize(("one", "other"), [(0, 0), (1, 3), (3, 1)])
def test_the_highest_sustained_rates_are_found_alternately(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one: int, other: int
) -> None:
    """Moves are late from some rate on, by decree; a single bad stretch is forgiven."""
    tried: list[tuple[int, float]] = []
    bearable: dict[int, int] = {}
    arrivals = Load.arrivals

    async def noted(load: Load, rate: float, seconds: float) -> None:
        tried.append((id(load), rate))
        bearable.setdefault(id(load), (one, other)[len(bearable) % 2])
        await arrivals(load, rate, seconds)

    def decreed(_: object, share: float) -> float:
        load, rate = tried[-1]
        is_bad_stretch = tried.count((load, rate)) == (2 if rate == RATE else 1)  # that rate was warmed up with
        return IN_TIME if rate < RATE * STEP ** (bearable[load] - 0.5) and not is_bad_stretch else 2 * IN_TIME

    monkeypatch.setattr(Load, "arrivals", noted)
    monkeypatch.setattr("benchmarks.load.measuring.at", decreed)
    (tmp_path / "1").mkdir()
    (tmp_path / "2").mkdir()
    with Served(tmp_path / "1", ECHO) as first, Served(tmp_path / "2", ECHO) as second:
        runs = uvloop.run(highest((first, second), 4, RATE, 0.2))
    assert [run is not None and run.moves > 0 for run in runs] == [one > 0, other > 0]
    for load, most in bearable.items():
        rates = [rate for which, rate in tried if which == load][1:]
        ladder = [RATE * STEP**n for n in range(most) for _ in range(2)] + [RATE * STEP**most] * TRIES
        assert rates == pytest.approx(ladder)
    shorter = 2 * min(one, other) + TRIES
    turns = [load for load, _ in tried[2 : 2 + 2 * shorter]]
    assert turns == list(bearable) * shorter


async def short_games(server: Served) -> Tally:
    async with load_on(server.port, 4, settings={**SETTINGS, "options": {"round_cap": 1}}) as load:
        for _ in range(10):
            await load.flat_out(2)
            if load.tally.games > 4:
                break
        return load.tally


def test_a_new_game_follows_a_finished_one(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        tally = uvloop.run(short_games(server))
    assert not tally.errors
    assert tally.games > 4


def test_the_echo_server_handles_the_same_client(tmp_path: Path) -> None:
    with Served(tmp_path, ECHO) as server:
        run = uvloop.run(saturated(server, 10, 1.0, 1))
    assert not run.tally.errors
    assert len(run.tally.told) == 3 * run.moves
    assert run.rate > 50
    assert "| server / echo, moves/s | 1.00 |" in page(slow_moments(0.5), 10, 1, (run, run), (run, None), [(run, run)])


def run_of(took: float = 0.01, rss: int = 200_000_000, rate: int = 1_000) -> Run:
    """A second of load on a server that was never there."""
    return Run(Cost(1.0), Tally(acknowledged=array("d", [took] * rate)), rate, rss)


GOOD = (run_of(), (run_of(rate=900), run_of(rate=1_800)))
SLOW = {
    "p99 of acknowledgement, ms": (run_of(took=0.051), GOOD[1]),
    "memory, MB": (run_of(rss=300_000_001), GOOD[1]),
    "highest rate held, server / echo": (run_of(), (run_of(rate=899), run_of(rate=1_800))),
}


@pytest.mark.parametrize(("name", "measured"), [("", GOOD), *SLOW.items()])
def test_a_missed_figure_is_named_and_fails(
    name: str,
    measured: tuple[Run, tuple[Run, Run]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The page is printed all the same, and says which one it is."""
    steadily, most = measured
    monkeypatch.setattr(sys, "argv", ["load", "--rounds", "0"])
    monkeypatch.setattr(whole, "slow_moments", lambda: (0.0, 0.0))
    monkeypatch.setattr(whole, "measured_steady", lambda *_: steadily)
    monkeypatch.setattr(whole, "measured_highest", lambda _: most)
    assert whole.main() == bool(name)
    told = capsys.readouterr()
    assert [line.split(" | ")[0] for line in told.out.splitlines() if "missed" in line] == [f"| {name}"] * bool(name)
    assert told.err == (f"Missed: {name}.\n" if name else "")


def test_a_server_that_sustains_no_rate_fails() -> None:
    late = ["p99 of acknowledgement, ms", "highest rate held, server / echo"]
    assert missed(figures(Run(), (None, run_of()))) == late
    assert missed(figures(Run(), (run_of(), None))) == late


@pytest.mark.parametrize(("version", "error"), [(2, ""), (3, "a gap"), (1, "a gap")])
def test_a_gap_is_detected(version: int, error: str) -> None:
    async def one() -> Tally:
        table = Table(0, Tally(), Run, lambda _: None)  # type: ignore[arg-type]
        table.version, table.is_begun = 1, True
        table.done(None, Done("m0", version))  # type: ignore[arg-type]
        return table.tally

    errors = uvloop.run(one()).errors
    assert any(what.startswith(error) for what in errors) if error else not errors
