"""The words between Blackgate and a bot that is a program of its own: one JSON object a line, in turn (docs/bots.md).

Fields that a reader does not know are ignored, on both sides, so that new ones trouble nobody; `VERSION` is raised
when an old program would misread a new message. In `reasons` nothing unknown is allowed.
"""

from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

from blackgate.bots.failures import Failure
from blackgate.bots.reasons import Reasons
from blackgate.editions import Edition
from blackgate.game.rules import Setting

VERSION: Final = 1
LONGEST: Final = 4_000_000
"""Bytes of a line, in either direction."""
MOST_CAUSES: Final = 100
"""In the reasons of one choice; candidates are options, and no more than those."""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """To the bot, first: who it is, and the game it is going to play."""

    protocol: int
    name: str
    seed: int
    setting: Setting
    edition: Edition
    """The whole box: cards, prices, recipes, Places."""


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """To the bot: a question. The view stands last, so that a small program can stop reading before it."""

    id: int
    options: tuple[str, ...]
    seconds: float
    """How long it may think from now."""
    playouts: int | None
    """How much it may think, where that is counted and not timed."""
    seed: int
    """For its own chance."""
    explain: bool
    view: msgspec.Raw


class ThrowIn(msgspec.Struct, frozen=True, tag_field="type", tag="throw_in"):
    """To a bot that wants to be asked: what it may say now without being asked (RULING-151)."""

    id: int
    asides: tuple[str, ...]
    seconds: float
    seed: int
    view: msgspec.Raw


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """To the bot, last: the table breaks up."""


class Greeting(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """From the bot, first."""

    protocol: int
    name: str = ""
    throws_in: bool = False
    """Whether it wants `throw_in`; else it is never asked."""


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="choice"):
    """From the bot: the place of an option, counted from 0, or its text; neither of them is silence."""

    id: int
    choose: int | None = None
    action: str | None = None
    reasons: Reasons | None = None


class Trouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """From the bot: it cannot answer this one, but goes on."""

    id: int
    text: str = ""


ToBot = Hello | Choose | ThrowIn | Bye
FromBot = Greeting | Answer | Trouble
Message = TypeVar("Message")


def _plain(value: object) -> object:
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise NotImplementedError  # so msgspec is told that this is not one of ours, and raises its own error


_encoder: Final = msgspec.json.Encoder(enc_hook=_plain)
_to_bot: Final[msgspec.json.Decoder[ToBot]] = msgspec.json.Decoder(ToBot)
_from_bot: Final[msgspec.json.Decoder[FromBot]] = msgspec.json.Decoder(FromBot)


def written(message: ToBot | FromBot) -> bytes:
    """A message as a line, with its end."""
    return _encoder.encode(message) + b"\n"


def heard_by_bot(line: bytes) -> ToBot:
    """A line to a bot."""
    return _read(_to_bot, line)


def heard_from_bot(line: bytes) -> FromBot:
    """A line from a bot."""
    return _read(_from_bot, line)


def _read(decoder: msgspec.json.Decoder[Message], line: bytes) -> Message:
    if len(line) > LONGEST:
        raise Failure("nonsense", f"a line of more than {LONGEST} bytes")
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure("nonsense", f"{error}: {line[:80]!r}") from None


def place(answer: Answer, options: tuple[str, ...]) -> int | None:
    """Which option an answer means; none, if it is silence."""
    if answer.choose is not None:
        if not 0 <= answer.choose < len(options):
            raise Failure("illegal", f"option {answer.choose} of {len(options)}")
        return answer.choose
    if answer.action is None:
        return None
    if answer.action not in options:
        raise Failure("illegal", f"{answer.action[:60]!r} is not one of the options")
    return options.index(answer.action)


def checked(reasons: Reasons | None, options: tuple[str, ...]) -> Reasons | None:
    """Reasons that speak of the options and are no longer than they need to be."""
    if reasons is None:
        return None
    if len(reasons.candidates) > len(options) or any(each.action not in options for each in reasons.candidates):
        raise Failure("nonsense", "a candidate in the reasons is not one of the options")
    if len(reasons.causes) > MOST_CAUSES:
        raise Failure("nonsense", f"more than {MOST_CAUSES} causes")
    return reasons
