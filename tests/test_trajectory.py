"""The same game compiled and interpreted, and whatever the hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.properties.tables import BOXES
from tests.trajectory import digest

import blackgate

LONG = bool(os.environ.get("BLACKGATE_LONG"))
MOST = () if LONG else ("--decisions", "1200")
"""Decisions of one game; with these, more than half of the games come to their end."""
SEEDS = ("0", "1", "2", "12345") if LONG else ("0", "12345")
TOGETHER = {"together": ("--boxes", *BOXES, "--combos", "0", "1", "1")}
"""All at once: a process takes long to start."""
PARTED = {
    **{box: ("--boxes", box, "--games", "60") for box in BOXES},
    **{f"combinations {part}": ("--combos", str(part), "2", "10") for part in range(2)},
}
"""What a long run plays one after the other."""
GAMES = PARTED if LONG else TOGETHER
HERE = str(Path(blackgate.__file__).parent.parent)


def trajectory(root: Path, path: str, hash_seed: str, *arguments: str) -> tuple[str, dict[str, str]]:
    """How the engine ran in a process of its own, and the hashes by what was played."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.trajectory", *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    how, *lines = run.stdout.splitlines()
    return how, dict(line.split() for line in lines)


@pytest.mark.compiled
@pytest.mark.parametrize("games", GAMES.values(), ids=GAMES)
def test_compiled_and_interpreted_play_the_same_games(root: Path, pure_path: str, games: tuple[str, ...]) -> None:
    if not blackgate.compiled():
        pytest.skip("THE ENGINE IS NOT COMPILED: nothing was compared; run make setup")
    how, here = trajectory(root, HERE, "0", *games, *MOST)
    other_how, there = trajectory(root, pure_path, "0", *games, *MOST)
    assert (how, other_how) == ("compiled", "interpreted")
    assert here == there
    assert LONG or here.keys() == {*BOXES, "combinations"}


@pytest.mark.compiled
def test_the_hash_seed_changes_nothing(root: Path) -> None:
    games = ("--boxes", "retail", "wild", "--games", "20" if LONG else "1", "--combos", "0", "1" if LONG else "24", "1")
    first, *others = [trajectory(root, HERE, seed, *games, *MOST, "--records") for seed in SEEDS]
    assert all(other == first for other in others)


def test_another_game_has_another_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: a different seed, or one different choice, shows."""
    usual = digest("retail", 2, 1, False)
    assert usual == digest("retail", 2, 1, False) != digest("retail", 2, 2, False)
    assert usual != digest("retail", 2, 1, True)
    monkeypatch.setattr("tests.properties.deeds.Random.choice", lambda _, options: options[0])
    assert usual != digest("retail", 2, 1, False)
