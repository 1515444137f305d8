"""A person at the keyboard: what they type until it is a decision."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from blackgate.cli.cards.texts import rendered
from blackgate.cli.commands.cards import show_page, wanted_pages
from blackgate.cli.commands.rule import rule_names, show_asked
from blackgate.cli.narration import told
from blackgate.cli.play.advice import explained
from blackgate.cli.play.goal import goal_page
from blackgate.cli.play.hand import hand_texts
from blackgate.cli.play.hints import advice
from blackgate.cli.play.input.exchanging import exchange
from blackgate.cli.play.input.matching import is_bare_verb, spoken
from blackgate.cli.play.input.parser import FoldedError, RefusedError, chosen
from blackgate.cli.play.input.selling import sale
from blackgate.cli.play.page import TablePage
from blackgate.cli.play.refusals import against, why
from blackgate.cli.play.resume import Sources
from blackgate.cli.play.vigilance import REPORT
from blackgate.cli.quotes import capital, quoted
from blackgate.cli.records import is_other_file, save
from blackgate.errors import BlackgateError
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.undo import standing
from blackgate.speech import Arg


class Leave(Exception):  # noqa: N818  (a wish, not an error)
    """The person leaves the game."""


class Again(Exception):  # noqa: N818  (a wish, not an error)
    """The person has taken something back: what is asked is another question."""


class Person:
    """One decision of one person; a sale of several cards is several."""

    def __init__(
        self, game: Game, seat: int, out: Console, heard: int, plain: bool, sources: Sources, language: str = "en"
    ) -> None:
        self.game = game
        self.seat = seat
        self.out = out
        self.sources = sources
        self.page = TablePage(game, seat, out, heard, plain, language)
        self.words = self.page.words
        self.view = self.page.view
        self.is_saved = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help, "?": self._help, "goal": self._goal, "recipes": self._goal, "why": self._why,
            "explain": self._explain, "hint": self._advise, "conseil": self._advise, "consiglio": self._advise,
            "hand": self._hand, "board": self._board, "log": self._log, "card": self._card, "rule": self._rule,
            "undo": self._undo, "save": self._save, "quit": self._quit,
        }  # fmt: skip

    def decide(self) -> Sequence[Action]:
        """Show the page, then read until there is a decision."""
        self.page.show()
        while True:
            typed = " ".join(self.out.input(Text("> ", style="bold")).split())
            if not typed or typed.lower() == "options":
                self.page.fold()
                continue
            decisions = self._read(typed)
            if decisions:
                return decisions

    def _read(self, typed: str) -> Sequence[Action]:
        """The decisions that were typed; none, if it was something else."""
        head, _, tail = typed.partition(" ")
        try:
            if head.lower() in self.commands and not self._means_option(typed):
                self._command(head.lower(), tail)
                return ()
            if typed.lower() == "report" and REPORT in self.view.asides:
                return [REPORT]
            if typed == "." and self.view.options == (Action("pass"),):
                return self.view.options
            if is_bare_verb(typed) and not any(option.word == head.lower() for option in self.view.options):
                self._why(typed)
                return ()
            several = sale(self.game, self.words, typed) or exchange(self.game, self.words, typed)
            return several or [chosen(self.game, self.words, self.view, self.page.lines, typed)]
        except FoldedError as folded:
            self.page.fold(folded.family)
        except RefusedError as refused:
            self._refuse(refused.numbers)
        except BlackgateError as error:
            self.out.print(quoted(capital(str(error))), style="yellow")
        return ()

    def _command(self, name: str, tail: str) -> None:
        """What is asked; then the open question again, in one line."""
        self.commands[name](tail)
        self.page.show_question()

    def _refuse(self, numbers: Sequence[int]) -> None:
        """What was wanted, and every rule against it."""
        named = [spoken(self.words, self.game.rules.lexicon.action(number)) for number in numbers]
        if len(named) == 1:
            self._hint("say-impossible", what=capital(named[0]))
        else:
            self._hint("say-impossible-all", what=", ".join(named))
        for line in against(self.game, self.words, self.seat, numbers):
            self.out.print(line)

    def _hint(self, name: str, /, **args: Arg) -> None:
        """A hint to what was typed."""
        self.out.print(self.words.says(name, **args), style="yellow", soft_wrap=True)

    def _means_option(self, typed: str) -> bool:
        """`card knife` is an answer where cards are asked for, and else the command."""
        return any(str(option) == typed.lower() for option in self.view.options)

    def _help(self, _: str) -> None:
        self.out.print(self.words.says("say-help"))

    def _goal(self, _: str) -> None:
        self.out.print(goal_page(self.words, self.view.target))

    def _why(self, asked: str) -> None:
        for line in why(self.game, self.words, self.seat, asked):
            self.out.print(line)

    def _explain(self, _: str) -> None:
        for line in explained(self.words, self.view):
            self.out.print(line)

    def _advise(self, _: str) -> None:
        for line in advice(self.game, self.words, self.seat):
            self.out.print(line)

    def _hand(self, _: str) -> None:
        self.out.print(hand_texts(self.words, self.view))

    def _board(self, _: str) -> None:
        self.page.show_table()

    def _log(self, count: str) -> None:
        if count and not (count.isdecimal() and int(count[:6])):
            self._hint("say-how-many-lines")
            return
        for line in told(self.words, self.game.events)[-int(count[:6] or 20) :]:
            self.out.print(line)

    def _card(self, name: str) -> None:
        if not name:
            self._hint("say-which-card")
            return
        for page in wanted_pages(rendered(self.game.rules.edition, self.words.language), name):
            show_page(self.out, page)

    def _rule(self, name: str) -> None:
        if not name:
            self._hint("say-which-rule")
        for each in rule_names(name):
            show_asked(self.out, each, self.words.language)

    def _undo(self, count: str) -> None:
        """Take back what nothing has come of yet; else say what has."""
        most = self.game.undoable(self.seat)
        if most == 0:
            self._hint("say-not-undone", why=standing(self.game))
            return
        if count not in ("", "all") and not (count.isascii() and count.isdecimal()):
            self._hint("say-how-many-undone")
            return
        self.game.undo(self.seat, most if count == "all" else int(count[:6] or 1))
        raise Again

    def _save(self, name: str) -> None:
        if not name:
            self._hint("say-where-to")
            return
        path = Path(name)
        try:
            if not is_other_file(path, self.game) or self._agrees(self.words.says("say-overwrite", name=name)):
                self._write(path)
        except (OSError, ValueError) as error:
            self._hint("say-unwritten", path=str(path), error=str(error))

    def _write(self, path: Path) -> None:
        save(self.game, path)
        self.is_saved = True
        self.out.print(self.words.says("say-saved", command=str(self.sources.resume(path))), soft_wrap=True)

    def _agrees(self, asked: str) -> bool:
        return self.out.input(f"{asked} ").strip().lower() in ("y", "yes")

    def _quit(self, _: str) -> None:
        """Leave; nothing is asked if nothing happened since the game was saved."""
        if self.is_saved:
            raise Leave
        name = self.out.input(f"{self.words.says('say-save-where')} ").strip()
        if name.lower() in ("y", "yes"):
            name = self.out.input(f"{self.words.says('say-save-name')} ").strip()
        if name and name.lower() not in ("n", "no"):
            self._save(name)
        raise Leave
