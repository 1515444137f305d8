"""What is not drawn anew would have been drawn the same, in games of every kind."""

from random import Random
from typing import Protocol

import pytest
from msgspec import structs
from tests.properties.combos import PARTS, combo_games
from tests.properties.deeds import decide, take
from tests.properties.tables import BOXES, LONG, PLAYERS, games

from blackgate import Game
from blackgate.game.view import Glance, OwnView, Table, own, table
from blackgate.game.view.memory import Memory

MOST = 600 if LONG else 200
"""Decisions of a game that are looked at."""


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("box", BOXES)
def test_a_second_look_shows_what_a_first_one_would(box: str, players: int) -> None:
    for game, chooser in games(box, players, 2 if LONG else 1):
        watch(game, chooser, Glance())


@pytest.mark.parametrize("part", range(PARTS))
def test_a_second_look_shows_what_a_first_one_would_with_modules(part: int) -> None:
    for combo, game, chooser in combo_games(part, each=1, more=4):
        try:
            watch(game, chooser, Glance())
        except AssertionError as error:
            raise AssertionError(f"{combo} seed {game.seed}: {error}") from error


class Looks(Protocol):
    def table(self, game: Game) -> Table: ...

    def own(self, game: Game, memory: Memory, seat: int) -> OwnView: ...


def watch(game: Game, chooser: Random, seen: Looks) -> None:
    """Look after every decision, also after some that are taken back."""
    for taken in range(MOST):
        assert seen.table(game) == table(game), f"after {taken} decisions"
        for seat in range(game.rules.players):
            assert seen.own(game, game.memory, seat) == own(game, seat), f"P{seat + 1} after {taken} decisions"
        if game.over:
            return
        if game.undoable(game.seat) and chooser.random() < 0.1:
            game.undo(game.seat)
        else:
            take(game, decide(game, chooser))


def test_most_of_it_is_not_drawn_anew() -> None:
    game, chooser = next(iter(games("retail", 4, 1)))
    seen, before, looks, drawn = Glance(), dict[int, OwnView](), 0, 0
    while not game.over and looks < 4 * MOST:
        take(game, decide(game, chooser))
        for seat in range(4):
            mine = seen.own(game, game.memory, seat)
            drawn += mine is not before.get(seat)
            before[seat] = mine
            looks += 1
    assert 0 < drawn < looks / 2


class Blind:
    """Looks at something once, and then believes that it stays so."""

    def __init__(self, to: str) -> None:
        self._to = to
        self._table: Table | None = None
        self._own: dict[int, OwnView] = {}

    def table(self, game: Game) -> Table:
        now = table(game)
        self._table = self._table or now
        return structs.replace(now, **{self._to: getattr(self._table, self._to)}) if self._to != "own" else now

    def own(self, game: Game, memory: Memory, seat: int) -> OwnView:
        return self._own.setdefault(seat, own(game, seat)) if self._to == "own" else own(game, seat)


@pytest.mark.parametrize("to", ["piles", "seats", "own"])
def test_a_look_that_overlooks_something_is_noticed(to: str) -> None:
    game, chooser = next(iter(games("retail", 4, 1)))
    with pytest.raises(AssertionError):
        watch(game, chooser, Blind(to))
