"""Reviews on the server: of games that are over only, one after the other, bounded, with the place in the queue."""

import asyncio
from io import BytesIO
from random import Random
from typing import Any

import msgspec
import pytest
from tests.game.record_games import play, recorded
from tests.server.finished_rooms import finished
from tests.server.in_memory import ManualClock, SeatedRoom, open_registry, seated
from tests.server.test_branches import begun, played
from tests.server.test_retention import limits, put_away
from tests.server.web.servers import SHORT, bearer, client_of, open_app

from blackgate.analysis import review
from blackgate.analysis.replayed import replayed
from blackgate.analysis.review import judgements
from blackgate.game.branch import start_of
from blackgate.game.record import record
from blackgate.server.branches import BranchWish
from blackgate.server.commands import Begin, Command, Delete
from blackgate.server.offload.pool import Offload
from blackgate.server.offload.protocol import AssembleReview, Job, JudgeDecisions, ListDecisions, Response, Result
from blackgate.server.offload.worker import OffloadWorker
from blackgate.server.problems import Refused
from blackgate.server.review import queue
from blackgate.server.review.messages import ReviewStatus, shown
from blackgate.server.review.queue import FAILED_SECONDS, MOST_OF_ONE, MOST_WAITING, Reviewable, Reviews
from blackgate.server.rooms import RoomRegistry
from blackgate.server.store.base import DAY


async def game() -> Reviewable:
    return Reviewable("a record")


class Held(Offload):
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go, self.jobs = asyncio.Event(), list[Job]()

    async def run(self, job: Job, payer: str) -> Result:
        self.jobs.append(job)
        await self.go.wait()
        match job:
            case ListDecisions():
                return Response(msgspec.Raw(b"[3, 5, 8]"))
            case JudgeDecisions():
                return Response(msgspec.Raw(msgspec.json.encode(job.steps)))
            case AssembleReview():
                return Response(msgspec.Raw(b'{"judged": %d}' % len(job.judged)))
        raise Refused("invalid", "this is no job of a review")


async def done(reviews: Reviews, key: str) -> dict[str, Any]:
    """The last answer about a review."""
    while True:
        found: dict[str, Any] = msgspec.json.decode(reviews.ask(key, game, "a"))
        if found["state"] == "done":
            return found
        await asyncio.sleep(0)


def told(problem: Refused) -> str:
    """The message that explains a refusal."""
    return problem.reasons[0].message.id


async def test_a_thousand_requests_are_bounded_and_know_their_place() -> None:
    offload = Held()
    reviews, charged = Reviews(offload), list[str]()
    reviews.charge = charged.append
    places, refused = list[int](), 0
    for n in range(1000):
        try:
            places.append(msgspec.json.decode(reviews.ask(f"game {n}", game, f"payer {n}"), type=ReviewStatus).ahead)
        except Refused as problem:
            refused += (problem.code, told(problem)) == ("unavailable", "review-crowded")
    assert places == list(range(MOST_WAITING))
    assert refused == 1000 - MOST_WAITING
    assert len(charged) == MOST_WAITING
    for _ in range(1000):
        assert msgspec.json.decode(reviews.ask("game 7", game, "anybody"), type=ReviewStatus).ahead == 7
    assert len(charged) == MOST_WAITING
    assert len(offload.jobs) <= 1
    offload.go.set()
    assert (await done(reviews, "game 31"))["review"] == {"judged": 3}
    assert sum(isinstance(job, AssembleReview) for job in offload.jobs) == MOST_WAITING
    await reviews.close()


async def test_one_payer_has_few_reviews_at_once() -> None:
    reviews = Reviews(Held())
    for n in range(MOST_OF_ONE):
        reviews.ask(f"game {n}", game, "a")
    with pytest.raises(Refused) as refused:
        reviews.ask("another", game, "a")
    assert (refused.value.code, told(refused.value)) == ("too_fast", "review-pending")
    reviews.ask("another", game, "b")
    await reviews.close()


async def test_a_failed_review_is_told_to_all_and_made_again_after_a_minute() -> None:
    offload, seconds = Held(), [1000.0]
    reviews = Reviews(offload, lambda: seconds[0])

    async def lost() -> Reviewable:
        raise Refused("unknown", "there is no such record")

    reviews.ask("lost", lost, "a")
    while offload.jobs or reviews._queue:
        await asyncio.sleep(0)
    for n in range(9):
        seconds[0] = 1000.0 + n * FAILED_SECONDS / 9
        with pytest.raises(Refused, match="no such record"):
            reviews.ask("lost", lost, f"payer {n}")
    assert not reviews._queue
    seconds[0] = 1001.0 + FAILED_SECONDS
    assert b"working" in reviews.ask("lost", lost, "a")
    await reviews.close()


async def test_an_unforeseen_error_holds_up_no_other_review() -> None:
    offload = Held()
    offload.go.set()
    reviews = Reviews(offload)

    async def broken() -> Reviewable:
        raise OSError("the disk is gone")

    reviews.ask("broken", broken, "a")
    reviews.ask("another", game, "b")
    async with asyncio.timeout(30):
        assert (await done(reviews, "another"))["review"] == {"judged": 3}
    with pytest.raises(Refused, match="could not be made") as refused:
        reviews.ask("broken", broken, "a")
    assert told(refused.value) == "review-failed"
    await reviews.close()


async def test_a_worker_that_fails_and_a_game_that_is_too_long_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    offload = Held()
    offload.go.set()
    reviews = Reviews(offload)

    async def gone() -> Reviewable:
        raise Refused("unavailable", "this could not be worked out")

    monkeypatch.setattr(queue, "MOST_DECISIONS", 2)
    for key, read, reason in (("gone", gone, "review-failed"), ("long", game, "review-too-long")):
        reviews.ask(key, read, "a")
        while reviews._queue:
            await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            reviews.ask(key, read, "a")
        assert told(refused.value) == reason
    await reviews.close()


