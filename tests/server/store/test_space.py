"""The size of a store, the free space on its disk, and migrations of older tables."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.samples import NOW, opened, run

from blackgate.server.store.sqlite.migrations import migrations
from blackgate.server.store.statements import IDLE


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rooms.db"


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_store_reports_its_size_and_the_free_space(path: Path, in_memory: bool) -> None:
    async def test() -> None:
        async with opened(None if in_memory else path) as store:
            before = await store.size()
            await store.save_record("long", "x" * 1_000_000, NOW)
            assert 990_000 < await store.size() - before < 1_100_000
            free = await store.free_space()
            if in_memory:
                assert free is None
            else:
                assert free is not None
                assert free == pytest.approx(shutil.disk_usage(path.parent).free, rel=0.05)

    run(test())


def test_old_records_count_as_used_at_the_last_heartbeat(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def older() -> None:
        async with opened(path) as store:
            await store.heartbeat(NOW)

    with monkeypatch.context() as patch:
        before = migrations()[:2]
        patch.setattr("blackgate.server.store.sqlite.migrations.migrations", lambda: before)
        run(older())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO records (name, text) VALUES ('old', 'two – ½')")
        connection.commit()

    async def test() -> None:
        async with opened(path) as store:
            assert await store.records_size() == len("two – ½".encode())
            assert await store.expire_records(NOW) == 0
            assert await store.record("old") == "two – ½"
            assert await store.expire_records(NOW + 1) == 1

    run(test())


def test_expiry_queries_use_their_indexes(path: Path) -> None:
    async def made() -> None:
        async with opened(path):
            pass

    run(made())
    with closing(sqlite3.connect(path)) as connection:
        for sql, values, index in (
            (IDLE, (NOW, 0, "", 9), "rooms_idle"),
            ("SELECT coalesce(sum(size), 0) FROM records", (), "records_used"),
        ):
            plan = " ".join(line[3] for line in connection.execute("EXPLAIN QUERY PLAN " + sql, values))
            assert f"INDEX {index}" in plan
            assert "TEMP B-TREE" not in plan
