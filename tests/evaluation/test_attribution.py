"""What tells two options apart: counted as players count, the same for the same seed, and adding up."""

import math
from collections import Counter

import pytest

from blackgate import Game, rules
from blackgate.bots import Chance, decide, make
from blackgate.bots.network import network
from blackgate.evaluation.attribution import CAUSES, GROUPS, contrast, outlooks
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.features import FEATURES
from blackgate.evaluation.tree_search import Search
from blackgate.evaluation.value_network import WinChances
from blackgate.game.worlds import determinizer

WORLDS = 12
Found = dict[str, tuple[float, float]]


def search(game: Game) -> Search:
    evaluator = Evaluator(game.rules.tables)
    return Search(evaluator, WinChances(evaluator, network()), game.rules.players)


def told_apart(game: Game, first: str, second: str, worlds: int = WORLDS) -> Found:
    view, number = game.view(game.seat), game.rules.lexicon.number
    found = contrast(search(game), determinizer(view), number(first), number(second), worlds, 3, math.inf)
    return {name: (amount, weight) for name, amount, weight in found}


def digger(points: int = 0) -> Game:
    """Two actions, a Shovel in hand and a Place to dig in."""
    me = {"place": "cell", "hand": {"shovel": 1, "knife": 2}, "points": points}
    return Game.from_dict(
        rules(players=3), {"seats": [me, {"place": "yard"}, {"place": "yard"}], "turn": {"actions": 1}}
    )


def middle(decisions: int) -> Game:
    game = Game(rules(players=4), 3)
    bot = make("schemer", game.rules)
    while decisions > 0 or len(game.actions()) < 3:
        game.apply(decide(bot, game, Chance(decisions)))
        decisions -= 1
    return game


def test_every_feature_belongs_to_one_group() -> None:
    counted = Counter(FEATURES[n] for group in GROUPS for n in group.features)
    assert counted == Counter(FEATURES)
    assert all(set(group.measured) <= set(group.features) for group in GROUPS)
    assert [group.name for group in GROUPS] == list(CAUSES[: len(GROUPS)])


def test_a_shovel_dug_is_points_more_and_a_tool_less() -> None:
    found = told_apart(digger(), "dig shovel", "pass")
    points = found["points"][0]
    assert points == pytest.approx(4, abs=1.5)
    assert found["points"][1] > 0
    assert found["tools"][0] < 0
    assert found["won"][0] == found["lost"][0] == 0


def test_what_wins_is_a_game_won() -> None:
    game = digger(points=11)
    found = told_apart(game, "dig shovel", "pass")
    assert found.keys() == {"won", "lost"}
    assert found["won"][0] > 0
    assert found["won"][1] > 0


@pytest.mark.parametrize("decisions", [20, 61, 150])
def test_the_other_way_round_everything_has_the_other_sign(decisions: int) -> None:
    game = middle(decisions)
    first, second, *_ = map(str, game.actions())
    found, back = told_apart(game, first, second), told_apart(game, second, first)
    assert found == told_apart(game, first, second)
    assert found.keys() == back.keys()
    for name, (amount, weight) in found.items():
        assert back[name] == pytest.approx((-amount, -weight), abs=1e-9), name
    assert all(each == pytest.approx((0, 0)) for each in told_apart(game, first, first).values())


@pytest.mark.parametrize("decisions", [20, 61])
def test_weights_add_up_to_about_the_difference(decisions: int) -> None:
    """Not exactly: a mean position is not the mean of positions, and groups work together."""
    game = middle(decisions)
    first, second, *_ = map(str, game.actions())
    options = [game.rules.lexicon.number(each) for each in (first, second)]
    here, there = outlooks(search(game), determinizer(game.view(game.seat)), options, WORLDS, 3, math.inf)
    total = sum(weight for _, weight in told_apart(game, first, second).values())
    assert total == pytest.approx(here.mean - there.mean, abs=0.03)


def test_teammates_are_a_cause_of_their_own() -> None:
    game = Game(rules(players=4, teams=True), 3, first=0)
    found = told_apart(game, "search", "pass", 4)
    assert {"allies", "rivals"} <= found.keys()
    assert "allies" not in told_apart(Game(rules(players=3), 3, first=0), "search", "pass", 4)
