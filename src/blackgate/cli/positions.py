"""The position a person means: a line, a file that holds one, or a step of a record."""

import json
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from blackgate.cli.options import chosen, names_in, teams_in, told_by_switch
from blackgate.cli.records import laid_out, read
from blackgate.errors import BlackgateError, OptionError, PositionError, RecordError, brief
from blackgate.game.game import LONGEST, Game
from blackgate.game.notation import MAGIC, from_position
from blackgate.game.record import decoded, steps
from blackgate.game.record.lines import LONGEST as LONGEST_RECORD
from blackgate.game.record.lines import MAGIC as RECORD
from blackgate.game.rules import Rules, rules

STDIN: Final = "-"
USUAL_PLAYERS: Final = 4
KINDS: Final = f"a line that starts with {MAGIC!r}, a file with one, game.txt@37 for a step of a record, or {STDIN}"


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
            raise OptionError(f"a {kind} states this itself", switch, "leave it out: it is for positions in JSON")


def game_at(said: str, step: int | None, laid: Laid) -> Game:
    """The game at the position somebody named."""
    if said.lstrip().startswith(f"{MAGIC} "):
        return from_text(said, "", step, laid)
    if said == STDIN:
        with told_of("standard input"):
            text = decoded(sys.stdin.buffer.read(4 * LONGEST_RECORD + 1))
        return from_text(text, "standard input", step, laid)
    path, step = with_step(said, step)
    return from_text(read(path), str(path), step, laid)


def with_step(said: str, step: int | None) -> tuple[Path, int | None]:
    """`game.txt@37` as a file and a step; a file whose name is all of it goes first."""
    name, at, number = said.rpartition("@")
    if _is_file(said):
        return Path(said), step
    if at and number.isascii() and number.isdecimal() and _is_file(name):
        if step is not None:
            raise RecordError("two steps are given", "--at", f"either @{number[:9]} or --at {step}")
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
    with told_of(where):
        if content.startswith(RECORD):
            laid.check_unsaid("record")
            return recorded(text, step, laid)
        if step is not None:
            raise RecordError("only a record has steps", "--at", "leave it out, or give a record")
        if content.startswith("{"):
            return Game.from_json(laid.rules(players_in(content)), content)
        if not content.startswith(f"{MAGIC} "):
            raise PositionError("holds neither a position nor a record", right=KINDS)
        laid.check_unsaid("line")
        return from_position(content.strip(), named_edition(content, laid))


@contextmanager
def told_of(where: str) -> Iterator[None]:
    """What is wrong is told with the name of what it was found in."""
    try:
        yield
    except BlackgateError as error:
        inside = "" if where and error.where in ("position", "record") else error.where
        raise type(error)(error.what, ", ".join(filter(None, (where, inside))), error.right) from None


def recorded(text: str, step: int | None, laid: Laid) -> Game:
    """A record after so many steps, as `blackgate replay` counts them; by default after the last. It remembers all."""
    until = None if step is None else step + 1
    games = islice(steps(text, laid_out(text, laid.edition, laid.overlays), listen=True), until)
    last, game = deque(enumerate(games), maxlen=1)[0]
    if step not in (None, last):
        raise RecordError(f"there is no step {step}", "--at", f"the record has the steps 0 to {last}")
    return game


def players_in(content: str) -> int:
    """How many seats a position as JSON has; what is none has the usual number, and is refused when it is read."""
    try:
        data = json.loads(content[:LONGEST])
    except (ValueError, RecursionError):
        return USUAL_PLAYERS
    seats = data.get("seats")
    return len(seats) if isinstance(seats, list) else USUAL_PLAYERS


def named_edition(line: str, laid: Laid) -> Rules | None:
    """The edition a person named, with the modules and teams of the line; none if they named none."""
    if not laid.overlays and laid.edition == Laid().edition:
        return None
    head = dict(word.partition("=")[::2] for word in line.partition("|")[0].split())
    modules = [name for name in head.get("with", "").split(",") if name]
    return rules(laid.edition, overlays=laid.overlays, modules=modules, teams="teams" in head)
