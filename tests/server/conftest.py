"""The tests say what they have measured, and not only that it was enough."""

import pytest

FIGURES = "figures"


class Figures:
    """Hears what the tests have measured, from other processes as well."""

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
