"""The page one person sees: table, news, hand, question; on a low screen shorter, so that the news stay in sight."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from blackgate.cli.narration import told
from blackgate.cli.play.advice import stake_lines
from blackgate.cli.play.board import board, people, piles
from blackgate.cli.play.hand import hand, known, short_hand
from blackgate.cli.play.menu import LOW, ROOMY, Entry, entries, ordered, unfolded
from blackgate.cli.play.news import cut, without_headers
from blackgate.cli.play.places import short_places
from blackgate.cli.words import Words
from blackgate.game import prompts
from blackgate.game.events import Event
from blackgate.game.game import Game
from blackgate.game.view import View, view

OF_AN_EFFECT: Final = ("target", "place", "free", "pick", "drop", "unless", "recover", "bonus")
"""Questions that the effect of a card asks."""

TALL = 38
"""From this height on the Places are drawn as a board, if the page has room for it."""

NEWS = 5
"""So many lines of news are always shown, if there are so many."""


GAP = 2
"""Spaces between two columns of answers."""
MOST_COLUMNS = 4


def question(words: Words, view: View, cause: str = "") -> str:
    """What is asked of the viewer; first the card that asks, where one is known."""
    return words.speaker.say(prompts.question(words.rules, view, cause))


def cause(words: Words, view: View, events: Sequence[Event]) -> str:
    """The name of the card behind the question, where everybody sees it; else nothing."""
    if view.question not in OF_AN_EFFECT:
        return ""
    actions = {card.id for card in words.edition.cards if card.card_class == "action"}
    for card in reversed(view.laid):
        if card in actions:
            return words.card(card)
    for event in reversed(events):
        if event.name in ("used", "revealed"):
            return words.power(event.a)
        if event.name in ("turn", "finished"):
            break
    return ""


def numbered(texts: Sequence[str]) -> list[Text]:
    """Answers with the numbers one types."""
    return [Text.assemble((f"{n:>2} ", "cyan"), text) for n, text in enumerate(texts, 1)]


class TablePage:
    """What one person sees at one decision."""

    def __init__(self, game: Game, seat: int, out: Console, heard: int, plain: bool, language: str = "en") -> None:
        self.game = game
        self.out = out
        self.words = Words(game.rules, game.seats, seat, language)
        self.view: View = ordered(view(game, seat))
        self.news = told(self.words, game.events, heard)
        self.is_paper = plain or not out.is_terminal
        self.is_low = self.is_paper or out.height < TALL
        self.room = ROOMY
        self.family: Entry | None = None
        self.lines = self._menu()
        """The menu as it is shown: whole, or a family of it."""
        self.has_board = self.view.question == "turn" or seat != game.state.active

    def show(self) -> None:
        """The whole page. Paper has no height; on a low screen the news stand below the table."""
        if self.is_paper:
            self._print([*self.news, *self._table(), hand(self.words, self.view), self._asked()])
            return
        below = [*self._table(), Text(), hand(self.words, self.view), self._asked()]
        self.is_low = self.is_low or self._free(below) < self._wanted()
        if self.is_low:
            self._show_low()
        else:
            self._print([*cut(self.words, self.news, self._room(below)), *below])

    def _wanted(self) -> int:
        """So many lines of news are worth a shorter page."""
        return min(len(without_headers(self.news)), NEWS)

    def _show_low(self) -> None:
        """Shorter until it fits: the menu, then the hand, then the Places."""
        table, asked = self._table(), self._asked()
        own: RenderableType = hand(self.words, self.view)
        wanted = self._wanted()
        if self._free([*table, own, asked]) < wanted:
            self.room = LOW
            self.lines, asked = self._menu(), self._asked()
        if self._free([*table, own, asked]) < wanted:
            own, asked = short_hand(self.words, self.view), self._asked(gap=False)
        if table and self._free([*table, own, asked]) < wanted:
            table = [short_places(self.words, self.view), people(self.words, self.view, self.out.width)]
        news = cut(self.words, self.news, self._room([*table, own, asked]), short=True)
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
        texts = [line.text for line in self.lines]
        long_move, short_move = self.words.says("table-long-move"), self.words.says("table-short-move")
        short = [text.replace(long_move, short_move) for text in texts]
        lists = [in_columns(numbered(each), self.out.width) for each in (texts, short)]
        shown = min(lists, key=lambda each: each.row_count)
        return Group(*([Text()] if gap else []), self._question(), *self._stakes(), shown)

    def _stakes(self) -> list[Text]:
        """What is at stake; in an open turn, and where there is no room, `explain` tells it."""
        is_short = self.view.question == "turn" or (self.is_low and not self.is_paper)
        return [] if is_short else stake_lines(self.words, self.view)

    def _question(self) -> Text:
        if self.family:
            return Text(self.words.says("table-which", family=self.family.text.partition(" …")[0]), style="bold")
        return Text(question(self.words, self.view, cause(self.words, self.view, self.game.events)), style="bold")

    def _menu(self) -> list[Entry]:
        return entries(self.words, self.view, self.room)

    def fold(self, family: Entry | None = None) -> None:
        """Show the whole menu again, or the options of one folded line."""
        self.family = family
        self.lines = unfolded(self.words, self.view, family) if family else self._menu()
        self.show_options()

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
            heading = (f"{self.words.says('table-others')}  ", "dim")
            self._print([Text.assemble(heading, each) for each in known(self.words, self.view)])


def in_columns(items: Sequence[Text], width: int) -> Table:
    """As many columns as fit, filled downwards."""
    columns = _columns(items, width)
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for column in columns:
        table.add_column(no_wrap=len(columns) > 1, min_width=_widest(column) if len(columns) > 1 else None)
    for n in range(len(columns[0]) if columns else 0):
        table.add_row(*(column[n] if n < len(column) else Text() for column in columns))
    return table


def _columns(items: Sequence[Text], width: int) -> list[Sequence[Text]]:
    """The columns with the fewest lines that fit."""
    for rows in range(-(-len(items) // MOST_COLUMNS), len(items)):
        columns = [items[start : start + rows] for start in range(0, len(items), rows)]
        if sum(map(_widest, columns)) + GAP * (len(columns) - 1) <= width:
            return columns
    return [items] if items else []


def _widest(column: Sequence[Text]) -> int:
    return max(item.cell_len for item in column)
