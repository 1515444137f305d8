"""The messages between Blackgate and a bot that is a separate program: one JSON object per line (docs/bots.md).

The two sides alternate. Both ignore unknown fields, so that new ones break nothing. `VERSION` is raised when an old
program would misread a new message. Only `reasons` allow no unknown fields.
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
"""Maximum number of bytes in a line, in either direction."""
MOST_CAUSES: Final = 100
"""Maximum number of causes in the reasons of one choice; candidates are limited by the options."""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """To the bot, first: its seat, and the game it is going to play."""

    protocol: int
    name: str
    seed: int
    setting: Setting
    edition: Edition
    """The whole box: cards, prices, recipes, Places."""


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """To the bot: a question. The view comes last, so that a small program can stop reading before it."""

    id: int
    options: tuple[str, ...]
    seconds: float
    """Seconds it may think from now."""
    playouts: int | None
    """Number of playouts, where they are counted instead of time."""
    seed: int
    """Seed for its own random choices."""
    explain: bool
    view: msgspec.Raw


class ThrowIn(msgspec.Struct, frozen=True, tag_field="type", tag="throw_in"):
    """To a bot that wants it: what it may throw in now without being asked (RULING-151)."""

    id: int
    asides: tuple[str, ...]
    seconds: float
    seed: int
    view: msgspec.Raw


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """To the bot, last: the game is over."""


class Greeting(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """From the bot, first."""

    protocol: int
    name: str = ""
    throws_in: bool = False
    """Whether it wants `throw_in`; if not, it is never asked."""


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="choice"):
    """From the bot: the index of an option, counted from 0, or its text; neither means silence."""

    id: int
    choose: int | None = None
    action: str | None = None
    reasons: Reasons | None = None


class Trouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """From the bot: it cannot answer this question, but goes on."""

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
    """A message as a line, including the line end."""
    return _encoder.encode(message) + b"\n"


def heard_by_bot(line: bytes) -> ToBot:
    """Parse a line to a bot."""
    return _read(_to_bot, line)


def heard_from_bot(line: bytes) -> FromBot:
    """Parse a line from a bot."""
    return _read(_from_bot, line)


def _read(decoder: msgspec.json.Decoder[Message], line: bytes) -> Message:
    if len(line) > LONGEST:
        raise Failure("nonsense", f"a line of more than {LONGEST} bytes")
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure("nonsense", f"{error}: {line[:80]!r}") from None


def place(answer: Answer, options: tuple[str, ...]) -> int | None:
    """The option that an answer means; None for silence."""
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
    """Reasons that mention only options and respect the limits."""
    if reasons is None:
        return None
    if len(reasons.candidates) > len(options) or any(each.action not in options for each in reasons.candidates):
        raise Failure("nonsense", "a candidate in the reasons is not one of the options")
    if len(reasons.causes) > MOST_CAUSES:
        raise Failure("nonsense", f"more than {MOST_CAUSES} causes")
    return reasons
