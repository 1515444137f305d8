"""Pausing, resuming and resigning: everybody has to agree, and clocks stand still meanwhile."""

from pathlib import Path

import pytest
from tests.server.in_memory import ManualClock, SeatedRoom, open_registry, seated

from blackgate.server.commands import Agree, Choose, Leave, Rematch, Undo
from blackgate.server.problems import Refused
from blackgate.server.room.room import LONGEST_PAUSE
from blackgate.server.session import ABSENT_AFTER
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore

HOUR = 3_600_000
LIVE = RoomSettings(players=3, clock=ClockSettings(kind="live", bank=600), options={"first_player": "host"})
DAYS = RoomSettings(players=2, clock=ClockSettings(kind="days", hours=24), options={"first_player": "host"})
SOLO = RoomSettings(players=3, seats=("open", "random", "random"), windows="swift")


async def agreed(there: SeatedRoom, to: str, *seats: int) -> None:
    for seat in seats:
        await there.do(seat, Agree(to))  # type: ignore[arg-type]


def is_paused(there: SeatedRoom) -> bool:
    return there.session.room.is_paused


def told(there: SeatedRoom) -> list[str]:
    return [line["message"]["id"] for line in there.clients[None].story]  # type: ignore[index]


async def test_a_pause_needs_everybody_and_stops_the_clocks() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, LIVE)
        room = there.session.room
        watch.ms += 60_000
        deadline = room.clocks.deadline(0)
        await agreed(there, "pause", 0, 1)
        await there.drain()
        assert not is_paused(there)
        assert there.clients[None].state["room"]["agreed"] == {"pause": [0, 1]}
        await agreed(there, "pause", 2)
        watch.ms += HOUR
        there.session.run_due()
        assert room.clocks.deadline(0) is None
        await there.drain()
        assert there.clients[0].state["own"]["asked"] is None
        for wish in (Choose("pass"), Undo()):
            with pytest.raises(Refused, match="paused"):
                await there.do(0, wish)
        await agreed(there, "resume", 0, 1, 2)
        assert room.clocks.deadline(0) == (deadline or 0) + HOUR
        assert room.clocks.banks[0] == (600 + 20 - 60) * 1_000
        await there.drain()
        assert [each for each in told(there) if each.startswith("game-")] == ["game-paused", "game-resumed"]
        await there.do(0, Choose("pass"))


async def test_one_player_who_rejects_withdraws_the_proposal() -> None:
    async with open_registry(ManualClock()) as registry:
        there = await seated(registry, LIVE)
        room = there.session.room
        await agreed(there, "resign", 0, 1)
        await there.do(2, Agree("resign", agrees=False))
        assert room.agreed == {}
        await agreed(there, "resign", 2)
        assert room.is_playing


async def test_an_absent_player_does_not_prevent_a_pause_but_its_end() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, LIVE)
        gone = next(each for each in there.session.subscribers if each.person.seat == 2)
        there.session.unsubscribe(gone)
        watch.ms += ABSENT_AFTER + 1
        await agreed(there, "pause", 0, 1)
        assert is_paused(there)
        await agreed(there, "resume", 0, 1)
        assert is_paused(there)


async def test_a_player_with_a_bot_does_not_have_to_agree_and_cannot() -> None:
    async with open_registry(ManualClock()) as registry:
        there = await seated(registry, LIVE)
        await agreed(there, "pause", 2)
        await there.do(2, Leave())
        assert there.session.room.agreed == {}
        with pytest.raises(Refused, match="a bot plays for you"):
            await there.do(2, Agree("pause"))
        await agreed(there, "pause", 0, 1)
        assert is_paused(there)


async def test_bots_stand_still_in_a_pause() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, SOLO)
        room = there.session.room
        await there.do(0, Agree("pause"))
        before = room.seq
        watch.ms += HOUR
        there.session.touch()
        there.session.run_due()
        assert room.seq == before
        assert room.pause_ends_at is None


@pytest.mark.parametrize("settings", [LIVE, DAYS])
async def test_a_pause_ends_by_itself(settings: RoomSettings) -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, settings)
        room = there.session.room
        await agreed(there, "pause", *range(settings.players))
        watch.ms += LONGEST_PAUSE[settings.clock.kind] - 1
        there.session.run_due()
        assert is_paused(there)
        watch.ms += 1
        there.session.run_due()
        assert not is_paused(there)
        assert room.clocks.deadline(0) is not None


async def test_a_pause_survives_a_restart(tmp_path: Path) -> None:
    watch = ManualClock()
    async with open_registry(watch, SqliteStore(tmp_path / "rooms.db")) as registry:
        there = await seated(registry, DAYS)
        deadline = there.session.room.clocks.deadline(0)
        await agreed(there, "pause", 0, 1)
        paused_at = there.session.room.paused_at
    async with open_registry(watch, SqliteStore(tmp_path / "rooms.db")) as registry:
        session = await registry.session(there.code)
        assert session.room.paused_at == paused_at
        watch.ms += 10 * 24 * HOUR
        session.run_due()
        assert session.room.is_paused  # far beyond the deadline of the question
        there.registry, there.session = registry, session
        await agreed(there, "resume", 0, 1)
        assert session.room.clocks.deadline(0) == (deadline or 0) + 10 * 24 * HOUR


async def test_all_resign_and_may_play_again() -> None:
    async with open_registry(ManualClock()) as registry:
        there = await seated(registry, LIVE)
        room = there.session.room
        await agreed(there, "resign", 0, 1)
        assert room.phase == "playing"
        await agreed(there, "resign", 2)
        assert (room.phase, room.closed) == ("closed", "resigned")
        await there.drain()
        assert told(there)[-1] == "game-resigned"
        with pytest.raises(Refused, match="closed"):
            await there.do(0, Choose("pass"))
        done = await there.do(1, Rematch())
        again = (await registry.session(str(done.result["room"]))).room
        assert [chair.name for chair in again.chairs] == [chair.name for chair in room.chairs]


@pytest.mark.parametrize(("to", "why"), [("resume", "not paused"), ("pause", "is paused")])
async def test_what_is_the_case_already_is_refused(to: str, why: str) -> None:
    async with open_registry(ManualClock()) as registry:
        there = await seated(registry, SOLO)
        if to == "pause":
            await there.do(0, Agree("pause"))
        with pytest.raises(Refused, match=why):
            await there.do(0, Agree(to))  # type: ignore[arg-type]
        with pytest.raises(Refused, match="no seat"):
            await there.do(None, Agree("pause"))
