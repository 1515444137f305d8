"""Which rules stand behind each event, so that every line of the story can say why."""

from collections.abc import Mapping
from typing import Final

from blackgate.engine.registry import DECLARED_EVENTS

CHOICE_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "search": ("SEARCH-1",),
    "move": ("MOVE-2", "MOVE-3", "MOVE-4"),
    "cautious": ("MOVE-6", "RULING-29"),
    "planned": ("PLACE-GAMB-5", "RULING-137"),
    "shortcut": ("TEAM-13", "RULING-127"),
    "join": ("GANG-2", "GANG-3"),
    "play": ("ACARD-1",),
    "extort": ("EXTORT-1", "EXTORT-3"),
    "craft": ("CRAFT-3", "CRAFT-4", "CRAFT-6"),
    "dig": ("DIG-1",),
    "steal": ("SPOON-1",),
    "heal": ("HEAL-1",),
    "sell": ("SELL-1", "SELL-2"),
    "buy": ("BUY-1", "BUY-2"),
    "exchange": ("TEAM-11",),
    "attract": ("WARDEN-7",),
    "rehabilitate": ("PLACE-LIB-2",),
    "study": ("PLACE-LIB-4",),
    "improve": ("PLACE-WORK-3",),
    "develop": ("PLACE-WORK-4",),
    "bet": ("PLACE-GAMB-2",),
    "plan": ("PLACE-GAMB-4",),
    "brawl": ("PLACE-GYM-2", "PLACE-GYM-3"),
    "workout": ("PLACE-GYM-5",),
    "spend_workout": ("PLACE-GYM-6", "PLACE-GYM-7"),
    "change_style": ("PLACE-LAUN-2",),
    "steal_bandage": ("PLACE-LAUN-3",),
    "bandage_heal": ("PLACE-LAUN-5",),
    "bribe": ("OFFICE-3",),
    "roll_michel": ("MICHEL-4",),
    "refuse": ("EXTORT-6", "RULING-37"),
    "stop": ("EXTORT-8", "RULING-79"),
}
"""By the word of a decision."""


def rules_of(event: str, choice: str) -> tuple[str, ...]:
    """The rules behind an event; of a decision, by what was chosen."""
    if event == "chose":
        return CHOICE_RULES.get(choice.partition(" ")[0], ())
    return DECLARED_EVENTS[event].rules
