"""The options of one decision, gathered in order."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.vocabulary import ACTIONS


@final
class Menu:
    """A reusable list of legal actions; without room, only their number is counted."""

    def __init__(self, room: bool = True) -> None:
        self.room: bool = room
        self.count: i64 = 0
        self.items: vec[i64] = vec[i64]([0] * ACTIONS) if room else vec[i64]()

    def add(self, action: i64) -> None:
        """Add an option."""
        if self.room:
            self.items[self.count] = action
        self.count += 1

    def add_cards(self, base: i64, cards: i64) -> None:
        """Add one option for each card of a mask."""
        items = self.items
        count = self.count
        while cards != 0:
            if cards & 1:
                if self.room:
                    items[count] = base
                count += 1
            cards >>= 1
            base += 1
        self.count = count

    def holds(self, action: i64) -> bool:
        """Whether an action is among the options."""
        i: i64 = 0
        while i < self.count:
            if self.items[i] == action:
                return True
            i += 1
        return False
