"""Silences the log in all tests but those about it."""

import logging
from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def _quiet() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())


@pytest.fixture
def own_logging() -> Iterator[None]:
    """The test may configure the log; afterwards it is as it was."""
    root, before = logging.getLogger(), (logging.getLogger().handlers[:], logging.getLogger().level)
    yield
    root.handlers[:], root.level = before
    structlog.reset_defaults()
