"""A server that is told to stop while it starts does stop."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.load.served import Served

SECONDS = 20.0


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_a_server_can_be_stopped_while_it_starts(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.start()
    try:
        while not listens(server.port):
            time.sleep(0.005)
        os.kill(server.pid, signal.SIGTERM)
        assert server.ended_with(SECONDS) == 0
    except subprocess.TimeoutExpired:
        raise AssertionError(f"it goes on: {server.said()}") from None
    finally:
        server.kill()


LATE_SIGNAL = """
import signal
from blackgate.cli import main
from blackgate.server.web import serve

make = serve.GracefulServer.__init__

def stopped(self, *given, **named):
    make(self, *given, **named)
    signal.raise_signal(signal.SIGTERM)

serve.GracefulServer.__init__ = stopped
main()
"""
"""It is told to stop at the last moment before uvicorn handles signals."""


def test_a_server_can_be_stopped_just_before_it_is_ready(tmp_path: Path) -> None:
    command = (sys.executable, "-c", LATE_SIGNAL, "serve", "--workers", "1", "--port", "0")
    found = subprocess.run(
        (*command, "--database", str(tmp_path / "rooms.sqlite")),
        check=False, capture_output=True, text=True, timeout=3 * SECONDS,
    )  # fmt: skip
    assert (found.returncode, found.stdout) == (0, ""), found.stderr
    assert "Traceback" not in found.stderr
