"""Faults of the files of a database while a server has it open."""

import shutil
from collections.abc import Callable
from pathlib import Path


def _wal(path: Path) -> Path:
    return Path(f"{path}-wal")


def _shm(path: Path) -> Path:
    return Path(f"{path}-shm")


def _replace(path: Path) -> None:
    """Put a copy in its place, as an editor or a careless restore does."""
    copy = path.with_suffix(".copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def _move(path: Path) -> None:
    path.rename(path.with_suffix(".old"))


def _move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("moved"))


FAULTS: dict[str, Callable[[Path], None]] = {
    "the file is deleted": lambda path: path.unlink(),
    "the file is replaced": _replace,
    "the file is moved": _move,
    "the log is deleted": lambda path: _wal(path).unlink(),
    "the log is replaced": lambda path: _replace(_wal(path)),
    "the index of the log is deleted": lambda path: _shm(path).unlink(),
    "the folder is moved": _move_folder,
    "the folder is deleted": lambda path: shutil.rmtree(path.parent),
}
