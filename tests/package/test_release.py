"""The release workflow: pinned, with few rights, and of every Python the package is for. It cannot be run here."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

PYTHONS = ("cp311-*", "cp312-*", "cp313-*", "cp314-*")


@pytest.fixture(scope="module")
def text(root: Path) -> str:
    return (root / ".github" / "workflows" / "release.yml").read_text("utf-8")


@pytest.fixture(scope="module")
def workflow(text: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.load(text, yaml.BaseLoader)  # noqa: S506  (makes texts only, so `on` stays a word)
    return found


def test_only_the_last_job_may_write_and_only_a_tag_starts_it(workflow: dict[str, Any]) -> None:
    assert workflow["on"] == {"push": {"tags": ["v*"]}}
    assert workflow["permissions"] == {"contents": "read"}
    rights = {name: job["permissions"] for name, job in workflow["jobs"].items() if "permissions" in job}
    assert rights == {"release": {"contents": "write"}}


def test_every_action_is_pinned_and_no_registry_is_named(text: str) -> None:
    actions = re.findall(r"uses: (\S+)", text)
    assert [action for action in actions if not re.fullmatch(r"[\w/-]+@v\d+\.\d+\.\d+", action)] == []
    assert not re.search(r"://|index-url|pypi\.", text)


def test_wheels_are_built_for_every_platform_and_python_and_are_played(root: Path, workflow: dict[str, Any]) -> None:
    systems = {name.split("-")[0] for name in workflow["jobs"]["wheels"]["strategy"]["matrix"]["os"]}
    assert systems == {"ubuntu", "macos", "windows"}
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    settings = project["tool"]["cibuildwheel"]
    assert tuple(settings["build"].split()) == PYTHONS
    assert project["project"]["requires-python"] == ">=3.11"
    [played] = re.findall(r"\{project\}/(\S+)", settings["test-command"])
    assert (root / played).exists()
    assert played in workflow["jobs"]["sources"]["steps"][-2]["run"]


def test_every_package_has_the_client_and_the_pages_of_the_cards(workflow: dict[str, Any]) -> None:
    jobs = workflow["jobs"]
    package = "src/blackgate"  # a bundle of files begins where their paths part
    made = jobs["products"]["steps"][-1]["with"]
    assert made["path"].split() == [f"{package}/server/static", f"{package}/cli/cards/retail_cards.json"]
    for name in ("wheels", "sources"):
        taken = [step["with"] for step in jobs[name]["steps"] if "download-artifact" in step.get("uses", "")]
        assert taken == [{"name": made["name"], "path": package}]
        assert jobs[name]["needs"] == "products"
