"""`blackgate restore`: a copy in the place of the database of a server."""

from pathlib import Path

import click

from blackgate.cli.commands.database import DATABASE, database_file, progress
from blackgate.server.store.sqlite.backup import restore


@click.command(name="restore")
@click.argument("file")
@DATABASE
def command(file: str, database: str | None) -> None:
    """Replace the database of a server by a backup.

    FILE is a backup made by `blackgate backup`; it is verified first.

    Stop the server before. The previous database is kept under another name.
    """
    place = database_file(database)
    with progress() as tell:
        contents, aside = restore(Path(file), place, tell)
    click.echo(f"{place}: {contents}, all checked.")
    if aside is not None:
        click.echo(f"The previous database is now {aside}.")
