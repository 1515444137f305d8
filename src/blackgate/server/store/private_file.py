"""A new file that only its owner can read, and that has its name only once it is complete and durable."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from blackgate.server.store.files import OWNER_ONLY, sync_folder
from blackgate.server.store.rows import StoreError

NO_LINKS: Final = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)
"""What a file system says that knows no hard links."""


class PrivateFile:
    """A file under a temporary name, in the folder it is meant for."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.path = target.with_name(f".{target.name}.{token_hex(4)}.part")
        self.handle = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, OWNER_ONLY)

    def sync(self) -> None:
        """Make durable what was written so far. Now and then, so that the disk is not busy with all of it at once."""
        os.fsync(self.handle)

    def publish(self) -> None:
        """Give it its name; FileExistsError if something has that name already."""
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
        """Put it in the place of what has its name now."""
        self.sync()
        self.path.replace(self.target)
        sync_folder(self.target.parent)


@contextmanager
def private_file(target: Path) -> Iterator[PrivateFile]:
    """A file to be written; under its temporary name nothing is left of it, whatever happens."""
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
        raise exists(target) from None
    except OSError as error:
        raise StoreError(f"it cannot be written: {error.strerror or error}", where) from None
    finally:
        os.close(file.handle)
        for ending in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                os.unlink(f"{file.path}{ending}")


def exists(target: Path) -> StoreError:
    """What is said where a file would be overwritten."""
    return StoreError("there is something of this name already", str(target), "name a new file")
