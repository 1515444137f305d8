"""A person at the keyboard: the page they see, and what they type until it is a decision."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from blackgate.cli.board import board, piles
from blackgate.cli.cards import show_page, wanted_pages
from blackgate.cli.hand import hand, hand_texts
from blackgate.cli.questions import label, question
from blackgate.cli.rule import rule_names, show_asked
from blackgate.cli.saving import is_other_file, save
from blackgate.cli.sentences import told
from blackgate.cli.understanding import RefusedError, understood
from blackgate.cli.wanted import is_bare_verb, spoken
from blackgate.cli.why import against, why
from blackgate.cli.words import Words, capital, row
from blackgate.errors import BlackgateError
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.view import View, view

HELP = """\
Answer with a number, with words (dig spoon, cautious cell), or with the beginning of them (ca ce).
  why ACTION    every rule that forbids it now: why craft, why dig spoon, why extort NAME, why use
  hand, board   your cards with their texts; the table
  log [N]       what happened, the last N lines
  card NAME     a card’s text, a gang’s cards            rule ID   a rule, such as rule MOVE-4; rule MOVE
  save FILE     keep the game            quit      leave; you can save and resume"""

TALL = 38
"""From this height on the Places are drawn as a board."""


PAGE = 30
"""What table, hand and question take of a tall screen."""

ENDINGS = ("pass", "stop", "decline", "done", "refuse")


class Leave(Exception):  # noqa: N818  (a wish, not an error)
    """The person leaves the game."""


def last_things_last(seen: View) -> View:
    """The same view with the answers that end something at the end of the list."""
    return replace(seen, options=tuple(sorted(seen.options, key=lambda option: option.word in ENDINGS)))


class Person:
    """One decision of one person."""

    def __init__(self, game: Game, seat: int, out: Console, heard: int, plain: bool) -> None:
        self.game = game
        self.seat = seat
        self.out = out
        self.heard = heard
        self.plain = plain
        self.words = Words(game.rules, game.seats, seat)
        self.view: View = last_things_last(view(game, seat))
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help, "?": self._help, "why": self._why, "hand": self._hand, "board": self._table,
            "log": self._log, "card": self._card, "rule": self._rule, "save": self._save, "quit": self._quit,
        }  # fmt: skip

    def decide(self) -> Action:
        """Show the page, then read until there is a decision."""
        self.show_news()
        if self.view.question == "turn" or self.seat != self.game.state.active:
            self._board()
        if self.out.height >= TALL:
            self.out.print()
        self.out.print(hand(self.words, self.view))
        self.show_question()
        while True:
            typed = " ".join(self.out.input(Text("> ", style="bold")).split())
            if not typed:
                self.show_question()
                continue
            decision = self._read(typed)
            if decision is not None:
                return decision

    def _read(self, typed: str) -> Action | None:
        head, _, tail = typed.partition(" ")
        try:
            if head.lower() in self.commands and not self._means_option(typed):
                self.commands[head.lower()](tail)
                return None
            if is_bare_verb(typed) and not any(option.word == head.lower() for option in self.view.options):
                self._why(typed)
                return None
            return understood(self.game, self.words, self.view, typed)
        except RefusedError as refused:
            self._refuse(refused.numbers)
        except BlackgateError as error:
            self.out.print(capital(str(error)), style="yellow")
        return None

    def _refuse(self, numbers: Sequence[int]) -> None:
        """What was wanted, and every rule against it."""
        named = [spoken(self.words, self.game.rules.lexicon.action(number)) for number in numbers]
        self.out.print(
            f"{capital(named[0])} is not possible now." if len(named) == 1 else f"Not possible now: {row(named)}.",
            style="yellow",
        )
        for line in against(self.game, self.words, self.seat, numbers):
            self.out.print(line)

    def _means_option(self, typed: str) -> bool:
        """`card knife` is an answer where cards are asked for, and else the command."""
        return any(str(option) == typed.lower() for option in self.view.options)

    def show_news(self) -> None:
        """What happened since this person was last asked."""
        lines = told(self.words, self.game.events, self.heard)
        room = len(lines) if self.plain or not self.out.is_terminal else max(self.out.height - PAGE, 5)
        if len(lines) > room:
            self.out.print(f"… {len(lines) - room} more lines: log {len(lines)}", style="dim")
        for line in lines[-room:]:
            self.out.print(line)

    def show_question(self) -> None:
        """The question and its numbered answers."""
        self.out.print()
        self.out.print(question(self.words, self.view), style="bold")
        options = [
            Text.assemble((f"{n:>2} ", "cyan"), label(self.words, self.view, option))
            for n, option in enumerate(self.view.options, 1)
        ]
        self.out.print(Columns(options, padding=(0, 2), column_first=True, equal=len(options) > 4))

    def _help(self, _: str) -> None:
        self.out.print(HELP)

    def _why(self, asked: str) -> None:
        for line in why(self.game, self.words, self.seat, asked):
            self.out.print(line)

    def _hand(self, _: str) -> None:
        self.out.print(hand_texts(self.words, self.view))

    def _table(self, _: str) -> None:
        """The table and all piles, whatever the height."""
        self._board()
        if self._is_low:
            self.out.print(piles(self.words, self.view))

    def _board(self) -> None:
        self.out.print(board(self.words, self.view, self.out.width, compact=self._is_low))

    @property
    def _is_low(self) -> bool:
        return self.plain or not self.out.is_terminal or self.out.height < TALL

    def _log(self, count: str) -> None:
        n = int(count) if count.isdecimal() and len(count) < 6 else 20
        for line in told(self.words, self.game.events)[-max(n, 1) :]:
            self.out.print(line)

    def _card(self, name: str) -> None:
        if not name:
            self.out.print("Which card? For example: card riot", style="yellow")
            return
        for page in wanted_pages(self.game.rules.edition, name):
            show_page(self.out, page)

    def _rule(self, name: str) -> None:
        if not name:
            self.out.print("Which rule? For example: rule MOVE-4", style="yellow")
        for each in rule_names(name):
            show_asked(self.out, each)

    def _save(self, name: str) -> None:
        if not name:
            self.out.print("Where to? For example: save mygame.txt", style="yellow")
        elif not is_other_file(Path(name), self.game) or self._agrees(f"{name} exists. Overwrite it?"):
            self._write(Path(name))

    def _write(self, path: Path) -> None:
        try:
            save(self.game, path)
        except OSError as error:
            self.out.print(f"{path} cannot be written: {error.strerror}.", style="yellow", soft_wrap=True)
        else:
            self.out.print(f"Saved. Go on another time with: blackgate play --resume {path}", soft_wrap=True)

    def _agrees(self, asked: str) -> bool:
        return self.out.input(f"{asked} [y/N] ").strip().lower() in ("y", "yes")

    def _quit(self, _: str) -> None:
        name = self.out.input("Save to which file? (Enter: do not save) ").strip()
        if name.lower() in ("y", "yes"):
            name = self.out.input("What shall it be called? ").strip()
        if name and name.lower() not in ("n", "no"):
            self._save(name)
        raise Leave
