"""The features of the whole table: each has one name, none is told twice, and turn order is told."""

import pytest

from blackgate import Game, rules
from blackgate.engine.menu import Menu
from blackgate.engine.setup import new_game
from blackgate.evaluation import table_features
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import play_on
from blackgate.evaluation.table_features import BLOCKS, COUNT, FEATURES, MOST, At, TableFeatures
from blackgate.game.rules import Rules

SETTINGS = [
    rules(players=2),
    rules("prototype_en", players=4),
    rules(players=6, modules=["michel", "warden", "ward", "gambling"]),
    rules(players=6, modules=["teams"]),
]


def told(setting: Rules, game: Game) -> list[set[str]]:
    """By seat: the names of what is true."""
    table = TableFeatures(Evaluator(setting.tables))
    table.describe(game.state)
    return [names(table, seat) for seat in range(setting.players)]


def names(table: TableFeatures, seat: int) -> set[str]:
    return {FEATURES[n] for n in list(table.row)[seat * int(MOST) : table.ends[seat]]}


def test_blocks_follow_each_other() -> None:
    begins = [sum(size for _, size in BLOCKS[:n]) for n in range(len(BLOCKS))]
    assert [getattr(At, name.upper()) for name, _ in BLOCKS] == begins
    assert len(set(FEATURES)) == len(FEATURES) == COUNT


@pytest.mark.parametrize("setting", SETTINGS)
def test_no_feature_is_told_twice_and_there_is_room(setting: Rules) -> None:
    evaluator = Evaluator(setting.tables)
    table, state = TableFeatures(evaluator), new_game(setting.tables, 4)
    for _ in range(8):
        play_on(evaluator, state, Menu(), 15)
        table.describe(state)
        for seat in range(setting.players):
            row = list(table.row)[seat * int(MOST) : table.ends[seat]]
            assert len(set(row)) == len(row) < MOST - 8
            assert all(0 <= each < At.PLAYERS for each in row)


def test_a_seat_is_told_by_what_it_has() -> None:
    setting = rules(players=4)
    seats = [{"hand": ["shovel", "shovel", "blade"], "points": 6, "place": "cell", "cigarettes": 3}, {}, {}, {}]
    found = told(setting, Game.from_dict(setting, {"seats": seats}))
    assert {"need=4", "gap=0", "shovels=2", "weapons=1", "cigarettes=3", "ready=0", "ready=2", "wait=0"} <= found[0]
    assert {"need=10", "threat=0", "rivals_ready=1", "rank=1", "lead=1", "wait=1"} <= found[1]


def test_both_sides_of_an_extortion_are_told() -> None:
    setting = rules(players=3)
    for seed in range(60):
        game = Game(setting, seed)
        evaluator, menu = Evaluator(setting.tables), Menu()
        for _ in range(80):
            if game.state.winner >= 0:
                break
            if game.state.agenda[game.state.top] == 4:
                found = told(setting, game)
                roles = [[name for name in seat if name.startswith(("attacks", "defends"))] for seat in found]
                assert sorted(map(len, roles)) == [0, 1, 1]
                assert any(name.startswith("asked=4") for name in found[game.seat])
                assert roles[game.seat][0].startswith("defends")
                return
            play_on(evaluator, game.state, menu, 1)
    pytest.fail("nobody was extorted")


def test_what_holds_throughout_a_game_is_told_once() -> None:
    setting = rules(players=3, modules=["michel", "library"])
    found = TableFeatures(Evaluator(setting.tables)).setting
    assert {FEATURES[n] for n in found} == {
        "players=1",
        f"modules={table_features.MODULES.index('michel')}",
        f"modules={table_features.MODULES.index('library')}",
    }
