"""Choosing teams in the waiting room: own seats, bots by the host, even teams. Rule: TEAM-1, RULING-113."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.in_memory import connected, open_registry
from tests.server.room.test_prisoners import do, opened, sat

from blackgate.server.commands import Begin, Choose, Command, Pick, Rematch, Seat, Team
from blackgate.server.problems import Refused
from blackgate.server.projection.snapshot import room_snapshot
from blackgate.server.room import Room
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore

FOUR = RoomSettings(players=4, teams=True, windows="swift", pace=0, options={"round_cap": 1})


def names(room: Room, team: str) -> set[str]:
    """The names in a team; a bot is called by its level, a free seat is empty."""
    return {chair.bot or chair.name for n, chair in enumerate(room.chairs) if room.team_of(n) == team}


def with_people(*people: str) -> Room:
    """A room in which these sit on the first seats; their keys are their names."""
    room = opened(FOUR)
    for name in people:
        sat(room, name, name)
    return room


def test_a_player_changes_places_with_a_free_seat() -> None:
    room = with_people("Ana", "Ben", "Cleo")
    do(room, "Cleo", Pick(5, 1))
    assert (names(room, "A"), names(room, "B")) == ({"Ana", "Cleo"}, {"Ben", ""})
    do(room, "Cleo", Team(2, "B"))
    assert (names(room, "A"), names(room, "B")) == ({"Ana", ""}, {"Ben", "Cleo"})
    assert (room.chairs[3].board, room.chairs[3].side, room.chairs[3].has_chosen) == (5, 1, True)


def test_a_bot_makes_way_where_no_seat_is_free() -> None:
    room = with_people("Ana", "Ben", "Cleo")
    do(room, "host", Seat(3, "rookie"))
    do(room, "Ana", Team(0, "B"))
    assert (names(room, "A"), names(room, "B")) == ({"rookie", "Cleo"}, {"Ben", "Ana"})


def test_a_team_of_people_is_full() -> None:
    room = with_people("Ana", "Ben", "Cleo", "Dan")
    before = [chair.name for chair in room.chairs]
    with pytest.raises(Refused, match="team B is full of people") as refused:
        do(room, "Ana", Team(0, "B"))
    assert (refused.value.code, refused.value.reasons[0].rules) == ("full", ("TEAM-1",))
    assert [chair.name for chair in room.chairs] == before


def test_the_host_moves_bots_and_nobody_else() -> None:
    room = with_people("Ana", "Ben")
    do(room, "host", Seat(2, "rookie"))
    do(room, "host", Team(2, "B"))
    assert names(room, "B") == {"Ben", "rookie"}
    for key, seat, right in (("host", 0, "people change their own team"), ("Ana", 3, ""), ("Ana", 1, "")):
        with pytest.raises(Refused) as refused:
            do(room, key, Team(seat, "A"))
        assert (refused.value.code, refused.value.right) == ("forbidden", right)


def test_without_teams_and_in_a_running_game_there_is_nothing_to_change() -> None:
    room = opened(RoomSettings(players=2))
    sat(room, "Ana", "Ana")
    with pytest.raises(Refused, match="everybody plays alone"):
        do(room, "Ana", Team(0, "B"))
    playing = with_people("Ana", "Ben", "Cleo", "Dan")
    do(playing, "host", Begin())
    with pytest.raises(Refused, match="has begun"):
        do(playing, "Ana", Team(0, "B"))


def test_the_team_one_has_already_changes_nothing() -> None:
    room = with_people("Ana")
    seq = room.seq
    do(room, "Ana", Team(0, "A"))
    assert room.seq == seq


def test_everybody_sees_the_teams_and_who_can_change() -> None:
    room = with_people("Ana", "Ben", "Cleo")
    seen = room_snapshot(room, frozenset(), int).seats
    assert [each.team for each in seen] == list("ABAB")
    assert [each.can_change_team for each in seen] == [True, False, True, False]
    sat(room, "Dan", "Dan")
    assert not any(each.can_change_team for each in room_snapshot(room, frozenset(), int).seats)


async def test_a_player_who_moved_is_told_the_new_seat_and_plays_there() -> None:
    async with open_registry() as registry:
        created = await registry.create(FOUR, "Ana")
        other = await registry.sit(created.room, "Ben", 1)
        ana, ben = [
            await connected(registry, created.room, seat, key) for seat, key in ((0, created.key), (1, other.key))
        ]
        session = await registry.session(created.room)
        await registry.command(created.room, created.key, Command("team", session.room.version, Team(0, "B")))
        await ana.drain()
        await ben.drain()
        assert [b'"type":"welcome"' in frame for frame in ana.frames][-1]
        assert b'"seat":3,"is_host":true' in ana.frames[-1]
        assert not any(b'"type":"welcome"' in frame for frame in ben.frames[1:])
        assert session.connected == {1, 3}
        assert ben.state["room"]["seats"][3]["name"] == "Ana"  # type: ignore[index]


async def test_teams_survive_a_restart_and_a_rematch(tmp_path: Path) -> None:
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        created = await registry.create(
            msgspec.structs.replace(FOUR, seats=("open", "rookie", "schemer", "random")), "Ana"
        )
        await registry.command(created.room, created.key, Command("team", 0, Team(0, "B")))
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        session, dice, n = await registry.session(created.room), Random(3), 0
        room, ana = session.room, 1
        assert (names(room, "A"), names(room, "B")) == ({"rookie", "schemer"}, {"Ana", "random"})
        await registry.command(created.room, created.key, Command("begin", 0, Begin()))
        assert room.playing.seats[ana].name == "Ana"
        while room.is_playing:
            if room.asked[0].seat == ana:
                wish, n = Choose(str(dice.choice(room.asked[0].options))), n + 1
                await registry.command(created.room, created.key, Command(f"c{n}", room.version, wish))
            await asyncio.sleep(0)
        done = await registry.command(created.room, created.key, Command("again", 0, Rematch()))
        again = (await registry.session(str(done.result["room"]))).room
        assert (names(again, "A"), names(again, "B")) == ({"rookie", "schemer"}, {"Ana", "random"})
