"""The guards of a shared database: each is removed once, to show what it is for."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice, product
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from benchmarks.load.served import PLENTY, REAL, Served
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.postgres.postgres_server import PostgresServer
from tests.server.postgres.two_registries import SharedRoom, opened, shared_room, two_registries, until
from tests.server.store.samples import run

from blackgate.server.cluster.peers import Peers
from blackgate.server.cluster.shared_session import SharedSession
from blackgate.server.commands import Rename
from blackgate.server.keys import CODE_LETTERS
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.store import StoreError
from blackgate.server.store.postgres.connection import ReconnectingConnection

MANY = ["".join(letters) for letters in islice(product(CODE_LETTERS, repeat=6), 20_000)]
WORDS = ("four%20doors", "four doors")
"""The password, as it is written and as it is meant."""


# Claims are locks, and a server has only so many.


def test_a_process_leaves_database_locks_for_others(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            assert len(await store.bus.claim(MANY)) == store.bus.most_claims
            postgres.tell("CREATE TABLE another (n INTEGER); DROP TABLE another", address)

    run(test())


def test_without_the_limit_all_claims_are_lost(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            store.bus.most_claims = len(MANY)
            assert await store.claim("ABCD")
            lost = asyncio.Event()
            store.bus.on_lost = lost.set
            with pytest.raises(StoreError, match="out of shared memory"):
                await store.bus.claim(MANY)
            assert lost.is_set()

    run(test())
    for _ in range(50):  # what the server has no memory for, it has again when the session is over
        with suppress(psycopg.Error):
            postgres.tell("SELECT 1")
            break
        time.sleep(0.1)


# A transaction that was cut does not go on by itself.


class Forgetful(ReconnectingConnection):
    """Does not know that a transaction was begun."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> list[tuple[Any, ...]]:
        self._in_transaction = False
        return super().execute(sql, values)


@pytest.mark.parametrize(("connection", "is_half"), [(ReconnectingConnection, False), (Forgetful, True)])
def test_reconnecting_never_writes_half_a_transaction(
    postgres: PostgresServer, address: str, connection: type[ReconnectingConnection], is_half: bool
) -> None:
    async def test() -> bool:
        async with opened(address) as store:
            store._writing.__class__ = connection
            store._writing.execute("BEGIN")
            store._writing.execute("INSERT INTO records (name, text) VALUES ('first', '')")
            ((pid,),) = store._writing.execute("SELECT pg_backend_pid()")
            postgres.tell(f"SELECT pg_terminate_backend({pid})")
            await asyncio.sleep(0.1)
            with suppress(StoreError):
                store._writing.execute("INSERT INTO records (name, text) VALUES ('half', '')")
            with suppress(StoreError):
                store._writing.execute("COMMIT")
            assert await store.record("first") is None
            return await store.record("half") is not None

    assert run(test()) is is_half


# The password.


def said_without_database(
    postgres: PostgresServer, folder: Path, command: Sequence[str] = (*REAL, *PLENTY), **environment: str
) -> str:
    """Everything a server says that is given a database that does not exist."""
    server = Served(folder, command, environment, postgres.address("nowhere"))
    server.start()
    assert server.ended_with(30) == 2
    return server.said()


def said_in_outage(postgres: PostgresServer, address: str, folder: Path) -> str:
    """Everything a server says while its database is down."""
    name = address.rpartition("/")[2]
    server = Served(folder, address=address)
    with server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30) as client:
        texts = [client.post("/api/rooms", json={"name": "Ana"}).text]
        postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS off")
        try:
            postgres.cut(address)
            texts += [client.post("/api/rooms", json={"name": "Ben"}).text, client.get("/health").text]
            texts += [client.get(path).text for path in ("/api/rooms", "/api/rooms/ABCDEF", "/metrics")]
        finally:
            postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS on")
    return "\n".join([*texts, server.said()])


def test_passwords_are_never_in_errors_or_logs(postgres: PostgresServer, address: str, tmp_path: Path) -> None:
    before = said_without_database(postgres, tmp_path)
    assert "there is no such database" in before
    said = said_in_outage(postgres, address, tmp_path)
    assert "unavailable" in said
    assert [word for word in WORDS if word in before + said] == []


def test_a_repeated_password_is_detected(postgres: PostgresServer, tmp_path: Path) -> None:
    said = said_without_database(postgres, tmp_path, LAUNCH, **faults("show_password"))
    assert [word for word in WORDS if word in said]


# Trouble of one room makes nobody deaf.


async def deafened(one: RoomRegistry, other: RoomRegistry) -> SharedRoom:
    """Two rooms; one of them gets into trouble as soon as it hears something, and it has heard it."""
    there, fine = await shared_room(one, other, begin=False), await shared_room(one, other, begin=False)
    is_told = asyncio.Event()

    def broken() -> None:
        is_told.set()
        raise ValueError("a mistake")

    there.sessions[0].broadcast = broken  # type: ignore[method-assign]
    (subscriber,) = there.sessions[1].subscribers
    other.disconnect(subscriber)
    await is_told.wait()
    return fine


def test_without_the_guard_a_failing_room_stops_all_notices(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hear = Peers.on_notice

    def unguarded(peers: Peers, words: str) -> None:
        match words.split(" "):
            case ["presence", code, *rest]:
                room = peers._loaded.get(code)
                if isinstance(room, SharedSession):
                    peers._on_room_notice(room, "presence", rest)
            case _:
                hear(peers, words)

    async def test() -> None:
        async with two_registries(address) as (one, other):
            fine = await deafened(one, other)
            await fine.do(1, Rename("Ada"))

    run(test())
    monkeypatch.setattr(Peers, "on_notice", unguarded)
    monkeypatch.setattr("blackgate.server.cluster.forwarding.TIMEOUT_SECONDS", 1.5)
    with pytest.raises((Refused, ValueError)):
        run(test())


# Who has lost the claim is no owner any more.


async def owners(address: str) -> int:
    """A claim is lost without anybody's knowledge, and another process takes it: how many own the room then."""
    async with two_registries(address) as (one, other):
        there = await shared_room(one, other, begin=False)
        bus, peers = one._store.bus, (other._peers, one._peers)
        await bus._query("SELECT pg_advisory_unlock_all()")  # type: ignore[union-attr]
        bus._claimed.clear()  # type: ignore[union-attr]
        for each in peers:
            assert each is not None
            await each.sweep()
        await until(lambda: there.sessions[1].is_owned)
        return sum(session.is_owned and session.failure is None for session in there.sessions)


def test_a_sweep_detects_a_lost_claim(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", 60)
    assert run(owners(address)) == 1


def test_without_the_sweep_a_room_has_two_owners(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def trusting(peers: Peers, rooms: list[SharedSession]) -> None:
        ours = set(await peers._bus.claim([session.room.code for session in rooms]))
        for session in rooms:
            if session.room.code in ours and not session.is_owned:
                await session.take_over()

    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", 60)
    monkeypatch.setattr(Peers, "_take_over", trusting)
    assert run(owners(address)) == 2
