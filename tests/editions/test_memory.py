"""Rules that nobody uses any more are freed: a server builds some for every custom box."""

import gc
from pathlib import Path
from sys import platform
from typing import Final

import pytest

from blackgate import rules
from blackgate.editions import load, make_ruleset
from blackgate.game.rules import EDITIONS_KEPT

BUILT: Final = 100
BOXES: Final = 60
"""Rules with boxes take longer to build."""
MOST_GROWTH: Final = 1_000_000
"""Bytes for all of them; what is kept of each before mypyc compiled the compiler of editions was 27,000."""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(platform != "linux", reason="reads /proc")]


def resident() -> int:
    """Bytes of memory this process uses."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * 4096


def growth(keeps: bool) -> int:
    """How much memory grows while tables are built."""
    edition, kept = load("retail"), []
    built = 4 * BUILT if keeps else BUILT
    for _ in range(BUILT):
        make_ruleset(edition, 4)
    before = resident()
    for _ in range(built):
        made = make_ruleset(edition, 4)
        if keeps:
            kept.append(made)
    return resident() - before


@pytest.mark.compiled
def test_tables_are_freed() -> None:
    assert growth(keeps=False) < MOST_GROWTH


def test_tables_that_are_kept_are_noticed() -> None:
    assert growth(keeps=True) > MOST_GROWTH


def test_rules_of_boxes_are_freed() -> None:
    def build(numbers: range) -> None:
        for number in numbers:
            rules(overlays=[{"id": f"box_{number}", "card": [{"id": "riot", "copies": 1 + number % 9}]}])

    build(range(EDITIONS_KEPT + 1))  # what is kept of editions is full then
    before = resident()
    build(range(EDITIONS_KEPT + 1, EDITIONS_KEPT + 1 + BOXES))
    assert resident() - before < MOST_GROWTH
