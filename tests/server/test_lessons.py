"""Rooms with a lesson: opened by its name alone, stored like every room, and driven by what happens."""

import asyncio
from pathlib import Path

import pytest
from tests.server.in_memory import open_registry

from blackgate.errors import OptionError
from blackgate.lessons import lesson
from blackgate.server.commands import Begin, Choose, Command
from blackgate.server.lobby import open_rooms
from blackgate.server.messages import Created
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import RoomSession
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore


async def opened(registry: RoomRegistry, name: str) -> tuple[Created, RoomSession]:
    """A lesson that has begun."""
    made = await registry.create(RoomSettings(lesson=name), "Ana")
    session = await registry.session(made.room)
    await registry.command(made.room, made.key, Command("begin", session.room.version, Begin()))
    return made, session


async def taken(registry: RoomRegistry, made: Created, session: RoomSession, most: int = 99) -> None:
    """Follow the solution of a lesson, or its first decisions; the others answer by themselves."""
    assert session.room.progress is not None
    solution = [words for step in session.room.progress.lesson.step for words in step.solution]
    for n, words in enumerate(solution[:most]):
        while session.room.asked[0].seat != 0:
            await asyncio.sleep(0.02)
        await registry.command(made.room, made.key, Command(f"{n}", session.room.version, Choose(words)))
    while session.room.is_playing and session.room.asked[0].seat != 0:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("name", ["moving", "fighting"])
async def test_a_lesson_is_taken_and_rebuilt_from_its_log(name: str, tmp_path: Path) -> None:
    async with open_registry(store=SqliteStore(tmp_path / "log.db")) as registry:
        made, session = await opened(registry, name)
        await taken(registry, made, session)
        shown = (await registry.welcome(made.room, made.key)).room.lesson
        assert shown is not None
        assert (shown.name, shown.step, shown.id) == (name, shown.steps, "")
        before = session.room.playing.to_json(), session.room.version
    async with open_registry(store=SqliteStore(tmp_path / "log.db")) as registry:
        again = (await registry.session(made.room)).room
        assert (again.playing.to_json(), again.version) == before
        assert again.progress is not None
        assert again.progress.step is None
        assert [chair.name for chair in again.chairs] == ["Ana", "Vito"]


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_registry(store=SqliteStore(tmp_path / "log.db")) as registry:
        made, session = await opened(registry, "moving")
        await taken(registry, made, session, most=1)  # rolled, and asked where to
    async with open_registry(store=SqliteStore(tmp_path / "log.db")) as registry:
        shown = await registry.welcome(made.room, made.key)
        assert shown.room.lesson is not None
        assert (shown.room.lesson.id, shown.room.lesson.marks) == ("go", lesson("moving").step[1].marks)
        assert shown.own is not None
        assert shown.own.asked is not None
        assert [option.action for option in shown.own.asked.options] == ["go cafeteria", "go yard"]


async def test_a_lesson_is_private_without_clock_and_record() -> None:
    async with open_registry() as registry:
        made, session = await opened(registry, "escaping")
        settings = session.room.settings
        assert (settings.private, settings.spectators, settings.clock.kind) == (True, False, "none")
        assert await open_rooms(registry._store) == ()
        await taken(registry, made, session)
        assert session.room.phase == "over"
        for look in (
            registry.archive.record,
            registry.archive.statistics,
            registry.archive.course,
            registry.archive.review,
        ):
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
async def test_settings_beside_a_lesson_are_refused(settings: RoomSettings, where: str) -> None:
    async with open_registry() as registry:
        with pytest.raises(OptionError) as refused:
            await registry.create(settings, "Ana")
        assert refused.value.where == where


async def test_a_room_without_a_lesson_shows_none() -> None:
    async with open_registry() as registry:
        made = await registry.create(RoomSettings(players=2), "Ana")
        assert (await registry.welcome(made.room, made.key)).room.lesson is None
