"""What all tests of the door share: nobody reads the log but those that are about it."""

import pytest
import structlog


@pytest.fixture(autouse=True)
def _quiet() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
