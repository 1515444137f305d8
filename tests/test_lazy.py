"""Packages that load their public names late offer exactly what type checkers see, under names that stay theirs."""

import ast
import importlib
from pathlib import Path

import pytest

import blackgate
from blackgate._lazy import lazy

PACKAGES = ("blackgate", "blackgate.editions")
EAGER = {"compiled"}
"""Names the package has from the start."""


def source(package: str) -> ast.Module:
    file = importlib.import_module(package).__file__
    assert file
    return ast.parse(Path(file).read_text("utf-8"))


def typed(package: str) -> dict[str, list[str]]:
    """By module: the names that type checkers see."""
    block = next(node for node in source(package).body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {node.module or "": [alias.name for alias in node.names] for node in imports}


def loaded(package: str) -> dict[str, list[str]]:
    """By module: the names that are loaded when they are asked for."""
    block = next(node for node in source(package).body if isinstance(node, ast.If))
    table = next(node for node in ast.walk(ast.Module(block.orelse, [])) if isinstance(node, ast.Dict))
    homes: dict[str, tuple[str, ...]] = ast.literal_eval(table)
    return {module: [name for name in names if "." not in name] for module, names in homes.items()}


@pytest.mark.parametrize("package", PACKAGES)
def test_type_checkers_see_what_is_loaded(package: str) -> None:
    assert typed(package) == loaded(package)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_the_one_of_its_module(package: str) -> None:
    module = importlib.import_module(package)
    homes = {name: home for home, names in loaded(package).items() for name in names}
    assert set(module.__all__) - EAGER - {"view"} == homes.keys()
    for name, home in homes.items():
        assert getattr(module, name) is getattr(importlib.import_module(home), name)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_public_name_is_a_module_of_the_package(package: str) -> None:
    """Python would put the module in its place as soon as that is imported."""
    module = importlib.import_module(package)
    modules = {path.stem for folder in module.__path__ for path in Path(folder).iterdir() if path.suffix == ".py"}
    folders = {path.parent.name for folder in module.__path__ for path in Path(folder).glob("*/__init__.py")}
    assert set(module.__all__) & (modules | folders) == set()


def test_the_view_of_a_game_is_public() -> None:
    assert blackgate.view is blackgate.Game.view
    assert set(dir(blackgate)) == set(blackgate.__all__)


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="module 'blackgate' has no attribute 'gmae'"):
        lazy("blackgate", {})("gmae")
    with pytest.raises(ImportError):
        importlib.import_module("blackgate.gmae")
