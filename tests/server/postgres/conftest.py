"""A PostgreSQL server for the tests in this folder; without one they are skipped."""

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


@pytest.fixture(scope="module", autouse=True)
def frozen() -> None:
    """Keep everything that is there before a module out of the collections after each of its tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """A connection that was not closed fails the test that left it, and not a later one."""
    yield
    gc.collect()
