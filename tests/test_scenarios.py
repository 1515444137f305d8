"""Every scenario holds, every rule has one, every value of every option is played."""

import re
from functools import cache
from pathlib import Path

import pytest

from blackgate.editions import load, rules
from blackgate.scenarios import Case, main_run, read, run_file, run_paths

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))


@cache
def cases() -> list[Case]:
    """The cases of all files."""
    return [case for file in FILES for case in read(file)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_holds(file: Path) -> None:
    for result in run_file(file):
        assert result.ok, str(result)


def test_file_names_carry_the_id() -> None:
    for case in cases():
        assert case.path.stem.startswith(case.id.replace("-", "").lower() + "_")
    assert len({file.stem.split("_")[0] for file in FILES}) == len(FILES)


def test_every_rule_is_proven() -> None:
    proven = {rule for case in cases() for rule in case.proves}
    assert [rule.id for rule in rules() if rule.id not in proven] == []


def test_every_value_of_every_option_is_played() -> None:
    played: set[tuple[str, str]] = set()
    for case in cases():
        options = case.given.get("options", {})
        assert isinstance(options, dict)
        played |= {(key, str(value)) for key, value in options.items()}
    for option in load("retail").options:
        others = {(option.key, str(value)) for value in option.values if value != option.default}
        assert others <= played, others - played


def test_examples_of_the_documentation_hold(tmp_path: Path) -> None:
    page = (HERE.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = [block for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if block.startswith("id =")]
    assert len(examples) >= 3
    for number, example in enumerate(examples):
        file = tmp_path / f"example{number}.toml"
        file.write_text(example, encoding="utf-8")
        assert all(result.ok for result in run_file(file)), [str(result) for result in run_file(file)]


def test_exit_codes_and_output(tmp_path: Path) -> None:
    good, wrong, bad = (tmp_path / name for name in ("good.toml", "wrong.toml", "bad.toml"))
    good.write_text('id = "G-1"\ntitle = "Good"\nthen = ["actions == 2"]', encoding="utf-8")
    wrong.write_text('id = "W-1"\ntitle = "Wrong"\nwhen = ["P1: search"]\nthen = ["actions == 2"]', encoding="utf-8")
    bad.write_text("id = ", encoding="utf-8")
    said: list[str] = []
    assert main_run([good], said.append) == 0
    assert said == [f"ok   G-1 Good ({good})", "1 passed, 0 failed"]
    said.clear()
    assert main_run([good, wrong], said.append) == 1
    assert said[1].splitlines() == [
        f"FAIL W-1 Wrong ({wrong})",
        "     then[1]: actions == 2",
        "     expected actions == 2",
        "     but      actions is 1",
        "     played   P1: search",
    ]
    assert said[-1] == "1 passed, 1 failed"
    assert main_run([tmp_path], said.append) == 2
    assert said[-1] == "1 passed, 1 failed, 1 could not be read"
    assert main_run([tmp_path / "nothing.toml"], said.append) == 2
    assert main_run([], said.append) == 2


def test_overlays_are_found_beside_the_file(tmp_path: Path) -> None:
    overlay = (
        'overlay = true\nid = "dear"\nname = "Dear Links"\nprovenance = "house"\n[[card]]\nid = "link"\nvalue = 5\n'
    )
    (tmp_path / "dear.toml").write_text(overlay, encoding="utf-8")
    scenario = tmp_path / "scenario"
    scenario.mkdir()
    (scenario / "one.toml").write_text(
        'id = "O-1"\ngiven.overlays = ["../dear.toml", "house_cheap_shovels"]\nthen = ["value.link == 5"]',
        encoding="utf-8",
    )
    assert [result.verdict for result in run_paths([scenario])] == ["ok"]
