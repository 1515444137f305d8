"""`python -m blackgate.server.offload.worker`: runs costly jobs for the server, one after the other.

It ends with the server: at the end of its input, or by an alarm if a job takes far longer than the server would wait.
"""

import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from typing import IO, Final

import msgspec

from blackgate.analysis import Course, Judgement, course
from blackgate.analysis.replayed import replayed
from blackgate.analysis.review import PLAYOUTS, assembled, judgements
from blackgate.bots.worker import run
from blackgate.editions import Edition
from blackgate.editions.custom.box import CustomBox
from blackgate.editions.custom.examination import load_box
from blackgate.errors import (
    BlackgateError,
    BranchError,
    CutRecordError,
    ForeignRecordError,
    NoRecordError,
    NotOverError,
    RecordError,
)
from blackgate.game.record import canonical, count, replay, steps
from blackgate.game.rules import packaged_edition
from blackgate.server.box import box
from blackgate.server.keys import hashed
from blackgate.server.offload.branching import branch
from blackgate.server.offload.protocol import (
    AssembleReview,
    CheckBox,
    ComputeCourse,
    ComputeStatistics,
    Job,
    JudgeDecisions,
    ListChanges,
    ListDecisions,
    MakeBox,
    MakeBranch,
    MakeForm,
    MakeRecordBox,
    MakeReplayPart,
    Ready,
    RecordNeeded,
    Rejected,
    ReplayPart,
    Response,
    Result,
    Verified,
    VerifyRecord,
    decode_job,
    encode_line,
)
from blackgate.server.problems import Code, Refused
from blackgate.server.replay.parts import Replay
from blackgate.server.review.messages import GameReview, shown
from blackgate.server.statistics import statistics
from blackgate.server.workshop import changes, report, workshop

MOST_SECONDS: Final = 25.0
"""After that a job ends the worker, if the server has not killed it before."""
OPEN_REPLAYS: Final = 16
"""Replays that can be continued."""
NAME_LENGTH: Final = 20
"""Letters in the name of a record."""
MOST_RECORD_BYTES: Final = 1_000_000
"""Of a canonical record."""
MOST_COURSE_CHOICES: Final = 5_000
"""Of a game whose curve is computed; the longest games of six have 2,000."""
SEED: Final = 0
"""Of the worlds in which a review judges."""
REASONS: Final[tuple[tuple[type[BlackgateError], str], ...]] = (
    (NoRecordError, "record-none"),
    (CutRecordError, "record-cut"),
    (ForeignRecordError, "record-foreign"),
    (RecordError, "record-untrue"),
    (BranchError, "record-branch"),
)
"""The message for an invalid record; the first that fits."""


class OffloadWorker:
    """Runs one job after the other."""

    def __init__(self, source: IO[bytes], sink: IO[bytes], seconds: float = MOST_SECONDS) -> None:
        self._source, self._sink, self._seconds = source, sink, seconds
        self._replays: OrderedDict[tuple[str, int | None], Replay] = OrderedDict()

    def serve(self) -> None:
        """Serve until the end of the input."""
        self._send(Ready())
        while text := self._source.readline():
            signal.setitimer(signal.ITIMER_REAL, self._seconds)
            self._send(self._run(decode_job(text)))
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _send(self, message: Result) -> None:
        self._sink.write(encode_line(message))
        self._sink.flush()

    def _run(self, job: Job) -> Result:
        try:
            return self._do(job)
        except Refused as error:
            return Rejected(error.code, error.what, error.where, error.right)
        except BlackgateError as error:
            reason = next((said for kind, said in REASONS if isinstance(error, kind)), "")
            code: Code = "conflict" if isinstance(error, NotOverError) else "invalid"
            return Rejected(code, error.what, error.where, error.right, reason)

    def _do(self, job: Job) -> Result:
        match job:
            case VerifyRecord():
                return _verify(job.text)
            case ComputeStatistics():
                return _response(statistics(replay(job.record, listen=True)))
            case ComputeCourse():
                return _response(_course(job.record))
            case ListDecisions():
                return _response(replayed(job.record, None, SEED).decisions)
            case JudgeDecisions():
                judged = judgements(job.record, None, job.steps, seed=SEED, remembered=job.remembered)
                return _response(list(judged))
            case AssembleReview():
                return _response(_review(job.record, job.judged))
            case MakeBox():
                return _response(box(_edition(job.sources, job.custom), job.language))
            case MakeForm():
                return _response(workshop(job.sources, job.edition, job.modules, job.teams))
            case CheckBox():
                return _response(report(job.sources, msgspec.json.decode(job.custom), job.languages, job.show))
            case ListChanges():
                return _response(changes(job.sources, CustomBox.parse(job.custom), job.language))
            case MakeRecordBox():
                return _response(box(next(steps(job.record)).rules.edition, job.language))
            case MakeBranch():
                return branch(job)
            case MakeReplayPart():
                return self._replay_part(job)

    def _replay_part(self, job: MakeReplayPart) -> ReplayPart | RecordNeeded:
        """The part, made from where the replay is or, with the record, from the beginning."""
        key = job.replay, job.seat
        replay = self._replays.pop(key, None)
        if replay is None or replay.next_part != job.part:
            if not job.record:
                return RecordNeeded()
            replay = Replay(job.record, job.seat)
        packed = replay.part(job.part)
        self._replays[key] = replay
        if len(self._replays) > OPEN_REPLAYS:
            self._replays.popitem(last=False)
        return ReplayPart(replay.decisions, packed)


def _edition(sources: tuple[str, ...], custom: str) -> Edition:
    return load_box(sources, CustomBox.parse(custom)) if custom else packaged_edition(sources)


def _response(value: object) -> Response:
    return Response(msgspec.Raw(msgspec.json.encode(value)))


def _verify(text: str) -> Verified:
    verdict, written = canonical(text)
    if len(written.encode()) > MOST_RECORD_BYTES:
        raise Refused("invalid", "this record is too long to be kept", "record", f"at most {MOST_RECORD_BYTES} bytes")
    return Verified(verdict, written, hashed(written)[:NAME_LENGTH])


def _course(record: str) -> Course:
    if count(record) > MOST_COURSE_CHOICES:
        raise Refused(
            "invalid", "this game is too long for a curve", "record", f"at most {MOST_COURSE_CHOICES} choices"
        )
    return course(record)


def _review(record: str, judged: Sequence[msgspec.Raw]) -> GameReview:
    decisions = [msgspec.json.decode(each, type=Judgement) for each in judged]
    return shown(assembled(record, None, replayed(record, None, SEED), decisions, playouts=PLAYOUTS, seed=SEED))


def main() -> int:
    """Serve until the server is gone; return the exit code."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return run(lambda source, sink: OffloadWorker(source, sink).serve())


if __name__ == "__main__":
    sys.exit(main())
