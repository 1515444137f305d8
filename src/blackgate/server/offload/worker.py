"""`python -m blackgate.server.offload.worker`: does costly jobs for the server, one after the other.

It ends with the server: at the end of its input, and when a job takes far longer than the server would wait for it.
"""

import signal
import sys
from collections import OrderedDict
from typing import IO, Final

import msgspec

from blackgate.bots.worker import run
from blackgate.errors import BlackgateError, CutRecordError, ForeignRecordError, NoRecordError, RecordError
from blackgate.game.record import canonical, replay, steps
from blackgate.game.rules import packaged_edition
from blackgate.server.box import box
from blackgate.server.keys import hashed
from blackgate.server.offload.protocol import (
    Count,
    Develop,
    Developed,
    Job,
    Made,
    NotBegun,
    OpenBox,
    OpenRecordBox,
    Prove,
    Proven,
    Ready,
    Rejected,
    Result,
    job_in,
    line,
)
from blackgate.server.problems import Refused
from blackgate.server.replay.parts import Film
from blackgate.server.statistics import statistics

MOST_SECONDS: Final = 25.0
"""After which a job ends the worker, if the server has not done so before."""
FILMS: Final = 16
"""Films that can be gone on with."""
NAME: Final = 20
"""Letters of the name of a record."""
LARGEST: Final = 1_000_000
"""Bytes of a canonical record."""
REASONS: Final[tuple[tuple[type[RecordError], str], ...]] = (
    (NoRecordError, "record-none"),
    (CutRecordError, "record-cut"),
    (ForeignRecordError, "record-foreign"),
    (RecordError, "record-untrue"),
)
"""What is said of a record that does not hold; the first that fits."""


class Worker:
    """Does one job after the other."""

    def __init__(self, source: IO[bytes], sink: IO[bytes], seconds: float = MOST_SECONDS) -> None:
        self._source, self._sink, self._seconds = source, sink, seconds
        self._films: OrderedDict[tuple[str, int | None], Film] = OrderedDict()

    def serve(self) -> None:
        """Until nobody gives it jobs any more."""
        self._say(Ready())
        while text := self._source.readline():
            signal.setitimer(signal.ITIMER_REAL, self._seconds)
            self._say(self._result(job_in(text)))
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _say(self, message: Result) -> None:
        self._sink.write(line(message))
        self._sink.flush()

    def _result(self, job: Job) -> Result:
        try:
            return self._done(job)
        except Refused as error:
            return Rejected(error.code, error.what, error.where, error.right)
        except BlackgateError as error:
            reason = next((said for kind, said in REASONS if isinstance(error, kind)), "")
            return Rejected("invalid", error.what, error.where, error.right, reason)

    def _done(self, job: Job) -> Result:
        match job:
            case Prove():
                return _proven(job.text)
            case Count():
                return _made(statistics(replay(job.record, listen=True)))
            case OpenBox():
                return _made(box(packaged_edition(job.sources), job.language))
            case OpenRecordBox():
                return _made(box(next(steps(job.record)).rules.edition, job.language))
            case Develop():
                return self._developed(job)

    def _developed(self, job: Develop) -> Developed | NotBegun:
        """The part, made where the film stands or, with the record at hand, by winding to it."""
        key = job.film, job.seat
        film = self._films.pop(key, None)
        if film is None or film.next != job.part:
            if not job.record:
                return NotBegun()
            film = Film(job.record, job.seat)
        packed = film.part(job.part)
        self._films[key] = film
        if len(self._films) > FILMS:
            self._films.popitem(last=False)
        return Developed(film.decisions, packed)


def _made(value: object) -> Made:
    return Made(msgspec.Raw(msgspec.json.encode(value)))


def _proven(text: str) -> Proven:
    verdict, written = canonical(text)
    if len(written.encode()) > LARGEST:
        raise Refused("invalid", "this record is too long to be kept", "record", f"at most {LARGEST} bytes")
    return Proven(verdict, written, hashed(written)[:NAME])


def main() -> int:
    """Serve until the server is gone; how it ended."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return run(lambda source, sink: Worker(source, sink).serve())


if __name__ == "__main__":
    sys.exit(main())
