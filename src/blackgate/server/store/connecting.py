"""The little a store needs of a connection to a database."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol


class Connection(Protocol):
    """Carries out one statement after the other; a transaction begins and ends with statements, and by itself never.

    It is used by one thread at a time, but opened in another. An error is an exception of any kind.
    """

    def execute(self, sql: str, values: Sequence[str | int | bytes] = ..., /) -> Iterable[tuple[Any, ...]]:
        """Carry out a statement; the rows it gives."""

    def close(self) -> None:
        """Let go of the database."""


Connect = Callable[[str], Connection]
"""Opens a database by the name of its file, or `:memory:`."""


def connected(name: str) -> Connection:
    """A connection as Python's own SQLite makes it."""
    return sqlite3.connect(name, isolation_level=None, check_same_thread=False)
