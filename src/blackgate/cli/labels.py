"""The answers to a question in words, with what they cost."""

from blackgate.cli.words import Words
from blackgate.game import asking
from blackgate.game.actions import Action
from blackgate.game.view import View


def label(words: Words, view: View, action: Action) -> str:
    """An option in words."""
    return words.speaker.say(asking.label(words.rules, view, action))


def with_cost(words: Words, view: View, action: Action) -> str:
    """An option in words, with what it costs where that is not one action, and a warning where one is due."""
    return words.speaker.say(asking.priced(words.rules, view, action))
