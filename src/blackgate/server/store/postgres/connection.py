"""A PostgreSQL connection for one thread that reconnects after an outage, but never inside a transaction."""

import random
import time
from collections.abc import Sequence
from typing import Any, Final

import psycopg

from blackgate.server.store.interface import StoreError
from blackgate.server.store.postgres.address import DatabaseAddress, error_text

BEGIN: Final = "BEGIN"
ENDS: Final = ("COMMIT", "ROLLBACK")
SHORTEST: Final = 0.1
LONGEST: Final = 5.0
"""Seconds between two attempts to connect."""


class Backoff:
    """Exponential backoff with jitter between attempts to connect."""

    def __init__(self) -> None:
        self._seconds = SHORTEST

    def next_delay(self) -> float:
        """Seconds to wait after another failed attempt."""
        self._seconds = min(2 * self._seconds, LONGEST)
        return self._seconds * random.uniform(0.5, 1)  # noqa: S311  (not a secret)

    def reset(self) -> None:
        """An attempt succeeded."""
        self._seconds = SHORTEST


class ReconnectingConnection:
    """Runs statements; the `DatabaseConnection` of a `Writer`. Also understands placeholders of SQLite."""

    def __init__(self, address: DatabaseAddress, *first: str) -> None:
        self._address, self._setup = address, first
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self._backoff = Backoff()
        self._retry_at = 0.0
        self._in_transaction = False
        """Whether a transaction is open: what follows belongs to it, or fails."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> list[tuple[Any, ...]]:
        """Run a statement and return its rows."""
        if self._in_transaction or sql in ENDS:
            self._in_transaction = self._in_transaction and sql not in ENDS
            return self._run(sql, values)
        self.connect()
        try:
            rows = self._run(sql, values)
        except StoreError:
            if self._connection is None or not self._connection.closed:
                raise
            self.connect()  # the connection was lost before the statement, so nothing can run twice
            rows = self._run(sql, values)
        self._in_transaction = sql == BEGIN
        return rows

    def _run(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        assert self._connection is not None  # noqa: S101  (connected when the transaction began)
        try:
            cursor = self._connection.execute(sql.replace("?", "%s").encode(), values or None)
            return cursor.fetchall() if cursor.description else []
        except psycopg.Error as error:
            raise StoreError(error_text(error)) from None

    def connect(self) -> None:
        """Connect unless connected; raise StoreError if it is too early for another attempt."""
        if self._connection is not None and not self._connection.closed:
            return
        if time.monotonic() < self._retry_at:
            raise StoreError("the database is away", self._address.redacted, "try again in a while")
        try:
            self._connection = psycopg.connect(self._address.conninfo, autocommit=True)
            for sql in self._setup:
                self._connection.execute(sql.encode())
        except psycopg.Error as error:
            self.close()
            self._retry_at = time.monotonic() + self._backoff.next_delay()
            raise self._address.explain(error) from None
        self._backoff.reset()

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
