"""The group of commands. Nothing heavy is imported until a command runs, so that `--help` is quick."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from blackgate.cli.exit_codes import ended

COMMANDS: Final = {
    "play": "Play in the terminal, with people at one keyboard and bots.",
    "replay": "Step through the record of a game.",
    "analyse": "Estimate who will win from a position, and what each option is worth.",
    "review": "Review finished games: play and luck, turning points, mistakes.",
    "verify": "Check the record of a game: commitment, decisions, every roll.",
    "scenario": "Run scenario files.",
    "editions": "List what can be played: editions, Places, figures, modes, prototypes.",
    "edition": "Show, check and compare the data of editions.",
    "cards": "Show the cards of an edition, with their texts.",
    "rule": "Explain a rule or ruling, and where it is printed.",
    "bots": "List the bots that can take a seat.",
    "arena": "Let bots play many games and report which is stronger.",
    "serve": "Run the server: rooms for people and bots, over the network.",
    "backup": "Back up the database of a server, even while it runs.",
    "restore": "Replace the database of a server by a backup.",
}
"""Each command with the first line of its help; `blackgate.cli.commands.<name>` holds it as `command`."""


class Gate(click.Group):
    """Loads a command when it is called, and ends every run with one line and an exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, most wanted first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"blackgate.cli.commands.{cmd_name}").command
        assert isinstance(command, click.Command)  # noqa: S101  (the table above names commands)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, from the table: no module is loaded for it."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run, and leave with an exit code: 0 well, 1 failed, 2 bad input."""
        extra.pop("standalone_mode", None)
        run: Callable[[], Any] = lambda: click.Group.main(  # noqa: E731
            self, args, prog_name or "blackgate", standalone_mode=False, **extra
        )
        sys.exit(ended(run))


@click.group(
    cls=Gate,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(package_name="blackgate", prog_name="blackgate")
@click.option(
    "--open-to-network", is_flag=True, help="In the browser: let phones and other devices in the network connect, too."
)
@click.pass_context
def gate(ctx: click.Context, open_to_network: bool) -> None:
    """Blackgate: dig your way out. The digital edition of the prison-escape board game.

    Without a command, Blackgate opens in the browser.
    """
    if ctx.invoked_subcommand is None:
        import_module("blackgate.cli.commands.browser").open_table(open_to_network)
    elif open_to_network:
        raise click.UsageError("--open-to-network comes after serve, or without a command.")
