"""The network of the whole table: exact in packed numbers, shared among mates, and unusable files are refused."""

import random
from math import inf

import msgspec
import pytest

from blackgate import Game, rules
from blackgate.bots.network import TableFile, flat, read_table, table_search
from blackgate.engine.menu import Menu
from blackgate.engine.setup import new_game
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.feature_names import COUNT, FEATURES, At
from blackgate.evaluation.policy import play_on
from blackgate.evaluation.table_network import (
    FINE,
    FIRST,
    LAST_SCALE,
    SECOND,
    SECOND_SCALE,
    TOP,
    TableChances,
    TableNetwork,
)
from blackgate.evaluation.tree_search import NOT_AT_ALL
from blackgate.game.rules import Rules
from blackgate.game.view import view
from blackgate.game.worlds import determinizer

SETTINGS = [
    rules(players=2),
    rules(players=5, modules=["michel", "warden", "ward", "library"]),
    rules(players=6, modules=["teams"]),
]


def drawn(seed: int) -> TableFile:
    """A file with random weights."""
    dice = random.Random(seed)

    def rows(count: int, units: int, most: int) -> list[list[int]]:
        return [dice.choices(range(-most, most + 1), k=units) for _ in range(count)]

    one, two = int(FIRST), int(SECOND)
    bias, offset, last = rows(1, one, 900)[0], rows(1, two, 9000)[0], rows(1, two, 700)[0]
    return TableFile(
        list(FEATURES), rows(int(COUNT), one, 400), bias, rows(one, two, 60), rows(one, two, 60), offset, last
    )


def plainly(file: TableFile, features: list[list[int]]) -> list[float]:
    """The strengths of all seats, computed without packing: the reference."""
    units = [
        [
            min(max((file.bias[unit] + sum(file.first[n][unit] for n in row)) >> int(FINE), 0), int(TOP))
            for unit in range(int(FIRST))
        ]
        for row in features
    ]
    share = 256 // len(features)
    means = [(sum(seat[unit] for seat in units) * share) >> 8 for unit in range(int(FIRST))]
    strengths = []
    for seat in units:
        total = 0
        for unit in range(int(SECOND)):
            own = sum(x * file.own[n][unit] for n, x in enumerate(seat))
            common = sum(x * file.mean[n][unit] for n, x in enumerate(means))
            total += max(file.offset[unit] + own + common, 0) * file.last[unit]
        strengths.append(total / (float(TOP) * SECOND_SCALE * LAST_SCALE))
    return strengths


@pytest.mark.parametrize("setting", SETTINGS)
def test_packed_sums_are_exact(setting: Rules) -> None:
    file = drawn(setting.players)
    evaluator = Evaluator(setting.tables)
    table = TableChances(evaluator, TableNetwork(*file.layers()))
    state = new_game(setting.tables, 3)
    for _ in range(4):
        play_on(evaluator, state, Menu(), 12)
        table.weigh(state)
        rows = [[*table.features.setting, *table.features.told(seat)] for seat in range(setting.players)]
        assert list(table.strengths)[: setting.players] == pytest.approx(plainly(file, rows), abs=1e-12)


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_chances_of_all_sides_add_up_to_one(setting: Rules) -> None:
    table = TableChances(Evaluator(setting.tables), TableNetwork(*drawn(1).layers()))
    table.estimate(Game(setting, 7).state)
    sides = {setting.tables.side[seat]: table.chances[seat] for seat in range(setting.players)}
    assert sum(sides.values()) == pytest.approx(1)


def first_layer(seats: int, cards: int) -> list[list[int]]:
    """All weights of a seat's own features the same, and all weights of its cards."""
    return [[seats if n < At.CARDS else cards] * int(FIRST) for n in range(int(COUNT))]


@pytest.mark.parametrize(
    ("changes", "more", "why"),
    [
        ({"features": ["need=0"]}, b"", "other features"),
        ({"bias": [0] * 47}, b"", "weights, not"),
        ({"last": [40_000] * int(SECOND)}, b"", "beyond 32767"),
        ({"first": first_layer(8_400, 0)}, b"", "first layer can overflow"),
        ({"first": first_layer(0, 2_700)}, b"", "first layer can overflow"),
        ({"own": [[900] * int(SECOND)] * int(FIRST)}, b"", "second layer can overflow"),
        ({}, b" " * 500_000, "at most 500,000 bytes"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(changes: dict[str, object], more: bytes, why: str) -> None:
    text = msgspec.json.encode(msgspec.structs.replace(drawn(1), **changes))
    with pytest.raises(ValueError, match=why):
        read_table(text + more)


def test_a_file_that_fits_is_read() -> None:
    file = drawn(2)
    assert len(flat(file.first)) == COUNT * FIRST
    read_table(msgspec.json.encode(file))


def test_a_search_can_evaluate_right_after_the_tree() -> None:
    setting = rules(players=4)
    seat = {"hand": ["shovel", "link", "cap", "blade"], "points": 7}
    game = Game.from_dict(setting, {"seats": [seat, {}, {}, {}], "deck": ["link", "pike", "blade", "cap"]})
    search = table_search(setting, int(NOT_AT_ALL))
    search.think(determinizer(view(game, 0, memory=True)), 1, inf, 80)
    best = max(search.root.children, key=lambda node: (node.visits, node.mean))
    assert str(setting.lexicon.action(best.action)) == "dig shovel"
    assert best.mean == pytest.approx(1)
