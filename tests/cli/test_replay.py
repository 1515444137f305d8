"""`blackgate replay`: the story printed, or walked through move by move."""

import io
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console
from tests.game.record_games import recorded

from blackgate.cli import gate
from blackgate.cli.commands.replay import Walk, asked, show, walk
from blackgate.game.record import record


def replay(tmp_path: Path, *arguments: str) -> Result:
    file = tmp_path / "game.txt"
    file.write_text(record(recorded()), encoding="utf-8")
    return CliRunner().invoke(
        gate, ["replay", str(file), "--lang", "en", *arguments], env={"COLUMNS": "200", "NO_COLOR": "1"}
    )


def test_the_story_is_printed_without_a_terminal(tmp_path: Path) -> None:
    result = replay(tmp_path)
    assert result.exit_code == 0
    assert "Round 1" in result.output
    assert "took back" in result.output


def test_it_starts_at_the_given_step(tmp_path: Path) -> None:
    whole, late = replay(tmp_path), replay(tmp_path, "--from", "60")
    assert "Round 1 " not in late.output
    assert len(late.output) < len(whole.output)
    assert replay(tmp_path, "--from", "999999").exit_code == 0
    assert replay(tmp_path, "--from", "-1").exit_code == 2


def test_a_seat_sees_its_own_cards_and_open_eyes_all(tmp_path: Path) -> None:
    outside = replay(tmp_path).output
    assert all("You" in replay(tmp_path, "--as", said).output for said in ("ana", "P1", "1"))
    assert "You" not in outside
    assert "drew a card" in outside
    assert "drew a card" not in replay(tmp_path, "--open").output


@pytest.mark.parametrize("said", ["P4", "0", "Dora", "", "x" * 500])
def test_a_stranger_is_refused(tmp_path: Path, said: str) -> None:
    result = replay(tmp_path, "--as", said)
    assert result.exit_code == 2
    assert "P1 Ana" in result.output


def test_a_broken_record_names_the_file_and_the_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(recorded()).replace("\nchoices\n", "\nchoices\nP1 fly\n"), encoding="utf-8")
    result = CliRunner().invoke(gate, ["replay", str(file)], env={"COLUMNS": "400"})
    assert result.exit_code == 2
    assert "game.txt, line " in result.output


@pytest.fixture
def steps() -> Walk:
    return Walk(record(recorded()), None)


def test_every_move_can_be_gone_to(steps: Walk) -> None:
    assert steps.last == len(recorded().past.log(recorded()))
    for move in (0, 5, 5, 4, steps.last, 1, 10**9, -3):
        steps.go(move)
        assert steps.at == max(0, min(move, steps.last))
        assert len(steps.game.events) == steps.heard[steps.at]


def test_the_next_turn_is_another_one(steps: Walk) -> None:
    steps.go(0)
    turns = []
    while steps.at < steps.last:
        steps.go(steps.next_turn())
        turns.append((int(steps.game.state.round), int(steps.game.state.active)))
    assert len(set(turns[:-1])) == len(turns[:-1]) > 10
    assert steps.game.over


def paper(typed: str, monkeypatch: pytest.MonkeyPatch) -> Console:
    lines = iter(typed.split(","))
    out = Console(file=io.StringIO(), width=120, no_color=True)
    monkeypatch.setattr(out, "input", lambda *_: next(lines))
    return out


def test_walking_by_keys(steps: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    steps.look(0, False, "en")
    steps.go(0)
    out = paper(",n,b,t,30,what?,²,b,99999,q", monkeypatch)
    walk(steps, out)
    shown = out.file.getvalue()  # type: ignore[attr-defined]
    moves = [int(line.split()[1]) for line in shown.splitlines() if line.startswith("Step ")]
    assert moves[:4] == [0, 1, 2, 1]
    assert moves[4] > 1
    assert moves[5:] == [30, 29, steps.last]
    assert shown.count("Enter, b, t, a number or q.") == 2


def test_the_board_is_that_of_the_moment(steps: Walk) -> None:
    steps.go(0)
    out = Console(file=io.StringIO(), width=120, no_color=True)
    show(steps, out, 0)
    assert "Step 0 of" in out.file.getvalue()  # type: ignore[attr-defined]


def test_seen_enough(steps: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(steps, paper("quit", monkeypatch)) is None
