"""A battery of statistical tests for a source of 32-bit words; each gives a p-value. What they are: docs/chance.md."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise, permutations
from math import erfc, exp, factorial, lgamma, log, sqrt
from typing import Final

Words = Sequence[int]

WORD: Final = 1 << 32
SIDES: Final = 6
LAGS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64)
DAYS: Final = 24
"""Bits of a birthday."""
GUESTS: Final = 512
URNS: Final = 20
"""Bits of an urn's number."""
BALLS: Final = 1 << 13
STIRLING: Final = {1: 1, 2: 15, 3: 25, 4: 10, 5: 1}
"""Ways to part five dice into so many heaps."""


def gamma_tail(a: float, x: float) -> float:
    """The upper regularised incomplete gamma function, by series or continued fraction."""
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > 1e-15 * abs(total):
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * scale)
    b, c, d = x + 1 - a, 1e300, 1 / (x + 1 - a)
    h = d
    for i in range(1, 10_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return scale * h


def chi_square(found: Mapping[int, int], chances: Sequence[float]) -> float:
    """The p-value of counts against the chances of their cells; a source that yields nothing to count has none."""
    total = sum(found.values())
    if total == 0:
        return 0.0
    sizes = [total * chance for chance in chances]
    chi = sum((found.get(cell, 0) - size) ** 2 / size for cell, size in enumerate(sizes))
    return gamma_tail((len(sizes) - 1) / 2, chi / 2)


def even(found: Iterable[int], cells: int) -> float:
    """The p-value of values that should fall into all cells alike."""
    return chi_square(Counter(found), [1 / cells] * cells)


def squares(scores: Sequence[float]) -> float:
    """The p-value of normal scores taken together."""
    return gamma_tail(len(scores) / 2, sum(score * score for score in scores) / 2)


def poisson(found: int, mean: float) -> float:
    """The two-sided p-value of a number of rare events; the tails of Poisson are gamma tails."""
    at_least = 1 - gamma_tail(found, mean) if found else 1.0
    at_most = gamma_tail(found + 1, mean)
    return min(1.0, 2 * min(at_least, at_most))


def dice(words: Words) -> list[int]:
    """Throws of the die, as `below` makes them."""
    return [word * SIDES >> 32 for word in words]


def faces(words: Words) -> float:
    """Every side of the die falls equally often."""
    return even(dice(words), SIDES)


def serial_pairs(words: Words) -> float:
    """Every pair of throws in a row, too."""
    throws = dice(words)
    return even((one * SIDES + other for one, other in zip(throws[::2], throws[1::2], strict=False)), SIDES**2)


def high_plane(words: Words) -> float:
    """The points (x, next x) fill the plane: the five highest bits of both."""
    return even((a >> 27 << 5 | b >> 27 for a, b in zip(words[::2], words[1::2], strict=False)), 1024)


def low_plane(words: Words) -> float:
    """The same with the five lowest bits."""
    return even(((a & 31) << 5 | b & 31 for a, b in zip(words[::2], words[1::2], strict=False)), 1024)


def space(words: Words) -> float:
    """Three in a row fill the room: three bits of each."""
    triples = zip(words[::3], words[1::3], words[2::3], strict=False)
    return even((a >> 29 << 6 | b >> 29 << 3 | c >> 29 for a, b, c in triples), 512)


def gaps(words: Words) -> float:
    """How long one waits for a six: geometric."""
    longest, waits, since = 20, Counter[int](), 0
    for throw in dice(words):
        if throw == SIDES - 1:
            waits[min(since, longest)] += 1
            since = 0
        else:
            since += 1
    chances = [(1 / 6) * (5 / 6) ** n for n in range(longest)]
    return chi_square(waits, [*chances, 1 - sum(chances)])


def runs(words: Words) -> float:
    """Rising runs, the number after each left out: a run of r has the chance 1/r! - 1/(r+1)!."""
    longest, lengths, length, last = 6, Counter[int](), 0, -1
    for word in words:
        if length and word < last:
            lengths[min(length, longest) - 1] += 1
            length, last = 0, -1
        else:
            length, last = length + 1, word
    chances = [1 / factorial(r) - 1 / factorial(r + 1) for r in range(1, longest)]
    return chi_square(lengths, [*chances, 1 - sum(chances)])


def poker(words: Words) -> float:
    """Different sides among five dice, by Stirling's numbers; all alike is so rare that it counts with two."""
    throws = dice(words)
    hands = Counter(max(len(set(throws[n : n + 5])), 2) - 2 for n in range(0, len(throws) - 4, 5))
    ways = [factorial(SIDES) // factorial(SIDES - sides) * STIRLING[sides] / SIDES**5 for sides in range(1, 6)]
    return chi_square(hands, [ways[0] + ways[1], *ways[2:]])


def birthdays(words: Words, shift: int) -> float:
    """Equal distances between sorted birthdays: rare, and Poisson."""
    found = parties = 0
    for start in range(0, len(words) - GUESTS + 1, GUESTS):
        days = sorted(word >> shift & (1 << DAYS) - 1 for word in words[start : start + GUESTS])
        distances = [later - earlier for earlier, later in pairwise(days)]
        found += len(distances) - len(set(distances))
        parties += 1
    return poisson(found, parties * GUESTS**3 / (4 << DAYS))


def collisions(words: Words, shift: int) -> float:
    """Balls that fall into a full urn: rare, and nearly Poisson."""
    urns, found, mean = 1 << URNS, 0, 0.0
    for start in range(0, len(words) - BALLS + 1, BALLS):
        found += BALLS - len({word >> shift & urns - 1 for word in words[start : start + BALLS]})
        mean += BALLS - urns * (1 - (1 - 1 / urns) ** BALLS)
    return poisson(found, mean)


def orders(words: Words) -> float:
    """Four in a row come in each order equally often."""
    names = {order: n for n, order in enumerate(permutations(range(4)))}
    return even((names[_order(words[n : n + 4])] for n in range(0, len(words) - 3, 4)), 24)


def _order(four: Words) -> tuple[int, ...]:
    return tuple(sorted(range(4), key=lambda n: (four[n], n)))


def bits(words: Words) -> float:
    """Each of the 32 bits is set half of the time."""
    half, spread = len(words) / 2, sqrt(len(words) / 4)
    return squares([(sum(word >> bit & 1 for word in words) - half) / spread for bit in range(32)])


def flips(words: Words, bit: int) -> float:
    """A bit changes from word to word half of the time."""
    changed = sum((one ^ other) >> bit & 1 for one, other in pairwise(words))
    n = len(words) - 1
    return erfc(abs(changed - n / 2) / sqrt(n / 4) / sqrt(2))


def lags(words: Words) -> float:
    """Words some steps apart have nothing to do with each other."""
    middle = [word - WORD / 2 for word in words]
    spread = WORD**2 / 12
    scores = []
    for lag in LAGS:
        together = sum(one * other for one, other in zip(middle, middle[lag:], strict=False))
        scores.append(together / spread / sqrt(len(words) - lag))
    return squares(scores)


BATTERY: Final[Mapping[str, Callable[[Words], float]]] = {
    "faces": faces, "serial pairs": serial_pairs, "high plane": high_plane, "low plane": low_plane, "space": space,
    "gaps": gaps, "runs": runs, "poker": poker, "orders": orders, "bits": bits, "lags": lags,
    "high birthdays": lambda words: birthdays(words, 32 - DAYS), "low birthdays": lambda words: birthdays(words, 0),
    "high collisions": lambda words: collisions(words, 32 - URNS), "low collisions": lambda words: collisions(words, 0),
    "high flips": lambda words: flips(words, 31), "low flips": lambda words: flips(words, 0),
}  # fmt: skip
"""Every test by its name."""


def p_values(words: Words) -> dict[str, float]:
    """The whole battery on one sample."""
    return {name: test(words) for name, test in BATTERY.items()}
