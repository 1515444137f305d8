"""Disk quotas: a nearly full disk continues games and accepts nothing new; imports are bounded and expire."""

from random import Random

import pytest
from tests.server.in_memory import ManualClock, open_registry
from tests.server.web.servers import SHORT, client_of, open_app, seated_room

from blackgate.server.commands import Say
from blackgate.server.disk_quota import DAY, DiskLimits
from blackgate.server.problems import Refused
from blackgate.server.rooms import ARCHIVE_INTERVAL, RoomLimits
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore
from blackgate.server.web.config import Config
from blackgate.server.web.rate_limit import Rate, RateLimiter

TEXT = {"content-type": "text/plain"}
FULL = RoomLimits(disk=DiskLimits(free=10**18))
"""More than any disk has."""


class OnDisk(SqliteStore):
    """In memory, with a disk whose free space is set by hand."""

    free = 10**12

    async def free_space(self) -> int:
        return self.free


async def test_below_the_minimum_nothing_begins_and_games_continue() -> None:
    store = OnDisk(None)
    async with open_app(store=store) as state, client_of(state) as client:
        there = await seated_room(state)
        over = await seated_room(state, SHORT)
        while over.session.room.is_playing:
            await over.play(100, Random(3))
        record = (await client.get(f"/api/rooms/{over.code}/record")).text
        store.free = 1_000_000
        answers = [
            await client.post("/api/rooms", json={}),
            await client.post("/api/records", content=record, headers=TEXT),
        ]
        assert [each.status_code for each in answers] == [503, 503]
        assert "nearly full" in answers[0].text
        await there.play(5, Random(1))
        await there.do(0, Say("still here"))
        store.free = 10**12
        assert (await client.post("/api/rooms", json={})).status_code == 201


async def test_only_successful_imports_of_an_address_are_counted() -> None:
    async with open_app(Config(imports_per_hour=4, requests_per_second=1000)) as state:
        state.limits.costly = RateLimiter(Rate(1000, 1000))
        records = []
        for seed in range(3):
            there = await seated_room(state, SHORT)
            while there.session.room.is_playing:
                await there.play(100, Random(seed))
            records.append(there)
        async with client_of(state) as client:
            texts = [(await client.get(f"/api/rooms/{each.code}/record")).text for each in records]
            sent = ["no record", *texts]
            found = [(await client.post("/api/records", content=each, headers=TEXT)).status_code for each in sent]
        assert found == [400, 201, 201, 429]


async def test_all_imports_together_are_bounded() -> None:
    store = SqliteStore(None)
    async with open_registry(store=store, limits=RoomLimits(disk=DiskLimits(free=0, records=100))) as registry:
        await registry._quota.check_record(100)
        with pytest.raises(Refused, match="no more records"):
            await registry._quota.check_record(101)
        await store.save_record("a", "x" * 60, 0)
        with pytest.raises(Refused, match="no more records"):
            await registry._quota.check_record(41)


async def test_unused_data_expires() -> None:
    async def run() -> None:
        watch, store = ManualClock(), SqliteStore(None)
        async with open_registry(watch, store) as registry:
            await store.save_record("old", "a record", registry._clock.now())
            created = await registry.create(RoomSettings())
            watch.ms += 31 * DAY
            await registry._evict_idle()
            await registry._quota.delete_expired(registry._clock.now())
            assert await store.listing(created.room) is None
            assert await store.record("old") == "a record"
            watch.ms += 91 * DAY
            await registry._quota.delete_expired(registry._clock.now())
            assert await store.record("old") is None

    await run()
    assert ARCHIVE_INTERVAL < DAY


async def test_without_the_minimum_the_disk_fills_up() -> None:
    async def run(limits: RoomLimits) -> int:
        async with open_registry(store=OnDisk(None), limits=limits) as registry:
            await registry.create(RoomSettings())
            return registry.room_count

    with pytest.raises(Refused, match="nearly full"):
        await run(FULL)
    assert (await run(RoomLimits(disk=DiskLimits(free=0)))) == 1
