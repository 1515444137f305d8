"""Command-line options that choose the rules, shared by commands that make a game. Rule: MOD-1, TEAM-1, RULING-113."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from blackgate.errors import OptionError

WITH = click.option(
    "--with", "modules", multiple=True, metavar="NAME,…", help="Add these modules; all adds the whole of Dig In."
)
TEAMS = click.option(
    "--teams",
    is_flag=False,
    flag_value="yes",
    metavar="[ABAB]",
    help="Play in two teams; ABAB sets the team of each seat.",
)

EDITION = click.option("--edition", default="retail", metavar="FILE", help="An included edition or a file (retail).")
OVERLAY = click.option("--overlay", "overlays", multiple=True, metavar="FILE", help="Apply this overlay; repeatable.")
OPTION = click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="Set an option of the rules; repeatable."
)


def names_in(given: tuple[str, ...]) -> list[str]:
    """Names from `--with warden,library --with michel`."""
    return [name.strip() for text in given for name in text.split(",") if name.strip()]


def teams_in(given: str | None) -> bool | str:
    """No teams, teams around the table, or the team of every seat."""
    return given not in (None, "", "no") if given in (None, "", "no", "yes") else str(given)


def chosen(options: tuple[str, ...]) -> dict[str, str]:
    """`key=value` pairs as a table."""
    pairs: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or not key:
            raise OptionError(f"“{option}” is not an option", "--option", "write key=value, such as bank=75")
        pairs[key.strip()] = value.strip()
    return pairs


@contextmanager
def told_by_switch() -> Iterator[None]:
    """What does not go together is told by the switch that asked for it. Rule: RULING-22."""
    try:
        yield
    except OptionError as error:
        switch = {"modules": "--with", "teams": "--teams"}.get(error.where, error.where)
        raise OptionError(error.what, switch, error.right) from None
