"""Effects as the engine's programs: numbered lines of word, target, amount, operand and flags.

Program 0 is empty; every card, power and second effect that does something has its own.

Rule: RULING-6, RULING-7.
"""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.editions.edition import Edition
from blackgate.editions.parts import Effect
from blackgate.engine.terms import CARD_CLASSES, DOS, SLOTS, WHOS, Flag
from blackgate.engine.vocabulary import VERBS


def mask(positions: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    bits = 0
    for position in positions:
        bits |= 1 << position
    return bits


def table(values: Sequence[int], first: int | None = None) -> vec[i64]:
    """A table of the engine, never an empty one; `first` is the entry of number 0, if that is none."""
    entries = list(values)
    if first is not None:
        entries.insert(0, first)
    if not entries:
        entries.append(0)
    return vec[i64](entries)


def verb_mask(verbs: Iterable[str]) -> int:
    """A set of verbs as bits."""
    return mask(VERBS.index(verb) for verb in verbs)


def slot_mask(slots: Iterable[str]) -> int:
    """A set of slots as bits."""
    return mask(SLOTS.index(slot) for slot in slots)


class Programs:
    """The lines of all programs, written one program after the other."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.first = [0, 0]
        self.lines: list[tuple[int, int, int, int, int]] = []

    def add(self, effects: tuple[Effect, ...]) -> int:
        """The number of a new program with these effects; 0 for none."""
        if not effects:
            return 0
        self.lines += [self._line(effect) for effect in effects]
        self.first.append(len(self.lines))
        return len(self.first) - 2

    def column(self, place: int) -> list[int]:
        """One operand of every line; a table is never empty."""
        return [line[place] for line in self.lines] or [0]

    def _line(self, effect: Effect) -> tuple[int, int, int, int, int]:
        return DOS.index(effect.do), WHOS.index(effect.who), effect.n, self._operand(effect), _flags(effect)

    def _operand(self, effect: Effect) -> int:
        """A card, a slot, a verb mask or a card class."""
        if effect.card:
            return self.edition.card(effect.card)
        if effect.card_class:
            return CARD_CLASSES.index(effect.card_class)
        if effect.to and effect.to != "any":
            return SLOTS.index(effect.to)
        return verb_mask(effect.verbs)


def _flags(effect: Effect) -> int:
    flags = {
        int(Flag.CHOICE): effect.pick == "choice",
        int(Flag.ANYWHERE): effect.anywhere,
        int(Flag.UNLESS_WEAPON): effect.unless == "weapon",
        int(Flag.ANY_PLACE): effect.to == "any",
    }
    return sum(flag for flag, holds in flags.items() if holds)
