"""A room that is a lesson: opened by its name alone, kept like every room, and led by what happens in it."""

import asyncio
from pathlib import Path

import pytest
from tests.server.people import open_hall

from blackgate.errors import OptionError
from blackgate.lessons import lesson
from blackgate.server.commands import Begin, Choose, Command
from blackgate.server.problems import Refused
from blackgate.server.rooms import Created, Hall
from blackgate.server.session import Live
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore


async def opened(hall: Hall, name: str) -> tuple[Created, Live]:
    """A lesson that has begun."""
    made = await hall.create(RoomSettings(lesson=name), "Ana")
    live = await hall.live(made.room)
    await hall.command(made.room, made.key, Command("begin", live.room.version, Begin()))
    return made, live


async def taken(hall: Hall, made: Created, live: Live, most: int = 99) -> None:
    """Follow the solution of a lesson, or its first decisions; the others answer by themselves."""
    assert live.room.progress is not None
    solution = [words for step in live.room.progress.lesson.step for words in step.solution]
    for n, words in enumerate(solution[:most]):
        while live.room.asked[0].seat != 0:
            await asyncio.sleep(0.02)
        await hall.command(made.room, made.key, Command(f"{n}", live.room.version, Choose(words)))
    while live.room.is_playing and live.room.asked[0].seat != 0:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("name", ["moving", "fighting"])
async def test_a_lesson_is_taken_and_rebuilt_from_its_log(name: str, tmp_path: Path) -> None:
    async with open_hall(store=SqliteStore(tmp_path / "log.db")) as hall:
        made, live = await opened(hall, name)
        await taken(hall, made, live)
        shown = (await hall.welcome(made.room, made.key)).room.lesson
        assert shown is not None
        assert (shown.name, shown.step, shown.id) == (name, shown.steps, "")
        before = live.room.playing.to_json(), live.room.version
    async with open_hall(store=SqliteStore(tmp_path / "log.db")) as hall:
        again = (await hall.live(made.room)).room
        assert (again.playing.to_json(), again.version) == before
        assert again.progress is not None
        assert again.progress.step is None
        assert [chair.name for chair in again.chairs] == ["Ana", "Vito"]


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_hall(store=SqliteStore(tmp_path / "log.db")) as hall:
        made, live = await opened(hall, "moving")
        await taken(hall, made, live, most=1)  # rolled, and asked where to
    async with open_hall(store=SqliteStore(tmp_path / "log.db")) as hall:
        shown = await hall.welcome(made.room, made.key)
        assert shown.room.lesson is not None
        assert (shown.room.lesson.id, shown.room.lesson.marks) == ("go", lesson("moving").step[1].marks)
        assert shown.own is not None
        assert shown.own.asked is not None
        assert [option.action for option in shown.own.asked.options] == ["go cafeteria", "go yard"]


async def test_it_is_private_without_a_clock_and_leaves_no_record() -> None:
    async with open_hall() as hall:
        made, live = await opened(hall, "escaping")
        settings = live.room.settings
        assert (settings.private, settings.spectators, settings.clock.kind) == (True, False, "none")
        assert await hall.annals.lobby() == ()
        await taken(hall, made, live)
        assert live.room.phase == "over"
        for look in (hall.annals.record, hall.annals.statistics):
            with pytest.raises(Refused, match="a lesson leaves no record"):
                await look(made.room)


@pytest.mark.parametrize(
    ("settings", "where"),
    [
        (RoomSettings(lesson="moving", players=3), "players"),
        (RoomSettings(lesson="moving", clock=ClockSettings(kind="live")), "clock"),
        (RoomSettings(lesson="moving", seats=("open", "schemer")), "seats"),
        (RoomSettings(lesson="flying"), "lesson"),
    ],
)
async def test_what_does_not_go_with_a_lesson_is_refused(settings: RoomSettings, where: str) -> None:
    async with open_hall() as hall:
        with pytest.raises(OptionError) as refused:
            await hall.create(settings, "Ana")
        assert refused.value.where == where


async def test_a_room_without_a_lesson_shows_none() -> None:
    async with open_hall() as hall:
        made = await hall.create(RoomSettings(players=2), "Ana")
        assert (await hall.welcome(made.room, made.key)).room.lesson is None
