"""A copy of the package to which the Chapel is added, as CONTRIBUTING.md says."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

EXAMPLE: Final = Path(__file__).parent / "chapel"
NAMES: Final = '"team", "warden")'
"""How the list of modules ends."""


def with_chapel(root: Path, home: Path) -> Path:
    """The folder `src` of a copy, interpreted, with the Chapel."""
    source = home / "src"
    no_libraries = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.txt", "__pycache__")
    shutil.copytree(root / "src" / "blackgate", source / "blackgate", ignore=no_libraries)
    for part in ("modules", "speech"):
        shutil.copytree(EXAMPLE / part, source / "blackgate" / part, dirs_exist_ok=True)
    listed = source / "blackgate" / "engine" / "modules.py"
    text = listed.read_text("utf-8")
    assert text.count(NAMES) == 1
    listed.write_text(text.replace(NAMES, NAMES[:-1] + ', "chapel")'), "utf-8")
    return source


def added_files() -> list[str]:
    """The files of the example, as they lie in the package; the scenario lies in the tests."""
    suffixes = (".py", ".toml", ".ftl")
    return sorted(str(path.relative_to(EXAMPLE)) for path in EXAMPLE.rglob("*") if path.suffix in suffixes)


def run(source: Path, *arguments: str) -> str:
    """What Python prints with the copy."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
