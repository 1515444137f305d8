"""`blackgate replay`: the story of a recorded game; in a terminal move by move, with the board."""

import sys
from pathlib import Path

import click

from blackgate.cli.choosing import OVERLAY
from blackgate.cli.finish import show_finish
from blackgate.cli.language import LANG
from blackgate.cli.saving import laid_out, read
from blackgate.cli.screen import screen
from blackgate.cli.walking import Walk, walk
from blackgate.errors import RecordError, SeatError
from blackgate.game.game import Game
from blackgate.speech import Who


@click.command(name="replay")
@click.argument("file")
@click.option("--as", "viewer", metavar="SEAT", help="As this seat saw it: P1, 1 or a name; usually a spectator.")
@click.option("--from", "start", type=click.IntRange(0), default=0, metavar="N", help="Begin after so many steps.")
@click.option("--open", "is_open", is_flag=True, help="Tell hidden cards, too.")
@click.option("--edition", default="retail", metavar="FILE", help="The edition it was played with.")
@OVERLAY
@LANG
def command(
    file: str, viewer: str | None, start: int, is_open: bool, edition: str, overlays: tuple[str, ...], language: str
) -> None:
    """Walk through the record of a game.

    Where nobody sits at a terminal, print its story.
    """
    text, out = read(Path(file)), screen()
    try:
        steps = Walk(text, laid_out(text, edition, overlays))
    except RecordError as error:
        raise RecordError(error.what, f"{file}, {error.where}", error.right) from None
    steps.look(None if viewer is None else seat_of(steps.game, viewer), is_open, language)
    steps.go(start)
    if out.is_terminal and sys.stdin.isatty():
        walk(steps, out)
        return
    for line in steps.told(start, steps.last):
        out.print(line)
    steps.go(steps.last)
    show_finish(steps.game, out, language)
    if not steps.game.over:
        out.print(steps.words.says("say-goes-on", who=Who(steps.game.seat)))


def seat_of(game: Game, said: str) -> int:
    """A seat by its number or its name; names are compared without case."""
    folded = said.strip().casefold()
    for seat, each in enumerate(game.seats):
        if folded in (f"p{seat + 1}", str(seat + 1), each.name.casefold()):
            return seat
    names = ", ".join(f"P{n} {seat.name}" for n, seat in enumerate(game.seats, 1))
    raise SeatError(f"nobody is called {said[:40]!r}", "--as", names)
