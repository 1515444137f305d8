"""`blackgate replay`: the story of a recorded game; in a terminal move by move, with the board."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from blackgate.cli.language import LANG
from blackgate.cli.narration import StoryLine, told
from blackgate.cli.options import OVERLAY
from blackgate.cli.play.board import board
from blackgate.cli.play.hand import hand
from blackgate.cli.play.result import show_finish
from blackgate.cli.records import laid_out, read
from blackgate.cli.screen import screen
from blackgate.cli.words import Words
from blackgate.errors import RecordError, SeatError
from blackgate.game.events import Event
from blackgate.game.game import Game
from blackgate.game.record import steps
from blackgate.game.rules import Rules
from blackgate.game.view import view
from blackgate.speech import Who


@click.command(name="replay")
@click.argument("file")
@click.option("--as", "viewer", metavar="SEAT", help="Show what this seat saw: P1, 1 or a name (a spectator).")
@click.option("--from", "start", type=click.IntRange(0), default=0, metavar="N", help="Start after N steps.")
@click.option("--open", "is_open", is_flag=True, help="Show hidden cards.")
@click.option("--edition", default="retail", metavar="FILE", help="The edition of the game (retail).")
@OVERLAY
@LANG
def command(
    file: str, viewer: str | None, start: int, is_open: bool, edition: str, overlays: tuple[str, ...], language: str
) -> None:
    """Step through the record of a game.

    Without a terminal, print the whole story.
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


def seat_of(game: Game, said: str, switch: str = "--as") -> int:
    """A seat by its number or its name, given with a switch; names are compared without case."""
    folded = said.strip().casefold()
    for seat, each in enumerate(game.seats):
        if folded in (f"p{seat + 1}", str(seat + 1), each.name.casefold()):
            return seat
    names = ", ".join(f"P{n} {seat.name}" for n, seat in enumerate(game.seats, 1))
    raise SeatError(f"no player is called {said[:40]!r}", switch, names)


NEWS = 14
"""Lines of the story shown below the board: after a jump, the last ones."""


class Walk:
    """A recorded game at one of its steps; a step is a decision, or something taken back."""

    def __init__(self, text: str, base: Rules | None) -> None:
        self.text = text
        self.base = base
        self.heard: list[int] = []
        """By step: how much of the story was told after it."""
        self._ahead = steps(text, base, listen=True)
        for game in self._ahead:
            self.heard.append(len(game.events))
            self.game = game
        self.events = self.game.events[:]
        self.last = self.at = len(self.heard) - 1
        self.viewer: int | None = None
        self.look(None, False, "en")

    def look(self, viewer: int | None, is_open: bool, language: str) -> None:
        """Through whose eyes, and in which language."""
        self.viewer, self.language = viewer, language
        self.words = Words(self.game.rules, self.game.seats, viewer, language)
        self.story: list[Event] = [replace(event, seen_by=None) for event in self.events] if is_open else self.events

    def go(self, step: int) -> None:
        """The game after so many steps: from here on, or for an earlier one from its beginning."""
        step = max(0, min(step, self.last))
        if step < self.at:
            self._ahead = steps(self.text, self.base, listen=True)
            self.game, self.at = next(self._ahead), 0
        while self.at < step:
            self.game = next(self._ahead)
            self.at += 1

    def told(self, start: int, end: int) -> Sequence[StoryLine]:
        """The story from one step to another; of the start, from the first turn on."""
        since = self.heard[min(start, self.last)] if start else 0
        return told(self.words, self.story[: self.heard[end]], since)

    def next_turn(self) -> int:
        """The step at which the next turn begins."""
        turns = (n for n, event in enumerate(self.events) if event.name == "turn" and n >= self.heard[self.at])
        event = next(turns, len(self.events))
        return next((step for step, heard in enumerate(self.heard) if heard > event), self.last)


def walk(steps: Walk, out: Console) -> None:
    """Show a step, read a key, until somebody has seen enough."""
    since = steps.at - 1
    while True:
        show(steps, out, since)
        step, since = asked(steps, out), steps.at
        if step is None:
            return
        steps.go(step)
        since = min(since, steps.at - 1)


def asked(steps: Walk, out: Console) -> int | None:
    """The step somebody wants to see next; None if they have seen enough."""
    while True:
        typed = out.input(Text(steps.words.says("say-walk"), style="dim")).strip().lower()
        keys = {"": steps.at + 1, "n": steps.at + 1, "b": steps.at - 1, "t": steps.next_turn()}
        if typed in ("q", "quit"):
            return None
        if typed in keys:
            return keys[typed]
        if typed.isascii() and typed.isdecimal():
            return int(typed[:9])
        out.print(steps.words.says("say-walk-keys"), style="yellow")


def show(steps: Walk, out: Console, since: int) -> None:
    """The board as the viewer saw it, and what happened since the step shown before."""
    if out.is_terminal:
        out.clear()
    seen = view(steps.game, steps.viewer)
    out.print(Text(steps.words.says("say-step", n=steps.at, last=steps.last), style="dim"))
    out.print(board(steps.words, seen, out.width, compact=True))
    if steps.viewer is not None:
        out.print(hand(steps.words, seen))
    for line in steps.told(max(since, 0), steps.at)[-NEWS:]:
        out.print(line)
    if steps.game.over:
        show_finish(steps.game, out, steps.language)
