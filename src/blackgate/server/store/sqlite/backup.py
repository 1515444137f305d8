"""Backup of a database beside a running server, and restore while none runs."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from blackgate.server.store.interface import StoreError
from blackgate.server.store.sqlite.files import SIDE_FILES, FileLock, check_file, free_space, size_on_disk
from blackgate.server.store.sqlite.private_file import PrivateFile, exists_error, private_file
from blackgate.server.store.sqlite.verification import (
    READ_ONLY,
    Contents,
    Progress,
    check_schema,
    connect,
    sqlite_errors,
    verify,
)

READ_AND_WRITE: Final = "mode=rw"
"""Also for reading beside a server: the last program to close a database has to remove its side files."""
PAGES: Final = 2_000
"""Copied in one step of a few milliseconds. Between steps others can use the disk, and the copy can be interrupted."""
SYNCED: Final = 64_000_000
"""Bytes after which the copy is synced, so that the server's own writes never wait for a gigabyte of it."""


def back_up(database: Path, target: Path, tell: Progress) -> Contents:
    """Copy a database as it is at this moment to a new file, and verify the copy.

    A server may keep writing meanwhile; it does not wait for the copy.
    """
    check_readable(database, "there is no database")
    check_file(database)
    if os.path.lexists(target):
        raise exists_error(target)
    check_space(target, size_on_disk(database))
    with private_file(target) as file:
        copy_pages(database, file, tell)
        contents = verify(file.path, database, tell)
        file.publish()
    return contents


def copy_pages(database: Path, file: PrivateFile, tell: Progress) -> None:
    """Copy one consistent state: a single read transaction spans all steps."""
    with sqlite_errors(database), closing(connect(database, READ_AND_WRITE)) as source:
        source.execute("PRAGMA busy_timeout = 5000")
        source.execute("PRAGMA query_only = ON")
        source.execute("BEGIN")
        check_schema(source, database)
        ((page,),) = source.execute("PRAGMA page_size")
        synced = 0

        def progress(_status: int, remaining: int, total: int) -> None:
            nonlocal synced
            tell(f"copying, {100 * (total - remaining) // max(1, total)} %")
            if ((total - remaining) * page) // SYNCED > synced:
                synced = ((total - remaining) * page) // SYNCED
                file.sync()

        with closing(connect(file.path, READ_AND_WRITE)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")  # a failed copy is deleted
            copy.execute("PRAGMA synchronous = OFF")
            try:
                source.backup(copy, pages=PAGES, progress=progress, sleep=0)
            except sqlite3.OperationalError as error:
                raise StoreError(f"the copy cannot be written: {error}", str(file.target)) from None


def restore(copy: Path, database: Path, tell: Progress) -> tuple[Contents, Path | None]:
    """Replace a database by a copy; return the name under which the old one is kept, if there was one.

    The new file replaces the old one atomically. Until then the old one is locked, so that no server can start to write
    to it.
    """
    check_readable(copy, "there is no copy")
    check_file(database)
    database = database.resolve()
    if database.exists() and copy.samefile(database):
        raise StoreError("this is the database itself", str(copy), "name a copy of it")
    if any(Path(f"{copy.resolve()}{ending}").exists() for ending in SIDE_FILES):
        raise StoreError("this is a database in use and no copy", str(copy), "make one with blackgate backup")
    check_space(database, copy.stat().st_size)
    lock = FileLock(database) if database.exists() else None
    try:
        with private_file(database) as file:
            copy_file(copy, file, tell)
            contents = verify(file.path, copy, tell)
            copy_owner(file)
            return contents, swap_in(file, lock)
    finally:
        if lock is not None:
            lock.release()


def copy_file(copy: Path, file: PrivateFile, tell: Progress) -> None:
    """Copy a file byte by byte, after a first check."""
    with sqlite_errors(copy), closing(connect(copy, READ_ONLY)) as connection:
        check_schema(connection, copy)
    size, done = copy.stat().st_size, 0
    with copy.open("rb") as source, open(file.handle, "wb", closefd=False) as target:
        while part := source.read(1 << 20):
            target.write(part)
            done += len(part)
            tell(f"copying, {100 * done // size} %")


def copy_owner(file: PrivateFile) -> None:
    """When root restores, the new file gets the owner of the old database, or else of its folder."""
    if os.geteuid() == 0:
        owner = os.stat(file.target if file.target.exists() else file.target.parent)
        os.fchown(file.handle, owner.st_uid, owner.st_gid)


def swap_in(file: PrivateFile, lock: FileLock | None) -> Path | None:
    """Put a new file in the place of the database, and keep the old one under another name."""
    database = file.target
    if lock is not None:
        checkpoint(database)
    aside = unused_name(database)
    # SQLite would apply a write-ahead log of the old database to the new one.
    left = [ending for ending in SIDE_FILES if Path(f"{database}{ending}").exists()]
    for ending in left:
        os.rename(f"{database}{ending}", f"{aside}{ending}")
    if lock is None:
        file.publish()
        return aside if left else None
    move_aside(database, aside)
    try:
        file.replace()
    except BaseException:
        undo_move_aside(database, aside)
        raise
    return aside


def move_aside(database: Path, aside: Path) -> None:
    """Give the database a second name; without hard links, another name."""
    try:
        os.link(database, aside)
    except OSError:
        database.rename(aside)


def undo_move_aside(database: Path, aside: Path) -> None:
    """Undo `move_aside`, unless the database has been replaced already."""
    if not database.exists():
        aside.rename(database)
    elif database.samefile(aside):
        aside.unlink()


def checkpoint(database: Path) -> None:
    """Move the write-ahead log into the database; raise StoreError if another program has it open.

    If the database is too damaged for that, its log is kept beside it.
    """
    in_use = StoreError("another program has the database open", str(database), "end that program first")
    try:
        with closing(connect(database, READ_AND_WRITE)) as connection:
            connection.execute("PRAGMA busy_timeout = 500")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise in_use from None
        return
    if Path(f"{database}-wal").exists():  # the last program to close a database removes its log
        raise in_use


def unused_name(database: Path) -> Path:
    """A name for the database that is replaced by a copy."""
    name = f"{database.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while any(os.path.lexists(database.with_name(name + ending)) for ending in ("", *SIDE_FILES)):
        number += 1
        name = f"{name.partition('.again')[0]}.again-{number}"
    return database.with_name(name)


def check_space(target: Path, size: int) -> None:
    """Raise StoreError if a file of this size does not fit on the disk: a server may need the rest of it."""
    free = free_space(target)
    if free is not None and free < size:
        what = f"{size:,} bytes are needed, and only {free:,} are free"
        raise StoreError(what, str(target), "make room, or name a file on another disk")


def check_readable(path: Path, what: str) -> None:
    """Raise StoreError unless it is a readable file."""
    if not path.is_file():
        raise StoreError(what if not path.exists() else "this is no file", str(path), "name a file that is there")
    if not os.access(path, os.R_OK):
        raise StoreError("the file cannot be read", str(path), "ask whom it belongs to")
