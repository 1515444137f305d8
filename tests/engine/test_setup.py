"""Setup: what lies where before the first decision. Rule: SETUP-1 to SETUP-10."""

import pytest
from tests.properties.invariants import all_wrong
from tests.properties.tables import BOXES, PLAYERS, setting
from tests.properties.tables import new_game as seat_game

from blackgate import Game, rules
from blackgate.engine.setup import new_game


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_the_box_is_laid_out(box: str, players: int) -> None:
    game = seat_game(setting(box, players, 0), 5)
    data = game.to_dict()
    assert all_wrong(game) == []
    assert data["piles"] == {"knife": 20, "spoon": 11, "pickaxe": 11, "shovel": 11}
    assert (data["discard"], data["laid"], data["round"], data["active"]) == ([], [], 1, data["first"])
    for seat in data["seats"]:
        assert sum(seat["hand"].values()) == 3
        assert seat["background"]
        assert (seat["place"], seat["cigarettes"], seat["beatings"], seat["gang_card"]) == ("cell", 0, 0, "")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_named_first_player_begins(first: int) -> None:
    assert new_game(rules(players=3).tables, 7, first).active == first
    assert Game(rules(players=3), 7, first=first).seat == first


def test_one_seed_one_deal() -> None:
    setting = rules(players=4)
    assert Game(setting, 8).to_json() == Game(setting, 8).to_json() != Game(setting, 9).to_json()
