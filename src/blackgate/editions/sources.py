"""Where editions and overlays come from: packaged names, files, or tables given as they are."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from blackgate.editions.custom.box import CustomBox
from blackgate.editions.names import near
from blackgate.editions.shipped import packaged, packaged_table
from blackgate.errors import EditionError

Source = str | Path | Mapping[str, object]


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
