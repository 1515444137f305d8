"""The file of a database: there, ours to write, nobody else's to read, and served by one server at a time."""

import fcntl
import os
import stat
from pathlib import Path
from typing import Final

from blackgate.server.store.rows import StoreError

MAGIC: Final = b"SQLite format 3\0"
OWNER_ONLY: Final = 0o600
"""A database holds the secrets of running games."""


def check_file(path: Path) -> None:
    """StoreError if no database can be kept there. Nothing is changed."""
    where = str(path)
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent}", where, "make the folder first, or name another file")
    if not os.access(path.parent, os.W_OK):
        raise StoreError("nothing can be written in this folder", where, "name a file in a folder of your own")
    if not path.exists():
        return
    if not path.is_file():
        raise StoreError("this is no file", where, "name a file")
    # To the administrator every file is writable; one that was made read-only is meant to stay as it is.
    if not path.stat().st_mode & stat.S_IWUSR or not os.access(path, os.R_OK | os.W_OK):
        raise StoreError("the file is read-only", where, "make it writable, or name another file")
    with path.open("rb") as file:
        if file.read(len(MAGIC)) not in (b"", MAGIC):
            raise StoreError("this is no database", where, "name a file that a server made, or one that is not there")


def make_file(path: Path) -> None:
    """Make the file if it is not there, so that it outlasts a power cut too."""
    if path.exists():
        return
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


class Claim:
    """The right to serve a file. It ends with `release` or with the process; the file beside it stays.

    Programs that are started do not inherit it; a process that was only forked would hold it as long as it lives.
    """

    def __init__(self, path: Path) -> None:
        self._handle = os.open(f"{path.resolve()}-lock", os.O_CREAT | os.O_RDWR, OWNER_ONLY)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise StoreError(
                "another server has this file open", str(path), "end that server, or give this one a file of its own"
            ) from None

    def release(self) -> None:
        """Let others serve the file."""
        os.close(self._handle)
