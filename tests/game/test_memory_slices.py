"""An onlooker who hears a long game a little at a time knows the same as one who hears it at once."""

from random import Random

import pytest
from tests.game.record_games import CAP, HUSH, play

from blackgate import Game, Seat, rules
from blackgate.game.view.memory import AT_ONCE

SEATS = [None, 0, 1, 2]


def played() -> Game:
    setting = rules(players=3, modules=["dig_in", "michel"], options=CAP)
    game = Game(setting, 0, [Seat(name, "random") for name in "ABC"], secret=HUSH)
    game.listen()
    return play(game, Random(5))


@pytest.mark.parametrize("seat", SEATS)
def test_hearing_in_slices_gives_the_same_memory(seat: int | None) -> None:
    game = played()
    at_once, in_slices = game.clone(), game.clone()
    whole = at_once.memory.of(seat)
    calls = 1
    while not in_slices.memory.catch_up(seat, 0.0):
        calls += 1
    assert calls > len(game.events) // (3 * AT_ONCE)
    part = in_slices.memory.of(seat)
    assert part is not whole
    assert in_slices.view(seat, memory=True) == at_once.view(seat, memory=True)


def test_it_goes_on_as_long_as_there_is_time() -> None:
    game = played()
    assert game.memory.catch_up(0, float("inf"))
    assert game.memory.catch_up(0, 0.0)
