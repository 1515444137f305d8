"""Fair shares of thinking time, by simulation: the real queue, a manual clock, and bots that use their whole budget."""

import asyncio
import heapq
import itertools
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeVar

import msgspec
import pytest
from tests.server.bot_pool.pools import table
from tests.server.chaos.sizes import size

from blackgate.bots.failures import COUNTED
from blackgate.bots.spec import entrant
from blackgate.server.bot_pool import payers
from blackgate.server.bot_pool.payers import Payers
from blackgate.server.bot_pool.pool import MOST_WAIT_SECONDS
from blackgate.server.bot_pool.queue import CONTENDED_SECONDS, RequestQueue
from blackgate.server.bot_pool.request import QUICK_SECONDS, BotRequest

SECONDS = size(100, 2_000)
"""Of simulated time."""
CASES = size(8, 200)
RULES, GAME = table(0)
SEEN = GAME.view(GAME.seat)
LONG = "mastermind@5s"
LONGEST = 5.0
Result = TypeVar("Result")


class Pool:
    """One express worker and some others, in simulated time."""

    def __init__(self, workers: int, most: int = 1_000) -> None:
        self.now = 0.0
        self.queue = RequestQueue(most, 1, has_express=True, clock=lambda: self.now)
        self.used: defaultdict[str, float] = defaultdict(float)
        """By payer: worker seconds."""
        self.waits: defaultdict[str, list[float]] = defaultdict(list)
        self._idle = set(range(workers))
        self._running: list[tuple[float, int, int, BotRequest]] = []
        self._later: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._then: dict[int, Callable[[], None]] = {}

    def ask(self, payer: str, room: str, bot: str, then: Callable[[], None] = lambda: None) -> None:
        request = BotRequest(room=room, payer=payer, entrant=entrant(bot), rules=RULES, view=SEEN, seed=1)
        self._then[id(request)] = then
        self.queue.put(request)

    def at(self, moment: float, act: Callable[[], None]) -> None:
        heapq.heappush(self._later, (moment, next(self._numbers), act))

    def greedy(self, payer: str, rooms: int, bot: str = LONG) -> None:
        """A payer whose rooms ask the next question as soon as one is answered."""

        def again(room: str) -> None:
            self.ask(payer, room, bot, lambda: again(room))

        for n in range(rooms):
            again(f"{payer}{n}")

    def run(self, until: float) -> None:
        while self._step(until):
            pass
        self.now = until

    def _step(self, until: float) -> bool:
        """Give idle workers something to do, then go on to the next moment at which something happens."""
        for worker in sorted(self._idle):
            request = self.queue.take(express=worker == 0)
            if request is not None:
                self._idle.discard(worker)
                self.waits[request.payer].append(self.now - request.arrived)
                end = self.now + request.budget
                heapq.heappush(self._running, (end, next(self._numbers), worker, request))
        nexts = [row[0][0] for row in (self._running, self._later) if row]
        if not nexts or min(nexts) > until:
            return False
        self.now = min(nexts)
        if self._later and self._later[0][0] == self.now:
            heapq.heappop(self._later)[2]()
            return True
        _, _, worker, request = heapq.heappop(self._running)
        self._idle.add(worker)
        self.used[request.payer] += self.now - request.taken
        self.queue.done(request)
        self._then.pop(id(request))()
        return True


def simulated(play: Callable[[Pool], Result], workers: int = 2) -> Result:
    """Questions are futures of a loop, so there has to be one."""

    async def run() -> Result:
        return play(Pool(workers))

    return asyncio.run(run())


