"""What Blackgate says when something is wrong: what it is, where it stands, and what would be right."""

from typing import Final

LONGEST: Final = {"what": 200, "where": 100, "right": 240}
"""Characters; what somebody sent is never repeated at length."""


def brief(value: object, most: int = 60) -> str:
    """A value as it can be shown in an error: its beginning, and never a number of thousands of digits."""
    try:
        text = repr(value)
    except ValueError:
        return "a number too long to write"
    return text if len(text) <= most else text[: most - 1] + "…"


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


class BlackgateError(Exception):
    """A mistake a person can correct, told in one line."""

    def __init__(self, what: str, where: str = "", right: str = "") -> None:
        self.what = _cut(what, LONGEST["what"])
        self.where = _cut(where, LONGEST["where"])
        self.right = _cut(right, LONGEST["right"])
        super().__init__(self.what, self.where, self.right)

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        remedy = f"; {self.right}" if self.right else ""
        return " ".join(f"{place}{self.what}{remedy}".split())


class EditionError(BlackgateError):
    """An edition or an overlay is wrong, or a name is not in it."""


class OptionError(BlackgateError):
    """An option, or the number of players, is not one this edition can be played with."""


class PositionError(BlackgateError):
    """A written position is wrong or impossible."""


class ViewError(BlackgateError):
    """A view that came from outside is wrong or impossible."""


class RecordError(BlackgateError):
    """A record of a game cannot be read or does not replay."""


class BranchError(BlackgateError):
    """A game cannot branch there."""


class NoRecordError(RecordError):
    """A text that is no record at all."""


class CutRecordError(RecordError):
    """A record that stops before the end of its game: a part of the file is missing, or the game was not over."""


class NotOverError(CutRecordError, BranchError):
    """A record that is sound, but its game goes on, and this takes a finished one."""


class ForeignRecordError(RecordError):
    """A record of an edition, or of a version of the format, that is not at hand."""


class ScenarioError(BlackgateError):
    """A scenario file is wrong."""


class ActionError(BlackgateError):
    """An action that is not among the options."""


class SeatError(BlackgateError):
    """A seat that does not exist or may not do this."""


class SpeechError(BlackgateError):
    """A language nobody speaks here, or a message that cannot be put into words."""


class BotError(BlackgateError):
    """There is no such bot, or it cannot be loaded."""


class ReviewError(BlackgateError):
    """A review that cannot be made as it was asked for."""


class ArenaError(BlackgateError):
    """A contest of bots that cannot be played, or a file of one that cannot be gone on with."""


class PlatformError(BlackgateError):
    """Something that does not run on this operating system."""
