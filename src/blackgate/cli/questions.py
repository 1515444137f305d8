"""The question that is asked, in words."""

from blackgate.cli.words import Words
from blackgate.game import asking
from blackgate.game.view import View


def question(words: Words, view: View, cause: str = "") -> str:
    """What is asked of the viewer; first the card that asks, where one is known."""
    return words.speaker.say(asking.question(words.rules, view, cause))
