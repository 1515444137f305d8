"""A clone, a saved position and a replayed record are the same game: same state, same future, and nothing shared."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.combos import PARTS, combo_games
from tests.properties.deeds import decide, play, take
from tests.properties.tables import BOXES, LONG, PLAYERS, games, scaled, wander

from blackgate import Game, compiled
from blackgate.game.notation import from_position, position
from blackgate.game.record import record, replay

Copy = Callable[[Game], Game]

COPIES: dict[str, Copy] = {
    "clone": lambda game: game.clone(),
    "json": lambda game: Game.from_json(game.rules, game.to_json()),
    "line": lambda game: from_position(position(game), game.rules),
    "record": lambda game: replay(record(game), game.rules),
}
OFTEN = (7, 3) if LONG else (2, 1)
"""How often a question is compared, and by records, which take longer."""


def parting(game: Game, twin: Game, chooser: Random, most: int) -> str:
    """Play the same choices in both: where they part, or nothing."""
    for taken in range(most):
        if (game.over, game.question, game.legal()) != (twin.over, twin.question, twin.legal()):
            return f"other options after {taken} decisions"
        if game.over:
            break
        deed = decide(game, chooser)
        take(game, deed)
        take(twin, deed)
    return "" if game.to_json() == twin.to_json() else "another position at the end"


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("how", COPIES)
def test_a_copy_has_the_same_future(how: str, box: str) -> None:
    seen: dict[str, int] = {}
    for players in PLAYERS:
        for game, chooser in games(box, players, scaled(2)):
            for _ in range(40 if compiled() else 10):
                play(game, chooser, chooser.randrange(40))
                if game.over or seen.get(game.question, 0) >= OFTEN[how == "record"]:
                    continue
                seen[game.question] = seen.get(game.question, 0) + 1
                compare(game, COPIES[how], chooser)
    assert {"turn", "go"} < seen.keys()


def compare(game: Game, copy: Copy, chooser: Random) -> None:
    """Two copies go the same way, and the game itself stays where it is."""
    before, asides = game.to_json(), [game.asides(seat) for seat in range(game.rules.players)]
    twin = copy(game)
    assert twin.to_json() == before
    assert [twin.asides(seat) for seat in range(game.rules.players)] == asides
    assert parting(twin, copy(game), chooser, 50) == ""
    assert game.to_json() == before


@pytest.mark.parametrize("part", range(PARTS))
def test_a_copy_has_the_same_future_with_modules(part: int) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for combo, game, chooser in combo_games(part, more=50):
        for _ in range(60 if compiled() else 10):
            play(game, chooser, chooser.randrange(20))
            for how, copy in COPIES.items():
                if game.over or seen[how, game.question] >= OFTEN[how == "record"]:
                    continue
                seen[how, game.question] += 1
                try:
                    compare(game, copy, chooser)
                except Exception as error:
                    raise AssertionError(f"{how} at {game.question}: {combo} {game.to_json()}") from error


@pytest.mark.parametrize("how", COPIES)
def test_a_finished_game_is_copied_too(how: str) -> None:
    for game, chooser in games("fixtures", 3, 4):
        play(game, chooser, 10**6)
        twin = COPIES[how](game)
        assert (twin.to_json(), twin.over, twin.outcome, twin.legal()) == (game.to_json(), True, game.outcome, [])


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_clone_shares_nothing_that_changes(box: str, players: int) -> None:
    for seed in range(scaled(2)):
        game, chooser = wander(box, players, seed)
        clone, before, choices = game.clone(), game.to_json(), game.choices[:]
        play(clone, chooser, 400)
        assert (game.to_json(), game.choices) == (before, choices)
        middle = clone.to_json()
        play(game, chooser, 400)
        assert clone.to_json() == middle


@settings(max_examples=100 if compiled() else 10)
@given(
    box=st.sampled_from(sorted(BOXES)),
    players=st.sampled_from(list(PLAYERS)),
    seed=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 341), max_size=120),
    cut=st.integers(0, 120),
)
def test_a_record_cut_anywhere_replays(box: str, players: int, seed: int, picks: list[int], cut: int) -> None:
    """The shrinking version: short games, every choice by hand."""
    game, _ = wander(box, players, seed % 12, most=1)
    for pick in picks[:cut]:
        if not game.over:
            game.apply(game.legal()[pick % len(game.legal())])
    text = record(game)
    again = replay(text, game.rules, listen=True)
    assert (again.to_json(), again.choices, again.seats) == (game.to_json(), game.choices, game.seats)
    assert record(again) == text


def shallow(game: Game) -> Game:
    """A clone that still holds the same players."""
    twin = game.clone()
    twin.state.players = game.state.players
    return twin


def test_a_shared_hand_is_noticed() -> None:
    game, chooser = wander("retail", 3, 0)
    before = game.to_json()
    play(shallow(game), chooser, 400)
    assert game.to_json() != before


def test_another_future_is_noticed() -> None:
    game, chooser = wander("retail", 3, 0)
    twin = game.clone()
    twin.state.chance += 1
    assert parting(game, twin, chooser, 400) != ""
