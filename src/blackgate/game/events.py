"""The story: what happened, in the past tense, with who may see it.

Who sees which part is decided here by naming it: an event is public unless its row says who alone sees the card.
"""

from dataclasses import dataclass
from typing import Final

from blackgate.engine.actions import Act
from blackgate.engine.agenda import ASKS, Ask
from blackgate.engine.story import EVENTS
from blackgate.engine.terms import PUNISHMENTS, SLOTS, TOKENS, VERBS
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
    "got": ("token", "number"), "gave_up": ("token", "number"), "buried": ("token", ""), "shocked": ("trauma", ""),
    "calmed": ("trauma", ""), "changed": ("power", ""), "staked": ("number", "number"), "led": ("slot", "slot"),
    "shown": ("michel_card", ""), "routed": ("", ""), "mauled": ("", ""), "helped": ("seat", ""),
    "proposed": ("seat", ""), "rejected": ("seat", ""), "passed": ("card", "seat"), "called": ("slot", "slot"),
    "reported": ("seat", "verb"), "repressed": ("verb", ""), "punished": ("punishment", "seat"),
}  # fmt: skip
"""What the two operands of each event are."""

HIDDEN: Final = {"drew", "grabbed", "saw", "changed", "passed"}
"""Events whose card only those who take part see (INFO-1, INFO-10, RULING-36, RULING-40, RULING-130)."""
SHARED: Final = {"grabbed", "passed"}
"""Those of them where the other seat takes part, too."""
UNSEEN_CHOICES: Final = (Ask.PICK, Ask.OFFER, Ask.FILL)
"""Questions whose answers may name hidden cards: of a hand one looks at, or of an Exchange (RULING-40)."""
OPEN_WORDS: Final = (Act.DECLINE, Act.PROPOSE, Act.ACCEPT, Act.GIVE_CIGARETTE, Act.ASK_CIGARETTE, Act.ASK_ANY)
"""Answers to them that all may see: cigarettes and numbers of cards are open, and whether an Exchange comes about."""


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
        """The event as a seat, or (None) a spectator, may see it; what is left out leaves no trace."""
        if self.seen_by is None or viewer in self.seen_by:
            return self
        blank = "ask_any" if str(self.a).startswith("ask_card ") else "a card"
        return Event(self.name, self.seat, blank, self.b)


def told(rules: Rules, line: tuple[int, int, int, int]) -> Event:
    """A line of the engine's journal in names."""
    number, seat, a, b = line
    name = EVENTS[number]
    first, second = OPERANDS[name]
    return Event(name, seat, _named(rules, first, a), _named(rules, second, b), _seen_by(name, seat, a, b))


def _seen_by(name: str, seat: int, a: int, b: int) -> tuple[int, ...] | None:
    """Who alone sees what the event is about; None is everybody. Rule: INFO-1, RULING-36, RULING-40."""
    if name in HIDDEN:
        return (seat, b) if name in SHARED else (seat,)
    if name == "chose" and b in UNSEEN_CHOICES and a not in OPEN_WORDS:
        return (seat,)
    return None


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
        case "token":
            return TOKENS[value]
        case "punishment":
            return PUNISHMENTS[value]
        case "trauma":
            return rules.edition.traumas[value - 1].id
        case "michel_card":
            return rules.edition.michel_cards[value].id
        case "question":
            return ASKS[value]
        case "action":
            return str(rules.lexicon.action(value))
        case "number":
            return value
        case _:
            return ""
