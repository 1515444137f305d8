"""A disk that is nearly full keeps what goes on and takes nothing new; what is imported is bounded and expires."""

from random import Random

import pytest
from tests.server.people import Watch, open_hall
from tests.server.web.houses import client_of, open_house, table_at

from blackgate.server.commands import Say
from blackgate.server.disk_quota import DAY, DiskLimits
from blackgate.server.problems import Refused
from blackgate.server.rooms import ARCHIVE_INTERVAL, RoomLimits
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore
from blackgate.server.web.config import Config
from blackgate.server.web.rate_limit import Ledger, Rate

TEXT = {"content-type": "text/plain"}
FULL = RoomLimits(disk=DiskLimits(free=10**18))
"""More than any disk has."""


class OnDisk(SqliteStore):
    """In memory, with a disk whose free space is set by hand."""

    free = 10**12

    async def free_space(self) -> int:
        return self.free


async def test_below_the_floor_nothing_begins_and_games_go_on() -> None:
    store = OnDisk(None)
    async with open_house(store=store) as house, client_of(house) as client:
        there = await table_at(house)
        over = await table_at(house)
        while over.live.room.is_playing:
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


async def test_imports_of_an_address_are_counted_and_refused_ones_are_not() -> None:
    async with open_house(Config(imports_per_hour=4, requests_per_second=1000)) as house:
        house.limits.costly = Ledger(Rate(1000, 1000))
        records = []
        for seed in range(3):
            there = await table_at(house)
            while there.live.room.is_playing:
                await there.play(100, Random(seed))
            records.append(there)
        async with client_of(house) as client:
            texts = [(await client.get(f"/api/rooms/{each.code}/record")).text for each in records]
            sent = ["no record", *texts]
            found = [(await client.post("/api/records", content=each, headers=TEXT)).status_code for each in sent]
        assert found == [400, 201, 201, 429]


async def test_all_imports_together_are_bounded() -> None:
    store = SqliteStore(None)
    async with open_hall(store=store, limits=RoomLimits(disk=DiskLimits(free=0, records=100))) as registry:
        await registry._quota.check_record(100)
        with pytest.raises(Refused, match="no more records"):
            await registry._quota.check_record(101)
        await store.save_record("a", "x" * 60, 0)
        with pytest.raises(Refused, match="no more records"):
            await registry._quota.check_record(41)


async def test_what_nobody_uses_goes() -> None:
    async def run() -> None:
        watch, store = Watch(), SqliteStore(None)
        async with open_hall(watch, store) as registry:
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


async def test_without_the_floor_a_full_disk_would_be_filled() -> None:
    async def run(limits: RoomLimits) -> int:
        async with open_hall(store=OnDisk(None), limits=limits) as registry:
            await registry.create(RoomSettings())
            return registry.room_count

    with pytest.raises(Refused, match="nearly full"):
        await run(FULL)
    assert (await run(RoomLimits(disk=DiskLimits(free=0)))) == 1
