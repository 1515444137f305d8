"""The messages between the server and its worker: one line of JSON each way for a job."""

from typing import Final

import msgspec

from blackgate.game.record import Verdict
from blackgate.server.problems import Code

LONGEST: Final = 8_000_000
"""Bytes of a line from the worker: a canonical record of a million bytes, each of them escaped."""


class Prove(msgspec.Struct, frozen=True, tag_field="type", tag="prove"):
    """Play a record again and hold it against itself."""

    text: str


class Count(msgspec.Struct, frozen=True, tag_field="type", tag="count"):
    """The statistics of the game a record tells."""

    record: str


class OpenBox(msgspec.Struct, frozen=True, tag_field="type", tag="box"):
    """What is in a box, in a language."""

    sources: tuple[str, ...]
    """An edition and what is laid over it, by their packaged names."""
    language: str


class OpenRecordBox(msgspec.Struct, frozen=True, tag_field="type", tag="record box"):
    """What is in the box of the game a record tells."""

    record: str
    language: str


class Develop(msgspec.Struct, frozen=True, tag_field="type", tag="develop"):
    """The next part of a film: a game that is over, as a seat saw it."""

    film: str
    seat: int | None
    part: int
    record: str = ""
    """Only where the worker may not have begun with the film, or is at another part."""


Job = Prove | Count | OpenBox | OpenRecordBox | Develop


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The worker can be given jobs."""


class Proven(msgspec.Struct, frozen=True, tag_field="type", tag="proven"):
    """A record holds."""

    verdict: Verdict
    canonical: str
    name: str
    """Made of the canonical text."""


class Made(msgspec.Struct, frozen=True, tag_field="type", tag="made"):
    """An answer as it is sent to clients, as JSON."""

    body: msgspec.Raw


class Developed(msgspec.Struct, frozen=True, tag_field="type", tag="developed"):
    """A part of a film."""

    decisions: int
    packed: bytes
    """Compressed JSON."""


class NotBegun(msgspec.Struct, frozen=True, tag_field="type", tag="not begun"):
    """The worker needs the record to go on with this film."""


class Rejected(msgspec.Struct, frozen=True, tag_field="type", tag="rejected"):
    """A job that cannot be done: what is wrong with what was asked for."""

    code: Code
    what: str
    where: str
    right: str
    reason: str = ""
    """The id of a message that says so in words."""


Result = Ready | Proven | Made | Developed | NotBegun | Rejected

_jobs: Final[msgspec.json.Decoder[Job]] = msgspec.json.Decoder(Job)
_encoder: Final = msgspec.json.Encoder()
_results: Final[msgspec.json.Decoder[Result]] = msgspec.json.Decoder(Result)


def line(message: Job | Result) -> bytearray:
    """A message as a line, with its end. A record is long, so it is not copied once more."""
    written = bytearray()
    _encoder.encode_into(message, written)
    written += b"\n"
    return written


def job_in(text: bytes) -> Job:
    """A job, as the worker reads it."""
    return _jobs.decode(text)


def result_in(text: bytes) -> Result:
    """A result, as the server reads it; msgspec.DecodeError if it is none."""
    return _results.decode(text)
