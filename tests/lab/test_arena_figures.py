"""Intervals against known values, ratings, and what is counted for whom."""

from collections.abc import Sequence

import pytest

from blackgate.bots.spec import Entrant
from blackgate.lab.arena.intervals import normal_quantile, of_sets, student_quantile, wider, wilson
from blackgate.lab.arena.lineup import Lineup, Sides
from blackgate.lab.arena.match import Played
from blackgate.lab.arena.ratings import Rating, rated
from blackgate.lab.arena.standings import Standing, spread, standing

A, B = Entrant("a"), Entrant("b")
ALONE, TEAMS = (0, 1, 2, 3), (0, 1, 0, 1)


def game(seed: int, seating: int, winners: tuple[int, ...], seats: int = 4) -> Played:
    row, times = tuple(range(10, 10 + seats)), (0.5,) * seats
    return Played(seed, seating, winners, 12, row, (0,) * seats, (0,) * seats, times, times)


def stood(who: Entrant, games: Sequence[tuple[Lineup, Played]], sides: Sides) -> Standing:
    return standing(who, games, sides, Rating(25, 8))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662),
     (15, 148, 0.0624, 0.1605)],
)  # fmt: skip
def test_wilson_gives_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    """The last two from Newcombe, Statistics in Medicine 17 (1998), table I."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)]
)
def test_students_quantile_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student_quantile(freedom) == pytest.approx(t, abs=0.06 if freedom < 5 else 0.011)
    assert normal_quantile() == pytest.approx(1.959964, abs=1e-6)


def test_the_interval_of_sets_is_that_of_their_means() -> None:
    rates = [0.0, 0.25, 0.5, 0.25] * 25
    half = 1.984 * 0.177660 / 10
    assert of_sets(rates) == pytest.approx((0.25 - half, 0.25 + half), abs=1e-4)
    assert of_sets([0.5]) is None
    assert of_sets([0.5] * 9) == (0.5, 0.5)
    assert of_sets([0.0, 1.0]) == (0.0, 1.0)


def test_the_wider_interval_is_shown() -> None:
    assert wider((0.2, 0.4), (0.1, 0.4)) == (0.1, 0.4)
    assert wider((0.2, 0.4), (0.3, 0.4)) == (0.2, 0.4)
    assert wider((0.2, 0.4), None) == (0.2, 0.4)


def test_games_that_hang_together_make_the_interval_wider() -> None:
    """Whole sets won or lost: as many games, but only a fourth of the knowledge."""
    lineups = [tuple(A if seat == place else B for seat in range(4)) for place in range(4)]
    together = [
        (lineups[n], game(seed, n, (n,) if seed % 2 else ((n + 1) % 4,))) for seed in range(20) for n in range(4)
    ]
    found = stood(A, together, ALONE)
    assert found.rate == 0.5
    assert found.sets is not None
    assert (found.low, found.high) == found.sets
    assert found.high - found.low > 1.8 * (found.wilson[1] - found.wilson[0])
    apart = [(lineups[n], game(seed, n, (n,) if n % 2 else ((n + 1) % 4,))) for seed in range(20) for n in range(4)]
    steady = stood(A, apart, ALONE)
    assert (steady.low, steady.high) == steady.wilson


def test_a_challenger_and_three_others_share_the_games() -> None:
    lineup = (A, B, B, B)
    games = [(lineup, game(0, 0, (0,))), (lineup, game(1, 0, (2,))), (lineup, game(2, 0, ()))]
    one, three = (stood(who, games, ALONE) for who in (A, B))
    assert (one.games, one.wins, one.par) == (3, 1, 0.25)
    assert (three.games, three.wins, three.par) == (9, 1, 0.25)
    assert [(seat.games, seat.wins) for seat in three.by_seat] == [(0, 0), (3, 0), (3, 1), (3, 0)]
    assert (one.decisions, three.decisions) == (30, 3 * (11 + 12 + 13))
    assert one.thinking.mean == pytest.approx(0.5 / 10)


def test_mates_win_together_and_count_once() -> None:
    games = [((A, B, A, B), game(0, 0, (0, 2))), ((B, A, B, A), game(0, 1, (0, 2)))]
    for who in (A, B):
        found = stood(who, games, TEAMS)
        assert (found.games, found.wins, found.par) == (2, 1, 0.5)
        assert [seat.games for seat in found.by_seat] == [1, 1, 1, 1]
    mixed = stood(A, [((A, A, B, B), game(0, 0, (0, 2)))], TEAMS)
    assert (mixed.games, mixed.wins) == (2, 1)


def test_winners_are_rated_higher() -> None:
    lineup = (A, B, B, B)
    ratings = rated([(lineup, game(seed, 0, (0,))) for seed in range(10)], ALONE)
    assert ratings[A].mu > 30
    assert ratings[B].mu < 25
    assert ratings[A].sigma < 25 / 3
    drawn = rated([((A, B, A, B), game(0, 0, ()))], TEAMS)
    assert drawn[A].mu == pytest.approx(drawn[B].mu)


def test_ratings_learn_in_the_order_of_the_games() -> None:
    games = [((A, B), game(seed, 0, (int(seed > 4),), 2)) for seed in range(10)]
    forward, backward = rated(games, (0, 1)), rated(games[::-1], (0, 1))
    assert forward[B].mu > backward[B].mu


def test_median_and_tenths() -> None:
    found = spread(list(range(1, 102)))
    assert (found.median, found.p10, found.p90) == (51, 11, 91)
    assert spread([7]).median == 7
