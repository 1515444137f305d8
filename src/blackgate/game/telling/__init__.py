"""Telling: what happened, as one seat may see it, in messages that every language can say."""

from blackgate.game.telling.story import Told, tell

__all__ = ["Told", "tell"]
