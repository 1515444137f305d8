"""The part of a database connection that a store needs."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol


class DatabaseConnection(Protocol):
    """Runs statements. Transactions begin and end with explicit statements only.

    One thread uses it at a time, but another one may open it. Errors are exceptions of any kind.
    """

    def execute(self, sql: str, values: Sequence[str | int | float | bytes] = ..., /) -> Iterable[tuple[Any, ...]]:
        """Run a statement and return its rows."""

    def close(self) -> None:
        """Close the connection."""


Connect = Callable[[str], DatabaseConnection]
"""Opens a database by file name, or `:memory:`."""


def sqlite_connection(name: str) -> DatabaseConnection:
    """Open a connection with Python's own SQLite module."""
    return sqlite3.connect(name, isolation_level=None, check_same_thread=False)
