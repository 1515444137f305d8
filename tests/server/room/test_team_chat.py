"""Team chat: only the seats of a team read it, at any time and on any way. Rule: RULING-41."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from tests.server.in_memory import Client, ManualClock, SeatedRoom, connected, open_registry, seated

from blackgate.server import event_log
from blackgate.server.commands import Command, HandOver, Leave, Rematch, Return, Say, Vote
from blackgate.server.messages import Line, Welcome
from blackgate.server.problems import Refused
from blackgate.server.room.chat_log import CHAT_KEPT, ChatLog
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import ABSENT_AFTER
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore

TEAMS = RoomSettings(players=4, teams=True, windows="swift", options={"round_cap": 1})
FREE = RoomSettings(players=4, teams="ABBA", windows="swift", options={"team_seating": "free"})
WITHOUT = RoomSettings(players=4, teams=True, windows="swift", options={"team_chat": "off"})
ALONE = RoomSettings(players=4, windows="swift")
PLAN = Say("meet me in the Cafeteria", channel="team")
OPPONENTS: tuple[int | None, ...] = (1, 3, None)
"""Of seats 0 and 2."""


def lines(client: Client) -> list[str]:
    """The chat as a connected client shows it."""
    return [each["text"] for each in client.chat]  # type: ignore[index]


async def shown(registry: RoomRegistry, code: str, key: str) -> list[str]:
    """The chat that the holder of a key is shown after a new connection."""
    return [line.text for line in (await registry.welcome(code, key)).chat]


@asynccontextmanager
async def team_game(settings: RoomSettings = TEAMS) -> AsyncIterator[SeatedRoom]:
    async with open_registry() as registry:
        yield await seated(registry, settings)


async def refused(there: SeatedRoom, seat: int | None, wish: Say = PLAN) -> Refused:
    """How a message is refused; nothing has changed then."""
    seq = there.session.room.seq
    with pytest.raises(Refused) as found:
        await there.do(seat, wish)
    assert there.session.room.seq == seq
    assert there.session.room.chat.count == 0
    return found.value


# Who reads it.


@pytest.mark.parametrize(("settings", "team"), [(TEAMS, {0, 2}), (FREE, {0, 3})])
@pytest.mark.parametrize("wish", [PLAN, Say("hurry", is_phrase=True, channel="team")])
async def test_only_the_team_reads_it(settings: RoomSettings, team: set[int], wish: Say) -> None:
    async with team_game(settings) as there:
        await there.do(0, wish)
        await there.drain()
        for seat, client in there.clients.items():
            read = [wish.text] if seat in team else []
            assert lines(client) == read, seat
            assert await shown(there.registry, there.code, client.key) == read, seat


async def test_a_line_names_its_channel() -> None:
    async with team_game() as there:
        await there.do(2, PLAN)
        await there.do(2, Say("good luck!"))
        found: Welcome = await there.registry.welcome(there.code, there.clients[0].key)
        assert found.chat == (Line(2, "", PLAN.text, False, "team"), Line(2, "", "good luck!", False, "table"))


async def test_others_get_no_frame_and_no_version() -> None:
    async with team_game() as there:
        version = there.session.room.version
        before = {seat: len(there.clients[seat].frames) for seat in OPPONENTS}
        assert (await there.do(0, PLAN)).version == version
        await there.drain()
        assert {seat: len(there.clients[seat].frames) for seat in OPPONENTS} == before
        assert there.session.room.version == version
        await there.do(1, Say("hm"))
        await there.drain()
        for seat in OPPONENTS:
            assert there.clients[seat].version == version + 1
            assert lines(there.clients[seat]) == ["hm"]
        assert lines(there.clients[2]) == [PLAN.text, "hm"]


async def test_team_talk_pushes_no_table_talk_out_of_a_welcome() -> None:
    async with team_game() as there:
        await there.do(1, Say("good luck!"))
        for n in range(CHAT_KEPT + 3):
            await there.do(0, Say(f"plan {n}", channel="team"))
        for seat in OPPONENTS:
            assert await shown(there.registry, there.code, there.clients[seat].key) == ["good luck!"]
        mine = await shown(there.registry, there.code, there.clients[2].key)
        assert mine == ["good luck!", *(f"plan {n}" for n in range(3, CHAT_KEPT + 3))]


def test_a_chat_log_keeps_the_order_of_all_audiences() -> None:
    log, teams = ChatLog(), ("", "A", "", "B", "A")
    for n, team in enumerate(teams):
        log.append(event_log.Said(0, "", str(n), False, True, team))
    assert [each.text for each in log] == ["0", "1", "2", "3", "4"]
    assert [each.text for each in log.since(3)] == ["3", "4"]
    assert log.since(5) == []


async def test_a_reloaded_room_keeps_team_talk_with_the_team(tmp_path: Path) -> None:
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        there = await seated(registry, TEAMS)
        await there.do(0, PLAN)
        version = there.session.room.version
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        assert (await registry.session(there.code)).room.version == version
        for seat, client in there.clients.items():
            assert await shown(registry, there.code, client.key) == ([PLAN.text] if seat in (0, 2) else [])


async def test_team_talk_stays_with_the_team_after_the_game() -> None:
    async with team_game() as there:
        await there.do(0, PLAN)
        while there.session.room.is_playing:
            await there.play(25, Random(1))
        await there.do(2, Say("it worked", channel="team"))
        await there.drain()
        for seat, client in there.clients.items():
            read = [PLAN.text, "it worked"] if seat in (0, 2) else []
            assert lines(client) == await shown(there.registry, there.code, client.key) == read
        assert PLAN.text not in await there.registry.archive.record(there.code)
        code = str((await there.do(0, Rematch())).result["room"])
        for seat in (0, 1, 2, 3):
            assert await shown(there.registry, code, there.clients[seat].key) == []


# Who may say it.


async def test_without_teams_there_is_no_team_channel() -> None:
    async with team_game(ALONE) as there:
        found = await refused(there, 0)
        assert (found.code, found.where, found.right) == ("invalid", "channel", "table")
        assert found.what == "there are no teams in this game"


async def test_the_option_turns_team_chat_off() -> None:
    async with team_game(WITHOUT) as there:
        found = await refused(there, 0)
        assert (found.code, found.where) == ("forbidden", "channel")
        assert "team_chat = off" in found.what
        await there.do(0, Say("hello"))


async def test_spectators_have_no_team_even_as_hosts() -> None:
    async with open_registry() as registry:
        there = await seated(registry, TEAMS)
        assert (await refused(there, None)).code == "forbidden"
        made = await registry.create(TEAMS)
        with pytest.raises(Refused, match="a spectator has no team"):
            await registry.command(made.room, made.key, Command("c", 1, PLAN))


async def test_a_team_talks_once_the_game_has_begun() -> None:
    async with open_registry() as registry:
        there = await seated(registry, TEAMS, begin=False)
        found = await refused(there, 0)
        assert (found.code, found.where) == ("conflict", "channel")


@pytest.mark.parametrize(
    ("chat", "wish", "code"),
    [
        ("off", PLAN, "forbidden"),
        ("off", Say("hello", is_phrase=True, channel="team"), "forbidden"),
        ("phrases", PLAN, "forbidden"),
        ("phrases", Say("a plan", is_phrase=True, channel="team"), "invalid"),
        ("all", Say("\u200b", channel="team"), "invalid"),
    ],
)
async def test_the_settings_of_chat_hold_for_teams_too(chat: str, wish: Say, code: str) -> None:
    async with team_game(RoomSettings(players=4, teams=True, windows="swift", chat=chat)) as there:  # type: ignore[arg-type]
        assert (await refused(there, 0, wish)).code == code


# Rights follow the seat.


async def test_a_handed_over_seat_takes_team_chat_along() -> None:
    async with team_game() as there:
        await there.do(0, PLAN)
        old = there.clients[2]
        (stale,) = (each for each in there.session.subscribers if each.person.seat == 2)
        new = str((await there.do(2, HandOver("Cleo"))).result["key"])
        await there.do(0, Say("are you there?", channel="team"))
        await there.drain()
        assert lines(old) == [PLAN.text]
        with pytest.raises(Refused):
            await shown(there.registry, there.code, old.key)
        with pytest.raises(Refused):
            await there.do(2, PLAN)
        with pytest.raises(Refused):
            await there.registry.handle(stale, Command("late", there.session.room.version, PLAN))
        assert await shown(there.registry, there.code, new) == [PLAN.text, "are you there?"]


async def test_a_stand_in_does_not_take_team_chat_away() -> None:
    """The person still owns the seat and its hand, and may return."""
    async with team_game() as there:
        await there.do(2, Leave())
        await there.do(0, PLAN)
        await there.do(2, Say("back soon", channel="team"))
        await there.do(2, Return())
        await there.drain()
        assert lines(there.clients[0]) == lines(there.clients[2]) == [PLAN.text, "back soon"]
        assert [lines(there.clients[seat]) for seat in OPPONENTS] == [[], [], []]


async def test_a_person_who_lost_the_seat_reads_nothing_more() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, TEAMS)
        (lost,) = (each for each in there.session.subscribers if each.person.seat == 2)
        registry.disconnect(lost)
        watch.ms += ABSENT_AFTER
        for voter in (0, 1):
            await there.do(voter, Vote(2, "open"))
        heir = await registry.sit(there.code, "Zoe", 2)
        await there.do(0, PLAN)
        with pytest.raises(Refused):
            await connected(registry, there.code, 2, there.clients[2].key)
        assert await shown(registry, there.code, heir.key) == [PLAN.text]
        await there.drain()
        assert lines(there.clients[None]) == []
