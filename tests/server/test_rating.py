"""Ratings: only for people who asked, among people who agreed, once for each game."""

from pathlib import Path
from random import Random

import pytest
from tests.server.finished_rooms import QUICK, on_disk
from tests.server.in_memory import SeatedRoom, open_registry, seated

from blackgate.errors import OptionError
from blackgate.server.commands import Begin, Enrol, Forget, HandOver, Rematch, Rename, Seat
from blackgate.server.keys import hashed
from blackgate.server.problems import Refused
from blackgate.server.rating import rate, standing
from blackgate.server.room import seating
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.store import Rating, SqliteStore
from blackgate.server.store.interface import BEGINNER

RATED = RoomSettings(players=2, windows="swift", options={"round_cap": 2}, rated=True)
ANA, BEN = "a" * 43, "b" * 43


async def ratings(registry: RoomRegistry) -> list[Rating | None]:
    return [await registry._store.rating(hashed(each)) for each in (ANA, BEN)]


async def agreed(registry: RoomRegistry) -> SeatedRoom:
    room = await seated(registry, RATED, begin=False)
    await room.do(0, Enrol(ANA))
    await room.do(1, Enrol(BEN))
    return room


def test_a_winner_rises_and_a_draw_between_equals_changes_only_certainty() -> None:
    won, lost = rate([None, None], winners=[0])
    assert won.mu > BEGINNER.mu > lost.mu
    assert won.sigma < BEGINNER.sigma
    assert (won.games, lost.games) == (1, 1)
    drawn = rate([Rating(30, 4, 7), Rating(30, 4, 2)], winners=[])
    assert [round(each.mu, 6) for each in drawn] == [30, 30]
    assert [each.games for each in drawn] == [8, 3]
    assert standing(None).is_kept is False


async def test_a_game_counts_once_for_everybody_who_agreed() -> None:
    async with open_registry() as registry:
        room = await agreed(registry)
        assert [each.games for each in await ratings(registry) if each] == [0, 0]
        await room.do(0, Begin())
        await room.play(10_000, Random(3))
        assert room.session.room.is_rated
        found = await ratings(registry)
        assert [each.games for each in found if each] == [1, 1]
        registry._sessions.pop(room.code)
        await registry.session(room.code)
        assert await ratings(registry) == found


async def test_nothing_links_a_finished_game_to_an_identity(tmp_path: Path) -> None:
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        room = await agreed(registry)
        await room.do(0, Begin())
        bodies = [row.body for row in await registry._store.load(room.code)]
        assert any(hashed(ANA).encode() in body for body in bodies)
        assert hashed(ANA) not in repr(await registry.welcome(room.code, room.clients[1].key))
        await room.play(10_000, Random(3))
        bodies = [row.body for row in await registry._store.load(room.code)]
        assert not any(hashed(ANA).encode() in body for body in bodies)
    assert ANA.encode() not in on_disk(tmp_path)


async def test_it_begins_only_when_everybody_has_agreed() -> None:
    async with open_registry() as registry:
        room = await seated(registry, RATED, begin=False)
        await room.do(0, Enrol(ANA))
        with pytest.raises(Refused, match="seat 2 has not agreed"):
            await room.do(0, Begin())
        with pytest.raises(Refused, match="against themselves"):
            await room.do(1, Enrol(ANA))
        with pytest.raises(Refused, match="no bot"):
            await room.do(0, Seat(1, "rookie"))
        await room.do(1, Enrol(BEN))
        await room.do(1, Rename("Benno"))  # still the same person
        done = await room.do(1, HandOver("Another"))
        room.clients[1].key = str(done.result["key"])
        with pytest.raises(Refused, match="seat 2 has not agreed"):
            await room.do(0, Begin())
        await room.do(1, Enrol(BEN))
        await room.do(0, Begin())
        with pytest.raises(Refused, match="has begun"):
            await room.do(0, Enrol("c" * 43))


async def test_without_the_check_one_could_play_against_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control."""
    monkeypatch.setattr(seating, "opens", lambda key, lock: False)
    async with open_registry() as registry:
        room = await seated(registry, RATED, begin=False)
        await room.do(0, Enrol(ANA))
        await room.do(1, Enrol(ANA))


async def test_opting_out_deletes_and_a_running_game_no_longer_counts() -> None:
    async with open_registry() as registry:
        room = await agreed(registry)
        await room.do(0, Begin())
        await registry._store.delete_rating(hashed(ANA))
        await room.play(10_000, Random(3))
        ana, ben = await ratings(registry)
        assert ana is None
        assert ben is not None
        assert ben.games == 1


async def test_a_rematch_has_to_be_agreed_to_again() -> None:
    async with open_registry() as registry:
        room = await agreed(registry)
        await room.do(0, Begin())
        await room.play(10_000, Random(3))
        await room.do(0, Forget())
        again = await registry.session(str((await room.do(0, Rematch())).result["room"]))
        assert [chair.is_enrolled for chair in again.room.chairs] == [False, False]


async def test_a_seat_that_was_handed_over_counts_for_who_agreed() -> None:
    async with open_registry() as registry:
        room = await agreed(registry)
        await room.do(0, Begin())
        done = await room.do(0, HandOver("A strong friend"))
        room.clients[0].key = str(done.result["key"])
        await room.play(10_000, Random(3))
        assert [each.games for each in await ratings(registry) if each] == [1, 1]


async def test_other_tables_rate_nobody() -> None:
    async with open_registry() as registry:
        room = await seated(registry, QUICK, begin=False)
        with pytest.raises(Refused, match="not rated"):
            await room.do(0, Enrol(ANA))
        await room.do(0, Begin())
        await room.play(10_000, Random(3))
        assert await ratings(registry) == [None, None]
        for wrong in ({"teams": True, "players": 4}, {"seats": ("open", "rookie")}, {"hints": True}):
            with pytest.raises(OptionError, match="play for themselves"):
                await registry.create(RoomSettings(rated=True, **wrong))
