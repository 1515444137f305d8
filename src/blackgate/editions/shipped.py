"""The editions and overlays that come with Blackgate, as tables by name."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from blackgate.engine.modules import NAMES

HOME: Final = Path(__file__).parent
"""Where the editions lie that come with Blackgate."""
MODULES_HOME: Final = HOME.parent / "modules"
"""Where each module keeps its overlays."""
NOT_EDITIONS: Final = ("rules",)
"""The rule index lies beside the editions and is none."""


@cache
def packaged() -> tuple[str, ...]:
    """The names of the editions and overlays that come with Blackgate."""
    return tuple(sorted(name for name in _files() if name not in NOT_EDITIONS))


@cache
def overlays_of_modules() -> tuple[str, ...]:
    """The names of the overlays that bring a module, in the order of the modules."""
    return tuple(file.stem for name in NAMES for file in sorted((MODULES_HOME / name).glob("*.toml")))


@cache
def as_printed(modules: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The numbers that the booklets of these modules print, by name."""
    tables: list[Any] = [
        packaged_table(name) for name in overlays_of_modules() if packaged_table(name).get("module") in modules
    ]
    return tuple((key, value) for table in tables for key, value in table.get("constants", {}).items())


@cache
def packaged_table(name: str) -> Mapping[str, object]:
    """The content of a file that comes with Blackgate; read once, never changed."""
    file = _files().get(name) or HOME / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8"))


@cache
def _files() -> Mapping[str, Path]:
    """By name: the files that come with Blackgate."""
    folders = (HOME, *(MODULES_HOME / name for name in NAMES))
    return {file.stem: file for folder in folders for file in folder.glob("*.toml")}
