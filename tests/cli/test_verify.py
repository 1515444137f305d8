"""`blackgate verify`: a clear verdict, and an exit code."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.game.record_games import recorded

from blackgate.cli import gate
from blackgate.game.record import commitment, record

FIRST = Path(__file__).resolve().parent.parent / "golden" / "two_plain.record"


def check(path: Path, text: str | None = None) -> Result:
    if text is not None:
        path.write_text(text, encoding="utf-8")
    return CliRunner().invoke(gate, ["verify", str(path)], env={"COLUMNS": "200", "NO_COLOR": "1"})


def test_a_keyed_game_is_verified(tmp_path: Path) -> None:
    result = check(tmp_path / "game.txt", record(recorded()))
    assert result.exit_code == 0
    assert result.output.startswith("Verified: ")
    assert commitment(recorded()) in result.output
    assert "taken back" in result.output


def test_a_plain_seed_is_reported() -> None:
    result = check(FIRST)
    assert result.exit_code == 0
    assert "Plain seed: replayed, same result; no secret was promised." in result.output


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r"^(= rolled P\d) \d$", r"\1 7"),
        (r"^(P\d) go yard$", r"\1 go cell"),
        (r"^(chance keyed )..", r"\g<1>00"),
        (r"^option round_cap 8$", "option round_cap 9"),
        (r"^result .*$", "result P1 luck"),
    ],
)
def test_the_altered_line_is_named(tmp_path: Path, pattern: str, instead: str) -> None:
    text = record(recorded())
    altered = re.sub(pattern, instead, text, count=1, flags=re.MULTILINE)
    assert altered != text
    result = check(tmp_path / "game.txt", altered)
    assert result.exit_code == 1
    assert result.output.startswith("Not verified: ")
    assert re.search(r"line \d+|chance", result.output)


def test_a_running_game_cannot_be_verified_yet(tmp_path: Path) -> None:
    result = check(tmp_path / "game.txt", record(recorded(most=40)))
    assert result.exit_code == 1
    assert "not shown yet" in result.output


def test_an_unreadable_file_is_bad_input(tmp_path: Path) -> None:
    assert check(tmp_path / "nowhere.txt").exit_code == 2
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    result = check(tmp_path / "bytes")
    assert result.exit_code == 2
    assert "UTF-8" in result.output
