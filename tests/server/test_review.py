"""Reviews on the server: of games that are over only, one after the other, bounded, with the place in the queue."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.finished_rooms import finished
from tests.server.in_memory import SeatedRoom, open_registry, seated
from tests.server.web.servers import SHORT, bearer, client_of, open_app

from blackgate.analysis import review
from blackgate.server.commands import Begin
from blackgate.server.offload.pool import Offload
from blackgate.server.offload.protocol import AssembleReview, Job, JudgeDecisions, ListDecisions, Response, Result
from blackgate.server.problems import Refused
from blackgate.server.review import queue
from blackgate.server.review.messages import ReviewStatus, shown
from blackgate.server.review.queue import MOST_OF_ONE, MOST_WAITING, Reviews
from blackgate.server.rooms import RoomRegistry


async def record() -> str:
    return "a record"


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
        found: dict[str, Any] = msgspec.json.decode(reviews.ask(key, record, "a"))
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
            places.append(msgspec.json.decode(reviews.ask(f"game {n}", record, f"payer {n}"), type=ReviewStatus).ahead)
        except Refused as problem:
            refused += (problem.code, told(problem)) == ("unavailable", "review-crowded")
    assert places == list(range(MOST_WAITING))
    assert refused == 1000 - MOST_WAITING
    assert len(charged) == MOST_WAITING
    for _ in range(1000):
        assert msgspec.json.decode(reviews.ask("game 7", record, "anybody"), type=ReviewStatus).ahead == 7
    assert len(charged) == MOST_WAITING
    assert len(offload.jobs) <= 1
    offload.go.set()
    assert (await done(reviews, "game 31"))["review"] == {"judged": 3}
    assert sum(isinstance(job, AssembleReview) for job in offload.jobs) == MOST_WAITING
    await reviews.close()


async def test_one_payer_has_few_reviews_at_once() -> None:
    reviews = Reviews(Held())
    for n in range(MOST_OF_ONE):
        reviews.ask(f"game {n}", record, "a")
    with pytest.raises(Refused) as refused:
        reviews.ask("another", record, "a")
    assert (refused.value.code, told(refused.value)) == ("too_fast", "review-pending")
    reviews.ask("another", record, "b")
    await reviews.close()


async def test_a_failed_review_is_told_and_can_be_asked_for_again() -> None:
    offload = Held()
    reviews = Reviews(offload)

    async def lost() -> str:
        raise Refused("unknown", "there is no such record")

    reviews.ask("lost", lost, "a")
    while offload.jobs or reviews._queue:
        await asyncio.sleep(0)
    with pytest.raises(Refused, match="no such record"):
        reviews.ask("lost", lost, "a")
    assert b"working" in reviews.ask("lost", lost, "a")
    await reviews.close()


async def test_an_unforeseen_error_holds_up_no_other_review() -> None:
    offload = Held()
    offload.go.set()
    reviews = Reviews(offload)

    async def broken() -> str:
        raise OSError("the disk is gone")

    reviews.ask("broken", broken, "a")
    reviews.ask("another", record, "b")
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

    async def gone() -> str:
        raise Refused("unavailable", "this could not be worked out")

    monkeypatch.setattr(queue, "MOST_DECISIONS", 2)
    for key, read, reason in (("gone", gone, "review-failed"), ("long", record, "review-too-long")):
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
