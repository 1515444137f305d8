"""`make everything` goes on where it was stopped, and says what failed."""

import re
from pathlib import Path

from tests.loops.everything import PROOFS, Outcome, report, run_all


class Recorder:
    """Stands in for make: notes what is run, and fails what it is told to."""

    def __init__(self, *failing: str) -> None:
        self.ran: list[str] = []
        self.failing = failing

    def __call__(self, proof: str, log: Path) -> Outcome:
        self.ran.append(proof)
        return Outcome(proof, proof not in self.failing, 1.5, f"the end of {proof}")


def test_a_failure_does_not_stop_the_others_and_is_reported(tmp_path: Path) -> None:
    run = Recorder("b")
    outcomes = run_all(("a", "b", "c"), tmp_path / "1234", run)
    assert run.ran == ["a", "b", "c"]
    assert [outcome.passed for outcome in outcomes.values()] == [True, False, True]
    text = (tmp_path / "report.md").read_text("utf-8")
    assert "| a | passed | 1.5 |" in text
    assert "| b | **failed** | 1.5 |" in text
    assert "the end of c" in text


def test_passed_tests_are_not_repeated_on_the_same_sources(tmp_path: Path) -> None:
    run_all(("a", "b", "c"), tmp_path / "1234", Recorder("b"))
    again = Recorder()
    outcomes = run_all(("a", "b", "c"), tmp_path / "1234", again)
    assert again.ran == ["b"]
    assert all(outcome.passed for outcome in outcomes.values())


def test_other_sources_are_proven_anew(tmp_path: Path) -> None:
    run_all(("a",), tmp_path / "1234", Recorder())
    again = Recorder()
    run_all(("a",), tmp_path / "5678", again)
    assert again.ran == ["a"]


def test_the_report_says_what_has_not_been_run() -> None:
    assert "| b | not run yet |  |" in report("1234", ("a", "b"), {"a": Outcome("a", True, 2.0, "")})


def test_every_target_with_long_proofs_is_among_them(root: Path) -> None:
    makefile = (root / "Makefile").read_text("utf-8")
    long = set(re.findall(r"^(\w+):.*\n\t@BLACKGATE_LONG=1", makefile, re.MULTILINE))
    assert long
    assert long < {*PROOFS}
    assert {*PROOFS} <= set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
