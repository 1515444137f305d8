"""A line to PostgreSQL for one thread: when it was cut it is laid anew, but never in the middle of a transaction."""

import random
import time
from collections.abc import Sequence
from typing import Any, Final

import psycopg

from blackgate.server.store.postgres_address import Address, told
from blackgate.server.store.rows import StoreError

BEGIN: Final = "BEGIN"
ENDS: Final = ("COMMIT", "ROLLBACK")
SHORTEST: Final = 0.1
LONGEST: Final = 5.0
"""Seconds between two attempts to connect."""


class Pause:
    """How long to wait before the next attempt: longer each time, and never all at the same moment."""

    def __init__(self) -> None:
        self._seconds = SHORTEST

    def next(self) -> float:
        """Seconds, after another attempt that failed."""
        self._seconds = min(2 * self._seconds, LONGEST)
        return self._seconds * random.uniform(0.5, 1)  # noqa: S311  (nobody gains by guessing it)

    def over(self) -> None:
        """An attempt went well."""
        self._seconds = SHORTEST


class Line:
    """Carries out statements; the `Connection` of a `Writer`. Those written for SQLite are understood, too."""

    def __init__(self, address: Address, *first: str) -> None:
        self._address, self._first = address, first
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self._pause = Pause()
        self._not_before = 0.0
        self._within = False
        """Whether a transaction was begun: what follows belongs to it, or to nothing."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> list[tuple[Any, ...]]:
        """Carry out a statement; the rows it gives."""
        if self._within or sql in ENDS:
            self._within = self._within and sql not in ENDS
            return self._run(sql, values)
        self.connect()
        try:
            rows = self._run(sql, values)
        except StoreError:
            if self._connection is None or not self._connection.closed:
                raise
            self.connect()  # it had been cut before: nothing was begun, so nothing can be done twice
            rows = self._run(sql, values)
        self._within = sql == BEGIN
        return rows

    def _run(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        assert self._connection is not None  # noqa: S101  (there was one when the transaction began)
        try:
            cursor = self._connection.execute(sql.replace("?", "%s").encode(), values or None)
            return cursor.fetchall() if cursor.description else []
        except psycopg.Error as error:
            raise StoreError(told(error)) from None

    def connect(self) -> None:
        """Lay the line, unless it lies; StoreError if it is cut and it is too early for another attempt."""
        if self._connection is not None and not self._connection.closed:
            return
        if time.monotonic() < self._not_before:
            raise StoreError("the database is away", self._address.shown, "try again in a while")
        try:
            self._connection = psycopg.connect(self._address.text, autocommit=True)
            for sql in self._first:
                self._connection.execute(sql.encode())
        except psycopg.Error as error:
            self.close()
            self._not_before = time.monotonic() + self._pause.next()
            raise self._address.trouble(error) from None
        self._pause.over()

    def close(self) -> None:
        """Let go of the database."""
        if self._connection is not None:
            self._connection.close()
