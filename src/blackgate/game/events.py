"""The story: what happened, in the past tense, and who may see it.

The declaration of an event (`blackgate.engine.events`) decides who sees which part: all of it is public, unless the
declaration restricts who sees the card.
"""

from typing import Final

from msgspec import Struct

from blackgate.engine.registry import DECLARED_EVENTS, DECLARED_FRAMES
from blackgate.engine.vocabulary import FIRST
from blackgate.game.event_rules import rules_of

UNSEEN: Final = "a card"
"""Stands for a card that the reader may not see."""
OPEN_ANSWERS: Final = {
    frame.kind: frozenset(FIRST[word] for word in frame.open_answers)
    for frame in DECLARED_FRAMES.values()
    if frame.hides_answers
}
"""By question whose answers may name hidden cards: the answers that are public even so (RULING-40)."""


class Event(Struct, frozen=True, gc=False):
    """One event. `a` and `b` are names or numbers; only the seats in `seen_by` see a hidden card."""

    name: str
    seat: int
    a: str | int
    b: str | int
    seen_by: tuple[int, ...] | None = None
    """The seats that see the card; None means everybody."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in (self.name, f"P{self.seat + 1}", self.a, self.b) if part != "")

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it; hidden parts have no influence on them."""
        return rules_of(self.name, str(self.a))

    def to_dict(self) -> dict[str, object]:
        """The event as a dictionary: its parts by name, seats as numbers, a hidden card as None, and its rules."""
        parts = zip(DECLARED_EVENTS[self.name].operands, (self.a, self.b), strict=False)
        named = {name: int(str(value)[1:]) - 1 if sort == "seat" else value for (name, sort), value in parts}
        shown = {name: None if value == UNSEEN else value for name, value in named.items()}
        return {"event": self.name, "seat": self.seat, **shown, "rules": list(self.rules)}

    def seen_from(self, viewer: int | None) -> "Event":
        """The event as a seat, or (None) a spectator, may see it; hidden parts leave no trace."""
        if self.seen_by is None or viewer in self.seen_by:
            return self
        blank = "ask_any" if str(self.a).startswith("ask_card ") else UNSEEN
        return Event(self.name, self.seat, blank, self.b)
