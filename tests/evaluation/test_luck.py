"""Luck: on the whole it is nothing, whatever the value function."""

from math import sqrt
from statistics import mean, stdev

import pytest

from blackgate import rules
from blackgate.bots.network import win_chances
from blackgate.engine.setup import new_game
from blackgate.evaluation.luck import Luck, StepSize, renewed

SETTING = rules(players=2)


def test_a_renewed_position_differs_in_nothing_but_its_future() -> None:
    state = new_game(SETTING.tables, 5)
    twin = renewed(state, 77)
    assert sorted(twin.deck) == sorted(list(state.deck)[state.drawn :])
    assert list(twin.deck) != list(state.deck)[state.drawn :]
    assert [list(each.hand) for each in twin.players] == [list(each.hand) for each in state.players]


@pytest.mark.parametrize("size", [StepSize.TURN, StepSize.ROUND])
def test_luck_is_nothing_on_the_whole(size: int) -> None:
    measured = Luck(win_chances(SETTING), size, 2)
    found = []
    for deal in range(60):
        if measured.play(deal, 0.0) >= 0:
            assert sum(measured.result) == pytest.approx(1)
            found.append(measured.luck[0])
    assert abs(mean(found)) < 3 * stdev(found) / sqrt(len(found))


def test_the_same_deal_has_the_same_luck() -> None:
    measured = Luck(win_chances(SETTING), StepSize.TURN, 2)
    found = [(measured.play(1, 0.3), measured.luck[0]) for _ in range(2)]
    assert found[0] == found[1]
