"""Names for cards, Backgrounds and Traumas, also for those whose face is not known: `?0` is a card of pool 0."""

from collections.abc import Iterable, Sequence
from typing import Final

from blackgate.editions import Edition
from blackgate.engine.knowledge.guess import filled
from blackgate.errors import ViewError

UNKNOWN: Final = "?"


class Names:
    """Tokens by name and back."""

    def __init__(self, edition: Edition) -> None:
        self.cards = [card.id for card in edition.cards]
        self.powers = [power.id for power in edition.powers]
        self.kinds = [trauma.id for trauma in edition.traumas]

    def counts(self, row: list[int]) -> dict[str, int]:
        """A count by token."""
        size = len(self.cards)
        return {
            self.cards[token] if token < size else f"{UNKNOWN}{token - size}": count for token, count in filled(row)
        }

    def row(self, counts: dict[str, int], pools: int) -> list[int]:
        """The same back; ViewError for what is no card."""
        row = [0] * (len(self.cards) + pools)
        for name, count in counts.items():
            at = len(self.cards) + _pool(name, pools) if name.startswith(UNKNOWN) else _found(self.cards, name)
            if not 0 <= count <= 1000:
                raise ViewError(f"{count} cards {name!r}", "view.learned", "0 to 1000")
            row[at] = count
        return row

    def background(self, token: int) -> str:
        """A Background, a pool of them, or none."""
        return f"{UNKNOWN}{-1 - token}" if token < 0 else self.powers[token - 1] if token else ""

    def backgrounds(self, tokens: Iterable[int]) -> tuple[str, ...]:
        """Gang cards or Backgrounds."""
        return tuple(self.background(token) for token in tokens)

    def tokens(self, names: Iterable[str], pools: int) -> list[int]:
        """The same back."""
        return [
            -1 - _pool(name, pools) if name.startswith(UNKNOWN) else _found(["", *self.powers], name) for name in names
        ]

    def traumas(self, kinds: Iterable[int]) -> tuple[str, ...]:
        """Traumas."""
        return tuple(self.kinds[kind - 1] for kind in kinds)

    def trauma_kinds(self, names: Iterable[str]) -> list[int]:
        """The same back."""
        return [_found(["", *self.kinds], name) for name in names]


def _found(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ViewError(f"there is no {name!r}", "view.learned", "a name of this edition")
    return names.index(name)


def _pool(name: str, pools: int) -> int:
    digits = name[len(UNKNOWN) :]
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 4 and int(digits) < pools):
        raise ViewError(f"there is no pool {name!r}", "view.learned", f"{UNKNOWN}0 to {UNKNOWN}{pools - 1}")
    return int(digits)
