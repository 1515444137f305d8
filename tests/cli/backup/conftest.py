"""A small database, and a copy of it."""

from pathlib import Path

import pytest
from tests.cli.backup.copies import command
from tests.server.store.samples import listing, opened, rows, run


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two rooms, with logs of 300 and 3 entries."""
    path = tmp_path / "rooms.sqlite"

    async def made() -> None:
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 300), listing("ABCD"))
            await store.create("EFGH", rows(1, 3), listing("EFGH"))

    run(made())
    return path


@pytest.fixture
def copy(database: Path) -> Path:
    path = database.with_name("copy.sqlite")
    assert command("backup", path, database).exit_code == 0
    return path
