"""A server in a process of its own, and what it costs."""

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
"""All clients come from one address: what one address may ask for is measured elsewhere."""
REAL: Final = (sys.executable, "-m", "blackgate.cli", "serve")
PATIENCE: Final = 30.0


class Served:
    """A server that can be started, killed and started again at the same place."""

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
        # An installed server finds its modules compiled when it starts; so does this one, all but the first time.
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
        """Of the server itself; its bots have others."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it; it is not ready yet."""
        wanted = [*self._command, "--port", str(self.port), "--database", self._place]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                wanted, cwd=ROOT, stdout=log, stderr=log, env=self._environment, start_new_session=True
            )

    def wait(self) -> None:
        """Until somebody answers at its door."""
        until = time.monotonic() + PATIENCE
        while not self.is_open():
            if time.monotonic() > until or self._ended:
                raise RuntimeError(f"the server did not start: {self.said()[-2000:]}")
            time.sleep(0.02)

    def is_open(self) -> bool:
        """Whether somebody answers; a door that only listens may belong to a server that is not ready yet."""
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
        """The exit code, once it has ended by itself."""
        assert self._process is not None
        return self._process.wait(seconds)

    def kill(self) -> None:
        """As a crash would: nothing is written, nobody is told."""
        self._signal(signal.SIGKILL)

    def end(self) -> None:
        """As an operator would."""
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
        """Everything it has written to its log."""
        return self.log.read_text() if self.log.exists() else ""

    def cpu(self) -> float:
        """Seconds of processor it has used."""
        return cpu_of(self.pid)

    def rss(self, what: str = "VmRSS") -> int:
        """Bytes of memory it uses; `VmHWM` is the most it ever did."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(rf"^{what}:\s+(\d+) kB", status, re.MULTILINE)
        return int(found.group(1)) * 1024 if found else 0


def cpu_of(pid: int) -> float:
    """Seconds of processor a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waited_for_core(pid: int) -> float:
    """Seconds for which the main thread of a process was ready to run and had no core."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def cpu_of_all() -> float:
    """Seconds of processor everybody on this machine has used."""
    user, nice, system, _idle, _wait, irq, soft, *_ = _ticks()
    return (user + nice + system + irq + soft) / TICKS


def cpu_withheld() -> float:
    """Seconds of processor that were wanted here, and that the host of this machine gave to others."""
    *_, stolen, _guest, _nice_guest = _ticks()
    return stolen / TICKS


def _ticks() -> list[int]:
    """Of all processors, by what they did."""
    return [int(each) for each in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
