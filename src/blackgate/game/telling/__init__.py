"""Telling: what happened, as one seat may see it, in messages that every language can say."""

from blackgate.game.telling.story import Teller, tell
from blackgate.game.told import Told

__all__ = ["Teller", "Told", "tell"]
