"""The Mastermind compares its options in the same worlds; it drops what is clear at once, then the worse half."""

import math
import time

import pytest

from blackgate import Game, rules
from blackgate.bots.network import search as search_for
from blackgate.evaluation.tree_search import CLEAR, Node, Search, better_half, contenders
from blackgate.game.view import view
from blackgate.game.worlds import determinizer

SETTING = rules(players=4)


def thought(game: Game, playouts: int, seed: int = 1) -> Search:
    found = search_for(game.rules)
    found.think(determinizer(view(game, game.seat, memory=True)), seed, math.inf, playouts)
    return found


def node(mean: float, visits: int = 100, spread: float = 0.1) -> Node:
    made = Node(0, 0, 1.0)
    made.visits, made.total, made.squares = visits, mean * visits, (mean * mean + spread * spread) * visits
    return made


def test_every_option_is_tried_and_the_worse_half_is_dropped_step_by_step() -> None:
    found = thought(Game(SETTING, 5), 400)
    visits = sorted((int(each.visits) for each in found.root.children), reverse=True)
    assert len(visits) > 4
    assert visits[0] == visits[1] > visits[2] >= visits[len(visits) // 2] > visits[-1] > 0
    assert sum(visits) == found.playouts == found.root.visits


def test_the_best_options_are_those_with_most_visits() -> None:
    found = thought(Game(SETTING, 5), 400)
    tried = sorted(found.root.children, key=lambda each: -each.visits)
    first_dropped = [each for each in tried if each.visits == tried[-1].visits]
    assert max(each.mean for each in tried[:2]) > max(each.mean for each in first_dropped)


@pytest.mark.parametrize("most", [1, 3, 40, 401])
def test_a_budget_of_playouts_is_kept(most: int) -> None:
    found = thought(Game(SETTING, 5), most)
    assert 0 < found.playouts <= most
    assert sum(each.visits for each in found.root.children) == found.playouts


def test_with_fewer_playouts_than_options_the_policy_says_which_are_tried() -> None:
    tried = thought(Game(SETTING, 5), 3).root.children
    least = min(each.prior for each in tried if each.visits)
    assert all(each.prior <= least for each in tried if not each.visits)


def test_the_same_seed_and_playouts_give_the_same_choice() -> None:
    def tree(seed: int) -> list[tuple[int, int, float]]:
        return [
            (int(each.action), int(each.visits), each.mean)
            for each in thought(Game(SETTING, 5), 200, seed).root.children
        ]

    assert tree(3) == tree(3)
    assert tree(3) != tree(4)


def test_a_clear_decision_takes_little_of_the_budget() -> None:
    seat = {"hand": ["shovel", "link", "cap", "blade"], "points": 7}
    game = Game.from_dict(SETTING, {"seats": [seat, {}, {}, {}], "deck": ["link", "pike", "blade", "cap"]})
    found = thought(game, 100_000)
    assert found.playouts < 30_000
    best = max(found.root.children, key=lambda each: (each.visits, each.mean))
    assert str(SETTING.lexicon.action(best.action)) == "dig shovel"


def test_only_what_is_clearly_worse_is_given_up() -> None:
    best, close, clear = node(0.5), node(0.47), node(0.5 - 2 * CLEAR * 0.01 * math.sqrt(2))
    assert contenders([close, clear, best]) == [close, best]
    assert contenders([clear, node(0.5, visits=2)]) != [best], "two playouts say little"
    assert len(contenders([clear, node(0.5, visits=1)])) == 2


def test_the_better_half_is_rounded_up() -> None:
    nodes = [node(each) for each in (0.1, 0.5, 0.3, 0.4, 0.2)]
    assert better_half(nodes) == [nodes[1], nodes[3], nodes[2]]


@pytest.mark.timed
def test_a_deadline_ends_every_stage() -> None:
    game = Game(SETTING, 5)
    found, begun = search_for(SETTING), time.monotonic()
    found.think(determinizer(view(game, game.seat, memory=True)), 1, begun + 0.1, 1 << 40)
    assert time.monotonic() - begun < 0.35
    assert all(each.visits > 0 for each in found.root.children)


def test_what_all_seats_can_expect_comes_from_the_last_two() -> None:
    found = thought(Game(SETTING, 5), 400)
    expected = [found.expected(seat) for seat in range(4)]
    assert abs(sum(expected) - 1) < 1e-6
    tried = sorted(found.root.children, key=lambda each: -each.visits)[:2]
    assert min(each.mean for each in tried) - 0.1 < expected[0] < max(each.mean for each in tried) + 0.1
