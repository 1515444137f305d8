"""Skips what needs a PostgreSQL server where there is none."""

import gc
from collections.abc import Iterator

import pytest
from tests.server.postgres.postgres_server import MISSING, PostgresServer, programs, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    if programs() is None:
        pytest.skip(MISSING)
    with running() as found:
        yield found


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    """Of an empty database."""
    return postgres.database("rooms")


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """A line that nobody closed fails the test that left it, and not another one an hour later."""
    yield
    gc.collect()
