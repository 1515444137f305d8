"""The switches that choose modules and teams, for every command that makes a game. Rule: MOD-1, TEAM-1, RULING-113."""

import click

WITH = click.option(
    "--with", "modules", multiple=True, metavar="NAME,…", help="Play with these modules; all: the whole of Dig In."
)
TEAMS = click.option(
    "--teams", is_flag=False, flag_value="yes", metavar="[ABAB]", help="Play in two teams; perhaps who is in which."
)


def names_in(given: tuple[str, ...]) -> list[str]:
    """Names from `--with warden,library --with michel`."""
    return [name.strip() for text in given for name in text.split(",") if name.strip()]


def teams_in(given: str | None) -> bool | str:
    """No teams, teams around the table, or the team of every seat."""
    return given not in (None, "", "no") if given in (None, "", "no", "yes") else str(given)
