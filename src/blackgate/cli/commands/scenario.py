"""`blackgate scenario run`: positions, actions and what must come of them, as files."""

from importlib import import_module

import click


@click.group(name="scenario")
def command() -> None:
    """Run scenario files."""


@command.command(name="run")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
def run_command(paths: tuple[str, ...]) -> int:
    """Run every scenario of these files and folders; exit code 1 if one fails, 2 if one cannot be read."""
    return int(import_module("blackgate.scenarios").main_run(list(paths), click.echo))
