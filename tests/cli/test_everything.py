"""Newcomers who play with everything on, to the end: whatever they type, the game goes on and makes sense."""

import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from blackgate.cli import gate

QUESTIONS = ("", "hand", "board", "goal", "log 5", "why bet", "why brawl", "why spy", "why exchange", "report", "help")


def typing(seed: int, count: int) -> str:
    """Mostly numbers, now and then a question."""
    chooser = Random(seed)
    lines = [str(chooser.randint(1, 14)) if chooser.random() < 0.9 else chooser.choice(QUESTIONS) for _ in range(count)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("switches", "enough", "ending"),
    [
        (("--seed", "4", "--with", "all,michel"), 500, r"\w+ dug out after \d+ rounds and won\."),
        (
            ("--seed", "1", "--with", "all,michelle", "--teams", "--players", "6"),
            500,
            r"Team [AB] dug out after \d+ rounds and won: ",
        ),
        (
            (
                "--seed",
                "2",
                "--with",
                "all,michel",
                "--teams",
                "--seat",
                "human:Ana",
                "--seat",
                "human:Bob",
                "--seat",
                "human:Cyd",
                "--players",
                "4",
                "--option",
                "round_cap=9",
            ),
            1000,
            r"Nobody dug far enough: the game ends after 9 rounds\.",
        ),
        (("--seed", "4", "--edition", "prototype_fr"), 300, r"dug out after"),
    ],
)
def test_a_newcomer_plays_to_the_end(
    switches: tuple[str, ...], enough: int, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With somewhat more lines than the game takes: what is left is asked whether there shall be another."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    result = CliRunner().invoke(
        gate, ["play", *switches], input=typing(2, enough), env={"COLUMNS": "80", "NO_COLOR": "1"}
    )
    assert result.exit_code == 0, result.exception
    assert re.search(ending, result.output)
    assert "Another game?" in result.output
    odd = [line for line in result.output.splitlines() if re.search(r"[{}]|Traceback|What do you do\?|\bNone\b", line)]
    assert odd == []
    assert max(len(line) for line in result.output.splitlines() if "Another game?" not in line) < 200
