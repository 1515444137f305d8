"""What an undo costs late in a long game, and that a cloned observer shares nothing that changes."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.properties.deeds import play

from blackgate import Game, imagine, rules
from blackgate.engine.knowledge.observer import Line, Observer
from blackgate.game.undo import cut
from blackgate.game.view.memory import APART, needed

MODULES = ["library", "workshop", "gymnasium", "laundry", "ward", "michel", "warden"]
ONLOOKERS = [None, 0, 1, 2, 3]


def test_an_undo_late_in_a_game_hears_few_lines_again() -> None:
    """At most the lines between two checkpoints, and what replaces those taken back; nobody starts over."""
    game = followed(600)
    heard = dict(game.memory._heard)
    for _ in range(20):
        before = len(game._lines)
        steps = go_on(game)
        told = len(game._lines) - cut(game._lines, steps)
        game.undo(game.seat, steps)
        again = {key: len(game._lines) - heard for key, heard in game.memory._heard.items()}
        assert again.keys() == heard.keys()
        assert max(again.values()) < APART + told, (before, again)
        for viewer in ONLOOKERS:
            game.memory.of(viewer)
    assert len(game._lines) > 12 * APART


def test_without_checkpoints_everything_is_heard_again() -> None:
    """Negative control: the same undo where only the beginning is kept."""
    game = followed(600)
    steps = go_on(game)
    for checkpoints in game.memory._checkpoints.values():
        del checkpoints[1:]
    game.undo(game.seat, steps)
    assert max(len(game._lines) - heard for heard in game.memory._heard.values()) > 12 * APART


def test_few_checkpoints_are_kept() -> None:
    """As many as decisions that can be taken back, the newest and the beginning; the same decision over and over."""
    game = followed(300)
    for _ in range(200):
        go_on(game)
        game.undo(game.seat)
        assert len(game._undoable) == game.reversible
        for viewer in ONLOOKERS:
            game.memory.of(viewer)
        for checkpoints in game.memory._checkpoints.values():
            assert len(checkpoints) <= game.reversible + 3


def test_a_checkpoint_is_kept_while_a_decision_can_be_taken_back() -> None:
    observer = played(0).memory.of(None)
    checkpoints = [(heard, observer) for heard in (0, 70, 140, 210, 280)]
    assert [heard for heard, _ in needed(checkpoints, [])] == [0, 280]
    assert [heard for heard, _ in needed(checkpoints, [145, 150, 281])] == [0, 140, 280]
    assert [heard for heard, _ in needed(checkpoints[:1], [3])] == [0]


def test_an_imagined_game_keeps_what_its_viewer_recalled() -> None:
    """Its viewer knows more than the table shows, also after an undo."""
    model = followed(400)
    while model.memory.of(None).beliefs.sure(0) == [] or model.question != "turn":
        play(model, Random(len(model.choices)), 1)
    game = imagine(model.view(None, memory=True), 1)
    game.anchor()
    table = game.memory.newcomer(game.memory.opening, None)
    assert contents(game.memory.of(None).beliefs) != contents(table.beliefs)
    game.undo(game.seat, go_on(game))
    assert game.view(None, memory=True) == game.clone().view(None, memory=True)


def contents(thing: Any) -> Any:
    """Everything an observer holds, whatever the names: lists, numbers and objects of the engine, but not the rules."""
    if isinstance(thing, list | tuple):
        return [contents(each) for each in thing]
    if isinstance(thing, int | float):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_") and name != "rules"]
    return {name: contents(getattr(thing, name)) for name in names if not callable(getattr(thing, name))}


Clones = list[tuple[int, Observer, Any]]
"""After so many lines: a clone, and what it held then."""


def cloned_along(
    lines: list[Line], observer: Observer, clone: Callable[[Observer], Observer] = Observer.clone
) -> Clones:
    """Let an observer observe a whole game, and clone it at every twentieth line."""
    taken: Clones = []
    for n, line in enumerate(lines):
        if n % 20 == 0:
            twin = clone(observer)
            taken.append((n, twin, contents(twin)))
            assert taken[-1][2] == contents(observer)
        observer.observe(line)
    observer.end_decision()
    return taken


def changed(clones: Clones) -> int:
    """How many clones are no longer what they were."""
    return sum(contents(clone) != before for _, clone, before in clones)


@pytest.mark.parametrize("viewer", ONLOOKERS)
def test_a_clone_of_an_observer_shares_nothing_that_changes(viewer: int | None) -> None:
    """Clones stay as they were while the game goes on, and know the same at the end when they observe the rest."""
    lines, observer = heard_by(viewer)
    clones = cloned_along(lines, observer)
    assert changed(clones) == 0
    for n, clone, _ in clones[:: len(clones) // 5]:
        clone.observe_range(lines, n, len(lines))
        assert contents(clone) == contents(observer)


PARTS = [
    "discard", "lacking", "beliefs.all", "backgrounds.seats", "backgrounds.put_off", "backgrounds.pools",
    "piles.gang_above", "piles.gang_below", "piles.trauma_above", "piles.trauma_below",
]  # fmt: skip


@pytest.mark.parametrize("part", PARTS)
def test_a_list_shared_by_a_clone_is_noticed(part: str) -> None:
    """Negative control, for each list."""
    lines, observer = heard_by(None)
    assert changed(cloned_along(lines, observer, lambda each: share(each, part))) > 0


def share(observer: Observer, part: str) -> Observer:
    """A clone that shares one list."""
    clone = observer.clone()
    *path, name = part.split(".")
    mine, other = (getattr(each, path[0]) if path else each for each in (observer, clone))
    setattr(other, name, getattr(mine, name))
    return clone


@cache
def long_story() -> Game:
    """A long game with its journal."""
    game = played(1200)
    game.listen()
    return game


def heard_by(viewer: int | None) -> tuple[list[Line], Observer]:
    """The journal of a long game, and an observer who has heard nothing of it."""
    memory = long_story().memory
    return long_story()._lines, memory.newcomer(memory.opening, viewer)


def played(decisions: int) -> Game:
    """A game with many modules that nobody has listened to."""
    game = Game(rules(players=4, modules=MODULES, teams=True), 6)
    play(game, Random(6), decisions)
    return game


def followed(decisions: int) -> Game:
    """The same game, with every observer up to date after each decision."""
    game = played(0)
    chooser = Random(6)
    for _ in range(decisions):
        play(game, chooser, 1)
        for viewer in ONLOOKERS:
            game.memory.of(viewer)
    return game


def go_on(game: Game) -> int:
    """Decide until something can be taken back, with every observer up to date; how many decisions can."""
    chooser = Random(len(game.choices))
    while not game.undoable(game.seat):
        play(game, chooser, 1)
        for viewer in ONLOOKERS:
            game.memory.of(viewer)
    return game.undoable(game.seat)
