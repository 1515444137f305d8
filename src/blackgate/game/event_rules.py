"""The rules behind each event, so that every line of the story can cite them."""

from collections.abc import Mapping
from typing import Final

from blackgate.engine.registry import DECLARED_EVENTS, MODULES

CHOICE_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "search": ("SEARCH-1",),
    "move": ("MOVE-2", "MOVE-3", "MOVE-4"),
    "cautious": ("MOVE-6", "RULING-29"),
    "join": ("GANG-2", "GANG-3"),
    "play": ("ACARD-1",),
    "extort": ("EXTORT-1", "EXTORT-3"),
    "craft": ("CRAFT-3", "CRAFT-4", "CRAFT-6"),
    "dig": ("DIG-1",),
    "steal": ("SPOON-1",),
    "heal": ("HEAL-1",),
    "sell": ("SELL-1", "SELL-2"),
    "buy": ("BUY-1", "BUY-2"),
    "refuse": ("EXTORT-6", "RULING-37"),
    "stop": ("EXTORT-8", "RULING-79"),
    **{word: rules for module in MODULES.values() for word, rules in module.choices.items()},
}
"""By the word of a decision."""


def rules_of(event: str, choice: str) -> tuple[str, ...]:
    """The rules behind an event; for a decision, those of the chosen action."""
    if event == "chose":
        return CHOICE_RULES.get(choice.partition(" ")[0], ())
    return DECLARED_EVENTS[event].rules
