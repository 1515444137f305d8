"""What can be played is listed with two lines each, and nothing else is. Scenario S-019; RULING-14, RULING-22."""

import pytest

from blackgate.editions import Entry, modules, packaged, printed_in, rule
from blackgate.editions.catalogue import catalogue
from blackgate.editions.vocabulary import KINDS
from blackgate.engine.registry import MODULES


def test_everything_packaged_is_listed_once() -> None:
    assert sorted(entry.id for entry in catalogue()) == sorted(packaged())
    kinds = [entry.kind for entry in catalogue()]
    assert kinds == sorted(kinds, key=KINDS.index)


def test_s019_the_modules_and_no_others() -> None:
    assert [entry.id for entry in modules()] == [
        "library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "michelle", "warden", "teams",
    ]  # fmt: skip
    assert {entry.module for entry in modules()} == set(MODULES)


@pytest.mark.parametrize("entry", catalogue(), ids=lambda entry: entry.id)
def test_every_entry_is_explained(entry: Entry) -> None:
    assert len(entry.about) == 2
    assert all(0 < len(line) <= 78 for line in entry.about)
    assert entry.title
    assert all(rule(each).id == each for each in entry.rules)
    assert set(entry.printed) <= set(printed_in())
    assert bool(entry.module) == (entry.kind in ("place", "figure", "mode"))
    assert bool(entry.rules) == (entry.kind in ("place", "figure", "mode", "prototype"))


def test_the_rules_of_an_entry_belong_to_its_chapter() -> None:
    for entry in modules():
        assert {rule(each).module for each in entry.rules} <= {"dig_in", "michel", "team", "warden"}
