"""A missed limit is a failure, unless others kept the machine busy in every attempt."""

import sys
from pathlib import Path

import pytest
from benchmarks.load.served import Served
from tests.server.chaos.machine_load import QUIET_CORES, Attempt, LoadMonitor, cpu_of_family, has_passed

BUSY = QUIET_CORES + 1


def test_one_passing_attempt_is_enough() -> None:
    assert has_passed([Attempt(False, 0.0), Attempt(True, BUSY)])


def test_failures_on_a_quiet_machine_count() -> None:
    assert not has_passed([Attempt(False, BUSY), Attempt(False, 0.0)])


def test_failures_on_a_busy_machine_are_skipped() -> None:
    with pytest.raises(pytest.skip.Exception, match="others used"):
        has_passed([Attempt(False, BUSY), Attempt(False, BUSY)])


ANY_SERVER = """
import sys
from http.server import HTTPServer, SimpleHTTPRequestHandler

HTTPServer(("127.0.0.1", int(sys.argv[2])), SimpleHTTPRequestHandler).serve_forever()
"""


def test_the_load_of_the_test_itself_does_not_count(tmp_path: Path) -> None:
    with Served(tmp_path, (sys.executable, "-c", ANY_SERVER)) as server:
        watch = LoadMonitor(server)
        while cpu_of_family(server.pid) < 0.05 or sum(range(20_000)) < 0:
            server.is_open()
        assert 0.0 <= watch.other_cores() < 64
        assert cpu_of_family(server.pid) > cpu_of_family(-1) == 0.0
