"""Silences the log in all tests but those about it."""

import pytest
import structlog


@pytest.fixture(autouse=True)
def _quiet() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
