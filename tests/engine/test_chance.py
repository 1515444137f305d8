"""Chance is uniform, seeds differ, and nothing repeats within sight. Rule: RULING-13."""

from collections import Counter
from itertools import pairwise, permutations
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from blackgate import compiled, rules
from blackgate.engine.chance import MODULUS, MULTIPLIER, below, roll, seeded, shuffled
from blackgate.engine.pieces import Rig
from blackgate.engine.setup import empty_table, new_game
from blackgate.engine.state import State

DRAWS = 60_000 if compiled() else 12_000
TABLES = rules(players=4).tables


@pytest.fixture
def state() -> State:
    return empty_table(TABLES, seeded(1))


def surprise(found: Counter[object], outcomes: int) -> float:
    """Chi-square in standard deviations from its mean; 5 is beyond chance, also in the fixed draws of a test."""
    expected = found.total() / outcomes
    chi = sum((count - expected) ** 2 for count in found.values()) / expected
    chi += (outcomes - len(found)) * expected
    return (chi - (outcomes - 1)) / sqrt(2 * (outcomes - 1))


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 64, 77, 100])
def test_below_is_uniform(state: State, n: int) -> None:
    assert abs(surprise(Counter(int(below(state, n)) for _ in range(DRAWS)), n)) < 5


@pytest.mark.parametrize("n", [(1 << 30) + 1, (1 << 30) + (1 << 29)])
def test_below_is_uniform_where_many_draws_are_rejected(state: State, n: int) -> None:
    values = [int(below(state, n)) for _ in range(DRAWS)]
    assert all(0 <= value < n for value in values)
    assert abs(surprise(Counter(value * 16 // n for value in values), 16)) < 5


def test_below_one_is_nothing(state: State) -> None:
    assert {int(below(state, 1)) for _ in range(100)} == {0}


def test_die_is_uniform_and_rolls_follow_one_another_freely(state: State) -> None:
    rolls = [int(roll(state)) for _ in range(DRAWS)]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert abs(surprise(Counter(rolls), 6)) < 5
    assert abs(surprise(Counter(pairwise(rolls)), 36)) < 5
    assert abs(surprise(Counter(zip(rolls, rolls[1:], rolls[2:], strict=False)), 216)) < 6


def test_draws_are_not_correlated(state: State) -> None:
    draws = [int(below(state, 1 << 20)) for _ in range(DRAWS)]
    mean = sum(draws) / len(draws)
    spread = sum((draw - mean) ** 2 for draw in draws)
    for lag in (1, 2, 3, 6):
        together = sum((one - mean) * (other - mean) for one, other in zip(draws, draws[lag:], strict=False))
        assert abs(together / spread) < 5 / sqrt(len(draws))


def test_every_order_is_equally_likely(state: State) -> None:
    cards = vec[i64]([1, 2, 3, 4])
    orders = Counter(tuple(map(int, shuffled(state, cards))) for _ in range(DRAWS // 2))
    assert orders.keys() == set(permutations((1, 2, 3, 4)))
    assert abs(surprise(Counter(orders), 24)) < 5
    assert list(cards) == [1, 2, 3, 4]


@pytest.mark.parametrize("cards", [[], [7]])
def test_a_small_pile_stays_as_it_is(state: State, cards: list[int]) -> None:
    assert list(shuffled(state, vec[i64](cards))) == cards


def test_nothing_repeats_in_a_million_draws(state: State) -> None:
    """Brent: a cycle would bring the generator back to where it was."""
    steps, power, length = (1_000_000 if compiled() else 60_000), 1, 0
    anchor = state.chance
    for _ in range(steps):
        below(state, 6)
        length += 1
        assert state.chance != anchor
        if length == power:
            anchor, power, length = state.chance, power * 2, 0


def test_the_modulus_of_the_generator_is_a_safe_prime() -> None:
    """Multiply-with-carry: a safe prime a * 2^32 - 1 gives one cycle of half that length."""
    assert int(MULTIPLIER) * 2**32 - 1 == MODULUS
    assert pow(2, MODULUS - 1, MODULUS) == pow(3, MODULUS - 1, MODULUS) == 1
    assert pow(2, (MODULUS - 1) // 2 - 1, (MODULUS - 1) // 2) == 1


def test_seeds_differ_and_are_in_range() -> None:
    seeds = [*range(-500, 5000), 2**64, 2**64 + 1, -(2**80), 10**50]
    places = [int(seeded(seed)) for seed in seeds]
    assert all(1 <= place < MODULUS for place in places)
    assert len(set(places)) == len({seed % 2**64 for seed in seeds})


def test_neighbouring_seeds_are_unlike() -> None:
    firsts = Counter[object]()
    for seed in range(DRAWS // 4):
        firsts[int(below(empty_table(TABLES, seeded(seed)), 6))] += 1
    assert abs(surprise(firsts, 6)) < 5


def test_a_rig_decides_until_it_is_used_up(state: State) -> None:
    state.rig = Rig([6, 1], [])
    before = state.chance
    assert (roll(state), roll(state), state.chance) == (6, 1, before)
    assert 1 <= roll(state) <= 6
    assert state.chance != before


def test_everybody_begins_equally_often() -> None:
    games = 3000 if compiled() else 600
    firsts: Counter[object] = Counter(int(new_game(TABLES, seed).first) for seed in range(games))
    assert abs(surprise(firsts, 4)) < 5


def test_the_measure_sees_a_crooked_die() -> None:
    """The negative control: a die that shows one side a tenth too often, one that never shows another."""
    fair = Counter[object](dict.fromkeys(range(6), 10_000))
    assert abs(surprise(fair, 6)) < 5
    assert surprise(fair + Counter({5: 1000}), 6) > 5
    assert surprise(Counter(dict.fromkeys(range(5), 10_000)), 6) > 5
