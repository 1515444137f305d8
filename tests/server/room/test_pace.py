"""The pace of the bots: who sets it, what skipping does, and what it must not reveal."""

import asyncio
from pathlib import Path

import pytest
from tests.server.in_memory import ManualClock, SeatedRoom, open_registry, seated

from blackgate.server.commands import Begin, Choose, Pace, Rematch, Skip
from blackgate.server.event_log import Chose, Skipped
from blackgate.server.problems import Refused
from blackgate.server.room.automatic import OVERHEAD, bot_release_at
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore

SOLO = RoomSettings(players=3, seats=("open", "random", "random"), windows="swift", options={"first_player": "host"})
PAIR = RoomSettings(players=3, seats=("open", "open", "random"), options={"first_player": "host"})


async def passed(there: SeatedRoom) -> None:
    """The player ends the turn, and the first bot has thought of its answer."""
    await there.do(0, Choose("pass"))
    await asyncio.sleep(0.01)


async def test_the_pace_changes_at_once_and_for_the_present_question() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, SOLO)
        room = there.session.room
        await passed(there)
        waiting = bot_release_at(room, room.asked[0].seat)
        await there.do(0, Pace(0))
        assert bot_release_at(room, room.asked[0].seat) == waiting - SOLO.pace
        await there.drain()
        assert there.clients[None].state["room"]["pace"] == 0


async def test_skipping_lasts_until_a_person_is_asked() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, SOLO)
        room = there.session.room
        await passed(there)
        await there.do(0, Skip())
        for _ in range(2000):
            if room.asked[0].seat == 0:
                break
            await asyncio.sleep(0)
        assert room.asked[0].seat == 0
        assert watch.ms == 0
        with pytest.raises(Refused, match="a person is asked"):
            await there.do(0, Skip())
        await there.do(0, Choose(str(room.asked[0].options[0])))
        assert not room.is_skipping


@pytest.mark.parametrize(
    ("by", "goes_on"),
    [("bot", True), ("order", True), ("forced", True), ("", False), ("late", False), ("silent", False)],
)
async def test_an_answer_given_for_a_person_does_not_end_skipping(by: str, goes_on: bool) -> None:
    async with open_registry(ManualClock()) as registry:
        there = await seated(registry, SOLO)
        room = there.session.room
        room.fold(Skipped(), 0)
        room.fold(Chose(0, "pass", by), 0)
        assert room.is_skipping == goes_on


async def test_among_people_only_the_host_sets_the_pace() -> None:
    async with open_registry() as registry:
        there = await seated(registry, PAIR)
        for wish in (Pace(0), Skip()):
            with pytest.raises(Refused, match="only the host"):
                await there.do(1, wish)
            with pytest.raises(Refused, match="only the host"):
                await there.do(None, wish)
        await there.do(0, Pace(300))
        assert there.session.room.pace == 300


async def test_among_people_no_pace_shows_how_long_a_bot_thinks() -> None:
    async with open_registry(ManualClock()) as registry:
        there = await seated(registry, PAIR)
        room = there.session.room
        await there.do(0, Pace(0))
        assert bot_release_at(room, 2) == room.asked_at + OVERHEAD


async def test_a_bot_with_its_own_time_still_takes_it() -> None:
    settings = RoomSettings(players=2, seats=("open", "mastermind@1s"), windows="swift", pace=0)
    async with open_registry(ManualClock()) as registry:
        there = await seated(registry, settings)
        room = there.session.room
        assert bot_release_at(room, 1) == room.asked_at + 1_000 + OVERHEAD


async def test_the_pace_survives_a_restart_and_a_rematch(tmp_path: Path) -> None:
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        there = await seated(registry, SOLO, begin=False)
        await there.do(0, Pace(0))
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        room = (await registry.session(there.code)).room
        assert room.pace == 0
    short = RoomSettings(players=2, windows="swift", options={"round_cap": 1})
    async with open_registry() as registry:
        there = await seated(registry, short, begin=False)
        await there.do(0, Pace(1800))
        await there.do(0, Begin())
        while there.session.room.is_playing:
            asked = there.session.room.asked[0]
            await there.do(asked.seat, Choose(str(asked.options[-1])))
        done = await there.do(0, Rematch())
        assert (await registry.session(str(done.result["room"]))).room.pace == 1800
