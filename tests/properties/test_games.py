"""Thousands of random games: nothing is made or lost, every offer holds, and every game ends."""

from random import Random

import pytest
from tests.properties.combos import PARTS, combo_games
from tests.properties.deeds import decide, take
from tests.properties.invariants import all_wrong, memory_honest
from tests.properties.ledger import Ledger
from tests.properties.seen import views_honest
from tests.properties.tables import BOXES, LONG, PLAYERS, games, scaled

from blackgate import Game, compiled
from blackgate.engine.chance import seeded
from blackgate.engine.menu import Menu
from blackgate.engine.playout import play_out

CAP = 1_000_000
"""Decisions; a game that takes more does not end."""
LISTENED = (CAP if LONG else 1000) if compiled() else 600
"""Decisions whose story is added up; most games with modules are shorter, and a long run hears all to their end."""

LOOKS = 0.2 if LONG else 0.1
"""How often the table is looked at where it is busy."""


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_made_or_lost(box: str, players: int) -> None:
    for game, chooser in games(box, players, scaled(5, long=12)):
        walk(game, chooser)


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_made_or_lost_with_modules(part: int) -> None:
    for combo, game, chooser in combo_games(part, each=3, more=100):
        try:
            walk(game, chooser)
        except Exception as error:
            raise AssertionError(f"{combo} seed {game.seed}") from error


def walk(game: Game, chooser: Random) -> None:
    """Play to the end; look at the table now and then, and more often where it is busy."""
    for taken in range(CAP):
        if game.over or game.question != "turn" or taken % 16 == 0:
            if chooser.random() < LOOKS or game.over:
                assert all_wrong(game) == [], f"after {taken} decisions"
        if game.over:
            assert game.outcome is not None
            assert (game.outcome.reason == "round_cap") == (game.outcome.winner is None) == (not game.outcome.winners)
            return
        options = game.legal()
        assert options, f"nobody can do anything: {game.to_dict()['agenda']}"
        assert len(set(options)) == len(options)
        assert game.mask().count(1) == len(options)
        take(game, decide(game, chooser))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_every_game_ends(box: str, players: int) -> None:
    menu = Menu()
    for game, _ in games(box, players, scaled(25), tables=24):
        state = game.state
        assert play_out(state, seeded(game.seed), CAP, menu) < CAP
        assert all_wrong(Game(game.rules, first=0, state=state)) == []


@pytest.mark.parametrize("part", range(PARTS))
def test_every_game_ends_with_modules(part: int) -> None:
    menu = Menu()
    for combo, game, _ in combo_games(part, each=10, more=500):
        assert play_out(game.state, seeded(game.seed), CAP, menu) < CAP, (combo, game.seed)
        assert all_wrong(Game(game.rules, first=0, state=game.state)) == [], (combo, game.seed)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", ["retail", "wild"])
def test_the_story_adds_up(box: str, players: int) -> None:
    for game, chooser in games(box, players, scaled(1, long=2)):
        listen_to(game, chooser)


@pytest.mark.parametrize("part", range(PARTS))
def test_the_story_adds_up_with_modules(part: int) -> None:
    for combo, game, chooser in combo_games(part, more=100):
        try:
            listen_to(game, chooser)
        except Exception as error:
            raise AssertionError(f"{combo} seed {game.seed}") from error


def listen_to(game: Game, chooser: Random) -> None:
    """Nothing changes without an event; what is remembered for certain is true; views hide hands."""
    game.listen()
    ledger, heard = Ledger(game.to_dict()), 0
    while not game.over and len(game.choices) < LISTENED:
        take(game, decide(game, chooser))
        if chooser.random() > 0.03 and not game.over:
            continue
        ledger.hear(game.events[heard:])
        heard, data = len(game.events), game.to_dict()
        assert ledger.unlike(data) == []
        assert memory_honest(game, data) == []
        assert views_honest(game, data) == []


def test_round_cap_ends_the_game_when_nobody_digs() -> None:
    game, _ = next(games("retail", 3, 1))
    while not game.over:
        game.apply("pass" if "pass" in map(str, game.actions()) else game.legal()[0])
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.rounds) == (None, 200)
