"""Where editions and overlays come from: packaged names, files, or tables given as they are."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from blackgate.editions.custom.box import CustomBox
from blackgate.editions.names import near
from blackgate.engine.modules import NAMES
from blackgate.errors import EditionError

Source = str | Path | Mapping[str, object]

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
    return _parse(file.read_bytes(), file.name)


@cache
def _files() -> Mapping[str, Path]:
    """By name: the files that come with Blackgate."""
    folders = (HOME, *(MODULES_HOME / name for name in NAMES))
    return {file.stem: file for folder in folders for file in folder.glob("*.toml")}


def open_source(source: Source, label: str) -> tuple[str, Mapping[str, object]]:
    """The name to give a source in errors, and its content."""
    if isinstance(source, Mapping):
        return str(source.get("id", label)), source
    if isinstance(source, str) and source in packaged():
        return f"{source}.toml", packaged_table(source)
    path = Path(source)
    try:
        if path.is_file():
            return path.name, _parse(path.read_bytes(), path.name)
    except (OSError, ValueError) as error:
        raise EditionError(f"cannot be read: {getattr(error, 'strerror', error)}", str(source)) from error
    raise EditionError("there is no such edition or file", str(source), near(str(source), packaged()))


def _box(text: str, where: str) -> Mapping[str, object]:
    """A custom box as the workshop saves it."""
    try:
        return CustomBox.parse(text).table
    except EditionError as error:
        raise EditionError(error.what, f"{where}, {error.where}", error.right) from None


def _parse(raw: bytes, where: str) -> Mapping[str, object]:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise EditionError("is not a text file", where, "write it as plain text in UTF-8")
    if where.endswith(".json"):
        return {**_box(text, where), "overlay": True}
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise EditionError(f"is not TOML: {error}", where, "correct that line") from error
