"""The bot pool: every packaged bot plays the same in a worker, and tables are sent once."""

import asyncio
import os
import signal
import time
from typing import Any

import pytest
from tests.server.bot_pool.pools import pool, rogue, run, table
from tests.server.bot_pool.rogue_worker import UNLUCKY

from blackgate import Rules
from blackgate.bots import BOTS, Chance, Clock, make
from blackgate.bots.decisions import remembers as told
from blackgate.bots.failures import GRACE
from blackgate.errors import BotError, ViewError
from blackgate.game.view import View, view
from blackgate.server.bot_pool import BotPool, needs_memory, request
from blackgate.server.bot_pool.protocol import CACHED_TABLES
from blackgate.server.worker_process import WorkerProcess

SETTINGS: dict[str, dict[str, Any]] = {
    "plain": {"players": 2},
    "everything": {"players": 4, "modules": ["dig_in", "michel", "warden"], "teams": "ABAB"},
    "house rules": {"players": 3, "overlays": [{"numbers": {"actions": 3}}], "options": {"bank": 75}},
}


def test_every_packaged_bot_plays_the_same_in_a_worker() -> None:
    async def play() -> None:
        async with pool() as bot_pool:
            for setting in SETTINGS.values():
                rules, game = table(**setting)
                for spec in ("random@5s", "rookie@5s", "jailbird@5s", "schemer@5s", "kingpin@200p", "mastermind@200p"):
                    bot = make(spec.split("@")[0], rules)
                    seen = view(game, game.seat, memory=needs_memory(spec))
                    for seed in (1, 2):
                        answer = await bot_pool.choose(rules, spec, seen, seed, explain=seed == 2)
                        clock = Clock(60.0, 200 if spec.endswith("p") else None)
                        assert answer.report is None
                        assert answer.action == str(bot.choose(seen, seen.options, clock, Chance(seed)).action)
                        assert (answer.reasons is not None) == (seed == 2)
            assert (bot_pool.replaced, bot_pool.waiting, bot_pool.busy) == (0, 0, 0)

    run(play)


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_needs_no_memory_beyond_its_view(spec: str) -> None:
    rules, _ = table(0)
    assert needs_memory(spec) == needs_memory(f"{spec}@0.1s") == told(make(spec, rules))


def test_an_external_bot_gets_the_memory_of_its_seat() -> None:
    assert needs_memory("process:sh bot.sh")


@pytest.mark.timed
def test_a_mastermind_respects_its_time() -> None:
    async def play() -> None:
        rules, game = table(12)
        seen = game.view(game.seat, memory=True)
        async with pool() as bot_pool:
            taken: list[float] = []
            for seed in range(6):
                begun = time.monotonic()
                answer = await bot_pool.choose(rules, "mastermind@0.1s", seen, seed)
                if answer.report is None:
                    taken.append(time.monotonic() - begun)
            assert len(taken) >= 4, "a busy machine may make it late now and then"
            assert min(taken) < 0.1 + GRACE

    run(play)


def test_a_person_gets_a_hint_with_its_reasons() -> None:
    async def ask() -> None:
        rules, game = table()
        seen = game.view(game.seat, memory=True)
        async with pool() as bot_pool:
            reasons = await bot_pool.hint(rules, seen, 1.0, playouts=100)
            assert reasons is not None
            assert reasons.candidates[0].action in map(str, seen.options)
            assert await bot_pool.hint(rules, game.view(None), 0.1) is None
            with pytest.raises(BotError, match="too long"):
                await bot_pool.hint(rules, seen, 99.0)

    run(ask)


def test_a_bot_throws_in_the_same_in_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "USUAL_SECONDS", 5.0)
    rules, seen = reportable()

    async def ask() -> str | None:
        async with pool() as bot_pool:
            nothing = table(0, players=3, modules=["warden"], options={"report_mode": "vigilant"})[1].view(None)
            assert await bot_pool.throw_in(rules, "schemer", nothing, 1) is None
            return await bot_pool.throw_in(rules, "schemer", seen, 1)

    here = make("schemer", rules).throw_in(seen, seen.asides, Chance(1))
    assert here is not None
    assert run(ask) == str(here)


