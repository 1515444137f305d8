"""Replays: each moment of a part equals that of a replay of the whole record."""

import asyncio
import gzip
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from blackgate.game.narration import tell
from blackgate.game.record import count, steps
from blackgate.server.offload.protocol import Job, MakeReplayPart, RecordNeeded, ReplayPart, Result
from blackgate.server.problems import Refused
from blackgate.server.replay import cache
from blackgate.server.replay.cache import ReplayCache
from blackgate.server.replay.parts import MOMENTS_PER_PART, Part, Replay, moment_in


@pytest.fixture
def text(root: Path) -> str:
    """A game of some hundred decisions."""
    return (root / "tests/golden/two_plain.record").read_text("utf-8")


class FakeOffload:
    """An offload that works in this process, and counts what it is asked for."""

    def __init__(self) -> None:
        self.jobs: list[MakeReplayPart] = []
        self.paid: list[str] = []
        self._films: dict[tuple[str, int | None], Replay] = {}

    def charge(self, payer: str) -> None:
        self.paid.append(payer)

    async def run(self, job: Job, payer: str) -> Result:
        await asyncio.sleep(0)
        assert isinstance(job, MakeReplayPart)
        self.jobs.append(job)
        if job.record:
            self._films[job.replay, job.seat] = Replay(job.record, job.seat)
        replay = self._films.get((job.replay, job.seat))
        return ReplayPart(replay.decisions, replay.part(job.part)) if replay is not None else RecordNeeded()

    def lose_everything(self) -> None:
        """The worker was restarted."""
        self._films.clear()


def shown(packed: bytes) -> Part:
    return msgspec.json.decode(gzip.decompress(packed), type=Part)


def asked(text: str, numbers: Sequence[int], fake: FakeOffload, seat: int | None = 0) -> list[Part]:
    """Parts of one film, one after the other."""
    return asyncio.run(all_of(ReplayCache(fake), text, numbers, seat))  # type: ignore[arg-type]


async def all_of(
    cache: ReplayCache, text: str, numbers: Sequence[int], seat: int | None = 0, name: str = "A"
) -> list[Part]:
    async def record() -> str:
        return text

    return [shown(await cache.part(name, seat, number, record, "Ana")) for number in numbers]


@pytest.mark.parametrize("seat", [None, 1])
def test_every_moment_matches_the_record(text: str, seat: int | None) -> None:
    replay, heard = Replay(text, seat), 0
    parts = [replay.part(number) for number in range(replay.decisions // MOMENTS_PER_PART + 1)]
    for number, game in enumerate(steps(text, listen=True)):
        told, heard = tell(game.rules, game.events, seat, heard), len(game.events)
        if number % 7 == 0 or number == replay.decisions:
            moment = moment_in(parts[number // MOMENTS_PER_PART], number)
            assert moment.view == game.view(seat)
            assert list(moment.story) == told
    assert replay.decisions == number == count(text)


def test_parts_are_consecutive_and_the_last_is_shorter(text: str) -> None:
    replay = Replay(text, 0)
    parts = [shown(replay.part(number)) for number in range(replay.decisions // MOMENTS_PER_PART + 1)]
    assert [each.decision for part in parts for each in part.moments] == list(range(replay.decisions + 1))
    assert {part.decisions for part in parts} == {replay.decisions}
    seats = next(steps(text)).seats
    assert {tuple((each.player, each.board, each.side) for each in part.seats) for part in parts} == {
        tuple((each.player, each.board, each.side) for each in seats)
    }


def test_stepping_backwards_replays_the_game_once(text: str) -> None:
    last = count(text) // MOMENTS_PER_PART
    straight, back = FakeOffload(), FakeOffload()
    forward = asked(text, range(last + 1), straight)
    assert asked(text, range(last, -1, -1), back) == forward[::-1]
    assert [job.part for job in back.jobs] == [job.part for job in straight.jobs] == list(range(last + 1))
    assert [bool(job.record) for job in back.jobs] == [True] + [False] * last


async def test_a_restarted_worker_continues_a_replay(text: str) -> None:
    fake = FakeOffload()

    async def watch() -> list[Part]:
        cache = ReplayCache(fake)  # type: ignore[arg-type]
        first = await all_of(cache, text, [0, 1])
        fake.lose_everything()
        return first + await all_of(cache, text, [2, 0, 1])

    seen = await watch()
    assert seen[:2] == seen[3:]
    assert [part.number for part in seen] == [0, 1, 2, 0, 1]
    assert [(job.part, bool(job.record)) for job in fake.jobs] == [(0, True), (1, False), (2, False), (2, True)]


def test_a_replay_is_charged_at_its_start_and_per_block_of_parts(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PARTS_PER_CHARGE", 3)
    fake = FakeOffload()
    last = count(text) // MOMENTS_PER_PART
    asked(text, [0, 0, last, 1, 2, last], fake)
    assert fake.paid == ["Ana"] * (last // 3 + 1)


async def test_concurrent_requests_make_a_part_once(text: str) -> None:
    fake = FakeOffload()

    async def watch() -> None:
        cache = ReplayCache(fake)  # type: ignore[arg-type]
        await asyncio.gather(*(all_of(cache, text, [2]) for _ in range(5)))

    await watch()
    assert [job.part for job in fake.jobs] == [0, 1, 2]


@pytest.mark.parametrize("number", [-1, 10_000])
async def test_missing_parts_are_refused(text: str, number: int) -> None:
    async def record() -> str:
        return text

    async def ask() -> None:
        cache = ReplayCache(FakeOffload())  # type: ignore[arg-type]
        with pytest.raises(Refused, match="no decision"):
            await cache.moment("A", 0, number, record, "")

    await ask()
    with pytest.raises(Refused, match="no part"):
        Replay(text, 0).part(number)
    if number > 0:
        with pytest.raises(Refused, match="no part"):
            await all_of(ReplayCache(FakeOffload()), text, [number])  # type: ignore[arg-type]


async def test_a_missing_seat_is_refused_and_not_cached(text: str) -> None:
    cache = ReplayCache(FakeOffload())  # type: ignore[arg-type]
    for _ in range(2):
        with pytest.raises(Refused, match="no seat 6"):
            await all_of(cache, text, [0], 5)
    assert not cache._replays


async def test_the_cache_is_bounded(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeOffload()

    async def watch() -> None:
        size = len(gzip.compress(b"")) + len(Replay(text, 0).part(0))
        cache = ReplayCache(fake, most=3 * size)  # type: ignore[arg-type]
        for name in "ABCDEF":
            await all_of(cache, text, [0, 1], name=name)
            assert cache.size == sum(cached.size for cached in cache._replays.values()) <= 3 * size
        assert [name for name, _ in cache._replays] == ["F"]

    await watch()
    monkeypatch.setattr(cache, "MOST_REPLAY_BYTES", 10)
    with pytest.raises(Refused, match="too long"):
        await all_of(ReplayCache(fake), text, [0])  # type: ignore[arg-type]
