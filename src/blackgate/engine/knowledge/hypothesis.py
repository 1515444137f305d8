"""Hypothesis: one possible arrangement of the hidden hands that agrees with everything observed.

A hand is a count by *mark*. A mark is a card whose face is known (its number), or a card of a *pool* (the number of
cards plus that of the pool). A pool is a group of cards of which only the totals are known: the Search deck as it was
shuffled, or the cards of a few hands when nobody knows which hand has which. A pool may hold marks of earlier pools.
"""

from typing import Final, final

Key = tuple[tuple[int, ...], ...]
"""Hands and pools as nested tuples, for comparison."""
MIN_WEIGHT: Final = 1e-12
"""Smallest weight relative to the largest. A possible hypothesis is never dropped."""


@final
class Hypothesis:
    """Hands by seat and contents of the pools, with a weight."""

    def __init__(self, weight: float, hands: list[list[int]], pools: list[list[int]]) -> None:
        self.weight = weight
        self.hands = hands
        """By seat, by mark. The last row has the hidden cards that are in no hand."""
        self.pools = pools
        """By pool, by mark: its contents, including cards dealt to hands."""

    def clone(self, weight: float) -> "Hypothesis":
        """An independent copy with another weight."""
        return Hypothesis(weight, [row[:] for row in self.hands], [row[:] for row in self.pools])

    def key(self) -> Key:
        """Equal for equal hypotheses with the same number of pools."""
        return tuple([tuple(row) for row in [*self.hands, *self.pools]])

    def widen(self, contents: list[int]) -> None:
        """Add a pool with these contents; every row gets a column for its marks."""
        for row in self.hands:
            row.append(0)
        for row in self.pools:
            row.append(0)
        self.pools.append([*contents, 0])


def filled(row: list[int]) -> list[tuple[int, int]]:
    """The marks with a count above 0, with their counts."""
    return [(mark, row[mark]) for mark in range(len(row)) if row[mark] > 0]


def routes(hypothesis: Hypothesis, cards: int, pool: int, card: int) -> list[tuple[float, list[int]]]:
    """The ways a card of a pool can be a certain face: probability, and the nested pools on the way."""
    contents = hypothesis.pools[pool]
    size = sum(contents)
    found: list[tuple[float, list[int]]] = []
    if size == 0:
        return found
    if contents[card] > 0:
        found.append((contents[card] / size, [pool]))
    for inner in range(pool):
        inside = contents[cards + inner]
        if inside > 0:
            for chance, way in routes(hypothesis, cards, inner, card):
                found.append((chance * inside / size, [pool, *way]))
    return found


def remove_card(hypothesis: Hypothesis, cards: int, way: list[int], card: int) -> None:
    """Remove a card from the pools after its face was shown."""
    for n, pool in enumerate(way):
        mark = card if n + 1 == len(way) else cards + way[n + 1]
        hypothesis.pools[pool][mark] -= 1


def after_showing(hypothesis: Hypothesis, cards: int, seat: int, card: int) -> list[Hypothesis]:
    """Hypotheses after a hand showed a card and lost it, assuming that the card was picked at random."""
    hand = hypothesis.hands[seat]
    size = sum(hand)
    found: list[Hypothesis] = []
    if size == 0:
        return found
    if hand[card] > 0:
        one = hypothesis.clone(hypothesis.weight * hand[card] / size)
        one.hands[seat][card] -= 1
        found.append(one)
    for pool in range(len(hypothesis.pools)):
        count = hand[cards + pool]
        if count > 0:
            for chance, way in routes(hypothesis, cards, pool, card):
                one = hypothesis.clone(hypothesis.weight * chance * count / size)
                one.hands[seat][cards + pool] -= 1
                remove_card(one, cards, way, card)
                found.append(one)
    return found


def after_passing(hypothesis: Hypothesis, giver: int, taker: int) -> list[Hypothesis]:
    """Hypotheses after an unseen card passed from hand to hand: one for each possible card."""
    hand = hypothesis.hands[giver]
    size = sum(hand)
    found: list[Hypothesis] = []
    for mark in range(len(hand)):
        if hand[mark] > 0:
            one = hypothesis.clone(hypothesis.weight * hand[mark] / size)
            one.hands[giver][mark] -= 1
            one.hands[taker][mark] += 1
            found.append(one)
    return found


def after_drawing(hypothesis: Hypothesis, cards: int, pool: int, card: int) -> list[Hypothesis]:
    """Hypotheses after the observer drew this card from a pool."""
    found: list[Hypothesis] = []
    for chance, way in routes(hypothesis, cards, pool, card):
        one = hypothesis.clone(hypothesis.weight * chance)
        remove_card(one, cards, way, card)
        found.append(one)
    return found
