"""The guesses of a view spread out card by card, and a test of counts against shares."""

from collections import Counter, defaultdict
from math import sqrt
from typing import Final

from tests.proof.enumerating import Key

from blackgate.game.view import GuessView, Learned

Spots = tuple[tuple[str, ...], ...]
"""By hand, then the deck: cards and marks of pools, sorted."""
ENOUGH: Final = 5
"""A count expected below this is put together with others."""
FAR: Final = 6
"""So many standard deviations from what was expected is no accident."""


def spread(known: Learned, seats: int) -> dict[Key, float]:
    """How likely a view takes each way the hidden cards may lie."""
    found: defaultdict[Key, float] = defaultdict(float)
    for guess in known.guesses:
        for spots, chance in dealt(guess, known.deck, seats).items():
            found[spots] += guess.weight * chance
    return dict(found)


def dealt(guess: GuessView, deck: int, seats: int) -> dict[Spots, float]:
    """Every way to deal the pools of a guess: the higher ones first, for they hold cards of lower ones."""
    rows = [tuple(sorted(Counter(row).elements())) for row in guess.hands[:seats]]
    states: dict[Spots, float] = {(*rows, ()): 1.0}
    for pool in range(len(guess.pools) - 1, -1, -1):
        contents = tuple(sorted(Counter(guess.pools[pool]).elements()))
        found: defaultdict[Spots, float] = defaultdict(float)
        for spots, chance in states.items():
            for after, more in dealt_from(spots, f"?{pool}", contents, pool == deck).items():
                found[after] += chance * more
        states = dict(found)
    return states


def dealt_from(spots: Spots, token: str, contents: tuple[str, ...], is_deck: bool) -> dict[Spots, float]:
    """The cards of one pool, each equally likely wherever its token stands; what is left of the deck is the deck."""
    spot = next((n for n, row in enumerate(spots) if token in row), None)
    if spot is None:
        rest = tuple(sorted((*spots[-1], *contents))) if is_deck else spots[-1]
        return {(*spots[:-1], rest): 1.0}
    found: defaultdict[Spots, float] = defaultdict(float)
    for card, count in Counter(contents).items():
        row, left = list(spots[spot]), list(contents)
        row[row.index(token)] = card
        left.remove(card)
        after = tuple(tuple(sorted(row)) if n == spot else before for n, before in enumerate(spots))
        for end, chance in dealt_from(after, token, tuple(left), is_deck).items():
            found[end] += chance * count / len(contents)
    return dict(found)


def is_like(counts: Counter[Key], shares: dict[Key, float]) -> bool:
    """Whether counts could come from these shares, by chi-square."""
    if counts.keys() - shares.keys():
        return False
    total, rest, rest_expected, sum_, cells = counts.total(), 0, 0.0, 0.0, 0
    for key, share in shares.items():
        if share * total < ENOUGH:
            rest, rest_expected = rest + counts[key], rest_expected + share * total
        else:
            sum_ += (counts[key] - share * total) ** 2 / (share * total)
            cells += 1
    if rest_expected > 0:
        sum_ += (rest - rest_expected) ** 2 / max(rest_expected, 1)
        cells += 1
    free = max(cells - 1, 1)
    return sum_ < free + FAR * sqrt(2 * free)
