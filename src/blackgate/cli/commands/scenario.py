"""`blackgate scenario run`: positions, actions and what must come of them, as files."""

from importlib import import_module

import click


@click.group(name="scenario")
def command() -> None:
    """Run scenario files."""


@command.command(name="run")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--strict", is_flag=True, help="Decline nothing automatically: every optional question needs a line.")
@click.option("--trace", is_flag=True, help="List every question with its options and its answer.")
def run_command(paths: tuple[str, ...], strict: bool, trace: bool) -> int:
    """Run all scenarios in these files and folders.

    The exit code is 1 if a scenario fails, 2 if a file cannot be read.
    """
    return int(import_module("blackgate.scenarios").main_run(list(paths), click.echo, strict=strict, trace=trace))
