"""Thousands of random games: nothing is made or lost, every offer holds, and every game ends."""

from random import Random

import pytest
from tests.properties.invariants import all_wrong, memory_honest, views_honest
from tests.properties.tables import BOXES, PLAYERS, games, scaled

from blackgate import Game
from blackgate.engine.chance import seeded
from blackgate.engine.menu import Menu
from blackgate.engine.playout import play_out

CAP = 1_000_000
"""Decisions; a game that takes more does not end."""


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_made_or_lost(box: str, players: int) -> None:
    for game, chooser in games(box, players, scaled(50)):
        walk(game, chooser)
        assert game.over
        assert game.outcome is not None
        assert (game.outcome.reason == "round_cap") == (game.outcome.winner is None)


def walk(game: Game, chooser: Random) -> None:
    """Play to the end; look at the table now and then, and more often where it is busy."""
    for taken in range(CAP):
        if game.over or game.question != "turn" or taken % 16 == 0:
            if chooser.random() < 0.2 or game.over:
                assert all_wrong(game) == [], f"after {taken} decisions"
        if game.over:
            return
        options = game.legal()
        assert options, f"nobody can do anything: {game.to_dict()['agenda']}"
        assert len(set(options)) == len(options)
        assert game.mask().count(1) == len(options)
        game.apply(chooser.choice(options))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_every_game_ends(box: str, players: int) -> None:
    menu = Menu()
    for game, _ in games(box, players, scaled(100), tables=24):
        state = game.state
        assert play_out(state, seeded(game.seed), CAP, menu) < CAP
        assert all_wrong(Game(game.rules, first=0, state=state)) == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", ["retail", "wild"])
def test_the_story_adds_up(box: str, players: int) -> None:
    """Cigarettes and points change only with an event; what is remembered for certain is true; views hide hands."""
    for game, chooser in games(box, players, scaled(6)):
        game.listen()
        purse, tunnel = [0] * players, [0] * players
        heard = 0
        while not game.over:
            game.apply(chooser.choice(game.legal()))
            if chooser.random() > 0.03 and not game.over:
                continue
            for event in game.events[heard:]:
                purse[event.seat] += int(event.a) if event.name == "cigarettes" else 0
                tunnel[event.seat] += int(event.a) if event.name == "scored" else 0
            heard = len(game.events)
            data = game.to_dict()
            assert purse == [player.cigarettes for player in game.state.players]
            assert tunnel == [player.points for player in game.state.players]
            assert memory_honest(game, data) == []
            assert views_honest(game, data) == []


def test_round_cap_ends_the_game_when_nobody_digs() -> None:
    game, _ = next(games("retail", 3, 1))
    while not game.over:
        game.apply("pass" if "pass" in map(str, game.actions()) else game.legal()[0])
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.rounds) == (None, 200)
