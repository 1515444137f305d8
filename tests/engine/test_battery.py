"""Both generators pass a battery of statistical tests, and bad ones fail it. What it proves: docs/chance.md.

The samples are fixed, so the tests never fail by chance. BLACKGATE_LONG=1 takes ten times as many words.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice, permutations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.engine.battery import BATTERY, chi_square, gamma_tail, p_values, poisson

from blackgate import rules
from blackgate.engine.chance import KEYED, LOW32, advance, roll, seeded, shuffled
from blackgate.engine.keyed import Keyed
from blackgate.engine.setup import empty_table
from blackgate.engine.state import State

WORDS = 400_000 if os.environ.get("BLACKGATE_LONG") else 25_000
SECRET = bytes(range(200, 232))
MASK = int(LOW32)
TABLES = rules(players=4).tables
Source = Callable[[], Iterator[int]]


def plain(seed: int = 1) -> Iterator[int]:
    """The generator of a simulation."""
    x = int(seeded(seed))
    while True:
        x = int(advance(x))
        yield x & MASK


def neighbouring_seeds(each: int) -> Iterator[int]:
    """The first words of game 0, then of game 1, and so on: what a laboratory plays."""
    for seed in count():
        yield from islice(plain(seed), each)


def keyed() -> Iterator[int]:
    """One long decision."""
    stream = Keyed(SECRET)
    while True:
        yield int(stream.word())


def neighbouring_decisions(each: int) -> Iterator[int]:
    """The first words of decision 0, then of decision 1, and so on."""
    stream = Keyed(SECRET)
    for index in count():
        stream.turn_to(index)
        yield from (int(stream.word()) for _ in range(each))


def neighbouring_secrets() -> Iterator[int]:
    """The first word of games whose secrets differ in a few bits."""
    for n in count():
        yield int(Keyed(n.to_bytes(32, "big")).word())


GOOD: dict[str, Source] = {
    "plain": plain,
    "plain, another seed": lambda: plain(-(10**30)),
    "first word of neighbouring seeds": lambda: neighbouring_seeds(1),
    "four words of neighbouring seeds": lambda: neighbouring_seeds(4),
    "keyed": keyed,
    "first word of neighbouring decisions": lambda: neighbouring_decisions(1),
    "four words of neighbouring decisions": lambda: neighbouring_decisions(4),
    "first word of neighbouring secrets": neighbouring_secrets,
}
LEAST = 1e-4 / (len(GOOD) * len(BATTERY))
"""Bonferroni: of ten thousand fair sets of samples one would fall below it somewhere."""


@pytest.mark.parametrize("name", GOOD)
def test_a_good_source_passes(name: str) -> None:
    found = p_values(list(islice(GOOD[name](), WORDS)))
    assert {test: p for test, p in found.items() if p < LEAST} == {}
    assert all(0 <= p <= 1 for p in found.values())


def poor_low_bits() -> Iterator[int]:
    """A linear congruential generator modulo 2^32: its lowest bits hardly change."""
    x = 1
    while True:
        x = (1103515245 * x + 12345) & MASK
        yield x


def biased_die(more: float = 0.1) -> Iterator[int]:
    """Now and then a one becomes a six."""
    chooser = Random(1)
    for word in plain():
        yield 5 * MASK // 6 + word // 6 if word < MASK // 6 and chooser.random() < more else word


def unmixed_seeds() -> Iterator[int]:
    """What neighbouring seeds would give without `seeded`."""
    for seed in count(1):
        yield int(advance(int(advance(seed)))) & MASK


def repeating() -> Iterator[int]:
    """A cycle of a thousand words."""
    words = list(islice(plain(), 1000))
    while True:
        yield from words


def echoing() -> Iterator[int]:
    """Every third word comes back a little later."""
    words = list(islice(plain(), 8))
    for n, word in enumerate(plain(2)):
        words = [*words[1:], word]
        yield words[0] if n % 3 == 0 else word


BAD: dict[str, tuple[Source, set[str]]] = {
    "poor low bits": (poor_low_bits, {"low flips", "low plane"}),
    "a biased die": (biased_die, {"faces"}),
    "unmixed seeds": (unmixed_seeds, {"lags", "high plane"}),
    "a short cycle": (repeating, {"high collisions", "lags"}),
    "an echo": (echoing, {"lags"}),
    "one, two, three": (lambda: (n << 16 & MASK for n in count()), {"runs", "low plane", "orders"}),
}


@cache
def caught(name: str) -> frozenset[str]:
    """The tests that a bad source fails."""
    source, _ = BAD[name]
    return frozenset(test for test, p in p_values(list(islice(source(), WORDS))).items() if p < LEAST)


@pytest.mark.parametrize("name", BAD)
def test_a_bad_source_fails(name: str) -> None:
    """The negative controls: each is caught, and by the tests that are made for it."""
    _, by = BAD[name]
    assert by <= caught(name)


def test_every_test_catches_something() -> None:
    assert {test for name in BAD for test in caught(name)} == set(BATTERY)


def states() -> dict[str, State]:
    """A table with either kind of chance."""
    secret = empty_table(TABLES, KEYED)
    secret.keyed = Keyed(SECRET)
    return {"plain": empty_table(TABLES, seeded(3)), "keyed": secret}


@pytest.mark.parametrize("kind", ["plain", "keyed"])
def test_dice_and_shuffles_of_the_engine(kind: str) -> None:
    """The whole way through `roll` and `shuffled`, not only the words below them."""
    state = states()[kind]
    throws = Counter(int(roll(state)) - 1 for _ in range(WORDS // 2))
    assert chi_square(throws, [1 / 6] * 6) > LEAST
    for size in (3, 5):
        names = {order: n for n, order in enumerate(permutations(range(size)))}
        cards = vec[i64](range(size))
        found = Counter(names[tuple(map(int, shuffled(state, cards)))] for _ in range(WORDS // 8))
        assert chi_square(found, [1 / len(names)] * len(names)) > LEAST


def test_the_measures_are_right() -> None:
    """Values of the tables: chi-square 3.841 and 18.307 leave one in twenty, and Poisson is symmetric about nothing."""
    assert gamma_tail(0.5, 3.841459 / 2) == pytest.approx(0.05, abs=1e-6)
    assert gamma_tail(5, 18.307038 / 2) == pytest.approx(0.05, abs=1e-6)
    assert gamma_tail(50, 124.342113 / 2) == pytest.approx(0.05, abs=1e-6)
    assert poisson(0, 3) == pytest.approx(2 * 0.049787, abs=1e-5)
    assert poisson(10, 3) == pytest.approx(2 * 0.0011025, abs=1e-5)
    assert poisson(3, 3) == 1
