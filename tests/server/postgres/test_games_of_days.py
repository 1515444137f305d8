"""A room that plays for days is woken by one of the processes on a database, and answered once."""

import asyncio

import pytest
from tests.server.in_memory import ManualClock, open_registry, seated
from tests.server.store.samples import run
from tests.server.test_games_of_days import DAILY, DAY, OFTEN, SOME_BEATS, answered, answers, put_away, woken_in_time

from blackgate.server.store.postgres import PostgresStore


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", OFTEN)


def test_an_evicted_room_is_woken_at_its_deadline_and_answered_once(address: str) -> None:
    run(woken_in_time(ManualClock(), PostgresStore(address)))


def test_one_of_two_processes_wakes_a_room(address: str) -> None:
    async def test() -> None:
        watch, store = ManualClock(), PostgresStore(address)
        async with open_registry(watch, store) as one, open_registry(watch, PostgresStore(address)) as other:
            there = await seated(one, DAILY)
            await put_away(there, watch)
            assert other.room_count == 0
            watch.ms += DAY
            await answered(store, there.code, 1)
            await asyncio.sleep(SOME_BEATS)
            assert await answers(store, there.code) == [("pass", "late")]
            assert one.room_count + other.room_count == 1

    run(test())


def test_another_process_wakes_the_rooms_of_one_that_exited(address: str) -> None:
    async def test() -> None:
        watch, store = ManualClock(), PostgresStore(address)
        async with open_registry(watch, store) as staying:
            async with open_registry(watch, PostgresStore(address)) as going:
                code = (await seated(going, DAILY)).code
            assert staying.room_count == 0
            watch.ms += DAY
            await answered(store, code, 1)
            await asyncio.sleep(SOME_BEATS)
            assert await answers(store, code) == [("pass", "late")]
            assert staying.room_count == 1

    run(test())
