"""Prompts: the question to a seat and its possible answers, as messages that every language can express."""

from blackgate.game.prompts.labels import family, is_free, label
from blackgate.game.prompts.options import option, priced, warned
from blackgate.game.prompts.questions import question

__all__ = ["family", "is_free", "label", "option", "priced", "question", "warned"]
