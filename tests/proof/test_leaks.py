"""The proofs notice what they are there to notice: every leak made on purpose turns them red."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Final

import pytest
from tests.proof.beside import LeakError
from tests.proof.games import numbered
from tests.proof.leaks import LEAKS
from tests.proof.tally import Tally
from tests.proof.watching import watch
from tests.properties.combos import rich
from tests.properties.tables import new_game

from blackgate import Game, rules

EARLY: Final = {"an answer nobody was asked for": 5}
"""A game in which a leak shows early; if the rules change, a later one will do."""


def in_teams(start: int) -> Iterator[tuple[Game, Random]]:
    """Games in which everything may leak."""
    setting = rules(players=4, teams=True)
    for seed in count(start):
        yield rich(new_game(setting, seed), Random(seed)), Random(seed)


def watch_all(games: int, start: int = 0) -> Tally:
    """So many of them, the beginning of each."""
    tally = Tally()
    for game, chooser in islice(in_teams(start), games):
        watch(game, chooser, tally, most=60)
    return tally


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(LeakError):
        watch_all(40, EARLY.get(leak, 0))


def test_without_a_leak_the_same_games_are_green() -> None:
    assert watch_all(2).differing.total() == 0


def test_a_game_is_the_same_each_time() -> None:
    one, other = numbered(7), numbered(7)
    assert one[0].to_json() == other[0].to_json()
    assert one[1].random() == other[1].random()
