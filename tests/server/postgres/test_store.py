"""The store in PostgreSQL passes the tests of the store in SQLite."""

import asyncio
import inspect
from contextlib import suppress
from threading import Barrier
from types import ModuleType

import psycopg
import pytest
from tests.server.postgres.postgres_server import PostgresServer
from tests.server.postgres.two_registries import opened
from tests.server.store import test_expiry, test_lobby, test_sqlite
from tests.server.store.samples import NOW, listing, row, rows, run

from blackgate.server.store import RoomTaken, Store, StoreError
from blackgate.server.store.postgres import PostgresStore
from blackgate.server.store.postgres.statements import DAY

APART = {
    "test_a_sqlite_store_is_a_store",
    "test_rows_come_back_in_the_order_of_the_calls",
    "test_conflicting_rows_are_not_written",
    "test_without_the_unique_index_conflicting_rows_are_written",
    "test_a_failed_write_affects_only_its_room",
    "test_archiving_only_removes_rooms_from_the_lobby",
    "test_the_lobby_query_uses_its_index",
    "test_the_last_heartbeat_survives_reopening_and_never_goes_back",
    "test_only_idle_rooms_without_a_game_expire",
    "test_no_text_can_forge_the_beginning_of_a_game",
}
"""Those about SQL of SQLite, or with other arguments; they have equivalents below."""


CONTRACT = [
    (module, name)
    for module in (test_sqlite, test_lobby, test_expiry)
    for name in vars(module)
    if name.startswith("test_") and name not in APART
]


@pytest.mark.parametrize(("module", "name"), CONTRACT, ids=[name for _, name in CONTRACT])
def test_it_passes_the_tests_of_the_sqlite_store(
    module: ModuleType, name: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "opened", opened)
    test, given = getattr(module, name), {"path": address, "monkeypatch": monkeypatch}
    test(**{each: given[each] for each in inspect.signature(test).parameters})


def test_it_is_a_store() -> None:
    store: Store = PostgresStore("postgresql://somewhere/rooms")
    assert store is not None


