"""`undo` at a prompt: the last decision, several, all; and why not."""

from pathlib import Path

from click.testing import CliRunner, Result

from blackgate.cli import gate
from blackgate.game.record import record, replay


def play(file: Path, typed: str, *more: str) -> Result:
    arguments = ["play", "--seed", "5", "--first", "1", "--lang", "en", "--save", str(file), *more]
    return CliRunner().invoke(gate, arguments, input=typed, env={"COLUMNS": "100", "NO_COLOR": "1"})


def test_an_undone_sale_is_narrated(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play(file, "cautious cafeteria\nundo\nsearch\n")
    assert result.exit_code == 0
    assert "You took back 1 decision" in result.output
    kept = file.read_text("utf-8")
    assert "P1 cautious cafeteria\nP1 undo 1\nP1 search\n" in kept
    assert replay(kept).choices[:1] == replay(kept.replace("P1 cautious cafeteria\nP1 undo 1\n", "")).choices[:1]


def test_a_final_decision_says_why(tmp_path: Path) -> None:
    result = play(tmp_path / "game.txt", "undo\nsearch\nundo\nundo all\n")
    assert "Nothing can be taken back: nothing has been decided yet." in result.output
    assert result.output.count("Nothing can be taken back: a hidden card has been seen.") == 2


def test_strange_numbers_are_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play(file, "cautious cafeteria\nundo x\nundo ²\nundo 7\nundo 0\nundo all\n")
    assert result.output.count("How many decisions?") == 2
    assert "cannot take back 7 decisions" in result.output
    assert "0 decisions cannot be taken back" in result.output
    assert file.read_text("utf-8").endswith("P1 cautious cafeteria\nP1 undo 1\n")


def test_the_help_lists_it(tmp_path: Path) -> None:
    assert "undo [all]" in play(tmp_path / "game.txt", "help\n").output


def test_a_game_without_a_seed_is_keyed_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["play", "--first", "1", "--lang", "en", "--players", "2"]
    env = {"COLUMNS": "100", "NO_COLOR": "1"}
    assert CliRunner().invoke(gate, [*arguments, "--save", str(file)], input="search\n", env=env).exit_code == 0
    first = file.read_text("utf-8")
    assert "\nchance keyed " in first
    assert "\n# private" in first
    assert file.stat().st_mode & 0o077 == 0, "for its owner's eyes"
    game = replay(first)
    assert "secret" not in record(game)
    resumed = CliRunner().invoke(gate, ["play", "--resume", str(file), "--lang", "en"], input="pass\n", env=env)
    assert resumed.exit_code == 0
    assert file.read_text("utf-8").startswith(first.rstrip("\n"))
