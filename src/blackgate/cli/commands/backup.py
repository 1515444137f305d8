"""`blackgate backup`: a copy of the database of a server, also while it runs."""

from pathlib import Path

import click

from blackgate.cli.commands.database import DATABASE, database_file, progress
from blackgate.server.store.sqlite.backup import back_up


@click.command(name="backup")
@click.argument("file")
@DATABASE
def command(file: str, database: str | None) -> None:
    """Copy the database of a server, also while it runs.

    FILE is the copy; it must not be there yet, and it is checked.

    The server may run meanwhile: the copy is the database as it was when the command began. It holds the secrets of
    running games, so only you can read it.
    """
    with progress() as tell:
        contents = back_up(database_file(database), Path(file), tell)
    click.echo(f"{file}: {contents}, all checked.")
