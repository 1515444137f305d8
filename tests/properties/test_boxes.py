"""Custom boxes are hostile input: each gives a clear error, or a game that follows the rules."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from time import sleep
from types import FrameType
from typing import Any, Final

import msgspec
import pytest
from tests.properties.boxes import GOOD, SOURCES, broken_text, mutated, random_box, without
from tests.properties.deeds import decide, take
from tests.properties.invariants import all_wrong
from tests.properties.tables import LONG, new_game

from blackgate import Game, rules
from blackgate.editions.custom.box import MOST_PROBLEMS, CustomBox
from blackgate.editions.custom.examination import examine
from blackgate.errors import BlackgateError, EditionError
from blackgate.game.record import record, replay
from blackgate.server.workshop import report

BOXES: Final = 10_000 if LONG else 64
PARTS: Final = 8 if LONG else 4
MOVES: Final = 200 if LONG else 120
REPAIRS: Final = 6
SECONDS: Final = 20
"""For one box: far more than it takes."""


@contextmanager
def in_time(seconds: int = SECONDS) -> Iterator[None]:
    """Fail instead of hanging."""

    def late(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"took more than {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_clear_error_or_a_game_by_the_rules(part: int) -> None:
    played = 0
    for number in range(part, BOXES, PARTS):
        chooser = Random(f"box {number}")
        sources = chooser.choice(SOURCES)
        box = random_box(chooser, sources)
        if chooser.random() < 0.5:
            box = mutated(chooser, chooser.choice((GOOD, box)))
        try:
            with in_time():
                played += is_played(chooser, sources, box)
        except Exception as error:
            raise AssertionError(f"box {number} over {sources}: {box}") from error
    assert played > BOXES / PARTS / 6, "too few games were played to test anything"


def is_played(chooser: Random, sources: tuple[str, ...], box: dict[str, Any]) -> bool:
    """Examine a box, leave out what is wrong a few times, and play a game with it if it can be played."""
    for _ in range(REPAIRS):
        found = examine(sources, box)
        if found.edition is not None:
            return is_a_game(chooser, sources, box)
        check_problems(found.problems)
        if not all(isinstance(entry, dict) for value in box.values() if isinstance(value, list) for entry in value):
            return False
        box = without(box, [problem.where for problem in found.problems])
    return False


def check_problems(problems: tuple[EditionError, ...]) -> None:
    """Each says what is wrong and where, in a few words."""
    assert 0 < len(problems) <= MOST_PROBLEMS
    for problem in problems:
        assert problem.what
        assert problem.where
        assert len(str(problem)) < 1000


def is_a_game(chooser: Random, sources: tuple[str, ...], box: dict[str, Any]) -> bool:
    """Play a game with a valid box."""
    if chooser.random() < 0.1:
        msgspec.json.encode(report(sources, box, ("en", "fr"), "card.riot"))
    try:
        game = table(chooser, sources, CustomBox.of(box))
    except BlackgateError:
        return False  # such as a number of players that the box takes away
    play(game, chooser)
    return True


def table(chooser: Random, sources: tuple[str, ...], box: CustomBox) -> Game:
    """A game with a box."""
    edition = sources[-1] if sources[-1].startswith("prototype") else "retail"
    modules = [] if edition != "retail" else [name for name in sources[1:] if name != "teams"]
    players = 4 if "teams" in sources else chooser.randint(2, 6)
    made = rules(edition, players, modules=modules, teams="teams" in sources, humans=True, box=box)
    return new_game(made, chooser.randrange(1000))


def play(game: Game, chooser: Random) -> None:
    """Some decisions; the table is looked at now and then, and the record gives the same game."""
    for taken in range(MOVES):
        if taken % 20 == 0 or game.over:
            assert all_wrong(game) == [], f"after {taken} decisions"
        if game.over:
            break
        take(game, decide(game, chooser))
    again = replay(record(game))
    assert again.to_dict() == game.to_dict()


def test_broken_files_are_refused_or_read() -> None:
    for number in range(BOXES // 4):
        chooser = Random(f"file {number}")
        with in_time(), suppress(EditionError):
            CustomBox.parse(broken_text(chooser, GOOD))


def test_a_box_that_breaks_the_rules_is_noticed() -> None:
    """The negative control: a card that is in no box appears in a hand."""
    game = table(Random(1), ("retail",), CustomBox.of(GOOD))
    game.state.players[0].hand[0] += 1
    with pytest.raises(AssertionError):
        play(game, Random(1))


def test_a_game_without_end_is_noticed() -> None:
    """The negative control of the time limit."""
    with pytest.raises(TimeoutError), in_time(1):
        sleep(5)
