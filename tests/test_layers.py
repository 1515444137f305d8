"""What the layer contracts cannot see: imports of the package itself, and of libraries nobody listed."""

import ast
import sys
from pathlib import Path

import pytest

ALLOWED = sys.stdlib_module_names | {"librt", "mypy_extensions"}


def imports(source: str) -> list[str]:
    """Every module a source imports, with the names taken from a package as modules of it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names]
    return found


def strangers(source: str, own: str) -> list[str]:
    """Imports that are neither the room's own, nor the standard library's, nor the compiler's."""
    return [name for name in imports(source) if not name.startswith(own + ".") and name.split(".")[0] not in ALLOWED]


def test_engine_imports_only_itself(root: Path) -> None:
    sources = sorted((root / "src/blackgate/engine").rglob("*.py"))
    assert sources
    assert {path.name: strangers(path.read_text("utf-8"), "blackgate.engine") for path in sources} == {
        path.name: [] for path in sources
    }


def test_errors_import_nothing_of_the_house(root: Path) -> None:
    assert strangers((root / "src/blackgate/errors.py").read_text("utf-8"), "blackgate.errors") == []


@pytest.mark.parametrize("line", ["import blackgate", "from blackgate import Game", "from . import x", "import rich"])
def test_a_stranger_is_noticed(line: str) -> None:
    assert strangers(line, "blackgate.engine")
