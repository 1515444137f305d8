"""Workers that hang, crash or send garbage: each costs one decision, for which a legal answer is used."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest
from tests.server.bot_pool.pools import HERE, hanging, pool, rogue, run, table
from tests.server.bot_pool.rogue_worker import UNLUCKY

from blackgate.bots import Chance
from blackgate.bots.failures import GRACE
from blackgate.bots.guard import absent_answer
from blackgate.server.bot_pool import BotAnswer, BotPool
from blackgate.server.bot_pool.request import BotRequest

TIMES = 1_000 if os.environ.get("BLACKGATE_LONG") else 20
PROGRAM = HERE.parents[1] / "bots" / "rogue.py"
PYTHON = (sys.executable, "-I")
BUDGET = 0.3
SPEC = f"schemer@{BUDGET}s"
PATIENT_SPEC = "schemer@5s"
"""For answers that come at once, even on a busy machine."""
SLACK = 0.25
"""Seconds a busy machine may take for waking the test up; the worker itself is killed by a timer of the loop."""
STANDSTILL = 1.0
"""Seconds, where it stands still: at most one time in five."""


def kind(answer: BotAnswer) -> str:
    return answer.report.kind if answer.report else ""


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


async def hang_once(bot_pool: BotPool, seconds: float) -> float:
    """A decision of a bot that hangs comes at its time, is an absent player's, and the next one is the bot's again.

    How late it came.
    """
    rules, game = table(0)
    seen = game.view(game.seat)
    assert kind(await bot_pool.choose(rules, PATIENT_SPEC, seen, 1)) == ""
    (pid,) = bot_pool.pids
    begun = time.monotonic()
    answer = await bot_pool.choose(rules, SPEC, seen, UNLUCKY)
    taken = time.monotonic() - begun
    assert seconds <= taken <= seconds + STANDSTILL
    assert kind(answer) == "late"
    assert answer.action == str(absent_answer(seen, seen.options, Chance(UNLUCKY)))
    assert kind(await bot_pool.choose(rules, PATIENT_SPEC, seen, 2)) == ""
    assert bot_pool.pids != [pid]
    assert not Path(f"/proc/{pid}").exists()
    return taken - seconds


@pytest.mark.timed
def test_a_hanging_bot_is_killed_on_timeout_and_replaced() -> None:
    async def ask() -> None:
        async with pool(command=rogue("stubborn")) as bot_pool:
            files = open_files()
            late = sorted([await hang_once(bot_pool, BUDGET + GRACE) for _ in range(TIMES)])
            assert late[TIMES * 4 // 5] <= SLACK
            assert open_files() == files
            assert bot_pool.replaced == TIMES
            assert {report.kind for report in bot_pool.reports} == {"late"}

    run(ask, 60.0 + TIMES)


def test_without_a_timeout_a_hanging_bot_is_not_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with pool(command=rogue("stubborn")) as bot_pool:
            await hang_once(bot_pool, BUDGET + GRACE)

    monkeypatch.setattr(BotRequest, "seconds", lambda self: 1.6)
    with pytest.raises(AssertionError, match=r"assert 1\.6"):
        run(ask)


@pytest.mark.parametrize(
    ("way", "expected", "words", "goes_on"),
    [
        ("crash", "crash", "no idea", False),
        ("exit", "crash", "ended", False),
        ("half", "crash", "ended", False),
        ("nonsense", "nonsense", "hm", False),
        ("bytes", "nonsense", "", False),
        ("deep", "nonsense", "", False),
        ("huge", "nonsense", "more than", False),
        ("wrong_id", "nonsense", "something else", False),
        ("hello", "nonsense", "something else", False),
        ("twice", "", "", False),
        ("outside", "illegal", "option", True),
        ("illegal", "illegal", "the_moon", True),
        ("silence", "illegal", "neither", True),
        ("reasons", "nonsense", "candidate", True),
        ("error", "error", "cannot count", True),
    ],
)
def test_a_misbehaving_worker_costs_one_decision(way: str, expected: str, words: str, goes_on: bool) -> None:
    async def ask() -> None:
        rules, game = table(0)
        seen = game.view(game.seat)
        async with pool(command=rogue(way)) as bot_pool:
            before = bot_pool.pids
            answer = await bot_pool.choose(rules, PATIENT_SPEC, seen, UNLUCKY, room="a")
            assert answer.action in map(str, seen.options)
            assert kind(answer) == expected
            assert not answer.report or words in answer.report.text
            assert kind(await bot_pool.choose(rules, PATIENT_SPEC, seen, 1, room="a")) == ""
            assert (bot_pool.pids == before) == goes_on
            assert bot_pool.replaced == (expected != "")

    run(ask)


def test_a_hanging_packaged_worker_is_killed_too() -> None:
    """The bot does not come back, and no thread of Python could make it."""

    async def ask() -> None:
        rules, game = table(0)
        seen = game.view(game.seat)
        async with pool(command=hanging()) as bot_pool:
            answer = await bot_pool.choose(rules, "rookie@0.05s", seen, 1)
            assert kind(answer) == "late"
            assert kind(await bot_pool.choose(rules, PATIENT_SPEC, seen, 1)) == ""

    run(ask)


def test_a_legal_answer_is_given_if_workers_cannot_restart(tmp_path: Path) -> None:
    """Nobody waits for ever: not even for a worker that is never coming back."""
    here = tmp_path / "here"
    here.touch()
    command = ["sh", "-c", f'test -e "{here}" && exec "$@"', "sh", *rogue("crash")]

    async def ask() -> None:
        rules, game = table(0)
        seen = game.view(game.seat)
        async with pool(command=command, patience=0.2) as bot_pool:
            here.unlink()
            assert kind(await bot_pool.choose(rules, PATIENT_SPEC, seen, UNLUCKY)) == "crash"
            answer = await bot_pool.choose(rules, PATIENT_SPEC, seen, 1)
            assert kind(answer) == "late"
            assert "no worker was free" in (answer.report.text if answer.report else "")
            here.touch()
            while kind(await bot_pool.choose(rules, PATIENT_SPEC, seen, 1)):
                pass

    run(ask)


def test_a_worker_ends_an_external_bot_that_hangs() -> None:
    """The first two decisions it plays; the third never comes, and the fourth is played by a new one."""
    program = f"process:{shlex.join([*PYTHON, str(PROGRAM), 'slow'])}"

    async def ask() -> None:
        rules, game = table(0)
        seen = game.view(game.seat)
        async with pool(allowed=frozenset({program})) as bot_pool:
            before = bot_pool.pids
            kinds = [kind(await bot_pool.choose(rules, f"{program}@2s", seen, 1)) for _ in range(4)]
            assert kinds == ["", "", "late", ""]
            assert bot_pool.pids == before

    run(ask)


def test_a_missing_external_bot_is_replaced() -> None:
    async def ask() -> None:
        rules, game = table(0)
        async with pool(allowed=frozenset({"process:no_such_program"})) as bot_pool:
            answer = await bot_pool.choose(rules, "process:no_such_program", game.view(game.seat), 1)
            assert answer.report is not None
            assert (answer.report.kind, "no program" in answer.report.text) == ("gone", True)

    run(ask)
