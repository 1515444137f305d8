"""Every rule in force is cited where it is written and proven by a scenario; no citation dangles."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from blackgate.editions import rules as rule_index

CITED: Final = re.compile(
    r"\b(?P<family>[A-Z]{2,}(?:-[A-Z]+)*)-(?P<first>\d+)\b(?:(?:\.\.| to |–)(?:(?P=family)-)?(?P<last>\d+)\b)?"
)
"""An id, or a range of ids: `GANG-1 to GANG-11`, `EXTORT-1..12`."""

INDEX: Final = {rule.id: rule for rule in rule_index()}
FAMILIES: Final = {rule_id.rpartition("-")[0] for rule_id in INDEX}
IN_FORCE: Final = {rule_id for rule_id, rule in INDEX.items() if rule.status == "implemented"}
NOT_A_CITATION: Final = re.compile(r"editions/rules(/\w+)?\.toml$")
"""The index itself, in every language, cites every rule and writes none."""


def citations(text: str) -> set[str]:
    """Every rule id a text names, ranges unfolded. A family nobody knows is a citation, too, if it looks like one."""
    found: set[str] = set()
    for match in CITED.finditer(text):
        family, first, last = match["family"], int(match["first"]), int(match["last"] or match["first"])
        if family in FAMILIES or near_family(family):
            found |= {f"{family}-{number}" for number in range(first, last + 1)}
    return found


def near_family(family: str) -> bool:
    """Whether a word is meant as a family of rules: it begins like one (`EXTORTION-3`), unlike `UTF-8` or `FX-1`."""
    return any(family[:3] == known[:3] for known in FAMILIES)


@cache
def sources(root: Path) -> dict[str, str]:
    """The texts in which a rule can be written: code and data of the package."""
    files = [path for path in sorted((root / "src/blackgate").rglob("*")) if path.suffix in (".py", ".toml")]
    named = {path.relative_to(root).as_posix(): path for path in files}
    return {name: path.read_text("utf-8") for name, path in named.items() if not NOT_A_CITATION.search(name)}


@cache
def scenarios(root: Path) -> dict[str, Mapping[str, object]]:
    return {
        str(path.relative_to(root)): tomllib.loads(path.read_text("utf-8"))
        for path in sorted((root / "tests/scenarios").rglob("*.toml"))
    }


def dangling(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """By file: the ids that are in no index."""
    found = {name: sorted(citations(text) - INDEX.keys()) for name, text in texts.items()}
    return {name: ids for name, ids in found.items() if ids}


def uncited(texts: Mapping[str, str]) -> list[str]:
    """Rules in force that no source names."""
    named = set[str]().union(*(citations(text) for text in texts.values()))
    return in_order(IN_FORCE - named)


def proofs(value: object) -> set[str]:
    """Every id under a key `proves`, however deep in a scenario file."""
    found: set[str] = set()
    if isinstance(value, Mapping):
        for key, inner in value.items():
            found |= (
                citations(" ".join(map(str, inner)) if isinstance(inner, list) else str(inner))
                if key == "proves"
                else proofs(inner)
            )
    elif isinstance(value, list):
        for inner in value:
            found |= proofs(inner)
    return found


def unproven(files: Iterable[Mapping[str, object]]) -> list[str]:
    """Rules in force that no scenario proves."""
    return in_order(IN_FORCE - set[str]().union(*map(proofs, files)))


def in_order(ids: Iterable[str]) -> list[str]:
    return sorted(ids, key=list(INDEX).index)


def test_no_citation_dangles(root: Path) -> None:
    texts = sources(root) | {name: path.read_text("utf-8") for name, path in documents(root).items()}
    assert len(texts) > 50
    assert dangling(texts) == {}


def documents(root: Path) -> dict[str, Path]:
    """Pages and scenarios cite rules as well."""
    files = [*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / "tests/scenarios").rglob("*.toml")]
    return {str(path.relative_to(root)): path for path in files}


def test_every_rule_in_force_is_cited(root: Path) -> None:
    missing = uncited(sources(root))
    assert missing == [], f"{len(missing)} rules in force are cited nowhere in src/blackgate: {', '.join(missing)}"


def test_every_rule_in_force_is_proven(root: Path) -> None:
    missing = unproven(scenarios(root).values())
    assert missing == [], f"{len(missing)} rules in force are proven by no scenario: {', '.join(missing)}"


def test_scenarios_prove_only_what_exists(root: Path) -> None:
    found = {name: sorted(proofs(table) - INDEX.keys()) for name, table in scenarios(root).items()}
    assert {name: ids for name, ids in found.items() if ids} == {}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Rule: EXTORT-5, RULING-37.", {"EXTORT-5", "RULING-37"}),
        ("GANG-1 to GANG-3 and RULING-9 to RULING-10", {"GANG-1", "GANG-2", "GANG-3", "RULING-9", "RULING-10"}),
        ("EXTORT-1..3, DIG-1–2", {"EXTORT-1", "EXTORT-2", "EXTORT-3", "DIG-1", "DIG-2"}),
        ("PLACE-LIB-2 and PLACE-PSY-5", {"PLACE-LIB-2", "PLACE-PSY-5"}),
        ("BEAT-3/4 names one", {"BEAT-3"}),
        ("UTF-8, FX-1, MWC-32, A-1, blade-2", set()),
        ("EXTORTION-5 is meant for one", {"EXTORTION-5"}),
    ],
)  # fmt: skip
def test_citations_are_read(text: str, ids: set[str]) -> None:
    assert citations(text) == ids


def test_a_dangling_citation_is_noticed() -> None:
    assert dangling({"a.py": "Rule: MOVE-5", "b.py": "Rule: MOVE-99, RULING-500", "c.py": "MOVING-1"}) == {
        "b.py": ["MOVE-99", "RULING-500"],
        "c.py": ["MOVING-1"],
    }


def test_an_uncited_rule_is_noticed(root: Path) -> None:
    texts = {name: re.sub(r"\bDIG-\d", "DIG", text) for name, text in sources(root).items()}
    assert {"DIG-1", "DIG-2", "DIG-3", "DIG-4"} <= set(uncited(texts))
    assert len(uncited({})) == len(IN_FORCE) > 150


def test_an_unproven_rule_is_noticed() -> None:
    proven: list[Mapping[str, object]] = [{"proves": sorted(IN_FORCE - {"DIG-4", "SETUP-1"})}]
    assert unproven(proven) == ["SETUP-1", "DIG-4"]
    assert unproven([*proven, {"scenario": [{"proves": ["SETUP-1", "DIG-4"]}]}]) == []
    assert unproven([*proven, {"text": "SETUP-1"}]) == ["SETUP-1", "DIG-4"]