def by_room_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fairness by room only: a payer with more rooms gets more time."""
    monkeypatch.setattr(Payers, "payer_of", lambda self, question: _one(self))
    monkeypatch.setattr(Payers, "charge", lambda self, question, seconds: _one(self).queue_for(question).take())
    monkeypatch.setattr(Payers, "settle", lambda self, *_: None)


def _one(all_of_them: Payers) -> payers.Payer:
    return all_of_them.active.setdefault("", payers.Payer("", 0.0))


def shares(seed: int) -> tuple[float, int]:
    """The difference between the payers with the most and the least, and how many workers they shared."""
    dice = Random(seed)
    workers = dice.randint(2, 4)

    def play(pool: Pool) -> float:
        for n in range(dice.randint(2, 6)):
            pool.greedy(f"payer {n}", dice.randint(workers, 20), f"mastermind@{dice.choice((0.5, 1, 2, 5))}s")
        pool.run(SECONDS)
        return max(pool.used.values()) - min(pool.used.values())

    return simulated(play, workers), workers


def is_fair(difference: float, workers: int) -> bool:
    """Within what is given before the competition is known, and what runs at once."""
    return difference <= workers * (LONGEST + CONTENDED_SECONDS)


def test_greedy_payers_have_equal_shares_however_many_rooms_they_open() -> None:
    assert all(is_fair(*shares(seed)) for seed in range(CASES))


def test_with_fairness_by_room_alone_shares_are_unequal(monkeypatch: pytest.MonkeyPatch) -> None:
    by_room_only(monkeypatch)
    assert not all(is_fair(*shares(seed)) for seed in range(CASES))


def stranger_waits(bot: str, greedy: str) -> float:
    """The longest wait of a payer with one room, beside ten rooms of another payer."""

    def play(pool: Pool) -> float:
        pool.greedy("greedy", 10, greedy)
        for moment in range(10, SECONDS, 3):
            pool.at(moment, lambda: pool.ask("stranger", "s", bot))
        pool.run(SECONDS)
        return max(pool.waits["stranger"])

    return simulated(play)


def test_a_quick_bot_never_waits_for_a_long_one() -> None:
    assert stranger_waits("schemer", LONG) == 0


def test_a_quick_bot_waits_for_at_most_one_other_quick_bot() -> None:
    assert stranger_waits("schemer", "mastermind@0.3s") <= QUICK_SECONDS


def test_a_long_request_waits_for_at_most_one_other() -> None:
    assert stranger_waits(LONG, LONG) <= LONGEST
    assert stranger_waits("mastermind@1s", LONG) <= LONGEST


def test_with_fairness_by_room_alone_a_payer_waits_for_all_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    by_room_only(monkeypatch)
    assert stranger_waits("schemer", "mastermind@0.3s") > QUICK_SECONDS
    monkeypatch.setattr(RequestQueue, "_limit", lambda self, question: None)
    assert stranger_waits(LONG, LONG) > LONGEST


def test_without_an_express_worker_a_quick_bot_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    take = RequestQueue.take
    monkeypatch.setattr(RequestQueue, "take", lambda self, express=False: None if express else take(self))
    assert stranger_waits("schemer", LONG) > 0.5


def longest_wait_of_twenty_rooms(pool: Pool) -> float:
    pool.greedy("greedy", 20)
    pool.run(SECONDS)
    return max(pool.waits["greedy"])


def test_rooms_of_one_payer_get_less_time_instead_of_late_answers() -> None:
    assert simulated(longest_wait_of_twenty_rooms) < MOST_WAIT_SECONDS


def test_with_full_budgets_answers_would_be_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RequestQueue, "_limit", lambda self, question: None)
    assert simulated(longest_wait_of_twenty_rooms) > MOST_WAIT_SECONDS


def test_a_single_payer_gets_the_full_budget() -> None:
    def play(pool: Pool) -> tuple[float, int]:
        pool.greedy("alone", 1)
        pool.run(SECONDS)
        return pool.used["alone"], len(pool.waits["alone"])

    used, thinks = simulated(play)
    assert used >= SECONDS - LONGEST
    assert thinks <= SECONDS / LONGEST + 1


def answered_beside_newcomers(pool: Pool) -> int:
    """Every second a new payer has a request of one second; how often an existing payer is served."""
    pool.greedy("old", 3)
    for n in range(SECONDS):
        pool.at(10 + n, partial(pool.ask, f"new {n}", "n", LONG))
    pool.run(20)
    before = len(pool.waits["old"])
    pool.run(SECONDS)
    return len(pool.waits["old"]) - before


def test_a_stream_of_new_payers_starves_nobody() -> None:
    assert simulated(answered_beside_newcomers) > SECONDS / 20


def test_without_advancing_virtual_time_new_payers_starve_others(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Payers.settle

    def end(self: Payers, request: BotRequest, charged: float, seconds: float) -> None:
        before = self._virtual_time
        honest(self, request, charged, seconds)
        self._virtual_time = before

    monkeypatch.setattr(Payers, "settle", end)
    assert simulated(answered_beside_newcomers) < SECONDS / 50


@pytest.mark.parametrize(
    ("bot", "limit", "seconds", "playouts"),
    [
        (LONG, None, LONGEST, None),
        (LONG, 1.0, 1.0, None),
        ("schemer", 1.0, 0.2, None),
        ("mastermind@50000p", None, COUNTED, 50_000),
        ("mastermind@50000p", 1.0, COUNTED, 10_000),
        ("mastermind@200p", 1.0, COUNTED, 200),
    ],
)
async def test_a_limit_is_sent_to_the_bot(bot: str, limit: float | None, seconds: float, playouts: int | None) -> None:
    async def ask() -> bytes:
        request = BotRequest(room="r", entrant=entrant(bot), rules=RULES, view=SEEN, seed=1, limit=limit)
        return bytes(request.message(1).asked)

    told = msgspec.json.decode(await ask())
    assert (told["seconds"], told["playouts"]) == (seconds, playouts)
