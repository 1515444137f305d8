"""Hypothesis: one way the hidden hands may be that agrees with everything observed.

A hand is a count by *mark*. A mark is a card whose face is known (its number), or a card of a *pool* (the number of
cards plus that of the pool): one of several cards of which it is only known what they are totals. The Search deck as
it was shuffled is a pool; so is what a few hands hold totals when it is not known which card lies where. A pool may
hold marks of earlier pools.
"""

from typing import Final, final

Key = tuple[tuple[int, ...], ...]
"""Rows that can be compared at once."""
MIN_WEIGHT: Final = 1e-12
"""Smallest weight relative to the largest: a hypothesis that is possible is never dropped."""


@final
class Hypothesis:
    """Hands by seat and contents of the pools, with a weight."""

    def __init__(self, weight: float, hands: list[list[int]], pools: list[list[int]]) -> None:
        self.weight = weight
        self.hands = hands
        """By seat, by mark. The last row is for cards that lie hidden beside the hands."""
        self.pools = pools
        """By pool, by mark: what it holds, cards dealt to hands included."""

    def clone(self, weight: float) -> "Hypothesis":
        """The same hypothesis with another weight, to be changed."""
        return Hypothesis(weight, [row[:] for row in self.hands], [row[:] for row in self.pools])

    def key(self) -> Key:
        """Equal for hypotheses that say the same, among those with as many pools."""
        return tuple([tuple(row) for row in [*self.hands, *self.pools]])

    def widen(self, contents: list[int]) -> None:
        """One more pool, with that in it; every row gets room for its marks."""
        for row in self.hands:
            row.append(0)
        for row in self.pools:
            row.append(0)
        self.pools.append([*contents, 0])


def filled(row: list[int]) -> list[tuple[int, int]]:
    """The marks that are there, with how many of them."""
    return [(mark, row[mark]) for mark in range(len(row)) if row[mark] > 0]


def routes(hypothesis: Hypothesis, cards: int, pool: int, card: int) -> list[tuple[float, list[int]]]:
    """The ways a card of a pool can be a certain face: how likely each is, and the pools one goes through."""
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
    """Remove a card that has shown its face from the pools."""
    for n, pool in enumerate(way):
        mark = card if n + 1 == len(way) else cards + way[n + 1]
        hypothesis.pools[pool][mark] -= 1


def after_showing(hypothesis: Hypothesis, cards: int, seat: int, card: int) -> list[Hypothesis]:
    """Hypotheses after a hand showed a face and the card left it, as if a random card had been picked."""
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
    """Hypotheses after a card passed from hand to hand unseen: one for each card it can have been."""
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
