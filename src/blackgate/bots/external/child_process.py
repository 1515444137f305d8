"""A child process that exchanges lines with Blackgate; it ends together with everything it has started.

Reading and writing are interleaved, so that no full pipe stops either side. (POSIX.)
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final

from blackgate.bots.external.protocol import LONGEST
from blackgate.bots.failures import Failure

CHUNK: Final = 65_536
KEPT: Final = 4_000
"""Number of bytes kept from the end of its error stream."""
FAREWELL: Final = 0.3
"""Seconds a program has to exit on its own."""


class Child:
    """One run of a program. It ends at the latest when this object is collected."""

    def __init__(self, command: Sequence[str]) -> None:
        self._heard = bytearray()
        self._muttered = bytearray()
        try:
            self._process = subprocess.Popen(  # noqa: S603  (whoever sits a program down has chosen it)
                command, bufsize=0, start_new_session=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise Failure("crash", f"{command[0]} cannot be started: {error}") from None
        self.kill = weakref.finalize(self, _end, self._process, os.getpid())
        self._in, self._out, self._err = (_unblocked(pipe) for pipe in _pipes(self._process))

    @property
    def pid(self) -> int:
        """The id of its process, and of its process group."""
        return self._process.pid

    def ask(self, line: bytes, deadline: float) -> bytes:
        """Send a line and wait for one; Failure if there is none at the deadline, a moment of `time.monotonic`."""
        unsaid = memoryview(line)
        with selectors.DefaultSelector() as selector:
            selector.register(self._in, selectors.EVENT_WRITE)
            selector.register(self._out, selectors.EVENT_READ)
            selector.register(self._err, selectors.EVENT_READ)
            while True:
                end = -1 if unsaid else self._heard.find(b"\n")
                if end >= 0:
                    return self._next(end)
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Failure("late", f"no answer in time{self._last_words()}")
                for key, _ in selector.select(left):
                    if key.fd == self._in:
                        unsaid = self._say(unsaid)
                        if not unsaid:
                            selector.unregister(self._in)
                    elif key.fd == self._err:
                        if not self._listen_aside():
                            selector.unregister(self._err)
                    elif not self._listen():
                        raise Failure("crash", f"the program ended{self._last_words()}")

    def _next(self, end: int) -> bytes:
        line = bytes(self._heard[:end])
        del self._heard[: end + 1]
        return line

    def _say(self, unsaid: memoryview) -> memoryview:
        """Write some bytes. Returns the unwritten rest; nothing if the other side is closed."""
        try:
            return unsaid[os.write(self._in, unsaid[:CHUNK]) :]
        except BlockingIOError:
            return unsaid
        except BrokenPipeError:
            return unsaid[:0]

    def _listen(self) -> bool:
        """Read its output. Returns whether there may be more."""
        heard = _read(self._out)
        self._heard += heard or b""
        if len(self._heard) > LONGEST:
            raise Failure("nonsense", f"a line of more than {LONGEST} bytes")
        return heard != b""

    def _listen_aside(self) -> bool:
        """The same for its error stream, of which only the end is kept."""
        heard = _read(self._err)
        self._muttered = (self._muttered + (heard or b""))[-KEPT:]
        return heard != b""

    def _last_words(self) -> str:
        """The last line it wrote to its error stream, for a report."""
        self._listen_aside()
        lines = self._muttered.decode(errors="replace").split("\n")
        last = next((line for line in reversed(lines) if line.strip()), "")
        return f": {last}" if last else ""

    def close(self, farewell: bytes) -> None:
        """Say good-bye, wait a moment for it to exit on its own, then kill it."""
        if not self.kill.alive:
            return
        self._say(memoryview(farewell))
        _pipes(self._process)[0].close()
        self._wait(time.monotonic() + FAREWELL)
        self.kill()

    def _wait(self, deadline: float) -> None:
        """Wait until it has closed its output; further output is dropped."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            selector.register(self._err, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                for key, _ in selector.select(left):
                    if _read(key.fd) == b"":
                        selector.unregister(key.fd)
                        if key.fd == self._out:
                            return


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None  # noqa: S101, PT018
    return process.stdin, process.stdout, process.stderr


def _unblocked(pipe: IO[bytes]) -> int:
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _read(fd: int) -> bytes | None:
    """The available bytes; None if there are none yet, empty at the end."""
    try:
        return os.read(fd, CHUNK)
    except BlockingIOError:
        return None


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill its process group before waiting for it: until then nobody else can get its process id.

    A forked copy of this process holds the same object, but must not end the program.
    """
    if os.getpid() != owner:
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in _pipes(process):
        pipe.close()
