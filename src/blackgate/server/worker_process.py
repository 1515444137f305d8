"""A process that is spoken with in lines, watched by the event loop and ended at will.

No thread waits for it: its pipes belong to the loop, and after its end it is looked for now and then. (POSIX.)
"""

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from blackgate.bots.failing import Failure, Kind
from blackgate.bots.guard import log

LOOK: Final = 0.001
"""Seconds in which the last words of a process that has ended are read."""
REAP: Final = 0.005
"""Seconds between two looks whether a process has ended."""
NICENESS: Final = 5
"""Where processors are short, people who play go before bots that think."""
KEPT: Final = 4_000
"""Bytes that are remembered of what it wrote to its error stream, the last ones."""


class Ear(asyncio.Protocol):
    """Hands on what comes out of a pipe, and that it has ended."""

    def __init__(self, hear: Callable[[bytes], None], end: Callable[[], None]) -> None:
        self._hear, self._end = hear, end

    def data_received(self, data: bytes) -> None:
        """Something was written."""
        self._hear(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will be."""
        self._end()


class Process:
    """A program that speaks when it is spoken to. One that is late, ends or speaks unasked is killed."""

    def __init__(self, command: Sequence[str], longest: int) -> None:
        self._longest = longest
        """Bytes of a line it may say."""
        try:
            self._popen = subprocess.Popen(  # noqa: S603  (the command is the operator's)
                command, bufsize=0, start_new_session=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise Failure("crash", f"{command[0]} cannot be started: {error}") from None
        _give_way(self._popen.pid)
        self.is_well = True
        self._mouth: asyncio.WriteTransport | None = None
        self._ears: list[asyncio.ReadTransport] = []
        self._heard, self._muttered = bytearray(), bytearray()
        self._awaited: asyncio.Future[bytes] | None = None
        self._has_spoken = False

    @property
    def pid(self) -> int:
        """Of the process, and of the group of all it has started."""
        return self._popen.pid

    async def connect(self) -> None:
        """Give its pipes to the loop."""
        loop = asyncio.get_running_loop()
        into, out, err = self._ends()
        self._mouth = (await loop.connect_write_pipe(asyncio.BaseProtocol, into))[0]
        self._ears.append((await loop.connect_read_pipe(lambda: Ear(self._hear, self._lost), out))[0])
        self._ears.append((await loop.connect_read_pipe(lambda: Ear(self._overhear, lambda: None), err))[0])

    def _ends(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Of its pipes, on this side."""
        into, out, err = self._popen.stdin, self._popen.stdout, self._popen.stderr
        assert into is not None and out is not None and err is not None  # noqa: S101, PT018
        return into, out, err

    async def line_after(self, message: bytes | bytearray, seconds: float) -> bytes:
        """Say something and wait for a line; Failure if there is none in time, and then it is no more."""
        loop = asyncio.get_running_loop()
        self._awaited = loop.create_future()
        self._muttered.clear()
        if message and self._mouth is not None:
            self._mouth.write(message)
        self._listen(self._awaited)
        if not self.is_well:
            self._lost()
        # Not `asyncio.timeout`: after a busy moment of the loop it would throw away an answer that came in time.
        timer = loop.call_later(seconds, self._fail, self._awaited, "late", "no answer in time")
        try:
            return await self._awaited
        except BaseException:
            self.kill()
            raise
        finally:
            timer.cancel()
            self._awaited = None
            self._has_spoken = True

    def _hear(self, heard: bytes) -> None:
        self._heard += heard
        if self._awaited is not None and not self._awaited.done():
            self._listen(self._awaited)
        elif self._has_spoken:
            self.kill()

    def _listen(self, awaited: "asyncio.Future[bytes]") -> None:
        """Hand on a line that is whole."""
        text, end, rest = self._heard.partition(b"\n")
        if end:
            self._heard = rest
            awaited.set_result(bytes(text))
            if rest:
                self.kill()
        elif len(text) > self._longest:
            awaited.set_exception(Failure("nonsense", f"a line of more than {self._longest} bytes"))

    def _overhear(self, muttered: bytes) -> None:
        log.debug("worker %s: %s", self.pid, muttered.decode(errors="replace"))
        self._muttered = (self._muttered + muttered)[-KEPT:]

    def _lost(self) -> None:
        self.is_well = False
        if self._awaited is not None:
            loop = asyncio.get_running_loop()
            loop.call_later(LOOK, self._fail, self._awaited, "crash", "the worker ended")

    def _fail(self, awaited: "asyncio.Future[bytes]", kind: Kind, text: str) -> None:
        if not awaited.done():
            awaited.set_exception(Failure(kind, text + self._last_words()))

    def _last_words(self) -> str:
        lines = self._muttered.decode(errors="replace").split("\n")
        last = next((each for each in reversed(lines) if each.strip()), "")
        return f": {last}" if last else ""

    def kill(self) -> None:
        """End it with everything it has started. Until it is waited for, nobody else can have its number."""
        self.is_well = False
        if self._popen.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)

    async def end(self, farewell: float = 0.0) -> None:
        """Close its input and wait until it is gone; after some seconds of farewell it is killed."""
        self.is_well = False
        if self._mouth is not None and not self._mouth.is_closing():
            self._mouth.abort()
        loop = asyncio.get_running_loop()
        deadline = loop.time() + farewell
        await asyncio.sleep(0)
        while self._popen.poll() is None:
            if loop.time() >= deadline:
                self.kill()
            await asyncio.sleep(REAP)
        for ear in self._ears:
            ear.close()
        for pipe in self._ends()[len(self._ears) + 1 :] if self._mouth is not None else self._ends():
            pipe.close()
        await asyncio.sleep(0)


def _give_way(pid: int) -> None:
    """Let a process run after the server where processors are short. Linux may weigh whole sessions instead."""
    with suppress(OSError):  # it may have ended already
        os.setpriority(os.PRIO_PROCESS, pid, NICENESS)
        Path(f"/proc/{pid}/autogroup").write_text(str(NICENESS))
