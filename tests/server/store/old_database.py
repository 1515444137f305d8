"""A database of the last version before the game clock, with running games in three rooms.

`before_game_clock.json` was written by that version: times of the wall clock, with two outages of hours. What that
version's server said of the rooms at its last heartbeat is below.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from blackgate.server.store.sqlite import migrations

DAYS: Final = "4CU9AP"
DAYS_LEFT: Final = 86_398_500
"""Milliseconds until the default answer."""
LIVE: Final = "AJ3EHR"
LIVE_LEFT: Final = 60_500
LIVE_BANKS: Final = [43_000, 55_000]
AHEAD: Final = "4KCP4J"
"""It was written while the wall clock was ten days ahead, and then that was set right: its bot would wait ten days."""
KNOWN: Final = 2
"""The schema files that version knew."""
Content = dict[str, list[list[Any]]]


def content() -> Content:
    """What was in each table."""
    found: Content = json.loads(Path(__file__).with_name("before_game_clock.json").read_text("utf-8"))
    for name in ("entries", "rooms"):
        for each in found[name]:
            each[4] = each[4].encode()
    return found


def make_old_database(path: Path) -> None:
    """Make the file."""
    rows = content()
    with closing(sqlite3.connect(path)) as file, file:
        for text in migrations.migrations()[:KNOWN]:
            file.executescript(text)
        file.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        file.execute(f"PRAGMA user_version = {KNOWN}")
        file.executemany("INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?)", rows["rooms"])
        file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows["entries"])
        file.executemany("INSERT INTO beats (only_one, at) VALUES (1, ?)", rows["beats"])
        file.executemany("INSERT INTO outages VALUES (?, ?)", rows["outages"])
