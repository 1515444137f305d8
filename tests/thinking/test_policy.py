"""The policy of the Schemer: it plays everything to its end, prefers the obvious, and weighs worlds."""

import pytest

from blackgate import Game, rules
from blackgate.engine.menu import Menu
from blackgate.engine.play import legal
from blackgate.engine.setup import new_game
from blackgate.engine.state import NOBODY
from blackgate.game.rules import Rules
from blackgate.game.view import view
from blackgate.game.worlds import mold
from blackgate.thinking.mind import Mind
from blackgate.thinking.policy import play_on, preferred
from blackgate.thinking.weighing import weigh

EVERYTHING = ["michel", "warden", "library", "workshop", "gambling", "gymnasium", "laundry", "ward"]
SETTINGS = [
    *(rules(players=players) for players in (2, 3, 4, 5, 6)),
    rules("prototype_fr", players=3),
    rules("prototype_en", players=5),
    rules(players=4, modules=["teams"]),
    rules(players=6, modules=EVERYTHING),
    rules(players=6, modules=["teams", *(module for module in EVERYTHING if module != "gambling")]),
]


@pytest.mark.parametrize("setting", SETTINGS)
def test_games_come_to_an_end(setting: Rules) -> None:
    mind, menu = Mind(setting.tables), Menu()
    for seed in range(3):
        state = new_game(setting.tables, seed)
        taken = play_on(mind, state, menu, 20_000)
        assert state.winner >= 0
        assert taken < 5_000


def test_a_playout_stops_where_it_should() -> None:
    setting = rules(players=4)
    state = new_game(setting.tables, 1)
    assert play_on(Mind(setting.tables), state, Menu(), 7) == 7
    assert state.winner == NOBODY


def test_jitter_makes_another_game_and_its_chance_the_same_one() -> None:
    setting = rules(players=4)

    def ending(jitter: float, chance: int) -> tuple[int, int]:
        mind = Mind(setting.tables)
        mind.jitter, mind.chance = jitter, chance
        state = new_game(setting.tables, 3)
        return play_on(mind, state, Menu(), 20_000), int(state.winner)

    assert ending(0.5, 5) == ending(0.5, 5)
    assert len({ending(0.0, 5), ending(0.5, 5), ending(0.5, 6)}) == 3


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        ({"hand": ["spoon", "shovel"]}, "dig shovel"),
        ({"hand": ["container", "link"], "place": "cafeteria"}, "craft shovel"),
        ({"cigarettes": 8, "place": "yard"}, "buy shovel"),
        ({"hand": ["shovel"], "beatings": 2, "place": "infirmary"}, "heal"),
        ({"place": "showers"}, "search"),
    ],
)
def test_the_obvious_is_preferred(seat: dict[str, object], action: str) -> None:
    setting = rules(players=2)
    game = Game.from_dict(setting, {"seats": [seat, {}], "deck": ["link", "pike", "blade", "cap"]})
    menu = Menu()
    legal(game.state, menu)
    assert str(setting.lexicon.action(preferred(Mind(setting.tables), game.state, menu))) == action


def test_a_rich_neighbour_is_extorted_and_a_poor_one_is_not() -> None:
    setting = rules(players=3)
    armed: dict[str, object] = {"hand": ["knife", "knife", "knife"], "place": "cafeteria"}
    rich: dict[str, object] = {"hand": ["shovel", "shovel"], "place": "cafeteria"}
    poor: dict[str, object] = {"hand": ["link", "link"], "place": "cafeteria"}
    game = Game.from_dict(setting, {"seats": [armed, rich, poor], "deck": ["link"]})
    menu = Menu()
    legal(game.state, menu)
    assert str(setting.lexicon.action(preferred(Mind(setting.tables), game.state, menu))) == "extort P2"


def test_weighing_is_the_mean_over_worlds() -> None:
    """Of one world that may hold a Shovel and one that may not, the demand for a Shovel is worth something between."""
    setting = rules(players=3)
    game = Game(setting, 11)
    seen = view(game, game.seat, memory=True)
    numbers = list(seen.numbers)
    mind = Mind(setting.tables)
    one = weigh(mind, mold(seen), numbers, 1, 5, 0.0)
    assert weigh(mind, mold(seen), numbers, 1, 5, 0.0) == one
    many = weigh(mind, mold(seen), numbers, 200, 5, 0.0)
    assert len(many) == len(numbers)
    off = weigh(mind, mold(seen), numbers, 1, 5, 0.5)
    assert all(0 <= wrong - right <= 0.5 for wrong, right in zip(off, one, strict=True))
    assert off != one
