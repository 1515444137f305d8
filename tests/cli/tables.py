"""Tables with everything on, and what people at them type and read."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

from click.testing import CliRunner, Result
from rich.console import Console

from blackgate import Game, rules
from blackgate.cli import gate
from blackgate.cli.narration import told
from blackgate.cli.words import Words
from blackgate.engine.pieces import Rig
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat

ALL = ["all", "michel"]
NAMES = ("Ana", "Bob", "Cyd", "Dan", "Eva", "Fay")


def run(*arguments: str, typed: str = "", columns: int = 80) -> Result:
    """The command, at a terminal of that width."""
    return CliRunner().invoke(gate, arguments, input=typed, env={"COLUMNS": str(columns), "NO_COLOR": "1"})


def seats(players: int) -> tuple[Seat, ...]:
    """So many people."""
    return tuple(Seat(NAMES[n], "human", n + 1) for n in range(players))


def at(seats_given: Sequence[Mapping[str, object]], setting: Rules | None = None, **position: Any) -> Game:
    """A position with everything on; your turn unless it says otherwise."""
    chosen = setting or rules(players=len(seats_given), modules=ALL, humans=True)
    table = {"seats": seats_given, "turn": {"actions": 2}, **position}
    game = Game.from_dict(chosen, table, seats(len(seats_given)))
    game.listen()
    return game


def lines(game: Game, viewer: int | None = 0) -> list[str]:
    """The story as a seat is told it."""
    return [line.plain for line in told(Words(game.rules, game.seats, viewer), game.events)]


def rolls(game: Game, *results: int) -> Game:
    """The next rolls of the die."""
    game.state.rig = Rig(list(results), [])
    return game


def apply(game: Game, *actions: str) -> Game:
    """One decision after the other."""
    for action in actions:
        game.apply(action)
    return game


def printed(out: Console) -> str:
    """What a screen that writes into memory shows."""
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()