def test_rows_come_back_in_the_order_of_the_calls(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create("ABCD", rows(1, 1), listing("ABCD"))
            waiting = [store.append("ABCD", [row(seq)]) for seq in range(2, 202)]
            await store.append("ABCD", [row(202), row(203)])
            assert all(each.done() for each in waiting)
            assert await store.load("ABCD") == rows(1, 203)
            assert await store.load("WXYZ") == []

    run(test())


WRONG = {
    "a number twice": ([row(2, "x")], 'duplicate key value violates unique constraint "entries_pkey"'),
    "a command twice": ([row(3, "host 2")], 'duplicate key value violates unique constraint "entries_command"'),
    "a gap": ([row(4)], "the entry before it is missing"),
}


@pytest.mark.parametrize("name", WRONG)
def test_conflicting_rows_are_not_written(address: str, name: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create("ABCD", rows(1, 2), listing("ABCD"))
            wrong, why = WRONG[name]
            with pytest.raises(StoreError, match=f"ABCD: nothing was written: {why}; load the room anew"):
                await store.append("ABCD", wrong)
            assert await store.load("ABCD") == rows(1, 2)

    run(test())


@pytest.mark.parametrize(
    ("name", "guard"),
    [("a command twice", "INDEX entries_command"), ("a gap", "TRIGGER entries_follow ON entries")],
)
def test_without_the_unique_index_conflicting_rows_are_written(
    postgres: PostgresServer, address: str, name: str, guard: str
) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create("ABCD", rows(1, 2), listing("ABCD"))
            postgres.tell(f"DROP {guard}", address)
            await store.append("ABCD", WRONG[name][0])
            assert len(await store.load("ABCD")) == 3

    run(test())


def test_a_failed_write_affects_only_its_room(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_sqlite, "opened", opened)
    found = run(test_sqlite.with_trouble_in_one_room(address))  # type: ignore[arg-type]
    assert found["ABCD"] == found["IJKL"] == ["written", "written"]
    assert found["EFGH"][0] == "written"
    assert "nothing was written: duplicate key" in found["EFGH"][1]
    assert found["EFGH"][2] == "EFGH: an earlier entry was not written; load the room anew"


def test_archiving_removes_rooms_from_the_lobby(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(address) as store:
            for room, phase, updated in (("OLD1", "over", 0), ("OLD2", "closed", 0), ("PLAY", "playing", 0)):
                await store.create(room, rows(1, 3), listing(room, phase, room == "OLD2", NOW + updated))
            monkeypatch.setattr("blackgate.server.store.base.ARCHIVED_AT_ONCE", 1)
            assert await store.archive(NOW + 5) == 2
            assert await store.archive(NOW + 5) == 0
            assert await store.listed("over", 9) == []
            await store.append("OLD1", [row(4)], listing("OLD1", "over", updated=NOW + 20))
            assert [each.room for each in await store.listed("over", 9)] == ["OLD1"]

    run(test())


def test_only_idle_rooms_without_a_game_expire(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_expiry, "opened", opened)
    assert run(test_expiry.expired(address)) == (3, test_expiry.KEPT)  # type: ignore[arg-type]


def test_a_room_claimed_by_another_process_does_not_expire(address: str) -> None:
    async def test() -> None:
        async with opened(address) as one, opened(address) as other:
            await one.create("ABCD", rows(1, 2), listing("ABCD"))
            assert await other.expire_rooms(NOW + 5_000) == 0
            await one.release("ABCD")
            assert await other.expire_rooms(NOW + 5_000) == 1

    run(test())


def test_it_knows_its_size_but_not_the_free_space(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            assert await store.size() > 1_000_000
            assert await store.free_space() is None

    run(test())


def test_a_probe_writes_through_the_writer(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with opened(address) as one, opened(address) as other:
            await asyncio.gather(*(store.probe() for store in (one, other) * 5))
            postgres.tell("UPDATE probes SET sent = sent - interval '2 minutes'", address)
            await one.probe()
            assert postgres.tell("SELECT count(*) FROM probes", address) == [(1,)]
            postgres.tell("ALTER TABLE probes RENAME TO gone", address)
            with pytest.raises(StoreError):
                await other.probe()

    run(test())


def test_the_lobby_query_uses_its_index(postgres: PostgresServer, address: str) -> None:
    async def made() -> None:
        async with opened(address) as store:
            await store.create("ABCD", [row(1)], listing("ABCD"))

    run(made())
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SET enable_seqscan = off")
        plan = connection.execute(
            b"EXPLAIN SELECT room FROM rooms WHERE archived = 0 AND phase = 'open' AND private = 0 "
            b"ORDER BY updated DESC, room DESC LIMIT 9"
        ).fetchall()
    assert "rooms_lobby" in str(plan)
    assert "Sort" not in str(plan)


# What only PostgreSQL can do wrong.


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("postgresql://warden:four%20doors@127.0.0.1:1/rooms", "no server answers there"),
        ("postgresql://warden:four%20doors@nowhere.invalid/rooms", "no server answers there"),
        ("postgresql://warden:secret:word/s@127.0.0.1/rooms", "no address of a database"),
        ("postgresql://warden:secretword@127.0.0.1:PORT/postgres", "the user or the password is wrong"),
        ("postgresql://warden:four%20doors@127.0.0.1:PORT/secretword", "there is no such database"),
    ],
)
def test_address_errors_do_not_contain_the_password(postgres: PostgresServer, given: str, says: str) -> None:
    async def test() -> None:
        async with opened(given.replace("PORT", str(postgres.port))):
            pass

    with pytest.raises(StoreError, match=says) as found:
        run(test())
    assert "four" not in str(found.value)
    assert "secret:" not in str(found.value)
    assert "warden" not in str(found.value)
    assert found.value.right


def test_processes_that_start_together_migrate_once(address: str) -> None:
    async def test() -> None:
        stores = [PostgresStore(address) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    run(test())


def test_without_the_lock_concurrent_migrations_fail(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from blackgate.server.store.postgres.connection import ReconnectingConnection  # noqa: PLC0415

    execute, all_have_looked = ReconnectingConnection.execute, Barrier(6, timeout=30)

    def unlocked(connection: ReconnectingConnection, sql: str, values: object = (), /) -> object:
        found: object = [] if "pg_advisory_xact_lock" in sql else execute(connection, sql, values)  # type: ignore[arg-type]
        if "to_regclass" in sql:
            all_have_looked.wait()
        return found

    async def test() -> list[object]:
        stores = [PostgresStore(address) for _ in range(6)]
        found = await asyncio.gather(*(store.open() for store in stores), return_exceptions=True)
        await asyncio.gather(*(store.close() for store in stores))
        return list(found)

    monkeypatch.setattr(ReconnectingConnection, "execute", unlocked)
    assert any(isinstance(each, StoreError) for each in run(test()))


def test_newer_and_foreign_databases_are_refused_unchanged(postgres: PostgresServer, address: str) -> None:
    async def test(address: str) -> None:
        async with opened(address):
            pass

    run(test(address))
    postgres.tell("UPDATE blackgate SET version = 99", address)
    with pytest.raises(StoreError, match="written by a newer Blackgate: its tables have version 99"):
        run(test(address))
    other = postgres.database("others")
    postgres.tell("CREATE TABLE rooms (number INTEGER)", other)
    with pytest.raises(StoreError, match="the database of another program"):
        run(test(other))
    assert postgres.tell("SELECT count(*) FROM rooms", other) == [(0,)]


def test_every_process_gets_the_latest_heartbeat_of_all(address: str) -> None:
    async def test() -> None:
        first, second, third = (PostgresStore(address) for _ in range(3))
        assert await first.open() == 0
        assert await first.heartbeat(5_000) == 5_000
        assert await second.open() == 5_000
        assert await second.heartbeat(6_000) == 6_000
        assert await first.heartbeat(5_500) == 6_000
        await second.close()
        assert await first.heartbeat(5_600) == 6_000  # also of a process that has ended
        await first.close()
        assert await third.open() == 6_000
        await third.close()

    run(test())


def test_old_heartbeats_are_deleted_but_not_the_latest(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        for at in (1_000, 2 * DAY, 2 * DAY + 1):
            async with opened(address) as store:
                await store.heartbeat(at)
        async with opened(address):
            found = postgres.tell("SELECT at FROM beats ORDER BY at", address)
            assert found == [(2 * DAY,), (2 * DAY + 1,)]

    run(test())


async def beaten(store: PostgresStore, now: int) -> None:
    """As soon as the database can be reached again."""
    for _ in range(100):
        with suppress(StoreError):
            await store.heartbeat(now)
            return
        await asyncio.sleep(0.1)


def test_it_reconnects_and_reports_lost_writes(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            await store.create("ABCD", rows(1, 2), listing("ABCD"))
            name = address.rpartition("/")[2]
            postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS off")
            postgres.cut(address)
            with pytest.raises(StoreError):
                await store.append("ABCD", [row(3)])
            postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS on")
            with pytest.raises(StoreError):
                await store.append("ABCD", [row(4)])  # nobody may go on with what failed
            await beaten(store, NOW + 1)
            assert await store.load("ABCD") == rows(1, 2)
            await store.append("ABCD", [row(3)])
            assert await store.load("ABCD") == rows(1, 3)

    run(test())


def test_a_connection_lost_in_a_transaction_writes_nothing(postgres: PostgresServer, address: str) -> None:
    """A transaction that began on one connection must not continue on the next."""

    async def test() -> None:
        async with opened(address) as store:
            await store.create("ABCD", rows(1, 1), listing("ABCD"))
            connection = store._writing
            connection.execute("BEGIN")
            ((pid,),) = connection.execute("SELECT pg_backend_pid()")
            postgres.tell(f"SELECT pg_terminate_backend({pid})")
            await asyncio.sleep(0.1)
            for _ in range(2):
                with pytest.raises(StoreError):
                    connection.execute("INSERT INTO records (name, text) VALUES ('half', '')")
            with pytest.raises(StoreError):
                connection.execute("ROLLBACK")
            assert await store.record("half") is None
            connection.execute("BEGIN")
            connection.execute("ROLLBACK")

    run(test())


def test_one_process_owns_a_room_until_it_releases_it(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with opened(address) as one, opened(address) as other:
            await one.create("ABCD", rows(1, 1), listing("ABCD"))
            assert not await other.claim("ABCD")
            won = await asyncio.gather(*(store.claim("EFGH") for store in (one, other) * 5))
            assert sorted(won) == [False] * 5 + [True] * 5
            await one.release("ABCD")
            assert await other.claim("ABCD")
            with pytest.raises(RoomTaken):
                await other.create("ABCD", rows(1, 1), listing("ABCD"))
        async with opened(address) as third:
            assert await third.claim("ABCD")

    run(test())


def test_claims_are_limited_by_the_locks_of_the_database(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            assert store.bus.most_claims == 64 * 60 / 2
            store.bus.most_claims = 2
            assert [await store.claim(room) for room in ("ABCD", "EFGH", "ABCD")] == [True, True, True]
            assert await store.bus.claim(["IJKL", "ABCD"]) == ["ABCD"]
            with pytest.raises(StoreError, match="2 rooms are in use; raise max_locks_per_transaction"):
                await store.claim("IJKL")
            await store.release("ABCD")
            assert await store.claim("IJKL")

    run(test())


def test_a_second_writer_fails_and_the_log_does_not_fork(address: str) -> None:
    """Nobody asked for the claim: then the key of the log is what is left."""

    async def test() -> None:
        async with opened(address) as one, opened(address) as other:
            await one.create("ABCD", rows(1, 1), listing("ABCD"))
            await one.load("ABCD")
            await other.load("ABCD")
            found = await asyncio.gather(
                one.append("ABCD", [row(2, "one")]), other.append("ABCD", [row(2, "other")]), return_exceptions=True
            )
            assert [type(each) for each in found].count(StoreError) == 1
            assert len(await one.load("ABCD")) == 2
            loser = one if found[0] is not None else other
            await loser.load("ABCD")
            await loser.append("ABCD", [row(3)])

    run(test())
