"""Telling: what happened, as one seat may see it, in messages that every language can say."""

from blackgate.game.telling.story import Teller, Told, tell

__all__ = ["Teller", "Told", "tell"]
