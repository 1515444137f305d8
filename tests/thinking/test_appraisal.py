"""The appraisal: chances add up, mates share theirs, and more of what wins is worth more."""

import pytest
from librt.vecs import vec

from blackgate import Game, rules
from blackgate.bots.evaluation import net
from blackgate.engine.menu import Menu
from blackgate.engine.setup import new_game
from blackgate.game.rules import Rules
from blackgate.thinking import features
from blackgate.thinking.appraisal import Appraisal
from blackgate.thinking.mind import Mind
from blackgate.thinking.policy import play_on

SETTINGS = [
    rules(players=2),
    rules(players=4),
    rules(players=6, modules=["michel", "warden", "ward", "gambling"]),
    rules(players=6, modules=["teams"]),
]


def appraised(setting: Rules, seats: list[dict[str, object]], **rest: object) -> list[float]:
    """The chances by seat in a position."""
    filled = [*seats, *({} for _ in range(setting.players - len(seats)))]
    game = Game.from_dict(setting, {"seats": filled, **rest})
    return chances(setting, game)


def chances(setting: Rules, game: Game) -> list[float]:
    appraisal = Appraisal(Mind(setting.tables), net())
    appraisal.look(game.state)
    return list(appraisal.chances)[: setting.players]


def test_every_feature_has_a_name() -> None:
    assert len(features.FEATURES) == len(set(features.FEATURES)) == features.COUNT


@pytest.mark.parametrize("setting", SETTINGS)
def test_features_are_written_for_every_seat_and_stay_small(setting: Rules) -> None:
    mind, row = Mind(setting.tables), vec[float]([99.0] * int(features.COUNT))
    state = new_game(setting.tables, 4)
    for _ in range(8):
        play_on(mind, state, Menu(), 15)
        for seat in range(setting.players):
            features.describe(mind, state, seat, row, 0)
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
    mind = Mind(setting.tables)
    play_on(mind, state, Menu(), 5000)
    appraisal = Appraisal(mind, net())
    appraisal.look(state)
    assert list(appraisal.chances)[:3] == [float(seat == state.winner) for seat in range(3)]


@pytest.mark.parametrize(
    "more",
    [
        {"points": 5},
        {"hand": ["shovel", "shovel"]},
        {"cigarettes": 16},
        {"hand": ["container", "link", "container", "link"]},
    ],
)
def test_more_assets_increase_the_chance(more: dict[str, object]) -> None:
    setting = rules(players=4)
    assert appraised(setting, [more])[0] > appraised(setting, [{}])[0] + 0.03


def test_beatings_cost() -> None:
    setting = rules(players=4)
    tools: dict[str, object] = {"hand": ["shovel", "shovel", "shovel"]}
    assert appraised(setting, [{**tools, "beatings": 2}])[0] < appraised(setting, [tools])[0] - 0.03
