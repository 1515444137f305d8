"""Choosing prisoners in the terminal: the option, the question, and the names of bots. Rule: SETUP-8, RULING-18."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.tables import run

from blackgate import Game, rules
from blackgate.cli.play.prisoners import asked_faces, named_faces
from blackgate.cli.play.result import show_finish
from blackgate.cli.play.seats import seats_from
from blackgate.cli.words import Words
from blackgate.editions import load
from blackgate.errors import SeatError
from blackgate.game.record import replay
from blackgate.game.seats import Seat, with_prisoners
from blackgate.speech import LANGUAGES

RETAIL = load("retail")
TWO = ("--seat", "human:Ana", "--seat", "human:Bob", "--players", "4")


def started(tmp_path: Path, *arguments: str) -> list[tuple[str, int, int]]:
    """The name, board and face of every seat of a game that was started so."""
    file = tmp_path / "game.txt"
    result = run("play", "--seed", "1", "--save", str(file), *arguments)
    assert file.exists(), result.output
    return [(seat.name, seat.board, seat.side) for seat in replay(file.read_text("utf-8")).seats]


def asked(typed: str, language: str = "en", seats: list[Seat] | None = None) -> tuple[list[Seat], str]:
    """The seats after the question was answered so, and what was shown."""
    lines, file = iter(typed.split("\n")), io.StringIO()
    out = Console(file=file, width=80)

    def answer(prompt: str) -> str:
        file.write(prompt + "\n")
        return next(lines)

    out.input = answer  # type: ignore[method-assign, assignment]
    people = seats or [Seat("Ana", "human"), Seat("Bob", "human"), Seat("", "schemer")]
    return asked_faces(RETAIL, people, out, language), file.getvalue()


def test_bots_have_the_names_of_the_prisoners_that_are_left(tmp_path: Path) -> None:
    seats = started(tmp_path, *TWO, "--prisoner", "brother blade", "--prisoner", "viktor")
    assert seats == [("Ana", 3, 1), ("Bob", 1, 1), ("Mama Rosa", 2, 0), ("Doc Amara", 4, 0)]


def test_without_a_choice_everybody_takes_the_boards_in_order(tmp_path: Path) -> None:
    assert started(tmp_path) == [("You", 1, 0), ("Mama Rosa", 2, 0), ("Sister Blade", 3, 0), ("Doc Amara", 4, 0)]


def test_a_bot_does_not_have_the_name_of_a_person(tmp_path: Path) -> None:
    seats = started(tmp_path, "--seat", "human:mama rosa", "--players", "3")
    assert seats[1] == ("Papa Tito", 2, 1)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--prisoner", "gearbox"], "did you mean Ada “Gearbox” Novak or Viktor “Gearbox” Novak?"),
        (["--prisoner", "Mama Rose"], "did you mean “Mama Rosa”?"),
        (["--prisoner", "rosa", "--prisoner", "tito"], "2 prisoners for 1 people"),
        ([*TWO, "--prisoner", "rosa", "--prisoner", "tito"], "Ana has the board of Papa Tito (RULING-18)"),
        (["--watch", "--prisoner", "rosa"], "1 prisoners for 0 people"),
        (["--edition", "prototype_fr", "--prisoner", "Professor Ash"], "there is no prisoner “Professor Ash”"),
        (["--prisoner", "…"], "there is no prisoner “…”"),
    ],
)
def test_a_choice_that_is_not_possible_is_refused(arguments: list[str], told: str) -> None:
    result = run("play", *arguments, columns=200)
    assert result.exit_code == 2
    assert told in result.output


def test_a_saved_game_keeps_its_prisoners(tmp_path: Path) -> None:
    started(tmp_path, *TWO)
    result = run("play", "--resume", str(tmp_path / "game.txt"), "--prisoner", "rosa")
    assert "a saved game keeps its seats" in result.output


def test_everybody_is_asked_in_turn_and_a_taken_board_names_its_owner() -> None:
    seats, shown = asked("3\nPapa Tito\n12")
    assert [(seat.board, seat.side) for seat in seats] == [(2, 0), (6, 1), (0, 0)]
    assert "Mama Rosa / Papa Tito: Ana" in shown
    assert "“Papa Tito” is no prisoner who is left" in shown


def test_an_empty_line_takes_what_is_left() -> None:
    seats, _ = asked("\nada")
    assert [(seat.name, seat.board) for seat in with_prisoners(RETAIL, seats)] == [
        ("Ana", 2), ("Bob", 1), ("Sister Blade", 3),
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_in_every_language(language: str) -> None:
    _, shown = asked("nobody\n1\n3", language)
    assert "Ana" in shown
    assert "nobody" in shown
    assert "{" not in shown


def test_scripts_are_not_asked() -> None:
    assert "which prisoner" not in run("play", "--seed", "1").output


@pytest.mark.parametrize(("language", "level"), [("en", "Schemer"), ("de", "Schlitzohr"), ("fr", "Magouilleur")])
def test_a_wide_screen_shows_the_levels_of_bots_and_the_prisoners_of_people(language: str, level: str) -> None:
    seats = with_prisoners(RETAIL, named_faces(RETAIL, seats_from(("human:Ana",), 3, watch=False), ["wei"]))
    game = Game(rules(players=3), 1, seats)
    words = Words(game.rules, game.seats, 0, language)
    assert [words.badged(n).plain for n in range(2)] == ["✦ Ana · Nine-Lives Wei", f"⚒ Ada “Gearbox” Novak · {level}"]
    while not game.over:
        game.apply(game.default_action())
    wide, small = Console(file=io.StringIO(), width=150), Console(file=io.StringIO(), width=80)
    for out in (wide, small):
        show_finish(game, out, language)
    assert [f"· {level}" in out.file.getvalue() for out in (wide, small)] == [True, False]  # type: ignore[attr-defined]


def test_there_are_not_more_seats_than_boards() -> None:
    with pytest.raises(SeatError, match="6 seats for 5 prisoner boards"):
        with_prisoners(load("retail", ["prototype_fr"]), [Seat("", "random")] * 6)
