"""The load client, a little of it: what it measures has to be right before it is measured for long."""

from pathlib import Path
from typing import Any

import pytest
import uvloop
from benchmarks.load.client import SETTINGS, Table
from benchmarks.load.driving import Load, load_on
from benchmarks.load.machine import slow_moments
from benchmarks.load.measuring import IN_TIME, STEP, TRIES, Run, highest, saturated, steady
from benchmarks.load.report import page, steady_column
from benchmarks.load.served import ECHO, Served
from benchmarks.load.tally import Tally, at
from benchmarks.load.words import Done

ROOMS, RATE, SECONDS = 50, 100.0, 3.0


def test_a_little_load_is_borne(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        run = uvloop.run(steady(server, ROOMS, RATE, SECONDS))
    record_property("figures", "; ".join(f"{name} {value}" for name, value in steady_column(run).items()))
    assert not run.tally.errors
    assert run.tally.stale == 0
    assert run.moves > 0.8 * RATE * SECONDS
    assert len(run.tally.told) == 3 * run.moves
    assert at(run.tally.acknowledged, 0.99) < 2.0
    assert run.rss < 250_000_000


@pytest.mark.parametrize("bearable", [0, 1, 3])
def test_the_highest_rate_held_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bearable: int) -> None:
    """Moves are late from some rate on, by decree."""
    times = iter([IN_TIME] * bearable + [2 * IN_TIME] * TRIES)
    monkeypatch.setattr("benchmarks.load.measuring.at", lambda tally, share: next(times))
    arrivals, rates = Load.arrivals, []

    async def noted(load: Load, rate: float, seconds: float) -> None:
        rates.append(rate)
        await arrivals(load, rate, seconds)

    monkeypatch.setattr(Load, "arrivals", noted)
    with Served(tmp_path, ECHO) as server:
        run = uvloop.run(highest(server, 4, 50.0, 0.5))
    assert (run is None) == (bearable == 0)
    assert next(times, None) is None
    warm_up, *tried = rates
    assert warm_up == 50
    assert tried == pytest.approx([50 * STEP**n for n in (*range(bearable), *[bearable] * TRIES)])
    assert run is None or run.moves > 0


async def short_games(server: Served) -> Tally:
    async with load_on(server.port, 4, settings={**SETTINGS, "options": {"round_cap": 1}}) as load:
        for _ in range(10):
            await load.flat_out(2)
            if load.tally.games > 4:
                break
        return load.tally


def test_after_a_game_comes_another_one(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        tally = uvloop.run(short_games(server))
    assert not tally.errors
    assert tally.games > 4


def test_the_echo_bears_the_same_client(tmp_path: Path) -> None:
    with Served(tmp_path, ECHO) as server:
        run = uvloop.run(saturated(server, 10, 1.0, 1))
    assert not run.tally.errors
    assert len(run.tally.told) == 3 * run.moves
    assert run.rate > 50
    assert "| server / echo, moves/s | 1.00 |" in page(slow_moments(0.5), 10, 1, (run, run), (run, None), [(run, run)])


@pytest.mark.parametrize(("version", "error"), [(2, ""), (3, "a gap"), (1, "a gap")])
def test_a_gap_is_noticed(version: int, error: str) -> None:
    async def one() -> Tally:
        table = Table(0, Tally(), Run, lambda _: None)  # type: ignore[arg-type]
        table.version, table.is_begun = 1, True
        table.done(None, Done("m0", version))  # type: ignore[arg-type]
        return table.tally

    errors = uvloop.run(one()).errors
    assert any(what.startswith(error) for what in errors) if error else not errors
