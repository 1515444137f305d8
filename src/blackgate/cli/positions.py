"""The position a person means: a line, a file that holds one, or a step of a record."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from blackgate.cli.choosing import chosen, names_in, teams_in, told_by_switch
from blackgate.cli.saving import laid_out, read
from blackgate.errors import BlackgateError, OptionError, PositionError, RecordError, brief
from blackgate.game.game import LONGEST, Game
from blackgate.game.notation import MAGIC, from_position
from blackgate.game.record import decoded, steps
from blackgate.game.record.lines import LONGEST as LONGEST_RECORD
from blackgate.game.record.lines import MAGIC as RECORD
from blackgate.game.rules import Rules, rules

STDIN: Final = "-"
KINDS: Final = f"a line that starts with {MAGIC!r}, a file that holds one, game.txt@37 for a step of a record, or {STDIN}"


@dataclass(frozen=True)
class Laid:
    """The rules as far as the command line names them; only a position as JSON does not say its own."""

    edition: str = "retail"
    overlays: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    teams: str | None = None
    options: tuple[str, ...] = ()

    def rules(self, players: int) -> Rules:
        """All of it."""
        modules, teams, options = names_in(self.modules), teams_in(self.teams), chosen(self.options)
        with told_by_switch():
            return rules(self.edition, players, options, self.overlays, modules=modules, teams=teams)

    def check_unsaid(self, kind: str) -> None:
        """Refuse what a line or a record says itself."""
        said = {"--with": self.modules, "--teams": self.teams, "--option": self.options}
        switch = next((switch for switch, value in said.items() if value), None)
        if switch is not None:
            raise OptionError(f"a {kind} says this itself", switch, "leave it out: it is for positions as JSON")


def game_at(said: str, step: int | None, laid: Laid) -> Game:
    """The game at the position somebody named."""
    if said.lstrip().startswith(f"{MAGIC} "):
        return from_text(said, "position", step, laid)
    if said == STDIN:
        return from_text(decoded(sys.stdin.buffer.read(4 * LONGEST_RECORD + 1)), "standard input", step, laid)
    path, step = with_step(said, step)
    return from_text(read(path), str(path), step, laid)


def with_step(said: str, step: int | None) -> tuple[Path, int | None]:
    """`game.txt@37` as a file and a step; a file whose name is all of it goes first."""
    name, at, number = said.rpartition("@")
    if _is_file(said):
        return Path(said), step
    if at and number.isascii() and number.isdecimal() and _is_file(name):
        if step is not None:
            raise RecordError("two steps are named", "--at", f"either @{number[:9]} or --at {step}")
        return Path(name), int(number[:9])
    raise PositionError(f"{brief(said)} is neither a position nor a file", "POSITION", KINDS)


def _is_file(name: str) -> bool:
    """Whether there is such a file; what cannot be the name of one is none."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def from_text(text: str, where: str, step: int | None, laid: Laid) -> Game:
    """The game a text tells, whatever form it has."""
    content = text.lstrip("\ufeff \t\r\n")
    if content.startswith(RECORD):
        laid.check_unsaid("record")
        return recorded(text, where, step, laid)
    if step is not None:
        raise RecordError("only a record has steps", "--at", "leave it out, or name a record")
    if content.startswith("{"):
        return told_where(where, lambda: Game.from_json(laid.rules(players_in(content)), content))
    if content.split(" ", 1)[0] != MAGIC:
        raise PositionError("this is neither a position nor a record", where, KINDS)
    laid.check_unsaid("line")
    return told_where(where, lambda: from_position(content.strip(), named_edition(content, laid)))
