"""Which rules stand behind each event, so that every line of the story can say why."""

from collections.abc import Mapping
from typing import Final

EVENT_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("TURN-2", "TURN-8"),
    "rolled": ("RULING-12",),
    "moved": ("MOVE-1", "RULING-57"),
    "sent": ("RULING-167", "SOL-4"),
    "drew": ("SEARCH-2", "INFO-1"),
    "reshuffled": ("SETUP-6", "RULING-43"),
    "took": ("SETUP-1", "INFO-6"),
    "discarded": ("INFO-5", "RULING-8"),
    "laid": ("INFO-7", "ACARD-1"),
    "handed": ("EXTORT-5",),
    "grabbed": ("EXTORT-9", "EXTORT-10", "RULING-36"),
    "cigarettes": ("SETUP-7", "RULING-92"),
    "beaten": ("BEAT-1",),
    "healed": ("HEAL-1", "RULING-94"),
    "joined": ("GANG-4", "GANG-5"),
    "left": ("GANG-8", "SETUP-4"),
    "revealed": ("BG-2", "BG-4"),
    "used": ("GANG-6", "GANG-7"),
    "scored": ("DIG-4", "TURN-10"),
    "dug": ("DIG-3", "INFO-4"),
    "looked": ("PLACE-LIB-5", "RULING-129"),
    "recovered": ("INFO-5", "RULING-35"),
    "combat": ("EXTORT-8", "RULING-46"),
    "won": ("GOAL-1", "GOAL-3"),
    "drawn": ("RULING-26",),
    "demanded": ("EXTORT-4", "RULING-77"),
    "saw": ("INFO-10",),
    "cleared": ("ACARD-2", "EXTORT-11"),
    "got": ("RULING-42", "RULING-150"),
    "gave_up": ("RULING-42", "RULING-150"),
    "buried": ("PLACE-WORK-5", "RULING-135"),
    "shocked": ("PLACE-PSY-3", "PLACE-PSY-4"),
    "calmed": ("PLACE-PSY-5", "PLACE-PSY-6"),
    "changed": ("PLACE-LIB-2", "PLACE-LIB-3"),
    "staked": ("PLACE-GAMB-2", "PLACE-GAMB-3"),
    "led": ("MICHEL-4", "MICHEL-5"),
    "shown": ("MICHEL-9", "INFO-8"),
    "routed": ("MICHEL-13", "MICHEL-16"),
    "mauled": ("MICHEL-14", "MICHEL-15"),
    "helped": ("TEAM-6", "RULING-118"),
    "proposed": ("TEAM-11", "RULING-124"),
    "rejected": ("RULING-124",),
    "passed": ("TEAM-11", "RULING-40"),
    "called": ("WARDEN-7", "OFFICE-7"),
    "reported": ("WARDEN-4", "RULING-151"),
    "repressed": ("WARDEN-2", "WARDEN-3"),
    "punished": ("OFFICE-6", "RULING-159"),
    "showed": ("INFO-1", "RULING-39"),
}
"""By event. A decision has the rules of its word; the end of an action has none of its own."""

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
    return EVENT_RULES.get(event, ())
