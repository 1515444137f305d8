"""What the processes that know a room write to each other: a wish, and the answer where the log has none."""

from typing import Final

import msgspec

from blackgate.server.commands import Command
from blackgate.server.event_log import Appeared, Followed, Sat
from blackgate.server.messages import Done, Refusal


class Wanted(msgspec.Struct, frozen=True, tag=True):
    """A command, for the owner to decide."""

    mark: str
    """The hash of its author's key."""
    command: Command


class Proposed(msgspec.Struct, frozen=True, tag=True):
    """An entry that nobody commanded, for the owner to carry out if it still can be."""

    entry: Sat | Appeared | Followed


Wish = Wanted | Proposed


class Answer(msgspec.Struct, frozen=True):
    """What came of a wish of which the log says nothing."""

    said: Done | Refusal
    seq: int
    """How far the log was then."""


_wishes: Final[msgspec.json.Decoder[Wish]] = msgspec.json.Decoder(Wish)
_answers: Final = msgspec.json.Decoder(Answer)
_encoder: Final = msgspec.json.Encoder()


def letter(content: Wish | Answer) -> bytes:
    """A letter as it is sent."""
    return _encoder.encode(content)


def wish_of(body: bytes) -> Wish:
    """The wish in a letter."""
    return _wishes.decode(body)


def answer_of(body: bytes) -> Answer:
    """The answer in a letter."""
    return _answers.decode(body)
