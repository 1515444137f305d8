"""Skips what needs a PostgreSQL server where there is none."""

from collections.abc import Iterator

import pytest
from tests.server.postgres.clusters import MISSING, Cluster, programs, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if programs() is None:
        pytest.skip(MISSING)
    with running() as found:
        yield found


@pytest.fixture
def address(cluster: Cluster) -> str:
    """Of an empty database."""
    return cluster.database("rooms")
