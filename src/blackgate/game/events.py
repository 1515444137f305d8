"""The story: what happened, in the past tense, with who may see it.

Who sees which part is decided here by naming it: an event is public unless its row says who alone sees the card.
"""

from dataclasses import dataclass
from typing import Final

from blackgate.engine.agenda import ASKS, Ask
from blackgate.engine.story import EVENTS
from blackgate.engine.terms import SLOTS, VERBS
from blackgate.game.rules import Rules

OPERANDS: Final[dict[str, tuple[str, str]]] = {
    "turn": ("number", ""), "chose": ("action", "question"), "rolled": ("number", ""), "moved": ("slot", "slot"),
    "sent": ("slot", "slot"), "drew": ("card", ""), "reshuffled": ("number", ""), "took": ("card", ""),
    "discarded": ("card", ""), "laid": ("card", ""), "handed": ("card", "seat"), "grabbed": ("card", "seat"),
    "cigarettes": ("number", ""), "beaten": ("number", ""), "healed": ("number", ""), "joined": ("power", ""),
    "left": ("power", ""), "revealed": ("power", ""), "used": ("power", ""), "scored": ("number", "number"),
    "dug": ("card", ""), "looked": ("seat", ""), "recovered": ("card", ""), "combat": ("seat", ""), "won": ("", ""),
    "drawn": ("", ""), "demanded": ("card", "seat"), "finished": ("verb", ""), "saw": ("card", "seat"),
    "cleared": ("card", ""),
}  # fmt: skip
"""What the two operands of each event are."""

HIDDEN: Final = {"drew", "grabbed", "saw"}
"""Events whose card only those who take part see (INFO-1, INFO-10, RULING-36).

So is the choice of a card from a hand one looks at.
"""


@dataclass(frozen=True)
class Event:
    """One thing that happened. `a` and `b` are names or numbers; a hidden card shows only to `seen_by`."""

    name: str
    seat: int
    a: str | int
    b: str | int
    seen_by: tuple[int, ...] | None = None
    """The seats that see the card; None is everybody."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.name, f"P{self.seat + 1}", self.a, self.b) if part != "")

    def seen_from(self, viewer: int | None) -> "Event":
        """The event as a seat, or (None) a spectator, may see it."""
        if self.seen_by is None or viewer in self.seen_by:
            return self
        return Event(self.name, self.seat, "a card", self.b, self.seen_by)


def told(rules: Rules, line: tuple[int, int, int, int]) -> Event:
    """A line of the engine's journal in names."""
    number, seat, a, b = line
    name = EVENTS[number]
    first, second = OPERANDS[name]
    seen_by: tuple[int, ...] | None = None
    if name in HIDDEN or (name == "chose" and b == Ask.PICK):
        seen_by = (seat, b) if name == "grabbed" else (seat,)
    return Event(name, seat, _named(rules, first, a), _named(rules, second, b), seen_by)


def _named(rules: Rules, sort: str, value: int) -> str | int:
    match sort:
        case "card":
            return rules.edition.cards[value].id
        case "slot":
            return SLOTS[value]
        case "seat":
            return f"P{value + 1}"
        case "power":
            return rules.edition.powers[value - 1].id
        case "verb":
            return VERBS[value]
        case "question":
            return ASKS[value]
        case "action":
            return str(rules.lexicon.action(value))
        case "number":
            return value
        case _:
            return ""
