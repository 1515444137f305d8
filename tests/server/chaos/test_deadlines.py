"""An answer races its deadline: exactly one of them counts, by the server's time. No restart costs anybody time."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.server.chaos.sizes import size
from tests.server.in_memory import ManualClock, SeatedRoom, open_registry, seated

from blackgate.server.commands import Choose
from blackgate.server.game_clock import GameClock
from blackgate.server.problems import Refused
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore

RACES = size(200, 10_000)
RESTARTS = size(10, 100)
AWAY = 3_600_000
SETTINGS = RoomSettings(players=2, clock=ClockSettings(kind="live", bank=60, gain=0), windows="swift")


async def raced(there: SeatedRoom, watch: ManualClock, before: int) -> tuple[bool, int]:
    """A player answers so many milliseconds before the deadline: whether it counted, and the number of decisions."""
    room = there.session.room
    asked, count = room.asked[0], len(room.playing.choices)
    deadline = room.clocks.deadline(asked.seat)
    assert deadline is not None
    watch.ms = deadline - before
    try:
        await there.do(asked.seat, Choose(str(asked.options[0])))
    except Refused:
        return False, len(room.playing.choices) - count
    return True, len(room.playing.choices) - count


async def races(count: int) -> list[tuple[int, bool, int]]:
    """Around the deadline, in one game after the other."""
    watch, dice, found = ManualClock(), Random(3), list[tuple[int, bool, int]]()
    async with open_registry(watch) as registry:
        there = await seated(registry, SETTINGS)
        for _ in range(count):
            if not there.session.room.is_playing:
                there = await seated(registry, SETTINGS)
            before = dice.choice((-1, 0, 1))
            found.append((before, *await raced(there, watch, before)))
    return found


async def test_at_a_deadline_exactly_one_answer_counts() -> None:
    for before, counted, decided in await races(RACES):
        assert counted == (before > 0)
        assert decided == 1


async def restarted(
    folder: Path, times: int, clock: Callable[[ManualClock], GameClock] = ManualClock.game_clock
) -> tuple[bool, int]:
    """A server that is away for an hour again and again: whether the game is as it was, and the time that is gone."""
    watch, store = ManualClock(), folder / "rooms.sqlite"
    async with open_registry(watch, SqliteStore(store), clock=clock(watch)) as registry:
        there = await seated(registry, SETTINGS)
        await asyncio.sleep(0.05)  # the first beat
        due = there.session.room.clocks.deadline(there.session.room.asked[0].seat)
    is_same = True
    for _ in range(times):
        watch.ms += AWAY
        async with open_registry(watch, SqliteStore(store), clock=clock(watch)) as registry:
            room = (await registry.session(there.code)).room
            await asyncio.sleep(0.01)  # whatever was due would be done now
            is_same &= not room.playing.choices and room.clocks.deadline(room.asked[0].seat) == due
    return is_same, registry._clock.now()


async def test_no_restart_costs_anybody_time(tmp_path: Path) -> None:
    assert (await restarted(tmp_path, RESTARTS)) == (True, 0)


def of_the_machine(watch: ManualClock) -> GameClock:
    """A clock that goes on from what the machine shows, not from what the store knows."""
    clock = watch.game_clock()
    clock.advance_to(watch.ms)
    return clock


async def test_a_clock_that_runs_without_a_server_is_detected(tmp_path: Path) -> None:
    assert (await restarted(tmp_path, 1, of_the_machine)) != (True, 0)
