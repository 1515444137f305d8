"""The sequential test of the arena: right as often as promised, and the same with any number of jobs."""

from random import Random

import pytest
from tests.lab.contests import OTHER, contest, played

from blackgate.errors import ArenaError
from blackgate.lab.arena import Hypotheses, SequentialTest, Verdict, tables
from blackgate.lab.arena.sequential import FEWEST

REPETITIONS = 1_000


def ended(rate: float, given: Hypotheses, dice: Random, correlated: bool) -> Verdict:
    """The verdict on a challenger of this strength in a contest of four."""
    test = SequentialTest(tables(contest("random,rookie", 4)), given)
    while test.verdict.accepted is None:
        # What all games of a deal have in common moves the rate of the set.
        here = rate + (dice.choice([-0.1, 0.1]) if correlated else 0.0)
        test.add(sum(dice.random() < here for _ in range(4)) / 4)
    return test.verdict


@pytest.mark.parametrize("correlated", [False, True])
@pytest.mark.parametrize("rate", [0.25, 0.35])
def test_it_is_wrong_as_rarely_as_promised(rate: float, correlated: bool) -> None:
    """A thousand tests; 6.8 % is five in a hundred and what chance may add in a thousand (99 %)."""
    dice, given = Random(1), Hypotheses(0.25, 0.35)
    wrong = sum(ended(rate, given, dice, correlated).accepted != rate for _ in range(REPETITIONS))
    assert wrong / REPETITIONS < 0.068


def test_it_takes_fewer_games_the_further_apart_the_rates_are() -> None:
    dice = Random(2)
    sets = [
        sum(ended(0.25, Hypotheses(0.25, high), dice, False).sets for _ in range(100)) / 100
        for high in (0.30, 0.35, 0.45)
    ]
    assert sets[0] > 2 * sets[1] > 2 * sets[2] >= 2 * FEWEST


def test_a_smaller_error_takes_more_games_and_is_kept() -> None:
    dice = Random(3)
    verdicts = [ended(0.35, Hypotheses(0.25, 0.35, 0.01), dice, False) for _ in range(300)]
    assert sum(each.accepted != 0.35 for each in verdicts) <= 9
    usual = [ended(0.35, Hypotheses(0.25, 0.35), dice, False) for _ in range(300)]
    assert sum(each.sets for each in verdicts) > 1.2 * sum(each.sets for each in usual)


def test_sets_count_in_the_order_of_their_seeds() -> None:
    """A set that is not complete holds back those after it, whoever ends first."""
    wanted = contest(f"{OTHER},random")
    games = {(game.seed, game.seating): game for game in played(wanted, 3)}
    test, late = SequentialTest(tables(wanted), Hypotheses(0.4, 0.6)), games.pop((1, 0))
    assert not test.look(games)
    assert test.verdict.sets == 1
    test.look(games | {(1, 0): late})
    assert test.verdict.sets == 3


def test_no_verdict_rests_on_a_handful_of_sets() -> None:
    test = SequentialTest(tables(contest("random,rookie", 4)), Hypotheses(0.25, 0.9))
    for _ in range(FEWEST - 1):
        test.add(1.0)
    assert test.verdict.accepted is None
    test.add(1.0)
    assert test.verdict.accepted == 0.9


@pytest.mark.parametrize(("low", "high"), [(0.3, 0.25), (0.25, 0.25), (-0.1, 0.2), (0.5, 1.1), (float("nan"), 0.5)])
def test_rates_that_cannot_be_told_apart_are_refused(low: float, high: float) -> None:
    with pytest.raises(ArenaError, match="told apart"):
        Hypotheses(low, high)
