"""Beliefs of one observer: weighted hypotheses about the hidden hands. The true hands are always among them.

Each hypothesis is exact about everything that was seen. Weights are posterior probabilities, assuming that every card
shown was picked at random from the hand. If there are too many hypotheses, the cards in which they differ are put into
one pool ("these cards are somewhere in these hands"); if there are too many pools, what is not certain may be anywhere.
This loses precision and excludes nothing.
"""

from typing import Final, final

from blackgate.engine.knowledge.hypothesis import (
    MIN_WEIGHT,
    Hypothesis,
    Key,
    after_drawing,
    after_passing,
    after_showing,
)
from blackgate.engine.terms import Card

MAX_HYPOTHESES: Final = 40
"""Maximum number of hypotheses kept."""
MAX_POOLS: Final = 8
"""Maximum number of pools: pools may hold cards of earlier ones, so the ways to a card can double with each."""


@final
class Beliefs:
    """What one observer believes about the hidden hands. Seats whose hands the observer sees have empty rows."""

    def __init__(self, cards: int, first: Hypothesis) -> None:
        self.cards = cards
        self.all: list[Hypothesis] = [first]
        self.deck = 0
        """The pool to which the Search deck belongs."""
        self.revision = 0
        """Incremented whenever known cards may have moved, so that cached results can be invalidated."""

    def clone(self) -> "Beliefs":
        """A copy that shares no mutable part."""
        twin = Beliefs(self.cards, self.all[0])
        twin.all = [hypothesis.clone(hypothesis.weight) for hypothesis in self.all]
        twin.deck = self.deck
        twin.revision = self.revision
        return twin

    def gain(self, seat: int, mark: int) -> None:
        """Add a card to a hand: a known face, or a card of a pool."""
        for hypothesis in self.all:
            hypothesis.hands[seat][mark] += 1
        if mark < self.cards:
            self.revision += 1

    def draw(self, seat: int) -> None:
        """A hand drew an unseen Search card."""
        self.gain(seat, self.cards + self.deck)

    def draw_seen(self, card: int) -> None:
        """The observer drew a Search card, so the others have one less to draw."""
        self.update([one for hypothesis in self.all for one in after_drawing(hypothesis, self.cards, self.deck, card)])

    def show(self, seat: int, card: int) -> None:
        """A card left a hand openly."""
        self.update([one for hypothesis in self.all for one in after_showing(hypothesis, self.cards, seat, card)])

    def pass_unseen(self, giver: int, taker: int) -> None:
        """A card passed from hidden hand to hidden hand."""
        self.update([one for hypothesis in self.all for one in after_passing(hypothesis, giver, taker)])

    def lack(self, seat: int, faces: list[int]) -> None:
        """A hand is known to hold none of these."""
        self.update([hypothesis for hypothesis in self.all if not any(hypothesis.hands[seat][card] for card in faces)])

    def reshuffle(self, contents: list[int]) -> None:
        """The discard pile, its hidden cards included, became the deck: a pool of its own."""
        pools = len(self.all[0].pools)
        for hypothesis in self.all:
            beside = hypothesis.hands[-1]
            known = [*contents, *([0] * pools)]
            hypothesis.widen([count + more for count, more in zip(known, beside, strict=True)])
            hypothesis.hands[-1] = [0] * (len(known) + 1)
        self.deck = pools
        self.revision += 1
        self._drop_empty()
        self._collapse_beyond_limits()

    def sure(self, seat: int) -> list[tuple[int, int]]:
        """Cards that a hand holds in every hypothesis, with their numbers."""
        rows = [hypothesis.hands[seat] for hypothesis in self.all]
        found: list[tuple[int, int]] = []
        for card in range(self.cards):
            least = rows[0][card]
            if least > 0:
                for row in rows:
                    least = min(least, row[card])
                if least > 0:
                    found.append((card, least))
        return found

    def doubtful(self, seat: int) -> list[tuple[int, int]]:
        """Seen cards that may be in this hand beyond the sure ones."""
        found: list[tuple[int, int]] = []
        if len(self.all) == 1:
            return found
        rows = [hypothesis.hands[seat] for hypothesis in self.all]
        for card in range(self.cards):
            least = most = rows[0][card]
            for row in rows:
                least = min(least, row[card])
                most = max(most, row[card])
            if most > least:
                found.append((card, most - least))
        return found

    def update(self, found: list[Hypothesis]) -> None:
        """Keep these hypotheses and merge equal ones. The observation is possible, so at least one is left."""
        self.revision += 1
        if found:
            self.all = self._merged(found)
            if len(self.all) > MAX_HYPOTHESES:
                self._forget()

    def _merged(self, found: list[Hypothesis]) -> list[Hypothesis]:
        """Merge equal hypotheses and normalise the weights to a sum of 1."""
        if len(found) == 1:
            found[0].weight = 1.0
            return found
        best = max(hypothesis.weight for hypothesis in found)
        by_key: dict[Key, Hypothesis] = {}
        for hypothesis in found:
            hypothesis.weight = max(hypothesis.weight / best, MIN_WEIGHT)
            key = hypothesis.key()
            if key in by_key:
                by_key[key].weight += hypothesis.weight
            else:
                by_key[key] = hypothesis
        total = sum(hypothesis.weight for hypothesis in by_key.values())
        for hypothesis in by_key.values():
            hypothesis.weight /= total
        return list(by_key.values())

    def _drop_empty(self) -> None:
        """Drop pools whose cards have all been seen."""
        pools = range(len(self.all[0].pools))
        kept = [
            pool
            for pool in pools
            if pool == self.deck or any(sum(hypothesis.pools[pool]) > 0 for hypothesis in self.all)
        ]
        if len(kept) < len(pools):
            for hypothesis in self.all:
                hypothesis.hands = [self._narrowed(row, kept) for row in hypothesis.hands]
                hypothesis.pools = [self._narrowed(hypothesis.pools[pool], kept) for pool in kept]
            self.deck = kept.index(self.deck)

    def _narrowed(self, row: list[int], kept: list[int]) -> list[int]:
        """A row with the marks of some pools only."""
        return row[: self.cards] + [row[self.cards + pool] for pool in kept]

    def _forget(self) -> None:
        """Merge hypotheses: put their differences into a pool over the hands, or at last over all unseen cards."""
        alike: dict[Key, list[Hypothesis]] = {}
        for hypothesis in self.all:
            key = tuple([tuple(row) for row in [totals(hypothesis), *hypothesis.pools]])
            alike.setdefault(key, []).append(hypothesis)
        width = len(self.all[0].pools)
        self.all = [pooled(group, self.cards, width) for group in alike.values()]
        self._collapse_beyond_limits()

    def _collapse_beyond_limits(self) -> None:
        if len(self.all) > MAX_HYPOTHESES or len(self.all[0].pools) > MAX_POOLS:
            self.all = [collapse(self.all, self.cards)]
            self.deck = 0


