"""The same game compiled and interpreted, and whatever the hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.properties.combos import pairwise
from tests.trajectory import digest

import blackgate

LONG = bool(os.environ.get("BLACKGATE_LONG"))
MOST = () if LONG else ("--decisions", "1200")
"""Decisions of one game; with these, more than half of the games come to their end."""
SEEDS = ("0", "1", "2", "12345") if LONG else ("0", "12345")
HERE = str(Path(blackgate.__file__).parent.parent)


def trajectory(root: Path, path: str, hash_seed: str, *arguments: str) -> tuple[str, str]:
    """How the engine ran in a process of its own, and the hash."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.trajectory", *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    how, value = run.stdout.split()
    return how, value


@pytest.mark.compiled
@pytest.mark.parametrize("box", ["retail", "links", "fixtures", "wild"])
def test_compiled_and_interpreted_play_the_same_games(root: Path, pure_path: str, box: str) -> None:
    if not blackgate.compiled():
        pytest.skip("THE ENGINE IS NOT COMPILED: nothing was compared; run make setup")
    arguments = ("--boxes", box, "--games", "60" if LONG else "1", *MOST)
    how, here = trajectory(root, HERE, "0", *arguments)
    other_how, there = trajectory(root, pure_path, "0", *arguments)
    assert (how, other_how) == ("compiled", "interpreted")
    assert here == there


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(2))
def test_compiled_and_interpreted_play_the_same_games_with_modules(root: Path, pure_path: str, part: int) -> None:
    if not blackgate.compiled():
        pytest.skip("THE ENGINE IS NOT COMPILED: nothing was compared; run make setup")
    rows = range(part, 10 * len(pairwise()) if LONG else len(pairwise()), 2)
    arguments = (*MOST, "--combos", *map(str, rows))
    assert trajectory(root, HERE, "0", *arguments)[1] == trajectory(root, pure_path, "0", *arguments)[1]


@pytest.mark.compiled
def test_the_hash_seed_changes_nothing(root: Path) -> None:
    arguments = ("--boxes", "retail", "wild", "--games", "20" if LONG else "1", *MOST, "--records")
    found = {trajectory(root, HERE, seed, *arguments)[1] for seed in SEEDS}
    assert len(found) == 1
    rows = (*MOST, "--records", "--combos", *map(str, range(0, len(pairwise()), 1 if LONG else 24)))
    assert len({trajectory(root, HERE, seed, *rows)[1] for seed in SEEDS}) == 1


def test_another_game_has_another_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: a different seed, or one different choice, shows."""
    usual = digest("retail", 2, 1, False)
    assert usual == digest("retail", 2, 1, False) != digest("retail", 2, 2, False)
    assert usual != digest("retail", 2, 1, True)
    monkeypatch.setattr("tests.properties.deeds.Random.choice", lambda _, options: options[0])
    assert usual != digest("retail", 2, 1, False)
