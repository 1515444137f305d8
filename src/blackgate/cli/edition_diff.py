"""Two editions side by side: every datum that differs, by its path."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from blackgate.editions import Edition
from blackgate.editions.parts import Name

KEYS: Final = ("id", "key", "slot", "board")
"""By which field the entries of a list are told apart."""

LEFT_OUT: Final = ("origins", "sources", "cautions")


def differences(one: Edition, other: Edition) -> list[tuple[str, str, str]]:
    """(path, here, there) of every datum that is not the same; a dash is nothing."""
    here, there = dict(data(one)), dict(data(other))
    paths = [*here, *(path for path in there if path not in here)]
    return [
        (path, here.get(path, "–"), there.get(path, "–")) for path in paths if here.get(path) != there.get(path)
    ]  # fmt: skip


def data(edition: Edition) -> Iterator[tuple[str, str]]:
    """Every datum of an edition with its path."""
    for field in fields(edition):
        if field.name not in LEFT_OUT:
            yield from _walk(field.name, getattr(edition, field.name))


def _walk(path: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Name):
        yield path, ", ".join(f"{language} {word}" for language, word in value.words)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _walk(f"{path}.{field.name}", getattr(value, field.name))
    elif isinstance(value, tuple) and value and _key(value[0]):
        for entry in value:
            yield from _walk(f"{path}.{_key(entry)}", entry)
    elif isinstance(value, tuple) and any(is_dataclass(entry) for entry in value):
        for n, entry in enumerate(value, 1):
            yield from _walk(f"{path}[{n}]", entry)
    else:
        yield path, _text(value)


def _key(entry: object) -> str:
    """What tells this entry from its neighbours, if it says so."""
    return next((str(getattr(entry, key)) for key in KEYS if is_dataclass(entry) and hasattr(entry, key)), "")


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(_text(each) for each in value) or "–"
    return "yes" if value is True else "no" if value is False else str(value) if value != "" else "–"
