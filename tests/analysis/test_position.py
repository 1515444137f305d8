"""The analysis of a position: worlds with open cards, and chances that add up."""

import math

import pytest

from blackgate import Game, rules
from blackgate.analysis import analyse
from blackgate.bots import Clock
from blackgate.bots.network import network
from blackgate.engine.chance import seeded
from blackgate.evaluation.estimate import Estimate
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import TO_THE_END
from blackgate.evaluation.value_network import WinChances
from blackgate.game.worlds import determinizer, open_determinizer


def near_the_end(players: int = 2, **choices: bool) -> Game:
    """A game in which it takes few points to win."""
    game = Game(rules(players=players, **choices), seed=3, first=0)  # type: ignore[arg-type]
    for player in game.state.players:
        player.points = game.rules.tables.target - 1
    return game


def estimated(game: Game, turns: int, playouts: int) -> Estimate:
    estimate = Estimate(WinChances(Evaluator(game.rules.tables), network()), turns)
    estimate.think(determinizer(game.view(game.seat, memory=True)), 1, math.inf, playouts)
    return estimate


@pytest.mark.parametrize("turns", [0, 2, int(TO_THE_END)])
def test_the_chances_add_up(turns: int) -> None:
    estimate = estimated(near_the_end(), turns, 4)
    assert estimate.playouts == 4
    assert sum(estimate.chance(seat) for seat in range(2)) == pytest.approx(1.0)


def test_played_to_the_end_a_playout_is_won_or_lost() -> None:
    """So the error is that of a share: the square root of p (1 - p) / (n - 1)."""
    estimate = estimated(near_the_end(), int(TO_THE_END), 8)
    p = estimate.chance(0)
    assert (8 * p).is_integer()
    assert estimate.error(0) == pytest.approx(math.sqrt(p * (1 - p) / 7))


def test_a_single_playout_says_nothing_about_its_error() -> None:
    assert estimated(near_the_end(), 0, 1).error(0) == 0.5


def test_a_deadline_that_has_passed_leaves_one_playout() -> None:
    game = near_the_end()
    estimate = Estimate(WinChances(Evaluator(game.rules.tables), network()), 0)
    estimate.think(determinizer(game.view(0)), 1, 0.0, 100)
    assert estimate.playouts == 1


def test_teammates_have_one_chance() -> None:
    chances = analyse(near_the_end(4, teams=True), 0, Clock(playouts=2)).chances
    assert chances[0].chance == chances[2].chance == pytest.approx(1 - chances[1].chance)


def test_open_cards_are_as_they_lie_and_piles_are_not() -> None:
    game = Game(rules(players=4, modules=["dig_in", "michel"]), seed=5)
    open_worlds = open_determinizer(game)
    sampled = [open_worlds.sample(seeded(n)) for n in range(4)]
    worlds = [Game(game.rules, state=world).to_dict() for world in sampled if world is not None]
    real = game.to_dict()
    assert all(world["seats"] == real["seats"] for world in worlds)
    assert all(sorted(world["deck"]) == sorted(real["deck"]) for world in worlds)
    assert all(sorted(world["michel_deck"]) == sorted(real["michel_deck"]) for world in worlds)
    assert len({tuple(world["deck"]) for world in worlds} - {tuple(real["deck"])}) == 4


def test_worlds_of_a_seat_do_not_have_open_cards() -> None:
    """The control of the test above."""
    game = Game(rules(players=4), seed=5)
    worlds = [determinizer(game.view(game.seat)).sample(seeded(n)) for n in range(4)]
    hands = {tuple(world.players[(game.seat + 1) % 4].hand) for world in worlds if world is not None}
    assert len(hands) > 1
