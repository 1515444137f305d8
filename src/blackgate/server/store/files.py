"""The file of a database: there, ours to write, nobody else's to read, and served by one server at a time."""

import fcntl
import os
import stat
import sys
from pathlib import Path
from threading import Lock
from typing import Final

from blackgate.server.store.rows import StoreError

MAGIC: Final = b"SQLite format 3\0"
OWNER_ONLY: Final = 0o600
"""A database holds the secrets of running games."""
BESIDE: Final = ("-wal", "-shm")
"""What SQLite appends to the name of a database for its write-ahead log and for the index of that log."""
LOCK_BESIDE: Final = sys.platform != "linux"
"""Whether the lock is on a file of its own. On macOS and the BSDs an flock blocks the fcntl locks of SQLite."""

FileId = tuple[int, int]
"""Device and inode: what a file is, whatever its name."""

_locked: Final[set[FileId]] = set()
_locking: Final = Lock()


def check_file(path: Path) -> None:
    """StoreError if no database can be kept there. Nothing is changed, and the file is not opened."""
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


def make_file(path: Path) -> None:
    """Make the file if it is not there, so that it outlasts a power cut too."""
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
    """The bytes of a database with its write-ahead log; what is not there counts nothing."""
    names = (path, Path(f"{path.resolve()}-wal"))
    return sum(name.stat().st_size for name in names if name.exists())


def free_space(path: Path) -> int | None:
    """The bytes a user may still write on the disk of a file; None if nobody knows."""
    try:
        found = os.statvfs(path.resolve().parent)
    except OSError:
        return None
    return found.f_bavail * found.f_frsize


def file_id(path: str | Path) -> FileId:
    """Which file has this name now."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


class Claim:
    """An exclusive lock on the database file itself, until `release` or the end of the process.

    Except on Linux it is a lock on a file beside the database, whose name ends in `-lock` (see `LOCK_BESIDE`).

    The lock belongs to the inode, so another name of the file leads to the same lock. It is an flock, which on Linux
    does not interfere with the fcntl locks of SQLite. But when a process closes any descriptor of a file, it loses
    every fcntl lock it has on that file. So release the claim only after SQLite has closed its connections, and open
    the file nowhere else in this process: a second claim is refused here without opening it.

    Programs that are started do not inherit the lock; a process that was only forked holds it as long as it lives.
    """

    def __init__(self, path: Path) -> None:
        with _locking:
            self.id = file_id(path)
            if self.id in _locked:
                raise in_use(path)
            self._handle = os.open(path, os.O_RDWR | os.O_CLOEXEC)
            self._lock_handle = self._handle
            try:
                if LOCK_BESIDE:
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
        if found.st_nlink > 1:  # under each of its names SQLite would keep a write-ahead log of its own
            raise StoreError("the file has another name, a hard link", where, "remove the link, or copy the file")
        if os.pread(self._handle, len(MAGIC), 0) not in (b"", MAGIC):
            raise StoreError("this is no database", where, "name a file that a server made, or one that is not there")

    def release(self) -> None:
        """Let others have the file."""
        with _locking:
            _locked.discard(self.id)
            self._close()

    def _close(self) -> None:
        for handle in {self._handle, self._lock_handle}:
            os.close(handle)


class FilesInPlace:
    """Notices when a database that is open was deleted or replaced, or a file that SQLite keeps beside it.

    SQLite goes on with files that have no name any more, and whatever it writes there is gone when the server ends. A
    look costs three calls of `stat`; it opens nothing (see `Claim`).
    """

    def __init__(self, path: Path) -> None:
        self._where = str(path)
        real = path.resolve()
        names = (str(path.absolute()), *(f"{real}{ending}" for ending in BESIDE))
        self._ids = {name: file_id(name) for name in names}

    def check(self) -> None:
        """StoreError if what is written now could not be read again by the next server."""
        for name, expected in self._ids.items():
            try:
                is_there = file_id(name) == expected
            except OSError:
                is_there = False
            if not is_there:
                what = f"{os.path.basename(name)} was deleted or replaced"
                raise StoreError(what, self._where, "end the server, put the file back, start again")


def in_use(path: Path) -> StoreError:
    """What is said where another server has the lock."""
    return StoreError(
        "another server has this file open", str(path), "end that server, or give this one a file of its own"
    )
