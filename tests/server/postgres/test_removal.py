"""Removal of names, deletion of rooms and ratings where two processes serve one database."""

from random import Random

import msgspec
import psycopg
import pytest
from tests.server.finished_rooms import QUICK, TRACES
from tests.server.in_memory import ManualClock, open_registry
from tests.server.postgres.two_registries import shared_room, two_registries, until

from blackgate.game.record import verify
from blackgate.server.commands import Begin, Delete, Enrol, Forget, Say
from blackgate.server.keys import hashed
from blackgate.server.problems import Refused
from blackgate.server.retention import RetentionTimes
from blackgate.server.rooms import RoomLimits
from blackgate.server.store.base import DAY
from blackgate.server.store.postgres import PostgresStore


def stored(address: str) -> bytes:
    """Everything in the database that belongs to rooms."""
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT body FROM entries UNION ALL SELECT summary FROM rooms").fetchall()
    return b"".join(bytes(body) for (body,) in found)


async def test_a_name_is_removed_in_both_processes(address: str) -> None:
    async with two_registries(address) as registries:
        room = await shared_room(*registries, QUICK)
        await room.do(1, Say("their word"))
        await room.play(10_000, Random(5))
        records = [await each.archive.record(room.code) for each in registries]
        assert records[0] == records[1]
        name = "Player 2"
        assert name in records[0]
        await room.do(1, Forget())  # by the process that does not own the room
        await room.in_sync()
        for registry in registries:
            record = await registry.archive.record(room.code)
            assert name not in record
            assert verify(record).is_over
            told = repr(await registry.welcome(room.code, ""))
            assert name not in told
            assert "their word" not in told
        assert b"their word" not in stored(address)
        assert name.encode() not in stored(address)


@pytest.mark.parametrize("where", [0, 1])
async def test_a_room_is_deleted_in_both_processes(address: str, where: int) -> None:
    """The host sends the command to the owner of the room, or to the other process."""
    async with two_registries(address) as registries:
        room = await shared_room(*registries, QUICK)
        await room.play(10_000, Random(5))
        await room.do(0, Delete(), registry=registries[where])
        for registry in registries:
            with pytest.raises(Refused, match="no such room"):
                await registry.session(room.code)
        await until(lambda: all(client.outbox.closing is not None for client in room.clients.values()))
        assert room.code.encode() not in stored(address)


async def test_a_process_that_hears_nothing_notices_the_deletion(address: str) -> None:
    """It asks the database before it serves a room, and takes over what has no owner."""
    async with two_registries(address) as registries:
        owner, other = (room := await shared_room(*registries, QUICK)).sessions
        await owner._store.delete(room.code)
        await other.catch_up()
        assert other.is_deleted


async def test_retention_leaves_claimed_rooms_to_their_owner(address: str) -> None:
    watch, times = ManualClock(), RetentionTimes(names=1, tables=2)
    limits = RoomLimits(least_pace=0, least_pace_alone=0, retention=times)
    async with (
        open_registry(watch, PostgresStore(address), limits) as one,
        open_registry(watch, PostgresStore(address), limits) as other,
    ):
        room = await shared_room(one, other, QUICK)
        await room.play(10_000, Random(5))
        watch.ms += DAY + 1
        assert await other.retention.sweep() == 0
        await one.retention.sweep()
        await room.in_sync()
        assert not [each for each in TRACES if each in stored(address)]
        watch.ms += DAY + 1
        assert await other.retention.sweep() == 0
        assert await one.retention.sweep() == 1
        with pytest.raises(Refused, match="no such room"):
            await other.session(room.code)


async def test_a_rated_game_in_two_processes_counts_once(address: str) -> None:
    async with two_registries(address) as registries:
        rated = msgspec.structs.replace(QUICK, rated=True)
        room = await shared_room(*registries, rated, begin=False)
        await room.do(0, Enrol("a" * 43))
        await room.do(1, Enrol("b" * 43))
        await room.in_sync()
        await room.do(0, Begin())
        await room.play(10_000, Random(5))
        for registry in registries:
            found = [await registry._store.rating(hashed(each * 43)) for each in "ab"]
            assert [each.games for each in found if each] == [1, 1]
        assert hashed("a" * 43).encode() not in stored(address)