def totals(hypothesis: Hypothesis) -> list[int]:
    """By mark: the total in all hands."""
    return [sum(hand[mark] for hand in hypothesis.hands) for mark in range(len(hypothesis.hands[0]))]


def least(group: list[Hypothesis]) -> list[list[int]]:
    """By seat and mark: the number a hand holds in every hypothesis."""
    first = group[0].hands
    return [
        [min(hypothesis.hands[seat][mark] for hypothesis in group) for mark in range(len(first[seat]))]
        for seat in range(len(first))
    ]


def pooled(group: list[Hypothesis], cards: int, width: int) -> Hypothesis:
    """Merge hypotheses with equal pools and equal totals over all hands into one that leaves the owners open."""
    first, sure = group[0], least(group)
    rest = [sum(hand) - sum(row) for hand, row in zip(first.hands, sure, strict=True)]
    one = Hypothesis(sum(hypothesis.weight for hypothesis in group), sure, [row[:] for row in first.pools])
    open_ = [count - kept for count, kept in zip(totals(first), totals(one), strict=True)]
    one.widen(open_)
    for seat, count in enumerate(rest):
        one.hands[seat][cards + width] += count
    return one


def collapse(group: list[Hypothesis], cards: int) -> Hypothesis:
    """One hypothesis that keeps only what is sure in all of them; all other unseen cards may be anywhere.

    One pool has the cards that can be in the deck. A second pool has the cards of open piles, which can only be in
    hands.
    """
    first = group[0]
    sure = [[row[card] if card < cards else 0 for card in range(cards)] for row in least(group)]
    unseen = faces(first, cards)
    for row in sure:
        for card, count in enumerate(row):
            unseen[card] -= count
    rest = [sum(hand) - sum(row) for hand, row in zip(first.hands, sure, strict=True)]
    return prior(cards, sure, rest, unseen)


def faces(hypothesis: Hypothesis, cards: int) -> list[int]:
    """By card: the number in hands and pools together."""
    counts = [0] * cards
    for row in [*hypothesis.hands, *hypothesis.pools]:
        for card in range(cards):
            counts[card] += row[card]
    return counts


def prior(cards: int, sure: list[list[int]], rest: list[int], unseen: list[int]) -> Hypothesis:
    """The hypothesis without any observation: sizes of hands, and all cards that are not face up.

    Cards of the open piles have the lowest numbers. The unseen ones are in hands, never in the deck. Rule: COMP-2.
    """
    loose = [0 if card < Card.PILES else count for card, count in enumerate(unseen)]
    stable = [count if card < Card.PILES else 0 for card, count in enumerate(unseen)]
    hypothesis = Hypothesis(1.0, [row[:] for row in sure], [])
    hypothesis.widen(loose)
    hands, pool = rest[:-1], 0
    if sum(stable) > 0:
        hypothesis.widen([*stable, sum(hands) - sum(stable)])
        pool = 1
    for seat, count in enumerate(hands):
        hypothesis.hands[seat][cards + pool] += count
    hypothesis.hands[-1][cards] += rest[-1]
    return hypothesis
