"""`blackgate backup`: a copy of the database of a server, also while it runs."""

from pathlib import Path

import click

from blackgate.cli.commands.database import DATABASE, database_file, progress
from blackgate.server.store.sqlite.backup import back_up


@click.command(name="backup")
@click.argument("file")
@DATABASE
def command(file: str, database: str | None) -> None:
    """Back up the database of a server, even while it runs.

    FILE is the backup to write; it must not exist yet. The backup is verified after it is written.

    The server may keep running: the backup is the database as it was when the command started. It contains the
    secrets of running games, so only you can read it.
    """
    with progress() as tell:
        contents = back_up(database_file(database), Path(file), tell)
    click.echo(f"{file}: {contents}, all checked.")
