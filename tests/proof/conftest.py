"""The long run says after each part how far it is, and at the end how much it was."""

from collections import Counter
from typing import Final

import pytest

COUNTED: Final = "counted"
"""The property of a test that carries what it has counted, by name."""


class Counting:
    """Hears what the tests have counted, from other processes as well."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.total: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == COUNTED and report.when == "call" and isinstance(value, dict):
                self.total.update(value)
                self._say(f"{report.nodeid.split('::')[-1]}: {worded(Counter(value))}")

    def pytest_terminal_summary(self) -> None:
        if self.total:
            self._say(f"in all: {worded(self.total)}")

    def _say(self, line: str) -> None:
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if isinstance(reporter, pytest.TerminalReporter):
            reporter.write_line(f"\n{line}")


def worded(counts: Counter[str]) -> str:
    """Counts as a line: 3 games, 120 decisions …"""
    return ", ".join(f"{count:,} {name}" for name, count in counts.items())


def pytest_configure(config: pytest.Config) -> None:
    """Only where reports come together, not in a worker."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Counting(config), "counting")
