"""The queue: rooms take turns, bots come before hints, and a crowd does not starve others."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.server.bot_pool.pools import pool, rogue, run, table
from tests.server.bot_pool.rogue_worker import UNLUCKY

from blackgate.server.bot_pool import BotPool
from blackgate.server.bot_pool.payers import Payer, RoundRobin
from blackgate.server.bot_pool.request import BotRequest


@asynccontextmanager
async def held_pool(workers: int = 1, **more: Any) -> AsyncIterator[tuple[BotPool, Path]]:
    """A pool whose workers answer nothing before the file is there."""
    with TemporaryDirectory() as home:
        gate = Path(home) / "open"
        async with pool(workers, command=rogue("held", str(gate)), **more) as bot_pool:
            yield bot_pool, gate


def order(asking: Callable[["Asker"], None], most_waiting: int = 100) -> list[str]:
    """The order of answers of a single worker that is busy with the first; refused requests are marked."""

    async def ask() -> list[str]:
        async with held_pool(most_waiting=most_waiting) as (bot_pool, gate):
            asker = Asker(bot_pool)
            asker.decide("first")
            await until_busy(bot_pool)
            asking(asker)
            await asyncio.sleep(0)  # each of them puts its request into the queue
            gate.touch()
            await asyncio.gather(*asker.tasks)
            return asker.answered

    return run(ask)


async def until_busy(bot_pool: BotPool, workers: int = 1) -> None:
    while bot_pool.busy < workers:
        await asyncio.sleep(0.001)


class Asker:
    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.rules, game = table(0)
        self.seen = game.view(game.seat)
        self.tasks: list[asyncio.Task[None]] = []
        self.answered: list[str] = []

    def decide(self, room: str, payer: str = "", bot: str = "random@5s") -> None:
        self.tasks.append(asyncio.create_task(self._decide(room, payer, bot)))

    def hint(self, room: str) -> None:
        self.tasks.append(asyncio.create_task(self._hint(room)))

    async def _decide(self, room: str, payer: str, bot: str) -> None:
        answer = await self.bot_pool.choose(self.rules, bot, self.seen, UNLUCKY, room=room, payer=payer)
        self.answered.append(f"{room}!" if answer.report else room)

    async def _hint(self, room: str) -> None:
        await self.bot_pool.hint(self.rules, self.seen, 5.0, seed=UNLUCKY, room=room)
        self.answered.append(f"hint {room}")


def many_and_one(asker: Asker) -> None:
    for room in "aaaaaab":
        asker.decide(room)


def many_rooms_and_one(asker: Asker) -> None:
    for room in "abcdef":
        asker.decide(room, "greedy")
    asker.decide("z", "other")


def hint_and_decisions(asker: Asker) -> None:
    asker.hint("a")
    for room in "bbb":
        asker.decide(room)


def test_a_room_with_many_requests_starves_no_other() -> None:
    assert order(many_and_one) == ["first", "a", "b", "a", "a", "a", "a", "a"]


def test_in_a_plain_queue_it_starves_others(monkeypatch: pytest.MonkeyPatch) -> None:
    put = RoundRobin.put

    def in_one_row(self: RoundRobin, request: BotRequest) -> None:
        request.room = ""
        put(self, request)

    monkeypatch.setattr(RoundRobin, "put", in_one_row)
    assert order(many_and_one)[-1] == "b"


def test_a_payer_with_many_rooms_starves_no_other() -> None:
    assert order(many_rooms_and_one) == ["first", "a", "z", "b", "c", "d", "e", "f"]


def test_a_full_queue_drops_a_request_of_the_payer_with_the_most() -> None:
    found = order(many_rooms_and_one, most_waiting=3)
    assert sorted(found) == ["a", "b", "c!", "d!", "e!", "f!", "first", "z"]


def test_with_fairness_by_room_alone_many_rooms_starve_one(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BotRequest.__post_init__

    def nobody_pays(self: BotRequest) -> None:
        self.payer = ""
        honest(self)

    monkeypatch.setattr(BotRequest, "__post_init__", nobody_pays)
    assert order(many_rooms_and_one)[-1] == "z"


def test_hints_come_after_bots() -> None:
    assert order(hint_and_decisions) == ["first", "b", "b", "b", "hint a"]


def test_in_one_queue_hints_do_not_come_after_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Payer, "queue_for", lambda self, question: self._long)
    assert order(hint_and_decisions)[1] == "hint a"


def test_a_full_queue_drops_a_request_of_the_room_with_the_most() -> None:
    found = order(many_and_one, most_waiting=3)
    assert sorted(found) == ["a", "a", "a!", "a!", "a!", "a!", "b", "first"]


def test_dropping_the_newest_request_would_starve_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def newest(self: RoundRobin) -> BotRequest | None:
        return list(self._rooms.values())[-1][-1] if self._rooms else None

    monkeypatch.setattr(RoundRobin, "last_of_longest", newest)
    assert "b!" in order(many_and_one, most_waiting=3)


def test_a_cancelled_request_leaves_the_queue() -> None:
    async def ask() -> None:
        async with held_pool() as (bot_pool, gate):
            asker = Asker(bot_pool)
            for room in "aab":
                asker.decide(room)
            await until_busy(bot_pool)
            assert (bot_pool.waiting, bot_pool.busy) == (2, 1)
            for task in asker.tasks[:2]:
                task.cancel()
            gate.touch()
            await asyncio.gather(*asker.tasks, return_exceptions=True)
            assert (bot_pool.waiting, bot_pool.busy) == (0, 0)
            assert asker.answered == ["b"]

    run(ask)


def test_hints_never_take_all_workers() -> None:
    async def ask() -> None:
        async with held_pool(2) as (bot_pool, gate):
            asker = Asker(bot_pool)
            for room in "abcd":
                asker.hint(room)
            await until_busy(bot_pool)
            assert (bot_pool.waiting, bot_pool.busy) == (3, 1)
            asker.decide("e", bot="random@0.3s")
            await until_busy(bot_pool, 2)
            assert bot_pool.waiting == 3
            gate.touch()
            await asyncio.gather(*asker.tasks)

    run(ask)
