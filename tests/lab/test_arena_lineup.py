"""Line-ups and seatings: everybody sits equally often on every seat, and mates stay mates."""

from collections import Counter

import pytest

from blackgate import rules
from blackgate.bots.spec import Entrant
from blackgate.errors import ArenaError
from blackgate.lab.arena.lineup import Lineup, Sides, circle, lined_up, seatings, sides_of

ALONE = tuple(range(4))
TEAMS = (0, 1, 0, 1)


def named(letters: str) -> Lineup:
    return tuple(Entrant(letter) for letter in letters)


def letters(lineup: Lineup) -> str:
    return "".join(each.name for each in lineup)


def seats_taken(found: list[Lineup]) -> Counter[tuple[str, int]]:
    return Counter((each.name, seat) for lineup in found for seat, each in enumerate(lineup))


@pytest.mark.parametrize("given", ["abcd", "aabb", "abab", "abbb", "aaaa", "abcab", "abcdef", "aabbcc", "ab"])
def test_everybody_sits_equally_often_on_every_seat(given: str) -> None:
    taken = seats_taken(seatings(named(given), tuple(range(len(given)))))
    for name in set(given):
        assert len({taken[name, seat] for seat in range(len(given))}) == 1


def test_a_seating_that_is_left_out_is_noticed() -> None:
    taken = seats_taken(seatings(named("abbb"), ALONE)[:-1])
    assert len({taken["a", seat] for seat in range(4)}) == 2


@pytest.mark.parametrize(
    ("given", "sides", "count"),
    [("abcd", ALONE, 4), ("abbb", ALONE, 4), ("abab", ALONE, 2), ("aaaa", ALONE, 1), ("abab", TEAMS, 2)],
)
def test_no_seating_comes_twice(given: str, sides: Sides, count: int) -> None:
    found = seatings(named(given), sides)
    assert len(found) == len(set(found)) == count
    assert letters(found[0]) == given


@pytest.mark.parametrize("sides", [(0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0), (0, 0, 1, 0, 1, 1), (0, 1, 0, 1, 0, 1)])
def test_mates_stay_mates_in_every_seating(sides: Sides) -> None:
    given = "abcdef"[: len(sides)]
    teams = {frozenset(name for name, side in zip(given, sides, strict=True) if side == which) for which in (0, 1)}
    found = seatings(named(given), sides)
    assert sorted(circle(sides)) == list(range(len(sides)))
    for lineup in found:
        pairs = list(zip(letters(lineup), sides, strict=True))
        assert {frozenset(name for name, side in pairs if side == which) for which in (0, 1)} == teams
    taken = seats_taken(found)
    assert {taken[name, seat] for name in given for seat in range(len(sides))} == {1}


@pytest.mark.parametrize(
    ("given", "sides", "lineup"),
    [
        ("ab", ALONE, "abbb"),
        ("abc", ALONE, "abcb"),
        ("a", ALONE, "aaaa"),
        ("abcd", ALONE, "abcd"),
        ("ab", TEAMS, "abab"),
        ("abc", TEAMS, "abac"),
        ("ab", (0, 1, 1, 0), "abba"),
        ("abba", TEAMS, "abba"),
    ],
)
def test_the_first_of_few_is_the_challenger(given: str, sides: Sides, lineup: str) -> None:
    assert letters(lined_up(named(given), sides)) == lineup


@pytest.mark.parametrize("given", ["", "abcde"])
def test_too_many_or_none_are_refused(given: str) -> None:
    with pytest.raises(ArenaError, match="bots for a game of 4"):
        lined_up(named(given), ALONE)


def test_sides_are_seats_or_teams() -> None:
    assert sides_of(rules(players=3)) == (0, 1, 2)
    assert sides_of(rules(players=4, modules=["teams"])) == (0, 1, 0, 1)
    assert sides_of(rules(players=4, teams="BABA")) == (0, 1, 0, 1)
