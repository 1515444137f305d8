"""The wheel and the source archive: what they hold, and that a newcomer with nothing but Python can play."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.package.bare import Bare

pytestmark = pytest.mark.compiled
MOST_BYTES = 8_000_000
SOURCES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
BUILD = "import setuptools.build_meta as build; build.build_wheel('dist')"
UNWANTED = re.compile(r"^(web|build|benchmarks)/|(^|/)(tests?|__pycache__)/|/test_|\.map$|\.pyc$|_compiled\.txt$")


@pytest.fixture(scope="module")
def dist(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and a source archive as `make wheel` builds them, of a copy of the sources; for all workers the same."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "sources, and spaces"
    with open(f"{folder}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            copy_sources(root, folder)
            build(folder, f"{BUILD}; build.build_sdist('dist')")
    return folder / "dist"


def copy_sources(root: Path, folder: Path) -> None:
    """What a package is built of, and a test that setuptools would take along."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(root / "src", folder / "src", ignore=unwanted)
    for name in SOURCES:
        shutil.copy2(root / name, folder)
    shutil.copytree(root / "build" / "objects", folder / "build" / "objects")  # so that nothing is compiled twice
    (folder / "tests").mkdir()
    (folder / "tests" / "test_nothing.py").touch()


def build(folder: Path, what: str, **environment: str) -> None:
    """Run the build backend."""
    command, surroundings = [sys.executable, "-c", what], {**os.environ, **environment}
    subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=True)


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    [found] = dist.glob("*.whl")
    return found


def unwanted(names: list[str]) -> list[str]:
    """Names of files that no package should hold."""
    return [name for name in names if UNWANTED.search(name)]


def missing(root: Path, names: list[str]) -> set[str]:
    """Files of the package, as it lies in the working tree, that are not among the names."""
    package = root / "src" / "blackgate"
    files = {f"blackgate/{path.relative_to(package).as_posix()}" for path in package.rglob("*") if path.is_file()}
    return {name for name in files if not UNWANTED.search(name)} - set(names)


def test_the_wheel_is_small_and_holds_everything_and_nothing_else(root: Path, wheel: Path) -> None:
    assert wheel.stat().st_size <= MOST_BYTES
    assert "none-any" not in wheel.name
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "blackgate/server/static/index.html" in names
    assert missing(root, names) == set()
    assert unwanted(names) == []


def test_missing_and_unwanted_files_are_detected(root: Path) -> None:
    assert "blackgate/server/static/index.html" in missing(root, [])
    assert "blackgate/speech/fr/cards.ftl" in missing(root, [])
    bad = ["blackgate/server/static/assets/index.js.map", "tests/test_build.py", "blackgate/_compiled.txt"]
    assert unwanted([*bad, "blackgate/lab/arena/contest.py"]) == bad


def test_a_newcomer_with_nothing_but_python_plays_a_game(root: Path, wheel: Path, tmp_path: Path) -> None:
    """`pip install` of the file and plain `blackgate`; no compiler, no Node, no network."""
    bare = Bare(tmp_path / "a folder with spaces")
    assert [name for name in ("cc", "gcc", "node", "npm") if shutil.which(name, path=bare.environment["PATH"])] == []
    bare.bring(wheel)
    bare.install(wheel)
    seen = bare.first_game()
    assert Path(seen["package"]).is_relative_to(tmp_path)
    assert seen["address"].startswith("http://127.0.0.1:")
    assert seen["page"] == (root / "src/blackgate/server/static/index.html").read_text("utf-8")
    assert seen["moves"] > 0
    assert seen["files"] == ["blackgate/rooms.sqlite"]
    assert "--database" in bare.run("-m", "blackgate", "serve", "--help")


def test_the_source_archive_builds_without_compiler_and_node(root: Path, dist: Path, tmp_path: Path) -> None:
    [archive] = dist.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
        packed.extractall(tmp_path, filter="data")
    assert unwanted(names) == []
    sources = [name.removeprefix("src/") for name in names]
    assert {name for name in missing(root, sources) if not name.endswith((".so", ".pyd"))} == set()
    [folder] = tmp_path.iterdir()
    build(folder, BUILD, PATH=str(tmp_path))
    with ZipFile(next(folder.glob("dist/*-py3-none-any.whl"))) as pure:
        assert "blackgate/server/static/index.html" in pure.namelist()


def test_nothing_is_translated_before_it_is_built(dist: Path) -> None:
    without = "import sys; sys.modules['mypyc'] = None; import setuptools.build_meta as build; "
    build(dist.parent, without + "build.get_requires_for_build_wheel()")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        build(dist.parent, without + "build.build_wheel('dist')")
    assert "mypyc" in failed.value.stderr
