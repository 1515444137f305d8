"""Copies of a database: made beside a running server, and put in its place when none runs."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from blackgate.server.store.files import BESIDE, Claim, check_file, free_space, size_on_disk
from blackgate.server.store.private_file import PrivateFile, exists, private_file
from blackgate.server.store.rows import StoreError
from blackgate.server.store.verification import READ_ONLY, Contents, Tell, check_ours, connection_to, explained, verify

READ_AND_WRITE: Final = "mode=rw"
"""Also to read beside a server: whoever is the last to close a database has to clear away what lies beside it."""
PAGES: Final = 2_000
"""Copied in one step, some milliseconds: between two steps others get at the disk, and the copy can be interrupted."""
SYNCED: Final = 64_000_000
"""Bytes after which the copy is made durable, so that the server's own writes never wait for a gigabyte of it."""


def back_up(database: Path, target: Path, tell: Tell) -> Contents:
    """Copy a database as it is at this moment to a new file, and read the copy from end to end.

    A server may go on writing meanwhile; it does not wait for the copy.
    """
    check_there(database, "there is no database")
    check_file(database)
    if os.path.lexists(target):
        raise exists(target)
    check_space(target, size_on_disk(database))
    with private_file(target) as file:
        copy_pages(database, file, tell)
        contents = verify(file.path, database, tell)
        file.publish()
    return contents


def copy_pages(database: Path, file: PrivateFile, tell: Tell) -> None:
    """Copy one state of a database: a single read transaction spans all steps."""
    with explained(database), closing(connection_to(database, READ_AND_WRITE)) as source:
        source.execute("PRAGMA busy_timeout = 5000")
        source.execute("PRAGMA query_only = ON")
        source.execute("BEGIN")
        check_ours(source, database)
        ((page,),) = source.execute("PRAGMA page_size")
        synced = 0

        def progress(_status: int, remaining: int, total: int) -> None:
            nonlocal synced
            tell(f"copying, {100 * (total - remaining) // max(1, total)} %")
            if ((total - remaining) * page) // SYNCED > synced:
                synced = ((total - remaining) * page) // SYNCED
                file.sync()

        with closing(connection_to(file.path, READ_AND_WRITE)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")  # a copy that fails is deleted
            copy.execute("PRAGMA synchronous = OFF")
            try:
                source.backup(copy, pages=PAGES, progress=progress, sleep=0)
            except sqlite3.OperationalError as error:
                raise StoreError(f"the copy cannot be written: {error}", str(file.target)) from None


def restore(copy: Path, database: Path, tell: Tell) -> tuple[Contents, Path | None]:
    """Put a copy in the place of a database; the name under which the old one is kept, if there was one.

    The new file takes the place of the old one in one step. Until then the old one is locked, so that no server can
    begin to write to it.
    """
    check_there(copy, "there is no copy")
    check_file(database)
    database = database.resolve()
    if database.exists() and copy.samefile(database):
        raise StoreError("this is the database itself", str(copy), "name a copy of it")
    if any(Path(f"{copy.resolve()}{ending}").exists() for ending in BESIDE):
        raise StoreError("this is a database in use and no copy", str(copy), "make one with blackgate backup")
    check_space(database, copy.stat().st_size)
    claim = Claim(database) if database.exists() else None
    try:
        with private_file(database) as file:
            copy_file(copy, file, tell)
            contents = verify(file.path, copy, tell)
            give_to_owner(file)
            return contents, exchange(file, claim)
    finally:
        if claim is not None:
            claim.release()


def copy_file(copy: Path, file: PrivateFile, tell: Tell) -> None:
    """Copy a file, byte by byte, after a first look at it."""
    with explained(copy), closing(connection_to(copy, READ_ONLY)) as connection:
        check_ours(connection, copy)
    size, done = copy.stat().st_size, 0
    with copy.open("rb") as source, open(file.handle, "wb", closefd=False) as target:
        while part := source.read(1 << 20):
            target.write(part)
            done += len(part)
            tell(f"copying, {100 * done // size} %")


def give_to_owner(file: PrivateFile) -> None:
    """What the administrator restores belongs to whom the old database, or else its folder, belongs."""
    if os.geteuid() == 0:
        owner = os.stat(file.target if file.target.exists() else file.target.parent)
        os.fchown(file.handle, owner.st_uid, owner.st_gid)


def exchange(file: PrivateFile, claim: Claim | None) -> Path | None:
    """Put a new file in the place of the database, and keep what was there under another name."""
    database = file.target
    if claim is not None:
        empty_log(database)
    aside = free_name(database)
    # A log of the old database beside the new one would be taken for the new one's.
    left = [ending for ending in BESIDE if Path(f"{database}{ending}").exists()]
    for ending in left:
        os.rename(f"{database}{ending}", f"{aside}{ending}")
    if claim is None:
        file.publish()
        return aside if left else None
    keep_aside(database, aside)
    try:
        file.replace()
    except BaseException:
        take_back(database, aside)
        raise
    return aside


def keep_aside(database: Path, aside: Path) -> None:
    """Give the database a second name; where there are no hard links, another name."""
    try:
        os.link(database, aside)
    except OSError:
        database.rename(aside)


def take_back(database: Path, aside: Path) -> None:
    """Undo `keep_aside`, unless the database has been replaced already."""
    if not database.exists():
        aside.rename(database)
    elif database.samefile(aside):
        aside.unlink()


def empty_log(database: Path) -> None:
    """Move what is in the write-ahead log into the database; StoreError if another program has it open.

    If the database is too damaged for that, its log is left to be kept beside it.
    """
    in_use = StoreError("another program has the database open", str(database), "end that program first")
    try:
        with closing(connection_to(database, READ_AND_WRITE)) as connection:
            connection.execute("PRAGMA busy_timeout = 500")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise in_use from None
        return
    if Path(f"{database}-wal").exists():  # whoever is the last to close a database removes its log
        raise in_use


def free_name(database: Path) -> Path:
    """A name for a database that gives way to a copy."""
    name = f"{database.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while any(os.path.lexists(database.with_name(name + ending)) for ending in ("", *BESIDE)):
        number += 1
        name = f"{name.partition('.again')[0]}.again-{number}"
    return database.with_name(name)


def check_space(target: Path, size: int) -> None:
    """StoreError if a file of this size does not fit on the disk: a server may need what is left of it."""
    free = free_space(target)
    if free is not None and free < size:
        what = f"{size:,} bytes are needed, and only {free:,} are free"
        raise StoreError(what, str(target), "make room, or name a file on another disk")


def check_there(path: Path, what: str) -> None:
    """StoreError unless it is a file that can be read."""
    if not path.is_file():
        raise StoreError(what if not path.exists() else "this is no file", str(path), "name a file that is there")
    if not os.access(path, os.R_OK):
        raise StoreError("the file cannot be read", str(path), "ask whom it belongs to")
