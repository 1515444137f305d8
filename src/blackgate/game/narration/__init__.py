"""Narration: what happened, as one seat may see it, in messages that every language can say."""

from blackgate.game.narration.story import tell
from blackgate.game.told import Told

__all__ = ["Told", "tell"]
