"""`blackgate bots`: who can take a seat."""

import click

from blackgate.bots import BUILT_IN
from blackgate.bots.registry import PROGRAM, listed
from blackgate.cli.screen import listing, screen


@click.command(name="bots")
def command() -> None:
    """List the bots that can take a seat.

    Use one with `blackgate play --seat NAME`.
    """
    table, out = listing("bot", "how it plays", "from", loose=("how it plays",)), screen()
    found = listed((name, line) for name, (_, line) in BUILT_IN.items())
    for bot in found:
        if not bot.trouble:
            table.add_row(bot.name, bot.line, bot.source)
    table.add_row(f"{PROGRAM}:COMMAND", "a program that speaks the protocol of docs/bots.md", "you")
    out.print(table)
    for bot in found:
        if bot.trouble:
            out.print(f"{bot.source}: {bot.trouble}", style="yellow", soft_wrap=True)
