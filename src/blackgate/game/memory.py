"""What each seat can know of the other hands from what it has seen: cards taken openly, shown, taken or lost.

A count is certain when the card must be there; a random loss nobody else sees turns what was certain into possible.
Rule: INFO-6, INFO-7, RULING-36, RULING-39, RULING-40.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from blackgate.game.events import Event

OPEN_GAINS: Final = {"took", "recovered"}
OPEN_LOSSES: Final = {"discarded", "laid", "dug"}


@dataclass
class Known:
    """What an onlooker knows of one hand."""

    certain: Counter[str] = field(default_factory=Counter)
    possible: Counter[str] = field(default_factory=Counter)

    def add(self, card: str) -> None:
        """A card was seen to enter the hand."""
        self.certain[card] += 1

    def remove(self, card: str) -> None:
        """A card was seen to leave the hand."""
        for pile in (self.certain, self.possible):
            if pile[card] > 0:
                pile[card] -= 1
                return

    def blur(self) -> Counter[str]:
        """One card left unseen: of each certain card one copy is only possible now; those copies."""
        doubtful = Counter({card: 1 for card, count in self.certain.items() if count > 0})
        self.certain -= doubtful
        self.possible += doubtful
        return doubtful


class Memory:
    """What every seat, and (None) a spectator, knows of every hand. It hears events, never the hands."""

    def __init__(self, players: int) -> None:
        onlookers: list[int | None] = [*range(players), None]
        self._known = {(onlooker, seat): Known() for onlooker in onlookers for seat in range(players)}
        self._onlookers = onlookers

    def of(self, onlooker: int | None, seat: int) -> Known:
        """What an onlooker knows of a hand."""
        return self._known[onlooker, seat]

    def hear(self, events: Iterable[Event]) -> None:
        """Learn from what happened."""
        for event in events:
            for onlooker in self._onlookers:
                self._learn(onlooker, event)

    def _learn(self, onlooker: int | None, event: Event) -> None:
        card, seat = str(event.a), event.seat
        if event.name in OPEN_GAINS:
            self.of(onlooker, seat).add(card)
        elif event.name in OPEN_LOSSES:
            self.of(onlooker, seat).remove(card)
        elif event.name == "handed":
            self._pass(onlooker, seat, _seat(event.b), card)
        elif event.name == "grabbed":
            self._pass_unseen(onlooker, _seat(event.b), seat, card)
        elif event.name == "passed":
            self._pass_unseen(onlooker, seat, _seat(event.b), card)
        elif event.name == "looked" and onlooker == seat:
            self._known[onlooker, _seat(event.a)] = Known()
        elif event.name == "saw" and onlooker == seat:
            self.of(onlooker, _seat(event.b)).add(card)

    def _pass(self, onlooker: int | None, giver: int, taker: int, card: str) -> None:
        self.of(onlooker, giver).remove(card)
        self.of(onlooker, taker).add(card)

    def _pass_unseen(self, onlooker: int | None, giver: int, taker: int, card: str) -> None:
        """The two involved know which card it was; for all others it may have been any."""
        if onlooker in (giver, taker):
            self._pass(onlooker, giver, taker, card)
        else:
            self.of(onlooker, taker).possible.update(self.of(onlooker, giver).blur())


def _seat(name: str | int) -> int:
    return int(str(name)[1:]) - 1
