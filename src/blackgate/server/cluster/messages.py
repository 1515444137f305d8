"""Messages between processes: a forwarded request, and the reply if the event log does not hold it."""

from typing import Final

import msgspec

from blackgate.server.commands import Command
from blackgate.server.event_log import Appeared, Followed, Sat
from blackgate.server.messages import Done, Refusal

REQUEST: Final = "wish"
REPLY: Final = "answer"
"""Kinds of messages, as the schema of the database spells them."""


class ForwardedCommand(msgspec.Struct, frozen=True, tag=True):
    """A command for the owner to execute."""

    key_hash: str
    """Hash of the sender's key."""
    command: Command


class ProposedEntry(msgspec.Struct, frozen=True, tag=True):
    """An entry that no command caused, for the owner to commit if it is still possible."""

    entry: Sat | Appeared | Followed


ForwardedRequest = ForwardedCommand | ProposedEntry


class Reply(msgspec.Struct, frozen=True):
    """The result of a request that left nothing in the log."""

    result: Done | Refusal
    seq: int
    """Last entry of the log at that time."""


_requests: Final[msgspec.json.Decoder[ForwardedRequest]] = msgspec.json.Decoder(ForwardedRequest)
_replies: Final = msgspec.json.Decoder(Reply)
_encoder: Final = msgspec.json.Encoder()


def encode(content: ForwardedRequest | Reply) -> bytes:
    """Encode a message."""
    return _encoder.encode(content)


def decode_request(body: bytes) -> ForwardedRequest:
    """Decode a request."""
    return _requests.decode(body)


def decode_reply(body: bytes) -> Reply:
    """Decode a reply."""
    return _replies.decode(body)
