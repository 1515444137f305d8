"""The workshop: what is installed, what is compiled, and that neither can mislead."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from blackgate import _build

pytestmark = pytest.mark.compiled
WHERE = "import blackgate.engine as e, blackgate._build as b; print(e.__file__, b.compiled())"


def locked(text: str) -> dict[str, str]:
    """Requirement -> everything written under it."""
    blocks = re.split(r"^(?=\S)", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)
    return {block.split(" ")[0]: block for block in blocks if block.strip()}


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-test.lock"])
def test_lock_pins_every_requirement_with_a_hash(root: Path, name: str) -> None:
    requirements = locked((root / name).read_text("utf-8"))
    assert len(requirements) > 20
    for requirement, block in requirements.items():
        assert re.fullmatch(r"[a-z0-9.-]+==[0-9][0-9a-z.]*", requirement)
        assert "--hash=sha256:" in block, requirement


@pytest.mark.parametrize("name", ["requirements", "requirements-test"])
def test_the_lock_satisfies_the_requirements(root: Path, name: str) -> None:
    asked = re.findall(r"^[a-z].*==.*$", (root / f"{name}.in").read_text("utf-8"), re.MULTILINE)
    assert asked
    asked = [re.sub(r"\[.*\]", "", line) for line in asked]  # the lock has what an extra brings, and not its name
    assert set(asked) <= locked((root / f"{name}.lock").read_text("utf-8")).keys()


def test_the_test_lock_contains_the_runtime_lock(root: Path) -> None:
    played = locked((root / "requirements.lock").read_text("utf-8")).keys()
    assert played < locked((root / "requirements-test.lock").read_text("utf-8")).keys()
    assert not {name.split("==")[0] for name in played} & {"pytest", "playwright", "hypothesis", "ruff", "coverage"}


def test_package_and_lock_agree_on_what_compiled_code_is_built_against(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    lock = locked((root / "requirements.lock").read_text("utf-8")).keys()
    exact = [name.replace("[mypyc]", "") for name in project["build-system"]["requires"] if "==" in name]
    exact += [name for name in project["project"]["dependencies"] if "==" in name]
    assert len(exact) == 4
    assert set(exact) <= lock


def test_the_data_of_the_package_are_packed_with_it(root: Path) -> None:
    package = root / "src/blackgate"
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["blackgate"]
    packed = {path for pattern in patterns for path in package.glob(pattern)}
    data = {path for path in package.rglob("*") if path.suffix in (".toml", ".ftl", ".json", ".sql")}
    data = {path for path in data if path.relative_to(package).parts[:2] != ("server", "static")}
    assert package / "editions/rules/fr.toml" in data
    assert {path.relative_to(package).as_posix() for path in data - packed} == set()


@pytest.mark.parametrize(
    "name",
    [
        "requirements.in",
        "requirements-test.in",
        "requirements.lock",
        "requirements-test.lock",
        "pyproject.toml",
        "setup.py",
        "Makefile",
    ],
)
def test_no_file_of_the_build_names_a_host(root: Path, name: str) -> None:
    text = (root / name).read_text("utf-8")
    assert not re.search(r"://|--(extra-)?index-url|pypi\.|\.(org|com|net|io)\b", text)


def test_build_products_are_not_committed(root: Path) -> None:
    ignored = set((root / ".gitignore").read_text("utf-8").splitlines())
    assert {"*.so", "*.pyd", f"src/blackgate/{_build.RECORD}", "build/", ".venv/"} <= ignored


def test_commands_of_the_readme_are_make_targets(root: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (root / "Makefile").read_text("utf-8"), re.MULTILINE))
    commands = set(
        re.findall(r"(?:^|`|\$ )make ([a-z]+)(?:`|$|  *#)", (root / "README.md").read_text("utf-8"), re.MULTILINE)
    )
    assert {"play", "test"} <= commands <= targets


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A package whose engine of two files has just been compiled."""
    engine = tmp_path / "engine"
    for room in (*_build.COMPILED, "engine/wing"):
        (tmp_path / room).mkdir(parents=True, exist_ok=True)
    (engine / "__init__.py").write_text("A = 1\n")
    (engine / f"__init__{EXTENSION_SUFFIXES[0]}").touch()
    (engine / "wing" / "ward.py").write_text("B = 1\n")
    (tmp_path / _build.RECORD).write_text(_build.snapshot(str(tmp_path)))
    return tmp_path


def test_fresh_engine_is_compiled_and_not_stale(home: Path) -> None:
    assert _build.compiled(str(home))
    assert _build.stale(str(home)) == []


def test_edit_makes_it_stale_even_when_the_size_stays(home: Path) -> None:
    (home / "engine" / "__init__.py").write_text("A = 2\n")
    os.utime(home / "engine" / "__init__.py", ns=(0, 0))
    assert _build.stale(str(home)) == ["engine/__init__.py"]


def test_new_time_alone_does_not_make_it_stale(home: Path) -> None:
    os.utime(home / "engine" / "__init__.py", ns=(0, 0))
    assert _build.stale(str(home)) == []


def test_added_and_removed_sources_make_it_stale(home: Path) -> None:
    (home / "engine" / "wing" / "ward.py").rename(home / "engine" / "wing" / "yard.py")
    assert _build.stale(str(home)) == ["engine/wing/ward.py", "engine/wing/yard.py"]


def test_interpreted_engine_is_never_stale(home: Path) -> None:
    (home / "engine" / f"__init__{EXTENSION_SUFFIXES[0]}").unlink()
    (home / "engine" / "__init__.py").write_text("A = 22\n")
    assert not _build.compiled(str(home))
    assert _build.stale(str(home)) == []


def test_warning_is_one_line(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(_build.stale, "__defaults__", (str(home),))
    _build.warn_if_stale()
    assert capsys.readouterr().err == ""
    (home / "engine" / "__init__.py").write_text("A = 22\n")
    _build.warn_if_stale()
    assert capsys.readouterr().err == "the compiled engine is older than its source: run make setup\n"


def test_the_warning_comes_with_the_package(home: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """It is said at the start, although the engine is loaded later or not at all."""
    package = Path(shutil.copytree(home, tmp_path_factory.mktemp("start") / "blackgate"))
    for name in ("__init__", "_build", "_lazy"):
        shutil.copy(Path(_build.HOME) / f"{name}.py", package)
    env = {**os.environ, "PYTHONPATH": str(package.parent)}
    start = [sys.executable, "-c", "import blackgate"]
    assert subprocess.run(start, env=env, capture_output=True, text=True, check=True).stderr == ""
    (package / "engine" / "__init__.py").write_text("A = 22\n")
    told = subprocess.run(start, env=env, capture_output=True, text=True, check=True).stderr
    assert told == "the compiled engine is older than its source: run make setup\n"


def test_the_running_engine_matches_the_sources() -> None:
    assert _build.stale() == []


def test_with_a_compiler_the_engine_is_compiled() -> None:
    assert _build.compiled() or not shutil.which("cc")


def test_pythonpath_goes_before_the_installed_package(pure_path: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", WHERE],
        env={**os.environ, "PYTHONPATH": pure_path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == [os.path.join(pure_path, "blackgate", "engine", "__init__.py"), "False"]
    assert run.stderr == ""
