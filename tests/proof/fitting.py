"""Whether real cards fit what somebody knows: an exact search that shares nothing with the engine's own knowledge.

Cards lie in spots (hands, the deck). Of a spot it is known which cards lie there and how many cards of which pool; of a
pool what it holds: cards, and cards of other pools. Every real card needs a way through the pools, and each thing a
pool holds is used once.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

Key = tuple[str, int | str, int | str]
"""What is used up: a place for a card of a pool in a spot, a card of a pool in a pool, a card in a pool."""
MOST: Final = 200_000
"""Steps before the search gives up: then it says so, it never guesses."""


class Spot(NamedTuple):
    """What is known of the cards that lie somewhere, and what really lies there."""

    known: Counter[str]
    real: Counter[str]


class UndecidedError(Exception):
    """The search was too long."""


class Fitting:
    """One search."""

    def __init__(self, spots: list[Spot], pools: list[Counter[str]]) -> None:
        self.left: Counter[Key] = Counter()
        self.pools = pools
        for n, spot in enumerate(spots):
            for token, count in spot.known.items():
                if token.startswith("?"):
                    self.left["place", int(token[1:]), n] += count
        for n, pool in enumerate(pools):
            for token, count in pool.items():
                self.left["inside", n, int(token[1:]) if token.startswith("?") else token] += count
        self.due = [
            (card, n)
            for n, spot in enumerate(spots)
            for card in sorted((spot.real - known_faces(spot.known)).elements())
        ]
        self.due.sort(key=lambda each: len(list(self.ways(*each))))
        self.fails: set[tuple[int, tuple[int, ...]]] = set()
        self.steps = 0

    def ways(self, card: str, spot: int) -> Iterator[tuple[Key, ...]]:
        """Every way a card can have come to a spot."""
        for pool in range(len(self.pools)):
            if self.left["place", pool, spot] > 0:
                for way in self._through(card, pool):
                    yield ("place", pool, spot), *way

    def _through(self, card: str, pool: int) -> Iterator[tuple[Key, ...]]:
        if self.left["inside", pool, card] > 0:
            yield (("inside", pool, card),)
        for inner in range(len(self.pools)):
            if inner != pool and self.left["inside", pool, inner] > 0:
                for way in self._through(card, inner):
                    yield ("inside", pool, inner), *way

    def is_possible(self, at: int = 0) -> bool:
        """Whether the cards from here on find their ways."""
        if at == len(self.due):
            return not any(self.left.values())
        state = at, tuple(self.left.values())
        self.steps += 1
        if state in self.fails:
            return False
        if self.steps > MOST:
            raise UndecidedError
        for way in list(self.ways(*self.due[at])):
            self.left.subtract(way)
            found = self.is_possible(at + 1)
            self.left.update(way)
            if found:
                return True
        self.fails.add(state)
        return False


def known_faces(known: Counter[str]) -> Counter[str]:
    """The cards of a spot that are known by face."""
    return Counter({token: count for token, count in known.items() if not token.startswith("?")})


def fits(spots: list[Spot], pools: list[Counter[str]], deck: int, undealt: Counter[str]) -> bool:
    """Whether the real cards of all spots, and what is left of one pool, can be dealt so."""
    if any(known_faces(spot.known) - spot.real or spot.known.total() != spot.real.total() for spot in spots):
        return False
    return Fitting([*spots, Spot(Counter({f"?{deck}": undealt.total()}), undealt)], pools).is_possible()
