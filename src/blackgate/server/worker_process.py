"""A worker process that exchanges lines with the server, watched by the event loop. (POSIX.)

No thread waits for it: the event loop owns its pipes, and polls for its exit.
"""

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from blackgate.bots.failures import Failure, Kind
from blackgate.bots.guard import log

STDERR_SECONDS: Final = 0.001
"""Seconds in which the last error output of a dead process is read."""
POLL_SECONDS: Final = 0.005
"""Seconds between two checks whether a process has exited."""
NICENESS: Final = 5
"""Under load, people who play come before bots that think."""
STDERR_BYTES: Final = 4_000
"""Of its error output, the last ones are kept."""


class PipeReader(asyncio.Protocol):
    """Passes on what comes out of a pipe, and its end."""

    def __init__(self, hear: Callable[[bytes], None], end: Callable[[], None]) -> None:
        self._on_data, self._on_end = hear, end

    def data_received(self, data: bytes) -> None:
        """Something was written."""
        self._on_data(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The pipe was closed."""
        self._on_end()


class WorkerProcess:
    """A program that answers each line with a line. One that is late, exits or speaks unasked is killed."""

    def __init__(self, command: Sequence[str], longest: int) -> None:
        self._most_line_bytes = longest
        """Of a line it may write."""
        try:
            self._popen = subprocess.Popen(  # noqa: S603  (the operator chose the command)
                command, bufsize=0, start_new_session=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise Failure("crash", f"{command[0]} cannot be started: {error}") from None
        _lower_priority(self._popen.pid)
        self.is_alive = True
        self._stdin: asyncio.WriteTransport | None = None
        self._readers: list[asyncio.ReadTransport] = []
        self._buffer, self._stderr = bytearray(), bytearray()
        self._reply: asyncio.Future[bytes] | None = None
        self._is_ready = False

    @property
    def pid(self) -> int:
        """Id of the process, and of the process group of all it has started."""
        return self._popen.pid

    async def connect(self) -> None:
        """Give its pipes to the event loop."""
        loop = asyncio.get_running_loop()
        into, out, err = self._pipes()
        self._stdin = (await loop.connect_write_pipe(asyncio.BaseProtocol, into))[0]
        self._readers.append((await loop.connect_read_pipe(lambda: PipeReader(self._on_stdout, self._on_exit), out))[0])
        self._readers.append((await loop.connect_read_pipe(lambda: PipeReader(self._on_stderr, lambda: None), err))[0])

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """This side of its pipes."""
        into, out, err = self._popen.stdin, self._popen.stdout, self._popen.stderr
        assert into is not None and out is not None and err is not None  # noqa: S101, PT018
        return into, out, err

    async def exchange(self, message: bytes | bytearray, seconds: float) -> bytes:
        """Send a message and wait for a line; raise Failure and kill it if there is none in time."""
        loop = asyncio.get_running_loop()
        self._reply = loop.create_future()
        self._stderr.clear()
        if message and self._stdin is not None:
            self._stdin.write(message)
        self._resolve_line(self._reply)
        if not self.is_alive:
            self._on_exit()
        # Not `asyncio.timeout`: if the loop was busy, it would discard an answer that came in time.
        timer = loop.call_later(seconds, self._fail, self._reply, "late", "no answer in time")
        try:
            return await self._reply
        except BaseException:
            self.kill()
            raise
        finally:
            timer.cancel()
            self._reply = None
            self._is_ready = True

    def _on_stdout(self, heard: bytes) -> None:
        self._buffer += heard
        if self._reply is not None and not self._reply.done():
            self._resolve_line(self._reply)
        elif self._is_ready:
            self.kill()

    def _resolve_line(self, awaited: "asyncio.Future[bytes]") -> None:
        """Pass on a complete line."""
        text, end, rest = self._buffer.partition(b"\n")
        if end:
            self._buffer = rest
            awaited.set_result(bytes(text))
            if rest:
                self.kill()
        elif len(text) > self._most_line_bytes:
            awaited.set_exception(Failure("nonsense", f"a line of more than {self._most_line_bytes} bytes"))

    def _on_stderr(self, muttered: bytes) -> None:
        log.debug("worker %s: %s", self.pid, muttered.decode(errors="replace"))
        self._stderr = (self._stderr + muttered)[-STDERR_BYTES:]

    def _on_exit(self) -> None:
        self.is_alive = False
        if self._reply is not None:
            loop = asyncio.get_running_loop()
            loop.call_later(STDERR_SECONDS, self._fail, self._reply, "crash", "the worker ended")

    def _fail(self, awaited: "asyncio.Future[bytes]", kind: Kind, text: str) -> None:
        if not awaited.done():
            awaited.set_exception(Failure(kind, text + self._last_stderr_line()))

    def _last_stderr_line(self) -> str:
        lines = self._stderr.decode(errors="replace").split("\n")
        last = next((each for each in reversed(lines) if each.strip()), "")
        return f": {last}" if last else ""

    def kill(self) -> None:
        """Kill it with everything it has started. Its id is not reused before it is waited for."""
        self.is_alive = False
        if self._popen.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)

    async def wait_closed(self, grace: float = 0.0) -> None:
        """Close its input and wait for its exit; kill it after a grace period."""
        self.is_alive = False
        if self._stdin is not None and not self._stdin.is_closing():
            self._stdin.abort()
        loop = asyncio.get_running_loop()
        deadline = loop.time() + grace
        await asyncio.sleep(0)
        while self._popen.poll() is None:
            if loop.time() >= deadline:
                self.kill()
            await asyncio.sleep(POLL_SECONDS)
        for ear in self._readers:
            ear.close()
        for pipe in self._pipes()[len(self._readers) + 1 :] if self._stdin is not None else self._pipes():
            pipe.close()
        await asyncio.sleep(0)


def _lower_priority(pid: int) -> None:
    """Let the server run first under load. Linux may weigh whole sessions instead."""
    with suppress(OSError):  # it may have exited already
        os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        Path(f"/proc/{pid}/autogroup").write_text(str(NICENESS))
