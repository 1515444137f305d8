"""One way the hidden hands may be, as far as somebody who was watching can tell.

A hand is a count by *mark*. A mark is a card whose face is known (its number), or a card of a *pool* (the number of
cards plus that of the pool): one of several cards of which it is only known what they are together. The Search deck as
it was shuffled is a pool; so is what a few hands hold together when it is not known which card lies where. A pool may
hold marks of earlier pools.
"""

from typing import Final, final

Key = tuple[tuple[int, ...], ...]
"""Rows that can be compared at once."""
FAINT: Final = 1e-12
"""A guess is never less likely than this beside the likeliest: it could be the truth."""


@final
class Guess:
    """Hands by seat and what the pools hold, with a weight beside other guesses."""

    def __init__(self, weight: float, hands: list[list[int]], pools: list[list[int]]) -> None:
        self.weight = weight
        self.hands = hands
        """By seat, by mark. The last row is for cards that lie hidden beside the hands."""
        self.pools = pools
        """By pool, by mark: what it holds, cards dealt to hands included."""

    def clone(self, weight: float) -> "Guess":
        """The same guess with another weight, to be changed."""
        return Guess(weight, [row[:] for row in self.hands], [row[:] for row in self.pools])

    def key(self) -> Key:
        """Equal for guesses that say the same, among those with as many pools."""
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


def routes(guess: Guess, cards: int, pool: int, card: int) -> list[tuple[float, list[int]]]:
    """The ways a card of a pool can be a certain face: how likely each is, and the pools one goes through."""
    contents = guess.pools[pool]
    size = sum(contents)
    found: list[tuple[float, list[int]]] = []
    if size == 0:
        return found
    if contents[card] > 0:
        found.append((contents[card] / size, [pool]))
    for inner in range(pool):
        inside = contents[cards + inner]
        if inside > 0:
            for chance, way in routes(guess, cards, inner, card):
                found.append((chance * inside / size, [pool, *way]))
    return found


def take_out(guess: Guess, cards: int, way: list[int], card: int) -> None:
    """A card of a pool has shown its face: it is no longer among what the pools hold."""
    for n, pool in enumerate(way):
        mark = card if n + 1 == len(way) else cards + way[n + 1]
        guess.pools[pool][mark] -= 1


def shown(guess: Guess, cards: int, seat: int, card: int) -> list[Guess]:
    """Every way a hand can have shown a face, as if any of its cards had been picked. The card has left the hand."""
    hand = guess.hands[seat]
    size = sum(hand)
    found: list[Guess] = []
    if size == 0:
        return found
    if hand[card] > 0:
        one = guess.clone(guess.weight * hand[card] / size)
        one.hands[seat][card] -= 1
        found.append(one)
    for pool in range(len(guess.pools)):
        count = hand[cards + pool]
        if count > 0:
            for chance, way in routes(guess, cards, pool, card):
                one = guess.clone(guess.weight * chance * count / size)
                one.hands[seat][cards + pool] -= 1
                take_out(one, cards, way, card)
                found.append(one)
    return found


def passed(guess: Guess, giver: int, taker: int) -> list[Guess]:
    """Every card of a hand that can have passed to another unseen."""
    hand = guess.hands[giver]
    size = sum(hand)
    found: list[Guess] = []
    for mark in range(len(hand)):
        if hand[mark] > 0:
            one = guess.clone(guess.weight * hand[mark] / size)
            one.hands[giver][mark] -= 1
            one.hands[taker][mark] += 1
            found.append(one)
    return found


def drawn(guess: Guess, cards: int, pool: int, card: int) -> list[Guess]:
    """The onlooker drew a card from a pool and sees it."""
    found: list[Guess] = []
    for chance, way in routes(guess, cards, pool, card):
        one = guess.clone(guess.weight * chance)
        take_out(one, cards, way, card)
        found.append(one)
    return found
