"""Machines that lack something: one sentence says what is missing and what happens instead."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from blackgate import _build

TOOLS = ("sh", "find", "sed", "grep", "printf", "mkdir", "touch", "cmp")
OLD_PYTHON = """#!/bin/sh
exec '{python}' -c 'import sys; sys.version_info = (3, 10, 4); exec(sys.argv[-1])' "$@"
"""


def found(name: str) -> str:
    """Where a tool of this machine is."""
    place = shutil.which(name)
    assert place, name
    return place


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder for PATH with the tools every machine has: no compiler, no Node, no Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in TOOLS:
        (folder / name).symlink_to(found(name))
    return folder


def make(root: Path, tools: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What `make` does where there is nothing but these tools, with an environment in `venv` beside them."""
    command = (found("make"), "--no-print-directory", f"VENV={tools.parent / 'venv'}", *arguments)
    surroundings = {"PATH": str(tools), "HOME": str(tools.parent), **environment}
    return subprocess.run(command, cwd=root, env=surroundings, capture_output=True, text=True, check=False)


def test_python_is_too_old(root: Path, tools: Path) -> None:
    python = tools / "python3"
    python.write_text(OLD_PYTHON.format(python=sys.executable))
    python.chmod(0o700)
    run = make(root, tools, f"{tools.parent}/venv/bin/uv")
    assert run.returncode
    assert "Blackgate needs Python 3.11 or newer, and this is 3.10: name a newer one" in run.stderr
    assert "Traceback" not in run.stderr
    assert not (tools.parent / "venv").exists()


def test_the_compiler_is_missing(root: Path, tools: Path, tmp_path: Path) -> None:
    package = root / "src" / "blackgate"
    rooms = [package / room / "__init__.py" for room in _build.COMPILED]
    for path in (root / "setup.py", package / "_build.py", *rooms):
        copy = tmp_path / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    run = subprocess.run(command, cwd=tmp_path, env={"PATH": str(tools)}, capture_output=True, text=True, check=True)
    [said] = run.stdout.splitlines()
    assert re.fullmatch(
        r"engine: no C compiler \(\S+\): it runs as plain Python, the same game but many times slower", said
    )


def test_node_is_missing_and_none_can_be_fetched(root: Path, tools: Path) -> None:
    run = make(root, tools, f"{tools.parent}/venv/node/stamp", "PYTHON=false")
    assert run.returncode
    assert "Node 20 or newer is not here: fetching one from the Python packages" in run.stdout
    assert "The client needs Node 20 or newer, and none could be fetched: install it, or play in the" in run.stdout
    assert not (tools.parent / "venv/node/stamp").exists()


def test_the_node_of_the_machine_is_taken_if_it_is_new_enough(root: Path, tools: Path) -> None:
    (tools / "node").symlink_to("/bin/true")  # says that it is
    run = make(root, tools, f"{tools.parent}/venv/node/stamp", "PYTHON=false")
    assert run.returncode == 0, run.stderr
    assert (tools.parent / "venv/node/stamp").exists()


def test_the_home_folder_is_read_only(root: Path, tools: Path) -> None:
    said = "the home folder is read-only: downloads are kept in build/cache instead\n"
    assert make(root, tools, "-n", "help", HOME=str(tools.parent / "missing")).stdout.startswith(said)
    assert said not in make(root, tools, "-n", "help").stdout
