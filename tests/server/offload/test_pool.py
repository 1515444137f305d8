"""The offload worker: a failure costs one job, and a killed server does not leave it behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tests.game.record_games import recorded
from tests.server.bot_pool.test_orphans import runs
from tests.server.in_memory import work_here

from blackgate.analysis.replayed import replayed
from blackgate.game.record import record, verify
from blackgate.game.rules import rules
from blackgate.server.box import Box, box
from blackgate.server.offload import Offload
from blackgate.server.offload.protocol import (
    AssembleReview,
    CheckBox,
    ComputeCourse,
    ComputeStatistics,
    Job,
    JudgeDecisions,
    ListChanges,
    ListDecisions,
    MakeBox,
    MakeBranch,
    MakeForm,
    MakeRecordBox,
    MakeReplayPart,
    RecordNeeded,
    Response,
    Result,
    Verified,
    VerifyRecord,
)
from blackgate.server.problems import Refused
from blackgate.server.statistics import Statistics, statistics
from blackgate.server.worker_process import WorkerProcess

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


def rogue(way: str) -> list[str]:
    return [sys.executable, str(HERE / "rogue_worker.py"), way]


def hanging(seconds: float) -> list[str]:
    return [sys.executable, "-m", "tests.server.offload.hanging_worker", str(seconds)]


def in_this_process() -> Offload:
    """An offload without a process of its own."""
    offload = Offload()
    work_here(offload)
    return offload


async def test_a_job_gives_the_same_results_as_the_server() -> None:
    text, offload = record(recorded()), in_this_process()
    proven = await offload.run(VerifyRecord("\n\n".join(text.splitlines())), "a")
    counted = await offload.run(ComputeStatistics(text), "a")
    opened = await offload.run(MakeBox(("retail", "library"), "fr"), "a")
    same = await offload.run(MakeRecordBox(text, "en"), "a")
    lost = await offload.run(MakeReplayPart("A", 0, 3), "a")
    assert isinstance(proven, Verified)
    assert (proven.verdict, proven.canonical) == (verify(text), text)
    assert isinstance(counted, Response)
    assert msgspec.json.decode(counted.body, type=Statistics) == statistics(recorded())
    assert isinstance(opened, Response)
    assert msgspec.json.decode(opened.body, type=Box) == box(rules(modules=["library"]).edition, "fr")
    assert isinstance(same, Response)
    assert msgspec.json.decode(same.body, type=Box) == box(recorded().rules.edition, "en")
    assert lost == RecordNeeded()


def every_job() -> list[Job]:
    """One of each kind; the last two are refused."""
    text, plain, mine = record(recorded()), ("retail",), '{"id":"mine","name":"Mine","tunnel":{"shovel":4}}'
    return [
        VerifyRecord(text),
        ComputeStatistics(text),
        ComputeCourse(text),
        ListDecisions(text),
        JudgeDecisions(text, tuple(replayed(text, None, 0).decisions[:1])),
        MakeBox((*plain, "library"), "fr"),
        MakeForm(plain, "retail", (), False),
        CheckBox(plain, msgspec.Raw(mine.encode()), ("en",)),
        ListChanges(plain, mine, "en"),
        MakeRecordBox(text, "en"),
        MakeBranch(text, 4, 1, True, 7),
        MakeReplayPart("A", 0, 0, text),
        AssembleReview(record(recorded(most=40), private=True), ()),
        VerifyRecord(text[:300]),
    ]


async def test_every_job_gives_the_same_in_the_worker() -> None:
    """So other tests of the server may do without a worker. A refusal has its reason, and leaves the worker alive."""

    async def results(offload: Offload) -> list[Result | tuple[str, list[str]]]:
        found: list[Result | tuple[str, list[str]]] = []
        for job in every_job():
            try:
                found.append(await offload.run(job, "a"))
            except Refused as refused:
                found.append((str(refused), [each.message.id for each in refused.reasons]))
        return found

    offload = Offload()
    try:
        found = await results(offload)
        assert offload.pid is not None
    finally:
        await offload.close()
    assert found == await results(in_this_process())
    assert [isinstance(each, tuple) for each in found] == [False] * 12 + [True] * 2
    assert found[-1][1] == ["record-cut"]  # type: ignore[index]
    assert {type(job) for job in every_job()} == {*get_args(Job)}


@pytest.mark.parametrize("way", ["hang", "crash", "nonsense"])
async def test_a_worker_that_fails_costs_one_job(way: str) -> None:
    offload = Offload(rogue(way), seconds=0.5)
    try:
        await offload.run(ComputeStatistics("good"), "a")
        first = offload.pid
        with pytest.raises(Refused) as refused:
            await offload.run(ComputeStatistics("bad"), "a")
        assert refused.value.code == "unavailable"
        await offload.run(ComputeStatistics("good"), "a")
        assert first is not None
        assert offload.pid not in (None, first)
        assert not runs(first)
    finally:
        await offload.close()
    assert offload.pid is None


async def test_a_worker_that_cannot_start_is_a_refusal() -> None:
    offload = Offload(rogue("no_start"))
    with pytest.raises(Refused):
        await offload.run(ComputeStatistics("good"), "a")
    await offload.close()
    with pytest.raises(Refused):
        await offload.run(ComputeStatistics("good"), "a")


async def test_a_cancelled_caller_does_not_end_the_worker() -> None:
    offload = Offload(rogue("slow"))
    try:
        await offload.run(ComputeStatistics("good"), "a")
        pid = offload.pid
        asked = asyncio.create_task(offload.run(ComputeStatistics("bad"), "a"))
        await asyncio.sleep(0.05)
        asked.cancel()
        await offload.run(ComputeStatistics("good"), "b")
        assert offload.pid == pid
    finally:
        await offload.close()


async def test_waiting_callers_are_refused_when_the_server_stops() -> None:
    offload = Offload(rogue("hang"))
    asked = [asyncio.create_task(offload.run(ComputeStatistics("bad"), payer)) for payer in "ab"]
    while offload.pid is None:
        await asyncio.sleep(0.01)
    pid = offload.pid
    await offload.close()
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(each) for each in found] == ["the server stops; try again in a while"] * 2
    assert not runs(pid)


async def test_a_worker_that_is_being_started_is_stopped_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    class Slow(WorkerProcess):
        def __init__(self, command: Sequence[str], longest: int) -> None:
            time.sleep(0.1)
            super().__init__(command, longest)
            started.append(self.pid)

    monkeypatch.setattr("blackgate.server.offload.pool.WorkerProcess", Slow)
    offload = Offload(rogue("hang"))
    asked = asyncio.create_task(offload.run(ComputeStatistics("bad"), "a"))
    await asyncio.sleep(0.05)
    await offload.close()
    await asyncio.gather(asked, return_exceptions=True)
    (pid,) = started
    assert not runs(pid)


def left_after(seconds: float, command: list[str]) -> list[int]:
    """The worker, if it still runs so long after its server was killed."""
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.server.offload.offload_process", *command], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert server.stdout is not None
    with server, server.stdout:
        pid = int(server.stdout.readline())
        server.kill()
    end = time.monotonic() + seconds
    while time.monotonic() < end and runs(pid):
        time.sleep(0.01)
    return [pid] if runs(pid) else []


def test_a_worker_exits_with_its_server() -> None:
    assert left_after(8.0, []) == []


def test_a_hanging_worker_exits_with_its_server() -> None:
    assert left_after(8.0, hanging(1.0)) == []


def test_without_the_alarm_a_hanging_worker_survives() -> None:
    left = left_after(1.5, hanging(1000.0))
    try:
        assert len(left) == 1
    finally:
        for pid in left:
            os.kill(pid, signal.SIGKILL)
