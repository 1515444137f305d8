"""`/health` reports whether something can be written and read back, and what cannot is not acknowledged."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest
from tests.server.store.faults import FAULTS
from tests.server.store.test_disk_errors import files_no_longer_than
from tests.server.web.servers import bearer, open_app, served

from blackgate.server.store import SqliteStore, StoreError
from blackgate.server.store.sqlite.files import OpenFiles
from blackgate.server.web.health import HealthCheck


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "rooms.db"


class Room:
    """A room on a server that listens on this machine, and a player in it."""

    def __init__(self, client: httpx.AsyncClient, code: str, key: str) -> None:
        self.client, self.code, self.key, self.said = client, code, key, 0

    async def say(self) -> int:
        """Say something; the status of the answer."""
        self.said += 1
        command = {"type": "command", "id": f"s{self.said}", "seen": 0, "wish": {"do": "say", "text": "hello"}}
        path = f"/api/rooms/{self.code}/commands"
        return (await self.client.post(path, json=command, headers=bearer(self.key))).status_code

    async def health(self) -> int:
        return (await self.client.get("/health")).status_code

    async def becomes(self, status: int) -> bool:
        """Whether `/health` answers so within some seconds: an answer may be a second old."""
        for _ in range(100):
            if await self.health() == status:
                return True
            await asyncio.sleep(0.1)
        return False


@asynccontextmanager
async def room_on(path: Path) -> AsyncIterator[Room]:
    async with served(store=SqliteStore(path)) as network:
        network.state.health = HealthCheck(network.state.store, patience=0.3, fresh=0.05)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{network.port}", timeout=30) as client:
            made = (await client.post("/api/rooms", json={"name": "Ana"})).json()
            yield Room(client, made["room"], made["key"])


@pytest.mark.parametrize(
    "fault", ["the file is deleted", "the file is replaced", "the log is deleted", "the folder is deleted"]
)
async def test_after_a_file_is_lost_commands_are_refused_and_health_fails(path: Path, fault: str) -> None:
    async with room_on(path) as room:
        assert (await room.say(), await room.health()) == (200, 200)
        FAULTS[fault](path)
        assert [await room.say() for _ in range(3)] == [503] * 3
        assert (await room.client.post("/api/rooms", json={"name": "Ben"})).status_code == 503
        await asyncio.sleep(0.1)
        assert await room.health() == 503


async def test_without_the_check_commands_are_acknowledged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenFiles, "check", lambda files: None)

    async with room_on(path) as room:
        path.unlink()
        assert (await room.say(), await room.health()) == (200, 200)


async def test_health_fails_while_the_database_is_locked(path: Path) -> None:
    async with room_on(path) as room:
        assert await room.health() == 200
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await room.becomes(503)
            other.execute("ROLLBACK")
        assert await room.becomes(200)
        assert await room.say() == 200


async def test_health_fails_while_the_disk_is_full(path: Path) -> None:
    async with room_on(path) as room:
        assert await room.health() == 200
        with files_no_longer_than(2_000):
            assert await room.becomes(503)
            assert await room.say() == 503
        assert await room.becomes(200)
        assert await room.say() == 200


async def test_a_read_alone_would_not_detect_this(path: Path) -> None:
    """Why the probe writes: what `/health` asked before answers with a full disk, a lock, and no file at all."""

    store = SqliteStore(path)
    async with open_app(store=store):
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with files_no_longer_than(2_000):
                assert await store.listing("AAAAAA") is None
            other.execute("ROLLBACK")
        path.unlink()
        assert await store.listing("AAAAAA") is None


class Counted(SqliteStore):
    """Counts its probes, which take as long as the test says."""

    probes, seconds, broken = 0, 0.0, False

    async def probe(self) -> None:
        self.probes += 1
        await asyncio.sleep(self.seconds)
        if self.broken:
            raise StoreError("the disk is full")


def with_check(test: Callable[[Counted, HealthCheck, list[float]], object]) -> None:
    """Run a test with a store, its check, and the clock of the check."""
    now = [100.0]
    store = Counted(None)

    async def run() -> None:
        await test(store, HealthCheck(store, patience=0.2, clock=lambda: now[0]), now)  # type: ignore[misc]

    asyncio.run(run())


def test_checks_within_a_second_share_one_write() -> None:
    async def test(store: Counted, check: HealthCheck, now: list[float]) -> None:
        await asyncio.gather(*(check.check() for _ in range(100)))
        await check.check()
        assert store.probes == 1
        now[0] += 1.1
        await check.check()
        assert store.probes == 2

    with_check(test)


def test_a_failure_is_shared_and_expires_after_a_second() -> None:
    async def test(store: Counted, check: HealthCheck, now: list[float]) -> None:
        store.broken = True
        for _ in range(3):
            with pytest.raises(StoreError, match="the disk is full"):
                await check.check()
        assert store.probes == 1
        store.broken = False
        now[0] += 1.1
        await check.check()

    with_check(test)


@pytest.mark.timed
def test_a_hanging_store_is_probed_once() -> None:
    async def test(store: Counted, check: HealthCheck, now: list[float]) -> None:
        store.seconds = 2.0
        began = time.monotonic()
        with pytest.raises(StoreError, match="does not answer"):
            await check.check()
        assert 0.15 < time.monotonic() - began < 1.9
        now[0] += 60
        with pytest.raises(StoreError, match="does not answer"):
            await check.check()
        assert store.probes == 1
        await asyncio.sleep(2.1 - (time.monotonic() - began))
        await check.check()

    with_check(test)
