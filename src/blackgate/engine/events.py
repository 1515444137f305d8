"""Every event of the base game, declared once: the names of its operands and who may see its card.

Modules declare their own events (`state.Module`). The story, the views and the records are derived from the
declarations.
"""

from typing import Final

from blackgate.engine.declarations import ALONE, BOTH, OWNER, EventKind
from blackgate.engine.story import Event

EVENT_KINDS: Final[tuple[EventKind, ...]] = (
    EventKind(Event.TURN, "turn", (("round", "number"),), rules=("TURN-2", "TURN-8")),
    EventKind(Event.CHOSE, "chose", (("action", "action"), ("question", "question"))),
    EventKind(Event.ROLLED, "rolled", (("result", "number"),), rules=("RULING-12",)),
    EventKind(Event.MOVED, "moved", (("start", "slot"), ("end", "slot")), rules=("MOVE-1", "RULING-57")),
    EventKind(Event.SENT, "sent", (("start", "slot"), ("end", "slot")), rules=("RULING-167", "SOL-4")),
    EventKind(Event.DREW, "drew", (("card", "card"),), rules=("SEARCH-2", "INFO-1"), seen_by=OWNER),
    EventKind(Event.RESHUFFLED, "reshuffled", (("cards", "number"),), rules=("SETUP-6", "RULING-43")),
    EventKind(Event.TOOK, "took", (("card", "card"),), rules=("SETUP-1", "INFO-6")),
    EventKind(Event.DISCARDED, "discarded", (("card", "card"),), rules=("INFO-5", "RULING-8")),
    EventKind(Event.LAID, "laid", (("card", "card"),), rules=("INFO-7", "ACARD-1")),
    EventKind(Event.HANDED, "handed", (("card", "card"), ("taker", "seat")), rules=("EXTORT-5",)),
    EventKind(
        Event.GRABBED,
        "grabbed",
        (("card", "card"), ("victim", "seat")),
        rules=("EXTORT-9", "EXTORT-10", "RULING-36"),
        seen_by=BOTH,
    ),
    EventKind(Event.CIGARETTES, "cigarettes", (("change", "number"),), rules=("SETUP-7", "RULING-92")),
    EventKind(Event.BEATEN, "beaten", (("beatings", "number"),), rules=("BEAT-1",)),
    EventKind(Event.HEALED, "healed", (("beatings", "number"),), rules=("HEAL-1", "RULING-94")),
    EventKind(Event.JOINED, "joined", (("gang_card", "power"),), rules=("GANG-4", "GANG-5")),
    EventKind(Event.LEFT, "left", (("gang_card", "power"),), rules=("GANG-8", "SETUP-4")),
    EventKind(Event.REVEALED, "revealed", (("background", "power"),), rules=("BG-2", "BG-4")),
    EventKind(Event.USED, "used", (("gang_card", "power"),), rules=("GANG-6", "GANG-7")),
    EventKind(Event.SCORED, "scored", (("points", "number"), ("total", "number")), rules=("DIG-4", "TURN-10")),
    EventKind(Event.DUG, "dug", (("card", "card"),), rules=("DIG-3", "INFO-4")),
    EventKind(Event.LOOKED, "looked", (("target", "seat"),), rules=("PLACE-LIB-5", "RULING-129")),
    EventKind(Event.RECOVERED, "recovered", (("card", "card"),), rules=("INFO-5", "RULING-35")),
    EventKind(Event.COMBAT, "combat", (("loser", "seat"),), rules=("EXTORT-8", "RULING-46")),
    EventKind(Event.WON, "won", rules=("GOAL-1", "GOAL-3")),
    EventKind(Event.DRAWN, "drawn", rules=("RULING-26",)),
    EventKind(Event.DEMANDED, "demanded", (("card", "card"), ("target", "seat")), rules=("EXTORT-4", "RULING-77")),
    EventKind(Event.FINISHED, "finished", (("verb", "verb"),)),
    EventKind(Event.SAW, "saw", (("card", "card"), ("target", "seat")), rules=("INFO-10",), seen_by=ALONE),
    EventKind(Event.CLEARED, "cleared", (("card", "card"),), rules=("ACARD-2", "EXTORT-11")),
    EventKind(Event.GOT, "got", (("token", "token"), ("total", "number")), rules=("RULING-42", "RULING-150")),
    EventKind(Event.GAVE_UP, "gave_up", (("token", "token"), ("total", "number")), rules=("RULING-42", "RULING-150")),
    EventKind(Event.SHOWED, "showed", (("card", "card"),), rules=("INFO-1", "RULING-39")),
    EventKind(Event.UNDID, "undid", (("decisions", "number"),)),
)
"""The events of the base game."""
