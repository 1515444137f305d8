"""Prints the figures that tests have measured, in addition to their outcome."""

import pytest

FIGURES = "figures"


class Figures:
    """Collects the figures of all tests, from worker processes as well."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == FIGURES and report.when == "call":
                self.lines.append(f"{report.nodeid.split('::')[-1]}: {value}")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self.lines:
            terminalreporter.write_line(line)


def pytest_configure(config: pytest.Config) -> None:
    """Only where reports come together, not in a worker."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Figures(), "telling")
