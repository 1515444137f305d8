"""Schema migrations: one numbered SQL file for each version. A database of a newer Blackgate is refused."""

import sqlite3
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from blackgate.server.store.connection import DatabaseConnection
from blackgate.server.store.interface import StoreError

APPLICATION_ID: Final = 0x426C6B67
"""Marks a database as Blackgate's."""


@cache
def migrations() -> tuple[str, ...]:
    """The SQL that leads from each version to the next, the first from an empty database."""
    folder = files("blackgate.server.store").joinpath("schema")
    names = sorted(each.name for each in folder.iterdir() if each.name.startswith("sqlite_"))
    return tuple(folder.joinpath(name).read_text("utf-8") for name in names)


def check_version(connection: DatabaseConnection, where: str) -> int:
    """Return the schema version of a database; raise StoreError if it is not ours. This changes nothing."""
    ((version,),) = connection.execute("PRAGMA user_version")
    ((owner,),) = connection.execute("PRAGMA application_id")
    ((count,),) = connection.execute("SELECT count(*) FROM sqlite_master")
    if count and owner != APPLICATION_ID:
        raise StoreError("the database of another program", where, "name a file that a server made, or a new one")
    if version > len(migrations()):
        newest = f"its tables have version {version}, this Blackgate knows {len(migrations())}"
        raise StoreError(f"written by a newer Blackgate: {newest}", where, "serve it with the newer one")
    return int(version)


def migrate(connection: DatabaseConnection, version: int) -> None:
    """Bring the tables to the newest version; each step is one transaction."""
    for number, text in enumerate(migrations()[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in split_statements(text):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except Exception:
            connection.execute("ROLLBACK")
            raise


def split_statements(text: str) -> Iterator[str]:
    """Split a file into its statements."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
