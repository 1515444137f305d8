"""`hint` at a question of one's own, and bots that say why where only bots play."""

from pathlib import Path

import pytest
from tests.cli.tables import at, run

from blackgate.bots import explanation as explaining
from blackgate.cli.play import hints as advising
from blackgate.cli.words import Words

NEW = ("play", "--seed", "5", "--first", "1", "--players", "3", "--plain")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "SECONDS", 0.05)
    monkeypatch.setattr(explaining, "WORLDS", 4)
    monkeypatch.setattr(explaining, "PLAYOUTS", 6)


@pytest.mark.parametrize(
    ("language", "word", "chance", "effort"),
    [
        ("en", "hint", "chance to win ", " playouts in "),
        ("fr", "conseil", " % de chances de gagner", " parties simulées en "),
        ("it", "consiglio", "% di probabilità di vincere", " partite simulate in "),
    ],
)
def test_a_person_asks_for_a_hint(tmp_path: Path, language: str, word: str, chance: str, effort: str) -> None:
    file = tmp_path / "game.txt"
    result = run(*NEW, "--lang", language, "--save", str(file), typed=f"{word}\nhint\nhelp\n")
    assert result.exit_code == 0
    text = " ".join(result.output.split())
    assert text.count(chance) == 2
    assert text.count(effort) == 2
    assert "  hint " in result.output
    assert not [line for line in file.read_text("utf-8").splitlines() if line.startswith("P1 ")], "nothing is decided"


def test_a_hint_without_a_choice() -> None:
    game = at([{"place": "office"}, {"place": "yard"}], turn={"actions": 0})
    assert [str(action) for action in game.actions()] == ["pass"]
    [line] = advising.advice(game, Words(game.rules, game.seats, 0), 0)
    assert line.plain == "There is nothing to choose."


def test_bots_explain_in_games_of_bots() -> None:
    bots = ("--seat", "random", "--seat", "rookie", "--seat", "schemer")
    watching = ("play", "--watch", "--seed", "5", "--plain", "--option", "round_cap=3", *bots)
    plain, told = run(*watching), run(*watching, "--explain")
    assert plain.exit_code == told.exit_code == 0
    assert "chance to win " not in plain.output
    assert told.output.count("chance to win ") > 8
    assert story(told.output) == story(plain.output), "they play the same"


def story(output: str) -> list[str]:
    return [line for line in output.splitlines() if not line.startswith("    ")]


def test_bots_do_not_explain_to_opponents(tmp_path: Path) -> None:
    result = run(*NEW, "--explain")
    assert result.exit_code == 2
    assert "--explain" in result.output
    file = tmp_path / "game.txt"
    run(*NEW, "--save", str(file), typed="search\n")
    resumed = run("play", "--resume", str(file), "--watch", "--explain", "--plain", typed="pass\n" * 3)
    assert "chance to win " not in resumed.output
