"""Absent players: when they count as absent, who decides what to do, and what nobody decides alone."""

import asyncio
from pathlib import Path

import pytest
from tests.server.in_memory import ManualClock, SeatedRoom, connected, open_registry, seated

from blackgate.server.commands import Choose, HandOver, Leave, Return, Say, Vote
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import ABSENT_AFTER
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore

HOUR = 3_600_000
DAYS = ClockSettings(kind="days", hours=1)


def gone(registry: RoomRegistry, there: SeatedRoom, *seats: int) -> None:
    """These lose their connections."""
    for subscriber in [each for each in there.session.subscribers if each.person.seat in seats]:
        registry.disconnect(subscriber)


async def test_players_vote_about_an_absent_one_who_may_return() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, RoomSettings(players=4, windows="swift", pace=0))
        away = there.clients[2]
        with pytest.raises(Refused, match="not missing"):
            await there.do(0, Vote(2, "bot"))
        gone(registry, there, 2)
        with pytest.raises(Refused, match="not missing"):
            await there.do(0, Vote(2, "bot"))  # just gone: perhaps a tunnel
        watch.ms += ABSENT_AFTER
        await there.do(0, Vote(2, "bot"))
        assert there.session.room.chairs[2].is_human
        await there.do(1, Vote(2, "bot"))
        assert [chair.bot for chair in there.session.room.chairs] == ["", "", "schemer", ""]
        with pytest.raises(Refused, match="a bot plays for you"):
            await there.do(2, Choose("pass"))
        there.clients[2] = away
        await there.do(2, Return())
        assert there.session.room.chairs[2].is_human


async def test_a_bot_stands_in_until_the_player_returns() -> None:
    async with open_registry() as registry:
        there = await seated(registry, RoomSettings(players=2, windows="swift", pace=0))
        room = there.session.room
        with pytest.raises(Refused, match="nobody plays for you"):
            await there.do(1, Return())
        await there.do(1, Leave())
        with pytest.raises(Refused, match="already"):
            await there.do(1, Leave())
        while room.playing.state.round < 3:
            if room.asked[0].seat == 0:
                await there.do(0, Choose(str(room.asked[0].options[-1])))
            await asyncio.sleep(0.01)
        await there.do(1, Return())
        assert room.chairs[1].is_human
        with pytest.raises(Refused, match="no seat"):
            await there.do(None, Leave())


async def test_a_vacated_seat_can_be_taken_by_anybody() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, RoomSettings(players=3, windows="swift"))
        with pytest.raises(Refused):
            await registry.sit(there.code, "Zoe")
        gone(registry, there, 2)
        watch.ms += ABSENT_AFTER
        await there.do(0, Vote(2, "open"))
        await there.do(1, Vote(2, "open"))
        taken = await registry.sit(there.code, "Zoe")
        assert taken.seat == 2
        with pytest.raises(Refused):
            await registry.welcome(there.code, there.clients[2].key)
        assert there.session.room.chairs[2].name == "Zoe"


async def test_one_player_alone_cannot_vacate_a_seat() -> None:
    """The new player sees the hand, and could be the same person in another window."""

    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, RoomSettings(players=3, windows="swift", pace=0))
        gone(registry, there, 1, 2)
        watch.ms += ABSENT_AFTER
        with pytest.raises(Refused, match="nobody else is here to agree"):
            await there.do(0, Vote(1, "open"))
        with pytest.raises(Refused, match="every seat is taken"):
            await registry.sit(there.code, "Zoe")
        await there.do(0, Vote(1, "bot"))  # a bot tells nobody what it holds
        assert there.session.room.chairs[1].bot


async def test_a_player_without_a_socket_is_present_and_may_vote() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, RoomSettings(players=4, windows="swift"))
        gone(registry, there, 0, 1, 2, 3)
        watch.ms += ABSENT_AFTER - 1
        await there.do(1, Say("hello", is_phrase=True))
        await there.do(2, Say("hello", is_phrase=True))
        watch.ms += ABSENT_AFTER - 1
        with pytest.raises(Refused, match="not missing"):
            await there.do(0, Vote(1, "open"))
        await there.do(0, Vote(3, "open"))
        assert not there.session.room.chairs[3].is_vacant  # one of three
        await there.do(1, Vote(3, "open"))
        assert there.session.room.chairs[3].is_vacant


async def test_after_a_restart_players_have_time_to_reconnect(tmp_path: Path) -> None:
    watch, path = ManualClock(), tmp_path / "rooms.sqlite"
    async with open_registry(watch, SqliteStore(path)) as registry:
        there = await seated(registry, RoomSettings(players=4, windows="swift"))
    async with open_registry(watch, SqliteStore(path)) as registry:
        there.registry, there.session = registry, await registry.session(there.code)
        with pytest.raises(Refused, match="not missing"):
            await there.do(0, Vote(3, "bot"))
        watch.ms += ABSENT_AFTER
        await there.do(0, Vote(3, "bot"))


async def test_in_games_of_days_players_are_absent_after_their_deadline() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, RoomSettings(players=4, windows="swift", clock=DAYS))
        room = there.session.room
        gone(registry, there, 1, 2, 3)
        watch.ms += HOUR - 1
        for seat in (1, 2, 3):
            with pytest.raises(Refused, match="not missing"):
                await there.do(0, Vote(seat, "bot"))
        while room.asked[0].seat == 0:
            await there.do(0, Choose("pass"))
        late = room.asked[0].seat
        watch.ms += HOUR
        there.session.run_due()
        assert [n for n, chair in enumerate(room.chairs) if chair.has_missed] == [late]
        await there.do(0, Vote(late, "bot"))
        assert room.chairs[late].is_human  # those who sleep have a vote as well
        others = [seat for seat in (1, 2, 3) if seat != late]
        await there.do(others[0], Vote(late, "bot"))
        assert room.chairs[late].bot
        await there.do(late, Return())
        assert room.chairs[late].is_human
        assert not room.chairs[late].has_missed


async def voted_about(registry: RoomRegistry, watch: ManualClock, players: int = 4) -> SeatedRoom:
    """A game with one vote to vacate the seat of the absent player 2."""
    there = await seated(registry, RoomSettings(players=players, windows="swift"))
    gone(registry, there, 2)
    watch.ms += ABSENT_AFTER
    await there.do(0, Vote(2, "open"))
    assert there.session.room.votes == {2: {0: "open"}}
    return there


@pytest.mark.parametrize("sign", ["connects", "speaks"])
async def test_votes_are_void_once_the_player_is_heard_from(sign: str) -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await voted_about(registry, watch)
        if sign == "connects":
            again = await connected(registry, there.code, 2, there.clients[2].key)
            assert again.outbox.closing is None
            gone(registry, there, 2)
        else:
            await there.do(2, Say("hello", is_phrase=True))
        assert there.session.room.votes == {}
        watch.ms += HOUR
        await there.do(0, Say("hello", is_phrase=True))
        await there.do(1, Vote(2, "open"))  # once more, one of three
        assert not there.session.room.chairs[2].is_vacant


async def test_a_vacated_seat_is_closed_when_its_player_is_heard_from() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await voted_about(registry, watch, players=3)
        await there.do(1, Vote(2, "open"))
        assert there.session.room.chairs[2].is_vacant
        await there.do(2, Say("hello", is_phrase=True))
        with pytest.raises(Refused, match="every seat is taken"):
            await registry.sit(there.code, "Zoe")


async def test_a_vote_is_void_when_its_voter_leaves() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await voted_about(registry, watch)
        await there.do(0, HandOver("Heir"))
        assert there.session.room.votes == {}
