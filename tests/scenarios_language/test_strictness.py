"""Questions nobody answers: traced, or with --strict not declined automatically."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.scenarios_language.scenario_text import written

from blackgate.cli import gate
from blackgate.scenarios import run_file

REPORT = """
id = "T-1"
given.modules = ["warden"]
given.players = 3
given.warden = "CB"
given.P1 = { hand = ["spoon"] }
"""
UNANSWERED = REPORT + 'when = ["P1: dig spoon", "P1: pass"]\nthen = ["active == P2"]'
ANSWERED = REPORT + 'when = ["P1: dig spoon", "P2: decline", "P3: decline", "P1: pass"]\nthen = ["active == P2"]'
ONE_WAY = 'id = "T-2"\ngiven.P1 = { hand = ["FX-DIG", "spoon"] }\nwhen = ["P1: play FX-DIG", "P1: pass"]'


def strict(folder: Path, text: str) -> str:
    """The verdict with --strict, and what was said."""
    written(folder, text)
    (result,) = run_file(folder / "wrong.toml", strict=True)
    return str(result)


def test_strict_wants_an_answer(tmp_path: Path) -> None:
    assert [result.verdict for result in written(tmp_path, UNANSWERED)] == ["ok"]
    said = strict(tmp_path, UNANSWERED)
    assert said.startswith("FAIL")
    assert "P2 is asked 'report' (options: report, decline)" in said
    assert strict(tmp_path, ANSWERED).startswith("ok")


@pytest.mark.parametrize("check", ["P1 can pass", "P1 options include: pass", "P1 options warn include: pass"])
def test_strict_declines_nothing_for_a_check(tmp_path: Path, check: str) -> None:
    text = REPORT + f'when = ["P1: dig spoon"]\nthen = ["{check}"]'
    assert [result.verdict for result in written(tmp_path, text)] == ["ok"]
    assert strict(tmp_path, text).startswith("FAIL")


def test_strict_declines_nothing_for_an_absent_player(tmp_path: Path) -> None:
    text = REPORT + 'when = ["P1: dig spoon", "P1: default"]\nthen = ["active == P2"]'
    assert [result.verdict for result in written(tmp_path, text)] == ["ok"]
    assert strict(tmp_path, text).startswith("FAIL")


def test_strict_passes_over_what_leaves_no_choice(tmp_path: Path) -> None:
    assert strict(tmp_path, ONE_WAY).startswith("ok")


def test_trace_lists_questions_options_and_declines(tmp_path: Path) -> None:
    written(tmp_path, UNANSWERED)
    (result,) = run_file(tmp_path / "wrong.toml", trace=True)
    assert result.ok
    assert result.trace[0] == "P1: dig spoon"
    assert result.trace[1].startswith("P1 is asked 'turn' (options: pass, ")
    assert result.trace[1].endswith(" -> dig spoon")
    assert "P2 is asked 'report' (options: report, decline) -> decline (automatic: no line answers)" in result.trace
    assert result.trace[-1].startswith("P2 is asked 'turn'")


def test_trace_of_a_failure_ends_with_the_open_question(tmp_path: Path) -> None:
    written(tmp_path, UNANSWERED)
    (result,) = run_file(tmp_path / "wrong.toml", strict=True, trace=True)
    assert result.trace[-2:] == ("P1: pass", "P2 is asked 'report' (options: report, decline)")


def test_trace_shows_what_leaves_no_choice(tmp_path: Path) -> None:
    written(tmp_path, ONE_WAY)
    (result,) = run_file(tmp_path / "wrong.toml", trace=True)
    assert "P1 is asked 'free' (options: dig spoon) -> dig spoon (automatic: there is no other option)" in result.trace


def test_nothing_is_traced_unasked(tmp_path: Path) -> None:
    assert written(tmp_path, UNANSWERED)[0].trace == ()


def test_the_command_knows_both(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    file.write_text(UNANSWERED, encoding="utf-8")
    runner = CliRunner()
    traced = runner.invoke(gate, ["scenario", "run", "--trace", str(file)])
    assert traced.exit_code == 0
    assert "     P1: dig spoon\n" in traced.output
    assert runner.invoke(gate, ["scenario", "run", "--strict", str(file)]).exit_code == 1
