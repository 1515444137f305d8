"""Hints: what a bot would do in the place of a person, and what the bots of a watched game thought."""

from typing import Final

from rich.padding import Padding
from rich.text import Text

from blackgate.bots import Chance, Choice, Clock, make
from blackgate.bots.reason_texts import thoughts
from blackgate.cli.narration import spoken
from blackgate.cli.words import Words
from blackgate.game.game import Game
from blackgate.game.view import View, view
from blackgate.speech import Who, message

ADVISER: Final = "mastermind"
SECONDS: Final = 1.0
"""How long it thinks about a hint."""
INDENT: Final = (0, 0, 0, 4)


def advice(game: Game, words: Words, seat: int) -> list[Text]:
    """What a bot would do in the place of a person who is asked, from what that person may know. Rule: RULING-39."""
    seen = view(game, seat)
    bot = make(ADVISER, game.rules)
    choice = bot.choose(seen, seen.options, Clock(SECONDS), Chance(len(game.choices)), explain=True)
    said = thoughts(choice.reasons, seen) if choice.reasons else []
    return [spoken(words, each) for each in said or [message("thought-none")]]


def reasons_of(words: Words, seen: View, choice: Choice) -> list[Padding]:
    """What a bot thought, below the story; nothing where it had no choice."""
    said = thoughts(choice.reasons, seen) if choice.reasons and seen.viewer is not None else []
    if said and seen.viewer is not None:
        said[0] = message("thought-by", who=Who(seen.viewer), thought=said[0])
    return [Padding(Text(words.speaker.say(each), style="dim"), INDENT) for each in said]
