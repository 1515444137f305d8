"""The load client on a small scale: its measurements have to be right before it is used at length."""

import sys
from array import array
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvloop
from benchmarks.load import __main__ as whole
from benchmarks.load.client import Chair, Table
from benchmarks.load.driving import load_on
from benchmarks.load.measuring import Cost, Run, steady
from benchmarks.load.report import figures, page
from benchmarks.load.served import Served
from benchmarks.load.stages import Stage, between, read_stages
from benchmarks.load.tally import Tally, at
from benchmarks.load.targets import had_its_core, missed, targets
from benchmarks.load.words import Done, Update

from blackgate.server.stopwatch import STAGES
from blackgate.server.web.metrics import Metrics

ROOMS, RATE, SECONDS = 20, 100.0, 2.0


@pytest.mark.timed
def test_a_small_load_is_handled(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        run = uvloop.run(steady(server, ROOMS, RATE, SECONDS))
    record_property("figures", "; ".join(f"{name} {value}" for name, value in figures(run).items()))
    assert not run.tally.errors
    assert run.moves > 0.8 * RATE * SECONDS
    assert len(run.tally.told) == 3 * (run.moves - run.tally.sealed)
    assert at(run.tally.acknowledged, 0.99) < 2.0
    assert run.rss < 250_000_000
    check_stages(run)


def check_stages(run: Run) -> None:
    """Every stage was timed for every move, and together they explain most of the time of a client."""
    assert tuple(run.stages) == STAGES
    assert {stage.count for stage in run.stages.values()} == {run.moves}
    client, server = sum(run.tally.acknowledged), sum(stage.seconds for stage in run.stages.values())
    assert 0.3 * client < server < 1.02 * client


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_that_is_not_timed_is_detected(stage: str) -> None:
    took = Stage(10, 0.1)
    run = Run(tally=Tally(acknowledged=array("d", [0.06] * 10)), moves=10, stages=dict.fromkeys(STAGES, took))
    check_stages(run)
    for wrong in (Stage(9, 0.1), Stage(10, 1.0)):
        with pytest.raises(AssertionError):
            check_stages(replace(run, stages={**run.stages, stage: wrong}))
    with pytest.raises(AssertionError):
        check_stages(replace(run, stages={name: each for name, each in run.stages.items() if name != stage}))


def test_stages_are_read_from_the_metrics() -> None:
    metrics = Metrics()
    metrics.move_stages.observe([0.3] * len(STAGES))
    before = read_stages(metrics.exposition().decode())
    for n in range(100):
        metrics.move_stages.observe([0.002 if n < 50 else 0.02] * len(STAGES))
    found = between(before, read_stages(metrics.exposition().decode()))
    assert tuple(found) == STAGES
    for stage in found.values():
        assert stage.count == 100
        assert stage.mean == pytest.approx(0.011)
        assert stage.quantile(0.25) == pytest.approx(0.001 + 0.0015 / 2)
        assert stage.quantile(0.75) == pytest.approx(0.015 + 0.01 / 2)


@pytest.mark.parametrize(
    ("stage", "p99"),
    [(Stage(), 0.0), (Stage(10, 50.0, {0.1: 0.0, inf: 10.0}), 0.1), (Stage(1, 0.1, {0.1: 1.0}), 0.099)],
)
def test_a_quantile_beyond_all_bounds_is_the_last_bound(stage: Stage, p99: float) -> None:
    assert stage.quantile(0.99) == pytest.approx(p99)


async def short_games(server: Served, tables: int) -> Tally:
    async with load_on(server.port, tables, settings={"windows": "swift", "options": {"round_cap": 1}}) as load:
        for _ in range(40):
            await load.flat_out(0.5)
            if load.tally.games > tables:
                break
        return load.tally


def test_a_new_game_follows_a_finished_one(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        tally = uvloop.run(short_games(server, tables=2))
    assert not tally.errors
    assert tally.games > 2


STAGED = {name: Stage(1_000, 1.0 + n, {0.001: 0.0, 0.002: 1_000.0, inf: 1_000.0}) for n, name in enumerate(STAGES)}


def run_of(took: float = 0.03, rss: int = 200_000_000, moves: int = 1_000, waited: float = 0.0) -> Run:
    """One second of load on a server that does not exist."""
    return Run(Cost(1.0, waited=waited), Tally(acknowledged=array("d", [took] * moves)), moves, rss, STAGED)


MISSED = {
    "p99 of the acknowledgement": run_of(took=0.051),
    "memory": run_of(rss=300_000_001),
    "durable moves a second": run_of(moves=949),
}


@pytest.mark.parametrize(("name", "run"), [("", run_of()), *MISSED.items()])
def test_a_missed_target_is_named_and_fails(
    name: str, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The report is printed all the same, and says which one it is."""
    monkeypatch.setattr(sys, "argv", ["load"])
    monkeypatch.setattr(whole, "slow_moments", lambda: (0.0, 0.0))
    monkeypatch.setattr(whole, "measured", lambda _: run)
    assert whole.main() == bool(name)
    printed = capsys.readouterr()
    assert [line.split(" | ")[0] for line in printed.out.splitlines() if "**missed**" in line] == [f"| {name}"] * bool(
        name
    )
    assert printed.err == (f"Missed: {name}.\n" if name else "")


def test_a_run_without_moves_misses_its_targets() -> None:
    assert missed(targets(Run(), 1_000)) == ["durable moves a second", "p99 of the acknowledgement"]


def test_the_report_shows_every_stage_and_their_sum() -> None:
    report = page((0.0, 0.0), 500, 1_000, run_of())
    for n, name in enumerate(STAGES):
        row = next(line for line in report.splitlines() if line.startswith(f"| {name} |"))
        assert row.endswith(f"| {n + 1:.2f} | 1.99 |")
    assert "| **in the server** | sum of the stages | 21.00 |" in report
    assert "| elsewhere | waiting for a free room, sockets, and the client | 9.00 |" in report


@pytest.mark.parametrize(("waited", "verdict"), [(0.01, "it had its core."), (0.03, "**it did not have its core.**")])
def test_the_report_says_whether_the_server_had_its_core(waited: float, verdict: str) -> None:
    run = run_of(waited=waited)
    assert had_its_core(run) == (waited < 0.02)
    assert verdict in page((0.0, 0.0), 500, 1_000, run)


async def two_moves(versions: list[tuple[int, int]], done: int) -> Tally:
    """A table of two seats at version 1: a move is sent, updates come (seat, version), then the acknowledgement."""
    table = Table(0, Tally(), Random(1), lambda _: None)
    table.chairs = [Chair(table, seat, "") for seat in (0, 1)]
    table.is_begun, table.phase = True, "playing"
    for chair in table.chairs:
        chair.version = 1
    table._send(table.chairs[0], {})
    for seat, version in versions:
        table.chairs[seat]._update(Update(version), 100)
    table.done(table.chairs[0], Done("m1", done))
    table.tally.errors["busy"] += table.is_busy
    return table.tally


@pytest.mark.parametrize(
    ("versions", "done", "error"),
    [
        ([(0, 2), (1, 2)], 2, ""),
        ([(0, 1)], 1, ""),
        ([(0, 2), (0, 3), (1, 2), (1, 3)], 2, ""),
        ([(0, 2)], 2, "busy"),
        ([(0, 2), (1, 2)], 3, "busy"),
        ([(0, 2), (0, 3), (1, 3)], 3, "an update that not all seats were sent"),
        ([(0, 2), (1, 2)], 0, "an acknowledgement of an old version"),
        ([(0, 2), (0, 1), (0, 2), (1, 2)], 2, "an update out of order"),
    ],
)
def test_missing_updates_are_detected(versions: list[tuple[int, int]], done: int, error: str) -> None:
    """A sealed answer has no version of its own, and a window may close at any time."""
    tally = uvloop.run(two_moves(versions, done))
    assert (error in +tally.errors) if error else not +tally.errors
    assert tally.sealed == (done == 1)
