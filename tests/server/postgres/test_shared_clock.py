"""Processes on one database share the game clock: none stays behind what another has stored."""

import pytest
from tests.server.in_memory import ManualClock, open_registry
from tests.server.postgres.two_registries import shared_room, until
from tests.server.store.samples import run
from tests.server.test_games_of_days import OFTEN

from blackgate.server.commands import Rename
from blackgate.server.game_clock import GameClock
from blackgate.server.store.postgres import PostgresStore

AHEAD = 50_000
NEVER = 60.0


async def clock_of_the_other(address: str, by_a_row: bool) -> GameClock:
    """One process is ahead, and stores that as a row or as a heartbeat: the clock of another one."""
    watch, still = ManualClock(), ManualClock()
    async with (
        open_registry(watch, PostgresStore(address)) as one,
        open_registry(still, PostgresStore(address)) as other,
    ):
        there = await shared_room(one, other, begin=False)
        assert other._clock.now() < AHEAD
        watch.ms += AHEAD
        if by_a_row:
            await there.do(0, Rename("Eve"))
            await there.in_sync()
        else:
            await until(lambda: other._clock.now() >= AHEAD)
        return other._clock


@pytest.mark.parametrize(("by_a_row", "seconds"), [(True, NEVER), (False, OFTEN)], ids=["row", "heartbeat"])
def test_processes_share_the_game_clock(
    address: str, monkeypatch: pytest.MonkeyPatch, by_a_row: bool, seconds: float
) -> None:
    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", seconds)
    assert run(clock_of_the_other(address, by_a_row)).now() == AHEAD
