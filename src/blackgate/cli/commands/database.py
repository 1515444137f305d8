"""What `blackgate backup` and `blackgate restore` share: which database, how far it is, and a clean end."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from blackgate.server.web.config import SETTINGS, read_config
from blackgate.server.web.databases import sqlite_path

SETTING: Final = next(each for each in SETTINGS if each.name == "database")
DATABASE: Final = click.option(
    SETTING.switch, "database", metavar=SETTING.metavar, help=f"The SQLite file of the server. [{SETTING.variable}]"
)
OFTEN: Final = 2.0
"""Seconds between two lines about how far it is."""


def database_file(given: str | None) -> Path:
    """The file that is named by the switch, else by the environment, else the one `blackgate serve` would use."""
    variable = SETTING.variable
    return sqlite_path(read_config({"database": given}, {variable: os.environ.get(variable, "")}).database)


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """Tells on the error stream, now and then, what is being done; whatever ends the program lets it clean up first."""
    last, said = time.monotonic(), ""

    def tell(what: str) -> None:
        nonlocal last, said
        if what != said and time.monotonic() >= last + OFTEN:
            last, said = time.monotonic(), what
            click.echo(f"{what} …", err=True)

    ends = (signal.SIGTERM, signal.SIGHUP)
    before = {each: signal.signal(each, signal.default_int_handler) for each in ends}
    try:
        yield tell
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
