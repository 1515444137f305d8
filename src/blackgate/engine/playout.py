"""Random legal play to the end, inside the compiled engine: a baseline for comparisons and a soak test of the rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import LOW32, advance, seeded
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.setup import new_game
from blackgate.engine.state import State

ENDLESS: Final[i64] = 1_000_000_000_000


def play_out(state: State, chooser: i64, most: i64, menu: Menu) -> i64:
    """Choose random options until the game ends or `most` decisions are taken. Returns how many were taken.

    `chooser` is a generator of its own, independent of the chance of the game.
    """
    taken: i64 = 0
    x: i64 = chooser
    while state.winner == NOBODY and taken < most:
        legal(state, menu)
        x = advance(x)
        apply(state, menu.items[((x & LOW32) * menu.count) >> 32])
        taken += 1
    return taken


def play_many(rules: Ruleset, first_seed: int, games: i64) -> i64:
    """Play whole random games, one for each seed. Returns the total number of decisions."""
    menu = Menu()
    decisions: i64 = 0
    game: i64 = 0
    while game < games:
        state = new_game(rules, first_seed + game)
        decisions += play_out(state, seeded(~(first_seed + game)), ENDLESS, menu)
        game += 1
    return decisions


def play_again(state: State, choices: vec[i64], menu: Menu) -> None:
    """Replay given decisions, building each menu, to benchmark the engine alone."""
    for choice in choices:
        legal(state, menu)
        apply(state, choice)


def clone_many(state: State, count: i64) -> None:
    """Clone a state many times, to benchmark what a search does at every step."""
    while count > 0:
        state.clone()
        count -= 1
