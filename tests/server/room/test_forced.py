"""Answers without a choice: given at once where that reveals nothing, told in the story, taken back with the choice."""

import asyncio
from random import Random

import pytest
from tests.server.in_memory import ManualClock, SeatedRoom, open_registry, seated

from blackgate.engine.registry import ASKS, DECLARED_FRAMES
from blackgate.server.commands import Choose, Undo
from blackgate.server.room import seating
from blackgate.server.room.automatic import PRESSED
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings

PEOPLE = RoomSettings(players=4, pace=0)
SWIFT = RoomSettings(players=4, windows="swift", pace=0)
ALONE = RoomSettings(players=3, seats=("open", "random", "random"), windows="swift", pace=0)


def tells(question: str) -> bool:
    """Whether the absence of a question would reveal hidden cards."""
    return bool(DECLARED_FRAMES[ASKS.index(question)].absence_tells)


async def bots_play(there: SeatedRoom) -> None:
    """Wait until a person is asked."""
    room = there.session.room
    while room.is_playing and room.chairs[room.asked[0].seat].bot:
        await asyncio.sleep(0)


async def asked_with_one_answer(settings: RoomSettings, decisions: int) -> tuple[set[str], SeatedRoom]:
    """Play at random; the questions with one answer that people were asked."""
    watch, found, dice = ManualClock(), set(), Random(5)
    async with open_registry(watch) as registry:
        there = await seated(registry, settings)
        room = there.session.room
        for _ in range(decisions):
            await bots_play(there)
            if not room.is_playing:
                break
            asked = room.asked[0]
            if len(asked.options) == 1:
                found.add(asked.question)
            await there.do(asked.seat, Choose(str(dice.choice(asked.options))))
            watch.ms += 10_000
            there.session.run_due()
        return found, there


async def test_alone_nothing_forced_is_asked() -> None:
    found, there = await asked_with_one_answer(ALONE, 300)
    assert found <= PRESSED
    assert there.session.room.forced


@pytest.mark.parametrize("settings", [PEOPLE, SWIFT])
async def test_among_people_a_question_stays_whose_absence_would_tell_something(settings: RoomSettings) -> None:
    found, there = await asked_with_one_answer(settings, 400)
    assert found - PRESSED
    assert all(tells(question) for question in found)
    assert there.session.room.forced


async def test_the_story_tells_what_was_forced() -> None:
    watch, dice, forced = ManualClock(), Random(5), 0
    async with open_registry(watch) as registry:
        there = await seated(registry, SWIFT)
        room = there.session.room
        for _ in range(400):
            if not room.is_playing:
                break
            before, events = len(room.forced), len(room.playing.events)
            asked = room.asked[0]
            await there.do(asked.seat, Choose(str(dice.choice(asked.options))))
            await there.drain()
            if len(room.forced) > before:
                forced += 1
                assert len(room.playing.events) > events + 1
        assert forced > 3


SECRET = "0" * 64
"""Of a game in which an undo soon takes back something forced; that is rare."""


async def played_until_forced(registry: RoomRegistry) -> tuple[SeatedRoom, list[int]]:
    """A room where an undo takes something forced back, and the decisions that each undo would take back."""
    dice, there = Random(5), await seated(registry, SWIFT)
    room = there.session.room
    while room.is_playing:
        steps = room.undo_steps(room.asked[0].seat)
        if steps and steps[0] > 1:
            return there, steps
        await there.play(1, dice)
    raise AssertionError("the game changed: find another secret")


async def test_an_undo_goes_back_to_the_last_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "new_secret", lambda: SECRET)
    async with open_registry(ManualClock()) as registry:
        there, steps = await played_until_forced(registry)
        room = there.session.room
        seat, decided = room.asked[0].seat, len(room.playing.choices)
        await there.drain()
        assert there.clients[seat].state["own"]["undoable"] == len(steps)
        await there.do(seat, Undo())
        assert len(room.playing.choices) == decided - steps[0]
        assert room.asked[0].seat == seat
        assert len(room.asked[0].options) > 1 or room.asked[0].question in PRESSED
