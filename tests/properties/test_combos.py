"""The combinations themselves: every two values that can meet do, and nothing is tried that cannot be played."""

import os
from random import Random

import pytest
from tests.properties.combos import ELSEWHERE, MODULES, choices, factors, pairwise, random_combo, setting_of, space
from tests.properties.covering import Pair, Space, Value, cover, pairs_of

from blackgate import rules
from blackgate.editions import modules
from blackgate.errors import OptionError

LONG = bool(os.environ.get("BLACKGATE_LONG"))


def covered() -> set[Pair]:
    return {pair for combo in pairwise() for pair in pairs_of(dict(combo.cells))}


def test_every_pair_of_values_occurs() -> None:
    wanted = {frozenset(pair) for pair in space().pairs()}
    assert wanted == covered()
    assert len(wanted) > 4000
    assert len(pairwise()) < 60


def test_only_forbidden_combinations_are_left_out() -> None:
    """By other means than the covering set: whatever random combinations bring together is among its pairs."""
    chooser = Random(1)
    found: set[Pair] = set()
    for _ in range(20_000 if LONG else 400):
        found |= pairs_of(dict(random_combo(chooser).cells))
    assert found <= covered()
    assert len(found) > 0.95 * len(covered())


def test_a_missing_row_is_noticed() -> None:
    """The negative control: the last row was made for a pair that no other has."""
    last = pairs_of(dict(pairwise()[-1].cells))
    assert last - {pair for combo in pairwise()[:-1] for pair in pairs_of(dict(combo.cells))}


def test_every_module_and_every_option_is_a_factor() -> None:
    here = {str(value) for name in MODULES for value in factors()[name] if value}
    assert here | {"teams"} == {module.id for module in modules()}
    for option in rules().edition.options:
        assert (option.key in choices()) != (option.key in ELSEWHERE)
        tried = choices().get(option.key, option.values)
        assert {*option.values} - {"none"} <= {*tried}


def test_every_combination_can_be_played() -> None:
    for combo in pairwise():
        setting, row = setting_of(combo), dict(combo.cells)
        assert {*setting.modules} == {row[name] for name in MODULES} - {None}
        assert bool(setting.teams) == bool(row["teams"])
        assert all(setting.options[name] == row[name] for name in choices() if row[name] is not None)


@pytest.mark.parametrize(("players", "names"), [(3, []), (5, []), (2, []), (4, ["gambling"])])
def test_combinations_that_are_left_out_are_refused(players: int, names: list[str]) -> None:
    with pytest.raises(OptionError):
        rules(players=players, modules=names, teams=True)
    with pytest.raises(OptionError):
        rules("prototype_en", players=4, modules=[*names, "michel"])


def test_a_small_set_is_covered_and_bans_hold() -> None:
    values: dict[str, tuple[Value, ...]] = {"a": (1, 2, 3), "b": ("x", "y"), "c": ("x", None)}
    ban = {"a": frozenset[Value]([1]), "b": frozenset[Value](["x"])}
    rows = cover(Space(values, [ban]))
    found = {pair for row in rows for pair in pairs_of(row)}
    assert frozenset({("a", 1), ("b", "x")}) not in found
    assert len(found) == 6 + 6 + 4 - 1
    assert len(rows) <= 7
    impossible = {"a": frozenset[Value]([2]), "c": frozenset[Value](["x", None])}
    assert all(row["a"] != 2 for row in cover(Space(values, [ban, impossible])))
