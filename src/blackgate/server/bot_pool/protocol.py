"""The protocol between the server and its bot workers: the bots' protocol, with the bot and the table named.

A worker says hello when it is ready. Then each line is answered by one line, as in `blackgate.bots.external.protocol`.
"""

from typing import Final

import msgspec

from blackgate.bots.external.protocol import Answer, Choose, Greeting, Hello, ThrowIn, written
from blackgate.bots.failures import Failure, Kind
from blackgate.game.rules import Rules

MOST_LINE_BYTES: Final = 200_000
"""Of a line from a worker; the reasons for every option of a long list take a tenth of it."""
NULL: Final = msgspec.Raw(b"null")
CACHED_TABLES: Final = 16
"""Tables whose rules a worker keeps."""


class LoadBot(msgspec.Struct, frozen=True, tag_field="type", tag="sit"):
    """To a worker: load this bot for this table, and start it if it is a program; requests will follow."""

    bot: str
    table: str
    """The setting of the table as JSON, used as its name."""
    hello: msgspec.Raw
    """The `Hello` with the whole box; null if the worker has the rules of this table."""


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask"):
    """To a worker: a request to a loaded bot."""

    bot: str
    table: str
    asked: msgspec.Raw
    """A `Choose` or a `ThrowIn`."""


class Failed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """From a worker: the bot did not answer, but the worker goes on."""

    kind: Kind
    text: str


ToWorker = LoadBot | Ask
FromWorker = Greeting | Answer | Failed

_to_worker: Final[msgspec.json.Decoder[ToWorker]] = msgspec.json.Decoder(ToWorker)
_from_worker: Final[msgspec.json.Decoder[FromWorker]] = msgspec.json.Decoder(FromWorker)


def table_key(rules: Rules) -> str:
    """The name of a table in this protocol: its setting, with the fingerprint of its edition."""
    return msgspec.json.encode(rules.setting).decode()


def nested(message: Hello | Choose | ThrowIn) -> msgspec.Raw:
    """A message of the bots' protocol inside of one of this protocol."""
    return msgspec.Raw(written(message).rstrip(b"\n"))


def encode_line(message: ToWorker | FromWorker) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def decode_request(text: bytes) -> ToWorker:
    """A line to a worker, as the worker reads it. Only the server writes them."""
    return _to_worker.decode(text)


def decode_reply(text: bytes) -> FromWorker:
    """A line from a worker. It may be garbage: raises Failure if it cannot be read."""
    try:
        return _from_worker.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure("nonsense", f"{error}: {text[:80]!r}") from None
