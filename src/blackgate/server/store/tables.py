"""The tables of a database: made by numbered files, one for each version, and never those of a newer Blackgate."""

import sqlite3
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from blackgate.server.store.connecting import Connection
from blackgate.server.store.rows import StoreError

OURS: Final = 0x426C6B67
"""By this number a database says that it is Blackgate's."""


@cache
def versions() -> tuple[str, ...]:
    """What leads from each version to the next, the first from nothing."""
    folder = files("blackgate.server.store").joinpath("schema")
    names = sorted(each.name for each in folder.iterdir() if each.name.startswith("sqlite_"))
    return tuple(folder.joinpath(name).read_text("utf-8") for name in names)


def check_tables(connection: Connection, where: str) -> int:
    """The version of a database; StoreError if it is not for us. Nothing is changed."""
    ((version,),) = connection.execute("PRAGMA user_version")
    ((owner,),) = connection.execute("PRAGMA application_id")
    ((count,),) = connection.execute("SELECT count(*) FROM sqlite_master")
    if count and owner != OURS:
        raise StoreError("the database of another program", where, "name a file that a server made, or a new one")
    if version > len(versions()):
        newest = f"its tables have version {version}, this Blackgate knows {len(versions())}"
        raise StoreError(f"written by a newer Blackgate: {newest}", where, "serve it with the newer one")
    return int(version)


def update_tables(connection: Connection, version: int) -> None:
    """Bring the tables to the newest version; each step is done whole or not at all."""
    for number, text in enumerate(versions()[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(text):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {OURS}")
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except Exception:
            connection.execute("ROLLBACK")
            raise


def statements(text: str) -> Iterator[str]:
    """The statements of a file, one by one."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
