"""`blackgate serve`: rooms for people and bots, over the network."""

import os

import click

from blackgate.server.web.config import SETTINGS, Setting, read_config
from blackgate.server.web.serve import serve


def switch(setting: Setting) -> click.Option:
    """A switch for one line of the table; what it is given is judged with the variables of the environment."""
    return click.Option(
        [setting.switch, setting.name],
        is_flag=setting.is_switch,
        multiple=setting.is_list,
        metavar=None if setting.is_switch else setting.metavar,
        help=f"{setting.help} [{setting.variable}]",
    )


def run(**given: object) -> None:
    """Run the server: rooms for people and bots, over the network.

    The server runs until Ctrl+C or SIGTERM. Acknowledged moves are never lost.

    Each option can also be set by the environment variable in brackets.
    """
    serve(read_config(given, os.environ), click.echo)


command = click.Command("serve", params=[switch(each) for each in SETTINGS], callback=run, help=run.__doc__)
