"""The table of failures: each has tests and a control, every test that is named there exists, and the long ones run."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

IDS = [f"S{n}" for n in range(1, 27)] + [f"R{n}" for n in range(1, 22)]
HERE = Path(__file__)
LONGER = re.compile(r"BLACKGATE_LONG|chaos\.sizes import|pytest\.mark\.long")
NAMED = re.compile(r"`([a-z_/]+\.py)::(\w+)`")


def rows(text: str) -> dict[str, list[str]]:
    """The lines of the table by id; a line that comes twice is a mistake."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.fullmatch(r"[SR]\d+", cells[0]):
            assert cells[0] not in found
            found[cells[0]] = cells
    return found


@cache
def named_in(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text("utf-8")) if path.exists() else ast.Module([], [])
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def missing(text: str, folder: Path) -> list[str]:
    """What the table does not say, and tests it names that do not exist."""
    table, found = rows(text), []
    for name in IDS:
        cells = table.get(name, [])
        if len(cells) != 5 or not cells[3] or not (NAMED.search(cells[2]) and NAMED.search(cells[4])):
            found.append(name)
    named = NAMED.findall(text)
    return found + [test for path, test in named if test not in named_in(folder / path)]


def test_every_failure_has_its_tests_and_its_control(root: Path) -> None:
    assert missing((root / "docs/failures.md").read_text("utf-8"), root / "tests") == []


@pytest.mark.parametrize(
    ("old", "new", "is_missing"),
    [
        ("| R5 |", "| R55 |", "R5"),
        ("test_a_message_flood_is_rate_limited", "test_a_flood_is_welcome", "test_a_flood_is_welcome"),
        ("`server/store/test_power_cut.py::test_a_store_that_syncs_less_loses_rows`", "nothing", "R5"),
    ],
)
def test_a_hole_in_the_table_is_found(root: Path, old: str, new: str, is_missing: str) -> None:
    text = (root / "docs/failures.md").read_text("utf-8")
    assert missing(text.replace(old, new), root / "tests") == [is_missing]


def left_out(makefile: str, folder: Path) -> list[str]:
    """Tests that can be longer, and that no target runs at their full length."""
    runs = [line.split() for line in makefile.splitlines() if "BLACKGATE_LONG=1" in line]
    places = {folder.parent / word for words in runs for word in words if word.startswith("tests/")}
    tests = [path for path in folder.rglob("*.py") if path not in (HERE, HERE.with_name("conftest.py"))]
    longer = [path for path in tests if LONGER.search(path.read_text("utf-8")) and path.parent.name != "loops"]
    return sorted(path.name for path in longer if not places & {path, *path.parents})


def test_whatever_can_be_longer_is_run_like_that_by_some_target(root: Path) -> None:
    assert left_out((root / "Makefile").read_text("utf-8"), root / "tests") == []


def test_a_target_that_leaves_something_out_is_found(root: Path) -> None:
    text = (root / "Makefile").read_text("utf-8").replace(" tests/server/bot_pool", "")
    assert "test_failures.py" in left_out(text, root / "tests")


def test_the_threat_model_refers_to_failures_that_are_covered(root: Path) -> None:
    table = rows((root / "docs/failures.md").read_text("utf-8"))
    named = re.findall(r"\b[SR]\d+\b", (root / "docs/threats.md").read_text("utf-8"))
    assert len(named) > 30
    assert set(named) <= set(table)
