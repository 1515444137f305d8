"""Bots of a shared room play while somebody watches in any process, and pause afterwards."""

import asyncio

import pytest
from tests.server.in_memory import ManualClock, connected, open_registry
from tests.server.postgres.two_registries import shared_session, until
from tests.server.store.samples import run
from tests.server.test_games_of_days import OFTEN
from tests.server.test_pausing import begun, rows_in

from blackgate.server.rooms import RoomLimits
from blackgate.server.session import PAUSE_AFTER
from blackgate.server.store.postgres import PostgresStore


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", OFTEN)


def test_bots_play_while_somebody_watches_in_another_process(address: str) -> None:
    async def test() -> None:
        watch = ManualClock()
        one_store, other_store = PostgresStore(address), PostgresStore(address)
        async with (
            open_registry(watch, one_store, RoomLimits()) as one,
            open_registry(watch, other_store, RoomLimits()) as other,
        ):
            made, _ = await begun(one)
            owner = await shared_session(one, made.room)
            await connected(other, made.room, None, "")
            await until(lambda: bool(owner.remote))
            watch.ms += 2 * PAUSE_AFTER
            assert await rows_in(owner, watch, 2) > 0
            other.disconnect(next(iter((await shared_session(other, made.room)).subscribers)))
            async with asyncio.timeout(10):
                while owner.remote:  # the other process lets go of it, though rows keep coming
                    await rows_in(owner, watch, 1)
                    await asyncio.sleep(OFTEN)
            watch.ms += PAUSE_AFTER
            assert await rows_in(owner, watch, 5) == 0

    run(test())
