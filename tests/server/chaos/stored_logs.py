"""The event logs in a database after its server is gone, and whether they match what was acknowledged."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.chaos.players import Acknowledged

from blackgate.server.event_log import PRIVATE, decode_entry

LOGS = "SELECT room, seq, command, body FROM entries ORDER BY room, seq"


class Logs:
    """The logs of all rooms."""

    def __init__(self, rows: Iterable[tuple[Any, ...]]) -> None:
        self.numbers: defaultdict[str, list[int]] = defaultdict(list)
        self.versions: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        """By room and command: the versions at which it stands in the log."""
        count: defaultdict[str, int] = defaultdict(int)
        for room, seq, command, body in rows:
            self.numbers[room].append(seq)
            count[room] += not isinstance(decode_entry(body), PRIVATE)
            if command:
                self.versions[room, command].append(count[room])

    @property
    def gaps(self) -> list[str]:
        """Rooms whose log does not go 1, 2, 3."""
        return [room for room, found in self.numbers.items() if found != list(range(1, len(found) + 1))]

    def lost(self, told: Iterable[Acknowledged]) -> list[Acknowledged]:
        """Acknowledged commands that are not in the log."""
        return [each for each in told if (each.room, each.idempotency_key) not in self.versions]

    def denied(self, refused: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
        """Refused commands that are in the log."""
        return [each for each in refused if each in self.versions]

    def wrong(self, told: Iterable[Acknowledged]) -> list[Acknowledged]:
        """Commands that are in the log more than once, or at another version than acknowledged."""
        return [
            each
            for each in told
            if self.versions.get((each.room, each.idempotency_key), [each.version]) != [each.version]
        ]


class FileLogs(Logs):
    """The logs in a SQLite file."""

    def __init__(self, database: Path) -> None:
        with closing(sqlite3.connect(database)) as file:
            super().__init__(file.execute(LOGS).fetchall())
            self.integrity = file.execute("PRAGMA integrity_check").fetchone()[0]
