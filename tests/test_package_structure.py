"""Structure of the package: no import cycle, and no two public classes of one name in a room."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SHARED_NAMES = {"server": ["Chair", "Room"]}
"""By room: names of a class of the state and of the message that shows it; the protocol fixes the message's name."""

Sources = Mapping[str, str]
"""By dotted name: the text of a module."""


@pytest.fixture(scope="module")
def sources(root: Path) -> dict[str, str]:
    """All modules of the package."""
    folder = root / "src"
    found = {}
    for path in sorted((folder / "blackgate").rglob("*.py")):
        name = ".".join(path.relative_to(folder).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path.read_text("utf-8")
    return found


@cache
def parsed(source: str) -> ast.Module:
    """A source, taken apart once for all tests."""
    return ast.parse(source)


def statements(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """These statements and all inside them; an import is never part of an expression."""
    for node in nodes:
        yield node
        for name in ("body", "orelse", "handlers", "finalbody", "cases"):
            yield from statements(getattr(node, name, []))


def imported(source: str, modules: Sources) -> Iterator[str]:
    """The modules of the package that a source imports, also inside functions and for types only."""
    for node in statements(parsed(source).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                if name in modules or node.module in modules:
                    yield name if name in modules else node.module


def import_cycle(modules: Sources) -> list[str]:
    """An import cycle, its first module repeated at its end; empty if there is none."""
    graph = {name: {other for other in imported(source, modules) if other != name} for name, source in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def shared_names(modules: Sources) -> dict[str, list[str]]:
    """By room (`engine`, `game`, `modules.library` …): the names that more than one public class has."""
    counts: dict[str, Counter[str]] = {}
    for name, source in modules.items():
        _, room, part, *_ = (*name.split("."), "", "")
        room = f"{room}.{part}" if room == "modules" else room
        classes = [node.name for node in parsed(source).body if isinstance(node, ast.ClassDef)]
        counts.setdefault(room, Counter()).update(each for each in classes if not each.startswith("_"))
    shared = {room: sorted(name for name, n in found.items() if n > 1) for room, found in counts.items()}
    return {room: found for room, found in shared.items() if found}


def test_there_is_no_import_cycle(sources: Sources) -> None:
    assert len(sources) > 300
    assert import_cycle(sources) == []


@pytest.mark.parametrize(
    "line",
    [
        "import blackgate.cli.app",
        "from blackgate.cli import app",
        "from blackgate.cli.app import gate",
        "def late():\n    from blackgate.cli.app import gate",
        "if TYPE_CHECKING:\n    from blackgate.cli.app import gate",
        "if a:\n    b\nelse:\n    from blackgate.cli.app import gate",
        "try:\n    a\nexcept E:\n    from blackgate.cli.app import gate",
        "try:\n    a\nfinally:\n    from blackgate.cli.app import gate",
        "match a:\n    case 1:\n        from blackgate.cli.app import gate",
    ],
)
def test_an_import_cycle_is_noticed(line: str) -> None:
    modules = {"blackgate.cli.app": "from blackgate.errors import E", "blackgate.errors": line, "blackgate.cli": ""}
    assert set(import_cycle(modules)) == {"blackgate.cli.app", "blackgate.errors"}
    assert import_cycle(modules | {"blackgate.errors": "import sys"}) == []


def test_no_two_public_classes_of_a_room_share_a_name(sources: Sources) -> None:
    assert shared_names(sources) == SHARED_NAMES


def test_a_shared_name_is_noticed() -> None:
    page = "class Page:\n    class Line: ...\nclass _Kept: ..."
    assert shared_names({"blackgate.cli.a": page, "blackgate.cli.b.c": page}) == {"cli": ["Page"]}
    assert shared_names({"blackgate.cli.a": page, "blackgate.lab.a": page, "blackgate": page}) == {}
