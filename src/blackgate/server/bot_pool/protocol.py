"""The words between the server and its workers: those of the bots' protocol, with the bot and the table named.

A worker says hello when it is ready. Then each line is answered by one line, as in `blackgate.bots.protocol`.
"""

from typing import Final

import msgspec

from blackgate.bots.failing import Failure, Kind
from blackgate.bots.protocol import Answer, Choose, Greeting, Hello, ThrowIn, written
from blackgate.game.rules import Rules

LONGEST: Final = 200_000
"""Bytes of a line from a worker; reasons for every option of a long list have a tenth of it."""
NOTHING: Final = msgspec.Raw(b"null")
TABLES: Final = 16
"""Settings a worker keeps the rules of."""


class Sit(msgspec.Struct, frozen=True, tag_field="type", tag="sit"):
    """To a worker: make this bot for this table, and start it if it is a program; it will be asked."""

    bot: str
    table: str
    """The setting of the table, as JSON: its name between the two."""
    hello: msgspec.Raw
    """The `Hello` with the whole box; null where the worker has the rules of this table."""


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask"):
    """To a worker: a question for a bot that sits."""

    bot: str
    table: str
    asked: msgspec.Raw
    """A `Choose` or a `ThrowIn`."""


class Failed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """From a worker: the bot did not answer, but the worker goes on."""

    kind: Kind
    text: str


ToWorker = Sit | Ask
FromWorker = Greeting | Answer | Failed

_to_worker: Final[msgspec.json.Decoder[ToWorker]] = msgspec.json.Decoder(ToWorker)
_from_worker: Final[msgspec.json.Decoder[FromWorker]] = msgspec.json.Decoder(FromWorker)


def table_of(rules: Rules) -> str:
    """The name of a table between the two: what was settled there, with the fingerprint of its edition."""
    return msgspec.json.encode(rules.setting).decode()


def enclosed(message: Hello | Choose | ThrowIn) -> msgspec.Raw:
    """A message of the bots' protocol inside of one of ours."""
    return msgspec.Raw(written(message).rstrip(b"\n"))


def line(message: ToWorker | FromWorker) -> bytes:
    """A message as a line, with its end."""
    return msgspec.json.encode(message) + b"\n"


def heard_by_worker(text: bytes) -> ToWorker:
    """A line to a worker; only the server writes them."""
    return _to_worker.decode(text)


def heard_from_worker(text: bytes) -> FromWorker:
    """A line from a worker, who may have lost its mind: Failure if it cannot be read."""
    try:
        return _from_worker.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure("nonsense", f"{error}: {text[:80]!r}") from None
