"""The story: what happened, in the past tense, with who may see it.

Who sees which part is decided here by naming it: an event is public unless its row says who alone sees the card.
"""

from typing import Final

from msgspec import Struct

from blackgate.engine.actions import Act
from blackgate.engine.registry import KINDS
from blackgate.game.event_rules import rules_of

OPERANDS: Final[dict[str, tuple[str, str]]] = {
    "turn": ("number", ""), "chose": ("action", "question"), "rolled": ("number", ""), "moved": ("slot", "slot"),
    "sent": ("slot", "slot"), "drew": ("card", ""), "reshuffled": ("number", ""), "took": ("card", ""),
    "discarded": ("card", ""), "laid": ("card", ""), "handed": ("card", "seat"), "grabbed": ("card", "seat"),
    "cigarettes": ("number", ""), "beaten": ("number", ""), "healed": ("number", ""), "joined": ("power", ""),
    "left": ("power", ""), "revealed": ("power", ""), "used": ("power", ""), "scored": ("number", "number"),
    "dug": ("card", ""), "looked": ("seat", ""), "recovered": ("card", ""), "combat": ("seat", ""), "won": ("", ""),
    "drawn": ("", ""), "demanded": ("card", "seat"), "finished": ("verb", ""), "saw": ("card", "seat"),
    "cleared": ("card", ""),
    "got": ("token", "number"), "gave_up": ("token", "number"), "buried": ("token", ""), "shocked": ("trauma", ""),
    "calmed": ("trauma", ""), "changed": ("power", ""), "staked": ("number", "number"), "led": ("slot", "slot"),
    "shown": ("michel_card", ""), "routed": ("", ""), "mauled": ("", ""), "helped": ("seat", ""),
    "proposed": ("seat", ""), "rejected": ("seat", ""), "passed": ("card", "seat"), "called": ("slot", "slot"),
    "reported": ("seat", "verb"), "repressed": ("verb", ""), "punished": ("punishment", "seat"),
    "showed": ("card", ""), "undid": ("number", ""),
}  # fmt: skip
"""What the two operands of each event are."""

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("round",), "chose": ("action", "question"), "rolled": ("result",), "moved": ("start", "end"),
    "sent": ("start", "end"), "drew": ("card",), "reshuffled": ("cards",), "took": ("card",), "discarded": ("card",),
    "laid": ("card",), "handed": ("card", "taker"), "grabbed": ("card", "victim"), "cigarettes": ("change",),
    "beaten": ("beatings",), "healed": ("beatings",), "joined": ("gang_card",), "left": ("gang_card",),
    "revealed": ("background",), "used": ("gang_card",), "scored": ("points", "total"), "dug": ("card",),
    "looked": ("target",), "recovered": ("card",), "combat": ("loser",), "won": (), "drawn": (),
    "demanded": ("card", "target"), "finished": ("verb",), "saw": ("card", "target"), "cleared": ("card",),
    "got": ("token", "total"), "gave_up": ("token", "total"), "buried": ("token",), "shocked": ("trauma",),
    "calmed": ("trauma",), "changed": ("background",), "staked": ("cigarettes", "figure"), "led": ("start", "end"),
    "shown": ("michel_card",), "routed": (), "mauled": (), "helped": ("mate",), "proposed": ("mate",),
    "rejected": ("mate",), "passed": ("card", "taker"), "called": ("start", "end"), "reported": ("actor", "verb"),
    "repressed": ("verb",), "punished": ("punishment", "actor"), "showed": ("card",), "undid": ("decisions",),
}  # fmt: skip
"""What they are called, where an event is written as a table."""

UNSEEN: Final = "a card"
"""What stands for a card its reader may not see."""
HIDDEN: Final = {"drew", "grabbed", "saw", "changed", "passed"}
"""Events whose card only those who take part see (INFO-1, INFO-10, RULING-36, RULING-40, RULING-130)."""
SHARED: Final = {"grabbed", "passed"}
"""Those of them where the other seat takes part, too."""
UNSEEN_CHOICES: Final = tuple(frame.kind for frame in KINDS.values() if frame.hides_answers)
"""Questions whose answers may name hidden cards: of a hand one looks at, or of an Exchange (RULING-40)."""
OPEN_WORDS: Final = (Act.DECLINE, Act.PROPOSE, Act.ACCEPT, Act.GIVE_CIGARETTE, Act.ASK_CIGARETTE, Act.ASK_ANY)
"""Answers to them that all may see: cigarettes and numbers of cards are open, and whether an Exchange comes about."""


class Event(Struct, frozen=True, gc=False):
    """One thing that happened. `a` and `b` are names or numbers; a hidden card shows only to `seen_by`."""

    name: str
    seat: int
    a: str | int
    b: str | int
    seen_by: tuple[int, ...] | None = None
    """The seats that see the card; None is everybody."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.name, f"P{self.seat + 1}", self.a, self.b) if part != "")

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it; what nobody may see has no part in them."""
        return rules_of(self.name, str(self.a))

    def to_dict(self) -> dict[str, object]:
        """The event as a table: its parts by name, seats as numbers, a card that is not seen as None; and its rules."""
        parts = zip(PARTS[self.name], OPERANDS[self.name], (self.a, self.b), strict=False)
        named = {name: int(str(value)[1:]) - 1 if sort == "seat" else value for name, sort, value in parts}
        shown = {name: None if value == UNSEEN else value for name, value in named.items()}
        return {"event": self.name, "seat": self.seat, **shown, "rules": list(self.rules)}

    def seen_from(self, viewer: int | None) -> "Event":
        """The event as a seat, or (None) a spectator, may see it; what is left out leaves no trace."""
        if self.seen_by is None or viewer in self.seen_by:
            return self
        blank = "ask_any" if str(self.a).startswith("ask_card ") else UNSEEN
        return Event(self.name, self.seat, blank, self.b)