async def test_the_cache_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST_CACHE_BYTES", 100)
    offload = Held()
    offload.go.set()
    reviews = Reviews(offload)
    for n in range(9):
        await done(reviews, f"game {n}")
    assert reviews._size <= 100
    assert 0 < len(reviews._done) < 9
    await reviews.close()


async def asked(registry: RoomRegistry, there: SeatedRoom, state: Any) -> set[tuple[int, bytes]]:
    """What host, player, stranger and spectator are answered."""
    other = await registry.create(SHORT, "Stranger")
    keys = [*(each.key for each in there.clients.values()), other.key, ""]
    async with client_of(state) as client:
        answers = [await client.get(f"/api/rooms/{there.code}/review", headers=bearer(key)) for key in keys]
    return {(each.status_code, each.content) for each in answers}


async def test_no_review_is_made_before_the_end_for_anybody() -> None:
    async with open_app() as state:
        there, dice = await seated(state.registry, SHORT, begin=False), Random(3)
        refused = await asked(state.registry, there, state)
        await there.do(0, Begin())
        while there.session.room.is_playing:
            refused |= await asked(state.registry, there, state)
            await there.play(20, dice)
        assert {status for status, _ in refused} == {409}
        assert not state.registry.archive.reviews._queue


async def test_a_game_is_reviewed_in_the_worker() -> None:
    async with open_registry() as registry:
        there = await finished(registry)
        progress = list[ReviewStatus]()
        while not progress or progress[-1].state != "done":
            progress.append(msgspec.json.decode(await registry.archive.review(there.code), type=ReviewStatus))
            await asyncio.sleep(0.05)
        text = await registry.archive.record(there.code)
        assert msgspec.json.encode(progress[-1].review) == msgspec.json.encode(shown(review(text)))
        assert [each.judged for each in progress] == [*sorted(each.judged for each in progress[:-1]), 0]
        assert await registry.archive.review(there.code) == await registry.archive.review(there.code)


async def reviewed(registry: RoomRegistry, code: str) -> bytes:
    """The review of a finished game; the worker answers at once."""
    offload = registry.archive.reviews.offload = Held()
    offload.go.set()
    while b"done" not in (found := await registry.archive.review(code)):
        await asyncio.sleep(0)
    return found


async def deleted(registry: RoomRegistry, there: SeatedRoom) -> None:
    await registry.command(there.code, there.host, Command("gone", there.session.room.version, Delete()))


@pytest.mark.parametrize("is_begun", [False, True])
async def test_of_a_table_that_was_deleted_meanwhile_no_review_is_kept(is_begun: bool) -> None:
    async with open_registry() as registry:
        there, busy = await finished(registry), await finished(registry)
        offload, reviews = Held(), registry.archive.reviews
        reviews.offload = offload
        for code in [there.code] if is_begun else [busy.code, there.code]:
            await registry.archive.review(code)
        while not offload.jobs:
            await asyncio.sleep(0)
        await deleted(registry, there)
        offload.go.set()
        while reviews._queue:
            await asyncio.sleep(0)
        assert [key.split()[0] for key in reviews._done] == ([] if is_begun else [busy.code])
        judged = sum(isinstance(job, JudgeDecisions) for job in offload.jobs)
        assert judged == 1, "only of the game that was there"
        with pytest.raises(Refused, match="no such room"):
            await registry.archive.review(there.code)


async def test_the_review_goes_with_its_table() -> None:
    async with open_registry() as registry:
        there, other = await finished(registry), await finished(registry)
        for code in (there.code, other.code):
            await reviewed(registry, code)
        reviews = registry.archive.reviews
        await deleted(registry, there)
        assert [key.split()[0] for key in reviews._done] == [other.code]
        assert reviews._size == sum(map(len, reviews._done.values())) > 0


async def test_the_review_goes_when_the_time_of_its_table_is_up() -> None:
    watch = ManualClock()
    async with open_registry(watch, limits=limits(tables=1)) as registry:
        there = await finished(registry)
        await reviewed(registry, there.code)
        await put_away(registry, there.code)
        watch.ms += DAY + 1
        assert await registry.retention.sweep() == 1
        assert not registry.archive.reviews._done


async def test_the_review_of_a_branch_begins_with_what_its_seats_knew() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        wish = BranchWish(decision=4, seat=1, name="Ana", others="rookie")
        made = await registry.branches.open_from_room((await finished(registry)).code, wish)
        session = await begun(registry, made)
        await played(registry, made, session, watch)
        offload = registry.archive.reviews.offload = Held()
        offload.go.set()
        while b"done" not in await registry.archive.review(made.room):
            await asyncio.sleep(0)
        branch = session.room.branch
        assert branch is not None
        assert len(branch.start.remembered) == 3, "two seats and the spectators"
        judging = [job for job in offload.jobs if isinstance(job, JudgeDecisions)]
        assert {job.remembered for job in judging} == {branch.start.remembered}


def test_the_worker_judges_by_what_the_seats_of_a_branch_knew() -> None:
    moment, start = start_of(record(recorded()), 60)
    text = record(play(start.game(moment.rules, moment.seats, seed=5), Random(4)))
    steps = tuple(replayed(text, None, 0).decisions[:1])
    worker = OffloadWorker(BytesIO(), BytesIO())
    found = worker._do(JudgeDecisions(text, steps, start.remembered))
    judged = list(judgements(text, None, steps, remembered=start.remembered))
    assert found == Response(msgspec.Raw(msgspec.json.encode(judged)))
    assert found != worker._do(JudgeDecisions(text, steps))
