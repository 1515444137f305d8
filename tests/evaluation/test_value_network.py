"""The value network: chances add up, mates share theirs, and more of what wins is worth more."""

from collections.abc import Callable

import pytest
from librt.vecs import vec

from blackgate import Game, rules
from blackgate.bots.network import network, table_chances, win_chances
from blackgate.engine.menu import Menu
from blackgate.engine.setup import new_game
from blackgate.evaluation import features
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import play_on
from blackgate.evaluation.value_network import Chances, WinChances
from blackgate.game.rules import Rules

SETTINGS = [
    rules(players=2),
    rules(players=4),
    rules(players=6, modules=["michel", "warden", "ward", "gambling"]),
    rules(players=6, modules=["teams"]),
]


def chances_of(setting: Rules, seats: list[dict[str, object]], **rest: object) -> list[float]:
    """The chances by seat in a position."""
    filled = [*seats, *({} for _ in range(setting.players - len(seats)))]
    game = Game.from_dict(setting, {"seats": filled, **rest})
    return chances(setting, game)


def chances(setting: Rules, game: Game) -> list[float]:
    found = win_chances(setting)
    found.estimate(game.state)
    return list(found.chances)[: setting.players]


def test_every_feature_has_a_name() -> None:
    assert len(features.FEATURES) == len(set(features.FEATURES)) == features.COUNT


@pytest.mark.parametrize("setting", SETTINGS)
def test_features_are_written_for_every_seat_and_stay_small(setting: Rules) -> None:
    evaluator, row = Evaluator(setting.tables), vec[float]([99.0] * int(features.COUNT))
    state = new_game(setting.tables, 4)
    for _ in range(8):
        play_on(evaluator, state, Menu(), 15)
        for seat in range(setting.players):
            features.describe(evaluator, state, seat, row, 0)
            assert all(-0.001 <= x <= 5 for x in row)


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_chances_of_all_sides_add_up_to_one(setting: Rules) -> None:
    game = Game(setting, 7)
    found = chances(setting, game)
    sides = {setting.tables.side[seat]: found[seat] for seat in range(setting.players)}
    assert sum(sides.values()) == pytest.approx(1)
    assert all(found[seat] == pytest.approx(sides[setting.tables.side[seat]]) for seat in range(setting.players))


def test_a_winner_has_a_chance_of_one() -> None:
    setting = rules(players=3)
    state = new_game(setting.tables, 2)
    evaluator = Evaluator(setting.tables)
    play_on(evaluator, state, Menu(), 5000)
    found = WinChances(evaluator, network())
    found.estimate(state)
    assert list(found.chances)[:3] == [float(seat == state.winner) for seat in range(3)]


@pytest.mark.parametrize("made", [win_chances, table_chances])
@pytest.mark.parametrize(
    "more",
    [
        {"points": 5},
        {"hand": ["shovel", "shovel"]},
        {"cigarettes": 16},
        {"hand": ["container", "link", "container", "link"]},
    ],
)
def test_more_assets_increase_the_chance(made: Callable[[Rules], Chances], more: dict[str, object]) -> None:
    """By both networks that come with Blackgate."""
    setting = rules(players=4)
    network, found = made(setting), []
    for seat in (more, {}):
        network.estimate(Game.from_dict(setting, {"seats": [seat, {}, {}, {}]}).state)
        found.append(network.chances[0])
    assert found[0] > found[1] + 0.03


def test_beatings_cost() -> None:
    setting = rules(players=4)
    tools: dict[str, object] = {"hand": ["shovel", "shovel", "shovel"]}
    assert chances_of(setting, [{**tools, "beatings": 2}])[0] < chances_of(setting, [tools])[0] - 0.03
