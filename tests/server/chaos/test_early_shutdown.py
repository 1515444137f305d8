"""A server that is told to stop while it starts does stop."""

import os
import signal
import socket
import subprocess
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
