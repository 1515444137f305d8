"""The file of a database: writable by us, readable by nobody else, and open in one server at a time."""

import fcntl
import os
import stat
import sys
from pathlib import Path
from threading import Lock
from typing import Final

from blackgate.server.store.interface import StoreError

MAGIC: Final = b"SQLite format 3\0"
OWNER_ONLY: Final = 0o600
"""A database holds the secrets of running games."""
SIDE_FILES: Final = ("-wal", "-shm")
"""Suffixes of the write-ahead log and its index, which SQLite keeps beside a database."""
SEPARATE_LOCK_FILE: Final = sys.platform != "linux"
"""Whether the lock is on a file of its own. On macOS and the BSDs an flock blocks the fcntl locks of SQLite."""

FileId = tuple[int, int]
"""Device and inode: identifies a file whatever its name."""

_locked: Final[set[FileId]] = set()
_locking: Final = Lock()


def check_file(path: Path) -> None:
    """Raise StoreError if no database can be kept there. This changes nothing and does not open the file."""
    where = str(path)
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent}", where, "make the folder first, or name another file")
    if not os.access(path.parent, os.W_OK):
        raise StoreError("nothing can be written in this folder", where, "name a file in a folder of your own")
    if not path.exists():
        return
    if not path.is_file():
        raise StoreError("this is no file", where, "name a file")
    # Root may write every file, but a file that was made read-only is meant to stay unchanged.
    if not path.stat().st_mode & stat.S_IWUSR or not os.access(path, os.R_OK | os.W_OK):
        raise StoreError("the file is read-only", where, "make it writable, or name another file")


def create_file(path: Path) -> None:
    """Create the file if it does not exist, so that it survives a power cut too."""
    if path.exists():
        return
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    sync_folder(path.resolve().parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def size_on_disk(path: Path) -> int:
    """The size of a database and its write-ahead log in bytes; missing files count as 0."""
    names = (path, Path(f"{path.resolve()}-wal"))
    return sum(name.stat().st_size for name in names if name.exists())


def free_space(path: Path) -> int | None:
    """The bytes a user may still write on the disk of a file; None if unknown."""
    try:
        found = os.statvfs(path.resolve().parent)
    except OSError:
        return None
    return found.f_bavail * found.f_frsize


def file_id(path: str | Path) -> FileId:
    """Identify the file that has this name now."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


class FileLock:
    """An exclusive lock on the database file itself, until `release` or the end of the process.

    Except on Linux the lock is on a separate file whose name ends in `-lock` (see `SEPARATE_LOCK_FILE`).

    The lock belongs to the inode, so every other name of the file leads to the same lock. It is an flock, which on
    Linux does not interfere with the fcntl locks of SQLite. But when a process closes any descriptor of a file, it
    loses every fcntl lock it holds on that file. So release this lock only after SQLite has closed its connections, and
    open the file nowhere else in this process: a second lock is refused here without opening the file.

    Programs started by this process do not inherit the lock; a forked process holds it as long as it lives.
    """

    def __init__(self, path: Path) -> None:
        with _locking:
            self.id = file_id(path)
            if self.id in _locked:
                raise in_use(path)
            self._handle = os.open(path, os.O_RDWR | os.O_CLOEXEC)
            self._lock_handle = self._handle
            try:
                if SEPARATE_LOCK_FILE:
                    beside = f"{path.resolve()}-lock"
                    self._lock_handle = os.open(beside, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, OWNER_ONLY)
                self._lock(path)
            except BaseException:
                self._close()
                raise
            _locked.add(self.id)

    def _lock(self, path: Path) -> None:
        where = str(path)
        try:
            fcntl.flock(self._lock_handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise in_use(path) from None
        found = os.fstat(self._handle)
        if (found.st_dev, found.st_ino) != self.id or file_id(path) != self.id:
            raise StoreError("the file was replaced at this moment", where, "try again")
        if found.st_nlink > 1:  # SQLite would keep a write-ahead log for each name
            raise StoreError("the file has another name, a hard link", where, "remove the link, or copy the file")
        if os.pread(self._handle, len(MAGIC), 0) not in (b"", MAGIC):
            raise StoreError("this is no database", where, "name a file that a server made, or one that is not there")

    def release(self) -> None:
        """Release the lock."""
        with _locking:
            _locked.discard(self.id)
            self._close()

    def _close(self) -> None:
        for handle in {self._handle, self._lock_handle}:
            os.close(handle)


class OpenFiles:
    """Detects that an open database, or a file SQLite keeps beside it, was deleted or replaced.

    SQLite keeps writing to files that have lost their name, and everything written there is gone when the server ends.
    A check costs three calls of `stat` and opens nothing (see `FileLock`).
    """

    def __init__(self, path: Path) -> None:
        self._where = str(path)
        real = path.resolve()
        names = (str(path.absolute()), *(f"{real}{ending}" for ending in SIDE_FILES))
        self._ids = {name: file_id(name) for name in names}

    def check(self) -> None:
        """Raise StoreError if the next server could not read what is written now."""
        for name, expected in self._ids.items():
            try:
                is_there = file_id(name) == expected
            except OSError:
                is_there = False
            if not is_there:
                what = f"{os.path.basename(name)} was deleted or replaced"
                raise StoreError(what, self._where, "end the server, put the file back, start again")


def in_use(path: Path) -> StoreError:
    """The error if another server holds the lock."""
    return StoreError(
        "another server has this file open", str(path), "end that server, or give this one a file of its own"
    )
