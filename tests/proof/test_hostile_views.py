"""Views from strangers: only what somebody can have seen at a table is taken for a view."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.proof.mutants import Mutant
from tests.proof.mutants_good import tables
from tests.proof.mutants_readers import read_view

from blackgate import Game, imagine, rules
from blackgate.errors import ViewError
from blackgate.game.view import from_json

Table = dict[str, Any]


@pytest.fixture
def game() -> Game:
    return Game(rules(players=3), seed=1)


def _gang_card(data: Table) -> None:
    data["learned"]["gang_piles"]["crew"]["above"] = data["learned"]["gang_piles"]["bikers"]["above"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["gang_pile_sizes"].update(crew=10**50),
        lambda data: data["gang_pile_sizes"].update(crew=2**62),
        lambda data: data.update(backgrounds_left=2**63),
        lambda data: data.update(hand_limit=99),
        lambda data: data.update(deck_size=0),
        lambda data: data.update(viewer=2),
        lambda data: data.update(viewer=-1),
        lambda data: data["setting"]["options"].update({"\u202e": 1}),
        lambda data: data["setting"]["modules"].extend(["library"] * 20_000),
        lambda data: data["setting"]["overlays"].extend(["fixtures"] * 1000),
        lambda data: data["seats"].pop(),
        lambda data: data["seats"][1].update(name="\u202e"),
        lambda data: data["seats"][1].update(hand_size=1),
        lambda data: data["seats"][1].update(place="nowhere"),
        lambda data: data["learned"]["discard"].append("nothing"),
        lambda data: data["learned"]["guesses"].clear(),
        lambda data: data["learned"]["guesses"].extend(data["learned"]["guesses"] * 200),
        lambda data: data["learned"]["guesses"][0].update(weight=0),
        lambda data: data["learned"]["guesses"][0].update(weight=1e308),
        lambda data: data["learned"]["guesses"][0]["pools"][0].update({"?0": 1}),
        lambda data: data["learned"].update(deck=7),
        _gang_card,
    ],
)
def test_a_view_of_no_game_is_refused(game: Game, spoil: Callable[[Table], object]) -> None:
    data = json.loads(game.view(0).to_json())
    imagine(from_json(json.dumps(data)), chance=1)
    spoil(data)
    with pytest.raises(ViewError) as caught:
        imagine(from_json(json.dumps(data)), chance=1)
    assert caught.value.where.startswith("view")
    assert str(caught.value).isprintable()


def nested(text: str, depth: int) -> str:
    """A view that tells of pools which all hold cards of all earlier ones."""
    data = json.loads(text)
    guess = data["learned"]["guesses"][0]
    guess["pools"] += [{f"?{inner}": 1 for inner in range(len(guess["pools"]) + n)} for n in range(depth)]
    return json.dumps(data)


def test_pools_within_pools_are_refused_before_anybody_follows_them() -> None:
    view = tables()[2][5]
    read_view(Mutant(view.text, "none", view.rules, 1))
    for depth in (1, 30, 150, 400):
        with pytest.raises(ViewError):
            read_view(Mutant(nested(view.text, depth), "nested", view.rules, 1))


def test_a_view_too_long_for_one_is_not_even_taken_apart() -> None:
    with pytest.raises(ViewError, match="too long"):
        from_json("[" + "[]," * 10**6 + "[]]")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda terms: terms.update(cards_asked=10**6),
        lambda terms: terms.update(cards_asked=-1),
        lambda terms: terms.update(cards_given=99),
        lambda terms: terms.update(cards_chosen=99),
        lambda terms: terms.update(teammate=9),
        lambda terms: terms.update(proposer=-1),
    ],
)
def test_an_exchange_of_cards_nobody_has_is_refused(spoil: Callable[[Table], object]) -> None:
    """A view of the other side, which sees the numbers alone: it could go on for ever to wish for a million cards."""
    setting = rules(players=4, teams=True)
    seats = [{"hand": ["spoon"]}, {}, {"hand": ["link", "cap"]}, {}]
    game = Game.from_dict(setting, {"seats": seats, "deck": ["link", "pike", "blade"]})
    for action in ("exchange P3", "card spoon", "ask_any"):
        game.apply(action)
    data = json.loads(game.view(1).to_json())
    imagine(from_json(json.dumps(data)), chance=1)
    spoil(data["exchange"])
    with pytest.raises(ViewError):
        imagine(from_json(json.dumps(data)), chance=1)
