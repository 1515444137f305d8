"""`blackgate arena`: its page, its JSON, going on after an interruption, and bad input in one line."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result
from tests.lab.contests import SHORT, timeless_report

from blackgate.cli import gate

SMALL = ("--bots", "random,random@5p", "--players", "2", "--overlay", SHORT)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(gate, ["arena", *arguments], env={"COLUMNS": "80", "NO_COLOR": "1"})


def result(*arguments: str) -> dict[str, Any]:
    """What a contest tells, without what depends on the machine."""
    return timeless_report(run(*SMALL, "--json", *arguments).stdout)


def test_the_page_says_who_won_and_how_sure_that_is() -> None:
    said = run(*SMALL, "--games", "3", "--jobs", "1", "--seed", "9")
    assert said.exit_code == 0
    assert said.stderr == "3 games are rounded up to 4: whole sets of 2 seatings.\n"
    for word in (
        "random@5p",
        "win rate",
        "50.0 %",
        "rating",
        "P1",
        "P2",
        "4 games: 2 deals (seeds 9 to 10)",
        "Rounds: ",
    ):
        assert word in said.stdout
    assert "…" not in said.stdout, "everything fits a page of 80 columns"


def test_json_is_one_document_with_the_documented_keys(root: Path) -> None:
    said = run(*SMALL, "--games", "2", "--jobs", "1", "--json")
    assert said.stderr == ""
    found = timeless_report(said.stdout)
    documented = (root / "docs" / "arena.md").read_text("utf-8")
    standing = found["standings"][0]
    for key in [*found, *found["contest"], *standing, *standing["by_seat"][0], *standing["rating"], *found["rounds"]]:
        assert f"`{key}`" in documented, key
    assert (found["games"], found["sets"], standing["par"]) == (2, 1, 0.5)


def test_going_on_gives_the_same_result_as_one_run(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    whole, few = (result("--games", games, "--jobs", "1") for games in ("8", "4"))
    assert result("--games", "4", "--jobs", "1", "--out", file) == few
    kept = Path(file).read_bytes()
    assert result("--games", "8", "--jobs", "2", "--out", file) == whole
    assert Path(file).read_bytes().startswith(kept)
    assert result("--games", "4", "--out", file) == few, "what is not asked for is not counted"


HEEDING: Final = """
import signal
from blackgate.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""The command line; also where these tests run in the background, whose programs are told to ignore Ctrl-C."""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of groups")
def test_an_interruption_keeps_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = [sys.executable, "-c", HEEDING, "arena", *SMALL, "--jobs", "2", "--out", str(file)]
    process = subprocess.Popen(
        [*arguments, "--games", "100000"], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    try:
        errors = process.communicate(timeout=60)[1]
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Traceback" not in errors
    done = file.read_bytes().count(b"\n") - 1
    assert (
        errors.strip() == f"Interrupted: {done} of 100000 games are saved in {file}; run the same command to continue."
    )
    assert result("--games", "4", "--jobs", "1", "--out", str(file)) == result("--games", "4", "--jobs", "1")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--bots", ""),
        ("--bots", "nobody"),
        ("--bots", "random@5"),
        ("--bots", "random,,random"),
        ("--bots", "random,random,random", "--players", "2"),
        ("--bots", "random", "--games", "0"),
        ("--bots", "random", "--players", "7"),
        ("--bots", "random", "--seconds", "nan"),
        ("--bots", "random", "--seconds", "-1"),
        ("--bots", "random", "--seed", "-1"),
        ("--bots", "random", "--jobs", "0"),
        ("--bots", "random", "--option", "nonsense"),
        ("--bots", "random", "--option", "bank=0"),
        ("--bots", "random", "--with", "michel,michelle"),
        ("--bots", "random", "--with", "teams", "--players", "3"),
        ("--bots", "random", "--teams", "AAAA"),
        ("--bots", "random", "--edition", "nowhere"),
        ("--bots", "random", "--overlay", "nowhere"),
        ("--bots", "random", "--out", "."),
        ("--bots", "random", "--out", "/dev/null/x"),
        ("--bots", "random", "--out", "a\0b"),
        ("--bots", "random", "--out", "x" * 300),
    ],
)
def test_bad_input_ends_with_one_line(arguments: tuple[str, ...]) -> None:
    said = run(*arguments)
    assert said.exit_code == 2
    assert said.stdout == ""
    assert said.stderr.startswith("error: ")
    assert said.stderr.count("\n") == 1
    assert len(said.stderr) < 800


def test_an_error_names_the_option_that_caused_it() -> None:
    assert "--with" in run("--bots", "random", "--with", "michel,michelle").stderr
    assert "--teams" in run("--bots", "random", "--teams", "AAAA").stderr


def test_a_contest_ends_when_it_is_clear(tmp_path: Path) -> None:
    """Few of these short games are won, which is nearer to 10 % than to 60 %."""
    file = str(tmp_path / "games.jsonl")
    said = run(*SMALL, "--until", "10,60", "--jobs", "1", "--out", file)
    assert said.exit_code == 0
    assert "Sequential test, 10 % or 60 %: 10 % after " in said.stdout
    assert "wrong in at most 5 % of such tests" in said.stdout
    kept = Path(file).read_bytes()
    alone = result("--until", "10,60", "--jobs", "1", "--out", file)
    assert Path(file).read_bytes() == kept, "what is clear already is not played again"
    assert alone["test"]["accepted"] == 0.1
    assert alone["sets"] == alone["test"]["sets"] < 100
    assert result("--until", "10,60", "--jobs", "2") == alone


def test_a_sequential_test_counts_wanted_games_only(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    longer = result("--until", "10,60", "--jobs", "1", "--out", file)
    assert longer["test"]["accepted"] == 0.1
    shorter = result("--until", "10,60", "--jobs", "1", "--out", file, "--games", "4")
    assert (shorter["games"], shorter["sets"]) == (4, 2)
    assert (shorter["test"]["sets"], shorter["test"]["accepted"]) == (2, None)


def test_a_test_that_is_not_decided_says_so() -> None:
    said = run(*SMALL, "--until", "49,51", "--games", "4", "--jobs", "1")
    assert "Sequential test, 49 % or 51 %: undecided after 2 deals" in said.stdout
    assert result("--games", "4", "--jobs", "1")["test"] is None


@pytest.mark.parametrize(
    ("until", "told"),
    [
        ("", "not two win rates"),
        ("25", "not two win rates"),
        ("a,b", "not two win rates"),
        ("30,25", "told apart"),
        ("1,2,3", "not two"),
        ("nan,3", "told apart"),
    ],
)
def test_two_rates_that_make_no_test_are_refused(until: str, told: str) -> None:
    said = run(*SMALL, "--until", until)
    assert said.exit_code == 2
    assert told in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1


def test_luck_is_reported_beside_the_plain_rates(root: Path) -> None:
    said = run(*SMALL, "--games", "4", "--jobs", "1", "--luck")
    assert said.stdout.count("luck-corrected") == 2, "one for each bot"
    documented = (root / "docs" / "arena.md").read_text("utf-8")
    found = result("--games", "4", "--jobs", "1", "--luck")
    assert found["contest"]["luck"]
    for key in found["standings"][0]["corrected"]:
        assert f"`{key}`" in documented, key
    plain = result("--games", "4", "--jobs", "1")
    assert plain["standings"][0].pop("corrected") is None
    assert found["standings"][0].pop("corrected")["rate"] != plain["standings"][0]["rate"]
    assert found["standings"][0] == plain["standings"][0], "luck changes nothing else"
