"""`report_mode = vigilant`: nobody is asked; an open eye reports before the next action. Rule: RULING-151."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from blackgate.cli.narration import told
from blackgate.cli.play.input.matching import with_seat
from blackgate.cli.words import Words
from blackgate.game.actions import Action
from blackgate.game.game import Game

REPORT: Final = Action("report")


def is_vigilant(game: Game) -> bool:
    """Whether this table plays with open eyes."""
    return "warden" in game.rules.edition.modules and game.rules.options["report_mode"] == "vigilant"


class Vigil:
    """Stops after every action of the others, legal or not, so that the people at the table can say something."""

    def __init__(self, game: Game, out: Console, people: Sequence[int], language: str = "en") -> None:
        self.game = game
        self.out = out
        self.people = people
        self.language = language
        self.seen = len(game.events)

    def keep(self) -> None:
        """Tell what was done, and hear whoever speaks up. Not where somebody is asked something else."""
        game = self.game
        if game.over or game.question != "turn" or not is_vigilant(game):
            return
        watchers = [seat for seat in self.people if seat != game.seat]
        finished = any(event.name == "finished" for event in game.events[self.seen :])
        if watchers and finished:
            self._hear(watchers)
        if finished or not watchers:
            self.seen = len(game.events)

    def _hear(self, watchers: Sequence[int]) -> None:
        viewer = watchers[0] if len(self.people) == 1 else None
        words = Words(self.game.rules, self.game.seats, viewer, self.language)
        for line in told(words, self.game.events, self.seen):
            self.out.print(line)
        how = words.says("say-go-on" if len(self.people) == 1 else "say-go-on-several")
        while True:
            typed = self.out.input(Text(f"{how} ", style="dim")).strip()
            if not typed or self._report(words, watchers, typed):
                return

    def _report(self, words: Words, watchers: Sequence[int], typed: str) -> bool:
        """Whether somebody reported, or tried what cannot be: then the game goes on."""
        head, _, name = typed.lower().partition(" ")
        if head != "report":
            self.out.print(words.says("say-only-report"), style="yellow")
            return False
        seat = watchers[0] if len(self.people) == 1 else self._reporter(words, watchers, name)
        if seat is None:
            self.out.print(words.says("say-who-reports"), style="yellow")
            return False
        if REPORT not in self.game.asides(seat):
            self.out.print(words.says("say-nothing-to-report"), style="yellow")
            return True
        self.game.throw_in(seat, REPORT)
        return True

    def _reporter(self, words: Words, watchers: Sequence[int], name: str) -> int | None:
        seat = with_seat(words, f"seat {name}").removeprefix("seat ")
        return next((watcher for watcher in watchers if seat == f"P{watcher + 1}"), None)
