"""The search: it finds what wins, repeats itself for a seed, keeps to its budget, and sees nothing but a view."""

import math
import time
from collections.abc import Callable

import pytest

from blackgate import Game, imagine, rules
from blackgate.bots import BOTS, Chance, Clock, make
from blackgate.bots.network import network
from blackgate.evaluation import tree_search
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.tree_search import Search
from blackgate.evaluation.value_network import WinChances
from blackgate.game.view import View, view
from blackgate.game.worlds import determinizer

SETTING = rules(players=4)


def search(turns: int = 4) -> Search:
    evaluator = Evaluator(SETTING.tables)
    return Search(evaluator, WinChances(evaluator, network()), turns)


def moments(count: int) -> list[tuple[Game, View]]:
    """Positions with a choice, out of games among Rookies."""
    found: list[tuple[Game, View]] = []
    setting = rules(players=4, modules=["michel", "library"])
    for seed in range(count):
        game = Game(setting, seed)
        bots = [make("rookie", setting) for _ in range(4)]
        chance = Chance(seed)
        for n in range(20 + 23 * seed):
            if game.over:
                break
            seen = view(game, game.seat, memory=True)
            if len(seen.options) > 2 and n > 12 * seed:
                found.append((game, seen))
                break
            game.apply(bots[game.seat].choose(seen, seen.options, Clock(), chance).action)
    return found


def test_a_win_in_one_is_found() -> None:
    seat = {"hand": ["shovel", "link", "cap", "blade"], "points": 7}
    game = Game.from_dict(SETTING, {"seats": [seat, {}, {}, {}], "deck": ["link", "pike", "blade", "cap"]})
    seen = view(game, 0, memory=True)
    found = make("mastermind", SETTING).choose(seen, seen.options, Clock(playouts=80), Chance(1), explain=True)
    assert str(found.action) == "dig shovel"
    assert found.reasons is not None
    assert found.reasons.candidates[0].chance == pytest.approx(1)


def test_the_same_seed_and_playouts_give_the_same_tree() -> None:
    seen = view(Game(SETTING, 5), Game(SETTING, 5).seat, memory=True)

    def trees(seed: int) -> list[tuple[int, int, float]]:
        found = search()
        found.think(determinizer(seen), seed, math.inf, 60)
        return [(int(node.action), int(node.visits), node.mean) for node in found.root.children]

    assert trees(3) == trees(3)
    assert trees(3) != trees(4)


def test_every_playout_is_counted_once() -> None:
    game = Game(SETTING, 5)
    found = search()
    found.think(determinizer(view(game, game.seat, memory=True)), 1, math.inf, 50)
    assert found.playouts == found.root.visits == 50
    assert sum(node.visits for node in found.root.children) == 50
    assert all(0 <= node.mean <= 1 and 0 <= node.error <= 0.5 for node in found.root.children)


def test_the_tree_stops_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(SETTING, 5)
    found = search()
    found.think(determinizer(view(game, game.seat, memory=True)), 1, math.inf, 40)
    assert found.nodes > 60
    assert tree_search.MOST_NODES == 200_000
    found.most_nodes = 60
    found.think(determinizer(view(game, game.seat, memory=True)), 1, math.inf, 40)
    assert found.playouts == 40
    assert found.nodes < 60 + 60


def test_a_search_ends_early_only_when_nothing_can_change() -> None:
    """With one option far ahead it stops; the leader is the same as that of the whole budget."""
    seat = {"hand": ["shovel", "link", "cap"], "points": 9}
    game = Game.from_dict(SETTING, {"seats": [seat, {}, {}, {}], "deck": ["link", "pike"]})
    found = search()
    found.think(determinizer(view(game, 0, memory=True)), 1, math.inf, 1_000)
    assert found.playouts < 1_000
    assert tree_search.lead(found.root) > float(1_000 - found.playouts)


@pytest.mark.timed
@pytest.mark.parametrize("seconds", [0.05, 0.2])
def test_a_deadline_is_kept(seconds: float) -> None:
    game = Game(SETTING, 5)
    seen = view(game, game.seat, memory=True)
    bot = make("mastermind", SETTING)
    begun = time.monotonic()
    bot.choose(seen, seen.options, Clock(seconds), Chance(1))
    assert time.monotonic() - begun < seconds + 0.25


def answers(game: Game, seen: View, answer: Callable[[Game, View], object]) -> set[object]:
    """What is answered in worlds that look the same to a seat, the real one among them."""
    worlds = [game, *(imagine(seen, chance) for chance in range(3))]
    return {answer(world, view(world, game.seat, memory=True)) for world in worlds}


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_does_not_depend_on_cards_the_seat_has_not_seen(name: str) -> None:
    """Other worlds with the same view: the same choice and the same reasons, byte for byte."""

    def answer(world: Game, seen: View) -> object:
        choice = make(name, world.rules).choose(seen, seen.options, Clock(playouts=30), Chance(9), explain=True)
        return str(choice.action), choice.reasons.candidates if choice.reasons else ()

    for game, seen in moments(4):
        assert len(answers(game, seen, answer)) == 1


def test_a_bot_that_peeks_is_noticed() -> None:
    """The control of the test above: one that goes by the hand of its neighbour."""

    def answer(world: Game, seen: View) -> object:
        hand = world.state.players[(world.seat + 1) % world.rules.players].hand
        return str(seen.options[sum(n * count for n, count in enumerate(hand)) % len(seen.options)])

    assert any(len(answers(game, seen, answer)) > 1 for game, seen in moments(4))
