"""What is not drawn anew would have been drawn the same, in games of every kind."""

from random import Random

import pytest
from tests.properties.combos import PARTS, combo_games
from tests.properties.deeds import decide, take
from tests.properties.tables import BOXES, PLAYERS, games

from blackgate import Game
from blackgate.game.view import Glance, OwnView, glance, own, table

MOST = 600
"""Decisions of a game that are looked at."""


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_a_second_look_shows_what_a_first_one_would(box: str, players: int) -> None:
    for game, chooser in games(box, players, 2):
        watch(game, chooser)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_second_look_shows_what_a_first_one_would_with_modules(part: int) -> None:
    for combo, game, chooser in combo_games(part, each=1, more=4):
        try:
            watch(game, chooser)
        except AssertionError as error:
            raise AssertionError(f"{combo} seed {game.seed}: {error}") from error


def watch(game: Game, chooser: Random) -> None:
    """Look after every decision, also after some that are taken back."""
    seen = Glance()
    for taken in range(MOST):
        assert seen.table(game) == table(game), f"after {taken} decisions"
        for seat in range(game.rules.players):
            assert seen.own(game, seat) == own(game, seat), f"P{seat + 1} after {taken} decisions"
        if game.over:
            return
        if game.undoable(game.seat) and chooser.random() < 0.1:
            game.undo(game.seat)
        else:
            take(game, decide(game, chooser))


def test_most_of_it_is_not_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def counted(game: Game, seat: int) -> OwnView:
        drawn.append(seat)
        return own(game, seat)

    monkeypatch.setattr(glance, "own", counted)
    game, chooser = next(iter(games("retail", 4, 1)))
    seen, looks = Glance(), 0
    while not game.over and looks < 4 * MOST:
        take(game, decide(game, chooser))
        for seat in range(4):
            seen.own(game, seat)
            looks += 1
    assert len(drawn) < looks / 2


@pytest.mark.parametrize("blind", ["pile_trace", "seat_trace", "own_trace"])
def test_a_look_that_overlooks_something_is_noticed(blind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glance, blind, lambda *_: [0])
    game, chooser = next(iter(games("retail", 4, 1)))
    with pytest.raises(AssertionError):
        watch(game, chooser)
