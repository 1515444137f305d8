"""What the layer contracts cannot see: imports of the package itself, and of libraries nobody listed."""

import ast
import sys
from pathlib import Path

import pytest

from blackgate.engine.registry import MODULES
from blackgate.engine.vocabulary import MODULE_OF, TOKENS

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


VOCABULARY = {"terms", "ruleset", "state", "pieces", "laying", "traces"}
"""Pages that list the pieces of all booklets: slots, tables, what lies on the table."""
JOINTS = {"modules"}
"""The page that names the expansions."""
WORDS = set(MODULE_OF) | {*TOKENS, *MODULES, "office", "trauma", "cell_b"}
"""What belongs to an expansion: its words in the action space, its tokens, its name."""


def names(source: str) -> set[str]:
    """Every name, attribute and string a source uses; documentation may say what a hook is for."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    found |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    strings = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told)
    return found | {node.value for node in strings if isinstance(node.value, str)}


def expansions(source: str) -> list[str]:
    """The names that belong to an expansion."""
    split = {name: {name.lower(), *name.lower().split("_")} for name in names(source)}
    return sorted(name for name, parts in split.items() if parts & WORDS)


def test_the_base_names_no_expansion(root: Path) -> None:
    chapters = [path for path in (root / "src/blackgate/engine").glob("*.py") if path.stem not in VOCABULARY | JOINTS]
    assert len(chapters) > 20
    assert {path.stem: expansions(path.read_text("utf-8")) for path in chapters} == {path.stem: [] for path in chapters}


@pytest.mark.parametrize(
    "line",
    [
        "if state.warden == slot: pass",
        'x = "warden"',
        "Act.BANDAGE_HEAL",
        "Act.SHORTCUT",
        "Token.SPY",
        "def ask_team(): pass",
    ],
)
def test_an_expansion_in_the_base_is_noticed(line: str) -> None:
    assert expansions(line)
    assert expansions('"""The Warden."""\nAct.SEARCH') == []


def test_every_chapter_is_under_the_contract(root: Path) -> None:
    contracts = (root / "pyproject.toml").read_text("utf-8")
    free = {"__init__", "registry", "reasons", "setup", "playout", "referee", "citations", "terms", "actions", "agenda"}
    free |= {"modules", "vocabulary"}
    chapters = {path.stem for path in (root / "src/blackgate/engine").glob("*.py")} - free - {"ruleset", "story"}
    assert {stem for stem in chapters if f'"blackgate.engine.{stem}"' not in contracts} == set()


def test_errors_import_nothing_of_the_house(root: Path) -> None:
    assert strangers((root / "src/blackgate/errors.py").read_text("utf-8"), "blackgate.errors") == []


@pytest.mark.parametrize("line", ["import blackgate", "from blackgate import Game", "from . import x", "import rich"])
def test_a_stranger_is_noticed(line: str) -> None:
    assert strangers(line, "blackgate.engine")
