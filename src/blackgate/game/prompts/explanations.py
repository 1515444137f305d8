"""Which rules say what an action does, for the explanations of actions."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from blackgate.game.modules import merged

BASE: Final[Mapping[str, tuple[str, ...]]] = {
    "search": ("SEARCH-2", "SEARCH-1"),
    "move": ("MOVE-2", "MOVE-3"),
    "cautious": ("MOVE-6",),
    "extort": ("EXTORT-4", "EXTORT-5", "EXTORT-6"),
    "craft": ("CRAFT-3", "CRAFT-4"),
    "play": ("ACARD-1",),
    "join": ("GANG-2", "GANG-3", "GANG-4"),
    "dig": ("DIG-3", "DIG-4"),
    "steal": ("SPOON-1",),
    "heal": ("HEAL-1",),
    "sell": ("SELL-1", "SELL-2"),
    "buy": ("BUY-1",),
    "ability": ("GANG-7", "GANG-6"),
    "reveal": ("BG-2", "BG-3", "BG-5"),
}
"""By action of the base game: its rules, in the order of reading. None of them has a number that an edition changes."""


@cache
def explained_by() -> Mapping[str, tuple[str, ...]]:
    """By action, modules included: the rules that say what it does."""
    return merged(BASE, "explained_by")
