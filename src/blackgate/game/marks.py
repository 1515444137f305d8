"""Names for cards, Backgrounds and Traumas, also for unknown ones: `?0` is a card of pool 0."""

from collections.abc import Iterable, Mapping
from typing import Final

from blackgate.editions import Edition
from blackgate.engine.knowledge.hypothesis import filled
from blackgate.errors import ViewError

UNKNOWN: Final = "?"
MOST_POOLS: Final = 200
"""Maximum number of pools; a real view has far fewer."""
POOLS: Final = tuple(f"{UNKNOWN}{pool}" for pool in range(MOST_POOLS))


class Names:
    """Converts marks to names and back."""

    def __init__(self, edition: Edition) -> None:
        self.cards = [card.id for card in edition.cards]
        self._marks = (*self.cards, *POOLS)
        self._powers = ("", *(power.id for power in edition.powers))
        self._traumas = ("", *(trauma.id for trauma in edition.traumas))
        self._mark_at = {name: n for n, name in enumerate(self._marks)}
        self._power_at = {name: n for n, name in enumerate(self._powers)}
        self._power_at |= {name: -1 - pool for pool, name in enumerate(POOLS)}
        self._trauma_at = {name: n for n, name in enumerate(self._traumas)}

    def counts(self, row: list[int]) -> dict[str, int]:
        """A count by mark as a count by name."""
        marks = self._marks
        return {marks[mark]: count for mark, count in filled(row)}

    def row(self, counts: Mapping[str, int], pools: int) -> list[int]:
        """A count by name as a count by mark; ViewError for an unknown name."""
        row = [0] * (len(self.cards) + pools)
        for name, count in counts.items():
            at = _found(self._mark_at, name)
            if at >= len(row):
                raise ViewError(f"there is no pool {name!r}", "view.learned", f"{UNKNOWN}0 to {UNKNOWN}{pools - 1}")
            if not 0 <= count <= 1000:
                raise ViewError(f"{count} cards {name!r}", "view.learned", "0 to 1000")
            row[at] = count
        return row

    def powers(self, marks: Iterable[int]) -> tuple[str, ...]:
        """The names of Gang cards or Backgrounds, of pools of them, or of none."""
        powers = self._powers
        return tuple([powers[mark] if mark >= 0 else POOLS[-1 - mark] for mark in marks])

    def power_marks(self, names: Iterable[str], pools: int) -> list[int]:
        """The marks of these names."""
        found = [_found(self._power_at, name) for name in names]
        if any(mark < -pools for mark in found):
            raise ViewError("there is no such pool", "view.learned", f"{UNKNOWN}0 to {UNKNOWN}{pools - 1}")
        return found

    def traumas(self, kinds: Iterable[int]) -> tuple[str, ...]:
        """The names of Traumas."""
        return tuple(self._traumas[kind] for kind in kinds)

    def trauma_kinds(self, names: Iterable[str]) -> list[int]:
        """The numbers of these names."""
        return [_found(self._trauma_at, name) for name in names]


def _found(numbers: Mapping[str, int], name: str) -> int:
    if name not in numbers:
        raise ViewError(f"there is no {name!r}", "view.learned", "a name of this edition, or of a pool")
    return numbers[name]
