"""`blackgate bots`: who can take a seat."""

import click

from blackgate.bots import BOTS
from blackgate.cli.screen import listing, screen


@click.command(name="bots")
def command() -> None:
    """The bots that can take a seat, for `blackgate play --seat NAME`."""
    table = listing("bot", "how it plays")
    for name, (_, line) in BOTS.items():
        table.add_row(name, line)
    screen().print(table)
