"""The protocol between the server and its offload worker: one line of JSON each way for a job."""

from typing import Any, Final

import msgspec

from blackgate.game.branch import Start
from blackgate.game.record import Verdict
from blackgate.server.problems import Code

MOST_LINE_BYTES: Final = 8_000_000
"""Of a line from the worker: a canonical record of a million bytes, each of them escaped."""


class VerifyRecord(msgspec.Struct, frozen=True, tag_field="type", tag="prove"):
    """Replay a record and verify it."""

    text: str


class ComputeStatistics(msgspec.Struct, frozen=True, tag_field="type", tag="count"):
    """Compute the statistics of the game in a record."""

    record: str


class ComputeCourse(msgspec.Struct, frozen=True, tag_field="type", tag="course"):
    """Compute the win-chance curve of the game in a record, and its turning points."""

    record: str


class ListDecisions(msgspec.Struct, frozen=True, tag_field="type", tag="decisions"):
    """List the decisions of a finished game that a review judges."""

    record: str


class JudgeDecisions(msgspec.Struct, frozen=True, tag_field="type", tag="judge"):
    """Judge some decisions of a game, by their steps."""

    record: str
    steps: tuple[int, ...]
    remembered: tuple[str, ...] = ()
    """What the viewers of a branch knew before it."""


class AssembleReview(msgspec.Struct, frozen=True, tag_field="type", tag="review"):
    """Make the review of a game from the judgements of all its decisions."""

    record: str
    judged: tuple[msgspec.Raw, ...]


class MakeBox(msgspec.Struct, frozen=True, tag_field="type", tag="box"):
    """Make the box of an edition, in a language."""

    sources: tuple[str, ...]
    """An edition and its overlays, by their packaged names."""
    language: str
    custom: str = ""
    """A custom box on top, as compact JSON."""


class MakeForm(msgspec.Struct, frozen=True, tag_field="type", tag="form"):
    """Describe what a custom box over an edition may change."""

    sources: tuple[str, ...]
    edition: str
    modules: tuple[str, ...]
    teams: bool


class CheckBox(msgspec.Struct, frozen=True, tag_field="type", tag="check"):
    """Examine a custom box."""

    sources: tuple[str, ...]
    custom: msgspec.Raw
    """As it was sent."""
    languages: tuple[str, ...]
    show: str = ""
    """The path of an entry to show, changed or not."""


class ListChanges(msgspec.Struct, frozen=True, tag_field="type", tag="changes"):
    """List what a valid custom box changes, in a language."""

    sources: tuple[str, ...]
    custom: str
    language: str


class MakeRecordBox(msgspec.Struct, frozen=True, tag_field="type", tag="record box"):
    """Make the box of the game in a record."""

    record: str
    language: str


class MakeBranch(msgspec.Struct, frozen=True, tag_field="type", tag="branch"):
    """Find the moment of a finished game at which a branch begins."""

    record: str
    decision: int
    seat: int
    """The seat to take."""
    is_redrawn: bool
    """Whether the hidden cards are drawn again, from what this seat knew."""
    draw: int
    """The number by which they are drawn."""


class MakeReplayPart(msgspec.Struct, frozen=True, tag_field="type", tag="develop"):
    """Make the next part of a replay: a finished game as a seat saw it."""

    replay: str
    seat: int | None
    part: int
    record: str = ""
    """Only if the worker may not have this replay open, or is at another part."""


Job = (
    VerifyRecord
    | ComputeStatistics
    | ComputeCourse
    | ListDecisions
    | JudgeDecisions
    | AssembleReview
    | MakeBox
    | MakeForm
    | CheckBox
    | ListChanges
    | MakeRecordBox
    | MakeBranch
    | MakeReplayPart
)


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The worker is ready for jobs."""


class Verified(msgspec.Struct, frozen=True, tag_field="type", tag="proven"):
    """A record is valid."""

    verdict: Verdict
    canonical: str
    name: str
    """Derived from the canonical text."""


class Response(msgspec.Struct, frozen=True, tag_field="type", tag="made"):
    """A response body for clients, as JSON."""

    body: msgspec.Raw


class BranchMade(msgspec.Struct, frozen=True, tag_field="type", tag="branched"):
    """Where a branch begins, and what its rules are made from."""

    start: Start
    edition: str
    fingerprint: str
    players: int
    modules: tuple[str, ...]
    teams: str
    options: dict[str, str | int]
    box: dict[str, Any] | None
    prisoners: tuple[tuple[int, int], ...]
    """By seat: the board and the side."""


class ReplayPart(msgspec.Struct, frozen=True, tag_field="type", tag="developed"):
    """A part of a replay."""

    decisions: int
    packed: bytes
    """Compressed JSON."""


class RecordNeeded(msgspec.Struct, frozen=True, tag_field="type", tag="not begun"):
    """The worker needs the record to continue this replay."""


class Rejected(msgspec.Struct, frozen=True, tag_field="type", tag="rejected"):
    """A job that is not possible, and why."""

    code: Code
    what: str
    where: str
    right: str
    reason: str = ""
    """The id of a message that explains it."""


Result = Ready | Verified | Response | BranchMade | ReplayPart | RecordNeeded | Rejected

_jobs: Final[msgspec.json.Decoder[Job]] = msgspec.json.Decoder(Job)
_encoder: Final = msgspec.json.Encoder()
_results: Final[msgspec.json.Decoder[Result]] = msgspec.json.Decoder(Result)


def encode_line(message: Job | Result) -> bytearray:
    """A message as a line. A record is long, so it is not copied once more."""
    written = bytearray()
    _encoder.encode_into(message, written)
    written += b"\n"
    return written


def decode_job(text: bytes) -> Job:
    """A job, as the worker reads it."""
    return _jobs.decode(text)


def decode_result(text: bytes) -> Result:
    """A result, as the server reads it; raises msgspec.DecodeError."""
    return _results.decode(text)
