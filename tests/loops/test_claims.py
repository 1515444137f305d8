"""docs/testing.md: every claim names tests that exist and the loop that runs them; no test proves nothing."""

import re
from pathlib import Path

import pytest
from tests.loops.everything import PROOFS

LOOPS = ("quick", "test", "everything")


def rows(text: str) -> list[list[str]]:
    """The cells of the table of claims."""
    table = text.split("| claim |")[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def place(name: str, root: Path) -> Path:
    """Where a name of the table lies: below tests/ or below the root."""
    return root / "tests" / name if (root / "tests" / name).exists() else root / name


def mistakes(text: str, root: Path) -> list[str]:
    """What the table claims and is not so, and tests it does not mention."""
    found, named = [], set[str]()
    quick = re.search(r"^UNITS := ((?:.*\\\n)*.*)$", (root / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert quick is not None
    for claim, proofs, loop, more in rows(text):
        names = re.findall(r"`([^`]+)`", proofs)
        named.update(names)
        found += [
            f"{claim}: there is no {name}"
            for name in names
            if not name.startswith("make ") and not place(name, root).exists()
        ]
        found += [f"{claim}: there is no loop {loop}"] if loop not in LOOPS or not names else []
        found += [f"{claim}: everything has no {name}" for name in re.findall(r"\w+", more) if name not in PROOFS]
        if loop == "quick":
            found += [
                f"quick does not run {name}" for name in names if "/" not in name and not is_quick(name, quick[1])
            ]
    there = [
        path.name
        for path in (root / "tests").iterdir()
        if path.name.startswith("test_") or any(path.glob("**/test_*.py"))
    ]
    return found + [f"no claim names {name}" for name in sorted(there) if name not in named]


def is_quick(name: str, units: str) -> bool:
    """Whether a folder or file of tests is run by `make quick`; scenarios are read by test_scenarios.py."""
    return (
        f"tests/{name}" in units.split()
        or (name.endswith(".py") and f"-out tests/{name}" not in units)
        or name == "scenarios"
    )


def test_every_claim_has_its_proof_and_every_test_its_claim(root: Path) -> None:
    assert mistakes((root / "docs/testing.md").read_text("utf-8"), root) == []


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("`golden`", "`silver`", "there is no silver"),
        ("| `golden` | quick |", "| `golden` | soon |", "there is no loop soon"),
        ("| proof |\n", "| prof |\n", "everything has no prof"),
        ("`bots` | test", "`bots` | quick", "quick does not run bots"),
        ("`properties`", "`proof`", "no claim names properties"),
    ],
)
def test_a_hole_in_the_table_is_found(root: Path, old: str, new: str, mistake: str) -> None:
    text = (root / "docs/testing.md").read_text("utf-8")
    assert old in text
    assert any(mistake in each for each in mistakes(text.replace(old, new), root))
