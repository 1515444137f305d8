"""Narration: what happened, as one seat may see it, as lines for the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from blackgate.cli.words import Words
from blackgate.game.events import Event
from blackgate.game.narration import tell
from blackgate.speech import Message, seats_in

HEADER: Final = "turn-began"
"""The message that says whose turn it is."""
ASIDE: Final = "reshuffled"
"""A message that is about nobody."""


@dataclass(frozen=True)
class StoryLine:
    """A line of the story: its words, and what it is to the reader."""

    text: Text
    is_header: bool = False
    is_mine: bool = False
    """Whether it speaks to the reader."""

    def __rich__(self) -> Text:
        return self.text

    @property
    def plain(self) -> str:
        """The words without colours."""
        return self.text.plain


def told(words: Words, events: Sequence[Event], start: int = 0) -> list[StoryLine]:
    """Lines for events from a place on, hidden cards left out. An action is told as a whole."""
    return [_line(words, each.message) for each in tell(words.rules, events, words.viewer, start)]


def _line(words: Words, message: Message) -> StoryLine:
    if message.id == HEADER:
        return StoryLine(Text.assemble("── ", spoken(words, message), " ──", style="dim"), is_header=True)
    text = spoken(words, message)
    if message.id == ASIDE:
        text.stylize("dim")
    return StoryLine(text, is_mine=words.viewer in seats_in(message))


def spoken(words: Words, message: Message) -> Text:
    """A message in the reader's language, players in the colours of their prisoner boards."""
    text = Text()
    for piece in words.speaker.pieces(message):
        text.append(piece.text, style=None if piece.seat is None else words.colour(piece.seat))
    return text
