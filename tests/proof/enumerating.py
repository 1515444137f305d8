"""Every way hidden cards can lie, one by one: all deals of labelled cards, and what each thing seen leaves of them.

It reads the story as one onlooker is told it, and takes every card shown for one picked at random from the hand.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Final

from blackgate import Event
from blackgate.engine.terms import PILE_CARDS

Label = tuple[str, int]
"""A card and which copy of it."""
Deal = tuple[frozenset[Label], ...]
"""What lies in the hidden hands by seat, then in the deck, in the discard pile and on the table."""
Key = tuple[tuple[str, ...], ...]
"""The same without labels: hands, then the deck."""
UNSEEN: Final = "a card"
OWN: Final = 100
"""Labels from here on were seen from the start."""


class Deals:
    """All deals that agree with what was seen, each with its share."""

    def __init__(self, viewer: int | None, hands: list[list[str]], deck: list[str], discard: list[str]) -> None:
        self.viewer = viewer
        self.deck, self.discard, self.table = (len(hands) + n for n in range(3))
        self.fresh = OWN
        self.saw: list[str] = []
        self.looked_at = -1
        self.demanded, self.loser = ("", -1), -1
        sizes = [0 if seat == viewer else len(hand) for seat, hand in enumerate(hands)]
        unseen = labelled([*(card for n, hand in enumerate(hands) if n != viewer for card in hand), *deck])
        pile = frozenset(self._new(card) for card in discard)
        self.all: dict[Deal, Fraction] = {
            (*dealt, pile, frozenset()): Fraction(1)
            for dealt in ways(unseen, sizes)
            if not any(card in PILE_CARDS for card, _ in dealt[-1])
        }

    def _new(self, card: str) -> Label:
        self.fresh += 1
        return card, self.fresh

    def hear(self, event: Event) -> None:
        """One event as the viewer is told it."""
        if event.name != "saw" and self.saw:
            self._looked()
        other = int(event.b[1:]) - 1 if isinstance(event.b, str) and event.b[:1] == "P" else -1
        card = str(event.a)
        match event.name:
            case "drew":
                self._pass(self.deck, event.seat, card)
            case "reshuffled":
                self._each(lambda deal: [(self._put(deal, self.deck, deal[self.discard], self.discard), 1)])
            case "took":
                label = self._new(card)
                self._each(lambda deal: [(self._added(deal, event.seat, label), 1)])
            case "discarded" | "cleared":
                self._pass(event.seat if event.name == "discarded" else self.table, self._home(card), card)
            case "laid":
                self._pass(event.seat, self.table, card)
            case "dug":
                self._pass(event.seat, None, card)
            case "demanded":
                self.demanded = card, other
            case "combat":
                self.loser = int(card[1:]) - 1
            case "grabbed":
                self._lacks(other)
                self._pass(other, event.seat, card)
            case "handed" | "passed":
                self._pass(event.seat, other, card)
            case "saw":
                self.saw.append(card)
                self.looked_at = other

    def _home(self, card: str) -> int | None:
        return None if card in PILE_CARDS else self.discard

    def _lacks(self, giver: int) -> None:
        """A beaten target that loses any card does not hold the Tool that was named. Rule: EXTORT-9."""
        tool, target = self.demanded
        if giver == target == self.loser:
            self.keep(lambda deal: not any(card == tool for card, _ in deal[giver]))
        self.loser = -1

    def _looked(self) -> None:
        seen, seat = Counter(self.saw), self.looked_at
        self.saw = []
        self.keep(lambda deal: Counter(card for card, _ in deal[seat]) == seen)

    def _pass(self, source: int, goal: int | None, card: str) -> None:
        """A card goes from one place to another: any of them, or one whose face is seen."""
        if source == self.viewer:
            label = self._new(card)
            self._each(lambda deal: [(self._added(deal, goal, label), 1)])
            return

        def moved(deal: Deal) -> Iterator[tuple[Deal, Fraction | int]]:
            for label in deal[source]:
                if card in (UNSEEN, label[0]):
                    left = self._put(deal, source, deal[source] - {label})
                    yield self._added(left, goal, label), Fraction(1, len(deal[source]))

        self._each(moved)

    def _added(self, deal: Deal, place: int | None, label: Label) -> Deal:
        if place is None or place == self.viewer:
            return deal
        return self._put(deal, place, deal[place] | {label})

    def _put(self, deal: Deal, place: int, cards: frozenset[Label], emptied: int = -1) -> Deal:
        return tuple(cards if n == place else frozenset() if n == emptied else before for n, before in enumerate(deal))

    def _each(self, change: Callable[[Deal], Iterable[tuple[Deal, Fraction | int]]]) -> None:
        found: defaultdict[Deal, Fraction] = defaultdict(Fraction)
        for deal, share in self.all.items():
            for after, chance in change(deal):
                found[after] += share * chance
        self.all = dict(found)

    def keep(self, is_so: Callable[[Deal], bool]) -> None:
        """Only deals of which something is known to be so."""
        self.all = {deal: share for deal, share in self.all.items() if is_so(deal)}

    def shares(self) -> dict[Key, float]:
        """How likely each way is, whatever the labels."""
        if self.saw:
            self._looked()
        total = sum(self.all.values())
        found: defaultdict[Key, Fraction] = defaultdict(Fraction)
        for deal, share in self.all.items():
            found[tuple(tuple(sorted(card for card, _ in cards)) for cards in deal[: self.deck + 1])] += share / total
        return {key: float(share) for key, share in found.items()}


def labelled(cards: list[str]) -> list[Label]:
    """Cards told apart by a number."""
    return [(card, n) for n, card in enumerate(cards)]


def ways(cards: list[Label], sizes: list[int]) -> Iterator[tuple[frozenset[Label], ...]]:
    """All ways to deal hands of these sizes; what is left comes last."""
    if not sizes:
        yield (frozenset(cards),)
        return
    for hand in combinations(cards, sizes[0]):
        for rest in ways([card for card in cards if card not in hand], sizes[1:]):
            yield frozenset(hand), *rest
