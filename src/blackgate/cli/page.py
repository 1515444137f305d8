"""The page one person sees: table, news, hand, question; on a low screen shorter, so that the news stay in sight."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console, Group, RenderableType
from rich.text import Text

from blackgate.cli.board import board, piles, players, short_places
from blackgate.cli.causes import cause
from blackgate.cli.hand import hand, known, short_hand
from blackgate.cli.news import cut, without_headers
from blackgate.cli.option_list import in_columns
from blackgate.cli.questions import question, with_cost
from blackgate.cli.sentences import told
from blackgate.cli.words import Words
from blackgate.game.game import Game
from blackgate.game.view import View, view

TALL = 38
"""From this height on the Places are drawn as a board."""

NEWS = 5
"""So many lines of news are always shown, if there are so many."""

ENDINGS = ("pass", "stop", "decline", "done", "refuse")


def last_things_last(seen: View) -> View:
    """The same view with the answers that end something at the end of the list."""
    return replace(seen, options=tuple(sorted(seen.options, key=lambda option: option.word in ENDINGS)))


def numbered(texts: Sequence[str]) -> list[Text]:
    """Answers with the numbers one types."""
    return [Text.assemble((f"{n:>2} ", "cyan"), text) for n, text in enumerate(texts, 1)]


class Page:
    """What one person sees at one decision."""

    def __init__(self, game: Game, seat: int, out: Console, heard: int, plain: bool) -> None:
        self.game = game
        self.out = out
        self.words = Words(game.rules, game.seats, seat)
        self.view: View = last_things_last(view(game, seat))
        self.news = told(self.words, game.events, heard)
        self.is_paper = plain or not out.is_terminal
        self.is_low = self.is_paper or out.height < TALL
        self.has_board = self.view.question == "turn" or seat != game.state.active

    def show(self) -> None:
        """The whole page. Paper has no height; on a low screen the news stand below the table."""
        if self.is_paper:
            self._print([*self.news, *self._table(), hand(self.words, self.view), self._asked()])
        elif self.is_low:
            self._show_low()
        else:
            below = [*self._table(), Text(), hand(self.words, self.view), self._asked()]
            self._print([*cut(self.news, self._room(below)), *below])

    def _show_low(self) -> None:
        """Shorter until it fits: hand, then Places."""
        table, asked = self._table(), self._asked()
        own: RenderableType = hand(self.words, self.view)
        wanted = min(len(without_headers(self.news)), NEWS)
        if self._free([*table, own, asked]) < wanted:
            own, asked = short_hand(self.words, self.view), self._asked(gap=False)
        if table and self._free([*table, own, asked]) < wanted:
            table = [short_places(self.words, self.view), players(self.words, self.view, self.out.width)]
        news = cut(self.news, self._room([*table, own, asked]), short=True)
        self._print([*table, *news, own, asked])

    def _print(self, parts: Sequence[RenderableType]) -> None:
        for part in parts:
            self.out.print(part)

    def _free(self, parts: Sequence[RenderableType]) -> int:
        """How many lines are left beside these and the line one types in."""
        return self.out.height - 1 - len(self.out.render_lines(Group(*parts), pad=False))

    def _room(self, parts: Sequence[RenderableType]) -> int:
        return max(self._free(parts), NEWS)

    def _table(self) -> list[RenderableType]:
        return [board(self.words, self.view, self.out.width, compact=self.is_low)] if self.has_board else []

    def _asked(self, gap: bool = True) -> RenderableType:
        """The question and its numbered answers."""
        texts = [with_cost(self.words, self.view, option) for option in self.view.options]
        short = [text.replace("Cautious Move (", "Cautious (") for text in texts]
        lists = [in_columns(numbered(each), self.out.width) for each in (texts, short)]
        return Group(*([Text()] if gap else []), self._question(), min(lists, key=lambda each: each.row_count))

    def _question(self) -> Text:
        return Text(question(self.words, self.view, cause(self.words, self.view, self.game.events)), style="bold")

    def show_options(self) -> None:
        """The question and the answers again."""
        self.out.print(self._asked())

    def show_question(self) -> None:
        """The question alone."""
        self.out.print(self._question())

    def show_table(self) -> None:
        """The table and all piles, whatever the height."""
        self.out.print(board(self.words, self.view, self.out.width, compact=self.is_low))
        if self.is_low:
            self.out.print(piles(self.words, self.view))
            self._print([Text.assemble(("Others hold  ", "dim"), each) for each in known(self.words, self.view)])