def test_a_bot_that_fails_throws_nothing_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "USUAL_SECONDS", 5.0)  # whatever the bot may take for a decision
    rules, seen = reportable()

    async def ask() -> None:
        async with pool(command=rogue("crash")) as bot_pool:
            assert await bot_pool.throw_in(rules, "schemer", seen, 1) == str(seen.asides[0])
            assert await bot_pool.throw_in(rules, "schemer", seen, UNLUCKY) is None
            assert [report.kind for report in bot_pool.reports] == ["crash"]

    run(ask)


def reportable() -> tuple[Rules, View]:
    """A table at which a player may report another, and that view."""
    options = {"report_mode": "vigilant"}
    for seed in range(50):
        rules, game = table(0, seed, players=3, modules=["warden"], options=options)
        chance, bot = Chance(seed), make("random", rules)
        for _ in range(60):
            if game.over:
                break
            for seat in range(3):
                seen = game.view(seat, memory=True)
                if any(action.word == "report" for action in seen.asides):
                    return rules, seen
            game.apply(bot.choose(game.view(game.seat), game.view(game.seat).options, Clock(), chance).action)
    raise AssertionError("nobody did anything illegal")


def test_the_box_is_sent_once_per_table_and_again_after_eviction(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[bool] = []
    line_after = WorkerProcess.exchange

    async def noted(self: WorkerProcess, message: bytes, seconds: float) -> bytes:
        if b'"type":"sit"' in message:
            boxes.append(b'"edition":{' in message)
        return await line_after(self, message, seconds)

    async def ask() -> None:
        tables = [table(0, options={"round_cap": 10 + n}) for n in range(CACHED_TABLES + 1)]
        async with pool() as bot_pool:
            for rules, game in (tables[0], tables[0], *tables[1:], tables[0]):
                for bot in ("random@5s", "rookie@5s"):
                    assert (await bot_pool.choose(rules, bot, game.view(game.seat), 1)).report is None

    monkeypatch.setattr(WorkerProcess, "exchange", noted)
    run(ask)
    assert boxes == [True, False] * (CACHED_TABLES + 2)


def test_a_view_that_asks_nothing_is_refused() -> None:
    async def ask() -> None:
        rules, game = table(0)
        async with pool(command=rogue("slow")) as bot_pool:
            await bot_pool.choose(rules, "random", game.view(None), 1)

    with pytest.raises(ViewError, match="nobody is asked"):
        run(ask)


def test_a_worker_that_died_while_idle_costs_no_decision() -> None:
    async def ask() -> None:
        rules, game = table(0)
        async with pool(command=rogue("slow")) as bot_pool:
            for _ in range(3):
                (pid,) = bot_pool.pids
                os.kill(pid, signal.SIGKILL)
                while bot_pool.pids == [pid]:
                    await asyncio.sleep(0.001)
                assert (await bot_pool.choose(rules, "random@5s", game.view(game.seat), 1)).report is None
                assert pid not in bot_pool.pids

    run(ask)


def test_a_closed_pool_gives_a_legal_answer() -> None:
    async def ask() -> None:
        rules, game = table(0)
        seen = game.view(game.seat)
        async with pool(command=rogue("stubborn")) as bot_pool:
            asked = [asyncio.create_task(bot_pool.choose(rules, "random@5s", seen, 13)) for _ in range(3)]
            while not bot_pool.busy:
                await asyncio.sleep(0.001)
            assert bot_pool.waiting == 2
        for answer in [*await asyncio.gather(*asked), await bot_pool.choose(rules, "random", seen, 1)]:
            assert answer.report is not None
            assert (answer.action in map(str, seen.options), answer.report.kind) == (True, "gone")

    run(ask)


@pytest.mark.parametrize(
    ("command", "why"),
    [(["/nowhere/at/all"], "cannot be started"), (rogue("no_start"), "cannot start"), (rogue("old"), "no hello")],
)
def test_a_pool_without_workers_reports_why(command: list[str], why: str) -> None:
    async def start() -> None:
        await BotPool(2, command=command).start()

    with pytest.raises(BotError, match=why):
        run(start)


def test_zero_workers_are_refused() -> None:
    with pytest.raises(BotError, match="at least 1"):
        BotPool(0)
    assert BotPool().workers >= 2, "one for quick questions, and one for the others"


async def test_workers_have_a_lower_priority_than_the_server() -> None:
    async def run() -> list[int]:
        bot_pool = BotPool(1)
        await bot_pool.start()
        try:
            return [os.getpriority(os.PRIO_PROCESS, pid) for pid in bot_pool.pids]
        finally:
            await bot_pool.close()

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert all(each > own for each in (await run()))
