"""A server in its own process, and the processor time and memory it uses."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TICKS: Final = os.sysconf("SC_CLK_TCK")
PLENTY: Final = (
    "--workers", "1", "--log", "json", "--rooms-per-hour", "1000000", "--requests-per-second", "100000",
    "--connections", "100000", "--most-connections", "100000", "--imports-per-hour", "1000000",
)  # fmt: skip
"""Options that lift the limits of one address, because all clients come from one. The limits have their own tests."""
REAL: Final = (sys.executable, "-m", "blackgate.cli", "serve")
PATIENCE: Final = 30.0


class Served:
    """A server that can be started, killed and started again on the same port and database."""

    def __init__(
        self,
        folder: Path,
        command: Sequence[str] = (*REAL, *PLENTY),
        environment: dict[str, str] | None = None,
        address: str = "",
    ) -> None:
        self.database = folder / "rooms.sqlite"
        self._place = address or str(self.database)
        self.log = folder / "server.log"
        self.port = free_port()
        # Keep bytecode, so that the server starts as fast as an installed one from the second time on.
        cached = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}
        self._command, self._environment = command, {**os.environ, **cached, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Served":
        self.start()
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    @property
    def pid(self) -> int:
        """Process id of the server itself; its bots have others."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the process, without waiting until it is ready."""
        wanted = [*self._command, "--port", str(self.port), "--database", self._place]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                wanted, cwd=ROOT, stdout=log, stderr=log, env=self._environment, start_new_session=True
            )

    def wait(self) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + PATIENCE
        while not self.is_open():
            if time.monotonic() > until or self._ended:
                raise RuntimeError(f"the server did not start: {self.said()[-2000:]}")
            time.sleep(0.02)

    def is_open(self) -> bool:
        """Whether the server answers. An open port is not enough: it may not be ready yet."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", "/health")
            return line.getresponse().status > 0
        except OSError:
            return False
        finally:
            line.close()

    @property
    def _ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def ended_with(self, seconds: float) -> int:
        """Wait until the process ends by itself; return its exit code."""
        assert self._process is not None
        return self._process.wait(seconds)

    def kill(self) -> None:
        """Kill the process, like a crash: nothing more is written or sent."""
        self._signal(signal.SIGKILL)

    def end(self) -> None:
        """Stop the server like an operator does."""
        self._signal(signal.SIGTERM)

    def _signal(self, how: signal.Signals) -> None:
        if self._process is None or self._ended:
            return
        os.killpg(self.pid, how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.pid, signal.SIGKILL)
            raise

    def said(self) -> str:
        """The whole log of the server."""
        return self.log.read_text() if self.log.exists() else ""

    def cpu(self) -> float:
        """Processor time of the server, in seconds."""
        return cpu_of(self.pid)

    def rss(self, what: str = "VmRSS") -> int:
        """Memory of the server in bytes; `VmHWM` is the most it ever used."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(rf"^{what}:\s+(\d+) kB", status, re.MULTILINE)
        return int(found.group(1)) * 1024 if found else 0


def cpu_of(pid: int) -> float:
    """Processor time of a process with all its threads, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waited_for_core(pid: int) -> float:
    """Seconds for which the main thread of a process was ready to run and had no core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def cpu_of_all() -> float:
    """Processor time of all processes on this machine, in seconds."""
    user, nice, system, _idle, _wait, irq, soft, *_ = _ticks()
    return (user + nice + system + irq + soft) / TICKS


def cpu_withheld() -> float:
    """Processor time that the host gave to other machines while it was wanted here (steal), in seconds."""
    *_, stolen, _guest, _nice_guest = _ticks()
    return stolen / TICKS


def _ticks() -> list[int]:
    """Clock ticks of all processors, by use."""
    return [int(each) for each in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]


def free_port() -> int:
    """A free port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
