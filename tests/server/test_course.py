"""The win-chance curve on the server: of games that are over only, for whoever may see the replay, computed once."""

import asyncio
from random import Random

import msgspec
import pytest
from tests.game.record_games import play, recorded
from tests.server.finished_rooms import finished
from tests.server.in_memory import SeatedRoom, open_registry, seated
from tests.server.web.servers import SHORT, bearer, client_of, open_app

from blackgate import Game, record, rules
from blackgate.analysis import Course, course
from blackgate.server.commands import Begin
from blackgate.server.offload import worker
from blackgate.server.offload.protocol import ComputeCourse, Job, Result
from blackgate.server.problems import Refused


async def asked(state: object, there: SeatedRoom) -> set[tuple[int, bytes]]:
    """What the host, a player, somebody with a key of another room and a spectator are answered."""
    other = await state.registry.create(SHORT, "Stranger")  # type: ignore[attr-defined]
    keys = [*(each.key for each in there.clients.values()), other.key, ""]
    async with client_of(state) as client:  # type: ignore[arg-type]
        answers = [await client.get(f"/api/rooms/{there.code}/course", headers=bearer(key)) for key in keys]
    return {(each.status_code, each.content) for each in answers}


async def test_there_is_no_curve_before_the_end_for_anybody() -> None:
    async with open_app() as state:
        there, dice = await seated(state.registry, SHORT, begin=False), Random(3)
        refused = await asked(state, there)
        await there.do(0, Begin())
        while there.session.room.is_playing:
            refused |= await asked(state, there)
            await there.play(7, dice)
        ((status, body),) = refused
        assert status == 409
        assert b"chances" not in body
        ((status, body),) = await asked(state, there)
        assert status == 200
        assert msgspec.json.decode(body, type=Course) == course(await state.registry.archive.record(there.code))


async def test_a_private_game_shows_its_curve_to_its_players_only() -> None:
    async with open_app() as state:
        there = await finished(state.registry, msgspec.structs.replace(SHORT, private=True))
        found = await asked(state, there)
    assert sorted({status for status, _ in found}) == [200, 403]
    assert all(b"chances" not in body for status, body in found if status != 200)


async def test_an_imported_game_has_the_same_curve() -> None:
    text = record(recorded())
    async with open_registry() as registry:
        name = await registry.archive.import_record(text)
        assert msgspec.json.decode(await registry.archive.course_imported(name), type=Course) == course(text)


async def test_an_imported_game_that_is_not_over_has_none() -> None:
    running = play(Game(rules(players=2), seed=3), Random(1), 20)
    async with open_registry() as registry:
        name = await registry.archive.import_record(record(running))
        with pytest.raises(Refused) as refused:
            await registry.archive.course_imported(name)
        assert (refused.value.code, refused.value.what) == ("conflict", "the game of this record is not over")
        with pytest.raises(Refused) as refused:
            await registry.archive.course_imported("0" * 20)
        assert refused.value.code == "unknown"


async def test_a_thousand_requests_at_once_compute_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_registry() as registry:
        there = await finished(registry)
        jobs, charged = list[Job](), list[str]()
        run = registry.offload.run

        async def counted(job: Job, payer: str) -> Result:
            jobs.append(job)
            return await run(job, payer)

        monkeypatch.setattr(registry.offload, "run", counted)
        registry.offload.charge = charged.append
        found = await asyncio.gather(*(registry.archive.course(there.code, f"192.0.2.{n}") for n in range(1000)))
        assert len(set(found)) == 1
        assert [type(job) for job in jobs] == [ComputeCourse]
        assert len(charged) == 1


def test_a_game_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record(recorded())
    assert worker._course(text).turns
    monkeypatch.setattr(worker, "MOST_COURSE_CHOICES", 50)
    with pytest.raises(Refused, match="too long"):
        worker._course(text)
