"""The times of an old database are converted to the game clock in PostgreSQL as in SQLite."""

from pathlib import Path
from typing import Any

import psycopg
from tests.server.store.old_database import AHEAD, DAYS, KNOWN, LIVE, content, make_old_database
from tests.server.store.samples import run

from blackgate.server.store import SqliteStore, Store
from blackgate.server.store.postgres import PostgresStore
from blackgate.server.store.postgres.migrations import migrations

TABLES = (("rooms", 7, ""), ("entries", 5, ""), ("beats", 1, "'old', "), ("outages", 2, ""))


def make_old_tables(address: str) -> None:
    """The same rows, in the tables of the same version."""
    rows = content()
    with psycopg.connect(address) as connection:
        for text in migrations()[:KNOWN]:
            connection.execute(text.encode())
        connection.execute("INSERT INTO blackgate (version) VALUES (%s)", (KNOWN,))
        for name, width, first in TABLES:
            sql = f"INSERT INTO {name} VALUES ({first}{', '.join(['%s'] * width)})"  # noqa: S608
            for row in rows[name]:
                connection.execute(sql.encode(), row)


async def moments(store: Store) -> list[Any]:
    """All that the conversion has to do with."""
    found: list[Any] = [await store.open()]
    for code in (DAYS, LIVE, AHEAD):
        found += [await store.load(code), await store.listing(code)]
    await store.close()
    return found


def test_both_stores_convert_times_alike(address: str, tmp_path: Path) -> None:
    make_old_database(tmp_path / "rooms.sqlite")
    make_old_tables(address)
    converted = run(moments(SqliteStore(tmp_path / "rooms.sqlite")))
    assert run(moments(PostgresStore(address))) == converted
