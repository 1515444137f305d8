"""After an undo, memory that returned to a checkpoint equals memory rebuilt from scratch, in games of every kind."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest
from tests.properties.combos import PARTS, combo_games, rich
from tests.properties.deeds import decide, take
from tests.properties.tables import LONG

from blackgate import Game, rules
from blackgate.engine.knowledge.observer import Observer
from blackgate.game.view import memory

DECISIONS = 600 if LONG else 120
"""Most decisions in one game."""

Tamper = Callable[[Game], None]


def nothing(game: Game) -> None:
    """Leave the checkpoints as they are."""


def observers(game: Game) -> list[int | None]:
    """Every seat and the spectator."""
    return [None, *range(game.rules.players)]


def views(game: Game) -> list[bytes]:
    """The view of every observer as JSON."""
    return [game.view(viewer, memory=True).to_json() for viewer in observers(game)]


def rebuilt(game: Game) -> list[bytes]:
    """The views of a copy whose observers observe the whole journal at once, without checkpoints."""
    twin = game.clone()
    twin._undoable.clear()
    return views(twin)


def listen_a_little(game: Game, chooser: Random) -> None:
    """Let some observers observe everything, some a part; the others fall behind."""
    for viewer in observers(game):
        match chooser.randrange(4):
            case 0 | 1:
                game.memory.of(viewer)
            case 2:
                game.memory.catch_up(viewer, 0.0)


def watch(game: Game, chooser: Random, tamper: Tamper = nothing) -> int:
    """Play with random undos and compare after each and some decisions later; the number of undos."""
    undos, compare_at = 0, -1
    game.listen()
    for taken in range(DECISIONS):
        most = game.undoable(game.seat)
        if most and chooser.random() < 0.3:
            game.undo(game.seat, chooser.randint(1, most))
            undos += 1
            compare_at = taken + chooser.randint(1, 5)
            tamper(game)
            assert views(game) == rebuilt(game), f"after undo {undos}, {taken} decisions"
        elif game.over:
            break
        else:
            take(game, decide(game, chooser))
            tamper(game)
        if taken == compare_at:
            assert views(game) == rebuilt(game), f"some decisions after undo {undos}, {taken} decisions"
        listen_a_little(game, chooser)
    return undos


@pytest.mark.parametrize("part", range(PARTS))
def test_memory_after_undo_equals_memory_rebuilt(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With checkpoints at the real distance and, so that there are many, at small ones."""
    undos = 0
    games = islice(combo_games(part, more=6), 0, None, 1 if LONG else 2)
    for n, (combo, dealt, chooser) in enumerate(games):
        monkeypatch.setattr(memory, "APART", (64, 1, 7)[n % 3])
        try:
            undos += watch(rich(dealt, chooser) if n % 2 else dealt, chooser)
        except AssertionError as error:
            raise AssertionError(f"{combo} seed {dealt.seed}: {error}") from error
    assert undos > 10


def everything() -> Game:
    """A table with as many modules as go together, in teams."""
    modules = ["library", "workshop", "gymnasium", "laundry", "ward", "michel", "warden"]
    return Game(rules(players=4, modules=modules, teams=True), 3)


def share_hypotheses(game: Game) -> None:
    """Let the newest checkpoint of every observer share the live list of hypotheses."""
    for key, live in game.memory._observers.items():
        newest(game, key).beliefs.all = live.beliefs.all


def share_discard(game: Game) -> None:
    """Let the newest checkpoint of every observer share the live discard pile."""
    for key, live in game.memory._observers.items():
        newest(game, key).discard = live.discard


def newest(game: Game, key: int) -> Observer:
    """The observer of an observer's newest checkpoint."""
    return game.memory._checkpoints[key][-1][1]


def rest_anywhere(game: Game) -> None:
    """Have checkpoints taken at every line, also in the middle of a decision."""
    assert game.events
    game._undoable[:] = range(len(game._lines))


def watch_some(tamper: Tamper) -> None:
    """Some games at that table."""
    for seed in range(3):
        watch(rich(everything(), Random(seed)), Random(seed), tamper)


def test_the_same_games_pass_with_good_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "APART", 1)
    watch_some(nothing)


@pytest.mark.parametrize("tamper", [share_hypotheses, share_discard, rest_anywhere])
def test_a_bad_checkpoint_is_noticed(tamper: Tamper, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control: a checkpoint that shares a list that changes, or one from the middle of a decision."""
    monkeypatch.setattr(memory, "APART", 1)
    with pytest.raises(AssertionError, match="after undo"):
        watch_some(tamper)
