"""A new file that only its owner can read, and that gets its name only once it is complete and durable."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from blackgate.server.store.interface import StoreError
from blackgate.server.store.sqlite.files import OWNER_ONLY, sync_folder

NO_LINKS: Final = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)
"""Errors of file systems without hard links."""


class PrivateFile:
    """A file under a temporary name, in the folder of its target."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.path = target.with_name(f".{target.name}.{token_hex(4)}.part")
        self.handle = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, OWNER_ONLY)

    def sync(self) -> None:
        """Make durable what was written so far. Regular calls spread the load on the disk."""
        os.fsync(self.handle)

    def publish(self) -> None:
        """Give the file its name; raise FileExistsError if that name is in use."""
        self.sync()
        try:
            os.link(self.path, self.target)
        except OSError as error:
            if error.errno not in NO_LINKS:
                raise
            os.close(os.open(self.target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
            self.path.replace(self.target)
        self.path.unlink(missing_ok=True)
        sync_folder(self.target.parent)

    def replace(self) -> None:
        """Replace the file that has its name now."""
        self.sync()
        self.path.replace(self.target)
        sync_folder(self.target.parent)


@contextmanager
def private_file(target: Path) -> Iterator[PrivateFile]:
    """A file to be written. Its temporary name is removed in any case."""
    where = str(target)
    try:
        file = PrivateFile(target)
    except (FileNotFoundError, NotADirectoryError):
        raise StoreError(f"there is no folder {target.parent}", where, "make the folder first") from None
    except OSError as error:
        raise StoreError(f"it cannot be written: {error.strerror}", where, "name a file elsewhere") from None
    try:
        yield file
    except FileExistsError:
        raise exists_error(target) from None
    except OSError as error:
        raise StoreError(f"it cannot be written: {error.strerror or error}", where) from None
    finally:
        os.close(file.handle)
        for ending in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                os.unlink(f"{file.path}{ending}")


def exists_error(target: Path) -> StoreError:
    """The error if a file would be overwritten."""
    return StoreError("there is something of this name already", str(target), "name a new file")
