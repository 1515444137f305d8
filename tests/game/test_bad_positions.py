"""Positions no game comes to: each is refused with what is wrong and where."""

from copy import deepcopy
from typing import Any

import pytest

from blackgate import Game, rules
from blackgate.errors import PositionError

Table = dict[str, Any]


@pytest.fixture
def game() -> Game:
    return Game(rules(players=3), seed=1)


@pytest.mark.parametrize(
    "agenda",
    [
        [],
        [["turn", 1, 0, 0, 0, 0, 0]],
        [["turn", 0, 0, 0, 0, 0, 0]] * 2,
        [["turn", 0, 0, 0, 0, 0, 0], ["go", 0, 3, 0, 0, 0, 0]],
        [["turn", 0, 0, 0, 0, 0, 0], ["finish", 0, 5, 0, 0, 0, 0], ["fight", 1, 99, 0, 1, 0, 0]],
        [["turn", 0, 0, 0, 0, 0, 0], ["finish", 0, 5, 0, 0, 0, 0], ["fight", 1, 0, 1, 0, 0, 0]],
        [["turn", 0, 0, 0, 0, 0, 0], ["finish", 0, 3, 0, 0, 0, 0], ["pay", 0, 0, 2, 0, 0, 0]],
        [["turn", 0, 0, 0, 0, 0, 0], ["finish", 0, 6, 0, 0, 0, 0], ["craft", 0, 0, 1, 0, 0, 0],
         ["ingredient", 0, 0, 0, 0, 0, 0]],
        [["turn", 0, 0, 0, 0, 0, 0], ["effect", 0, 0, 500, 0, 0, -1]],
        [["turn", 0, 0, 0, 0, 0, 0], *([["react", 0, 1, 4, 1, 0, 0]] * 40)],
        [["turn", 0, 0, 0, 0, 0, 0], *([["effect", 0, 1, 1, -1, 0, -1]] * 100)],
    ],
)  # fmt: skip
def test_agendas_no_game_comes_to(game: Game, agenda: list[list[Any]]) -> None:
    data: Table = {**game.to_dict(), "active": 0, "agenda": agenda}
    with pytest.raises(PositionError) as caught:
        Game.from_dict(game.rules, data)
    assert caught.value.where.startswith("position.agenda")


def test_more_gang_cards_than_a_pile_can_take_are_refused(game: Game) -> None:
    data: Table = deepcopy(dict(game.to_dict()))
    data["seats"][0]["gang_card"] = data["gang_piles"]["crew"][0]
    with pytest.raises(PositionError, match="not a pile"):
        Game.from_dict(game.rules, data)


@pytest.mark.parametrize(("key", "card"), [("deck", "knife"), ("discard", "shovel")])
def test_pile_cards_among_the_search_cards_are_refused(game: Game, key: str, card: str) -> None:
    with pytest.raises(PositionError, match="pile card"):
        Game.from_dict(game.rules, {key: [card]})


def test_a_round_past_the_cap_is_refused(game: Game) -> None:
    with pytest.raises(PositionError):
        Game.from_dict(game.rules, {"round": 201})


@pytest.mark.parametrize("key", ["deck", "discard", "laid", "backgrounds"])
def test_more_cards_than_any_box_holds_are_refused(game: Game, key: str) -> None:
    name = game.to_dict()["backgrounds"][0] if key == "backgrounds" else "link"
    with pytest.raises(PositionError, match="more cards than any box holds"):
        Game.from_dict(game.rules, {key: [name] * 1001})


def test_a_position_too_long_for_one_is_not_even_taken_apart(game: Game) -> None:
    with pytest.raises(PositionError, match="too long"):
        Game.from_json(game.rules, "[" + "[]," * 10**6 + "[]]")
