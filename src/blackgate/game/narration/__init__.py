"""Narration: the visible events of one seat as messages that every language can express."""

from blackgate.game.narration.story import tell
from blackgate.game.told import Told

__all__ = ["Told", "tell"]
