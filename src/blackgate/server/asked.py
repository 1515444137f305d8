"""One who is asked: in which game, what may be answered, and what the seat may know."""

from typing import Final

import msgspec

from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.view import View

Mark = tuple[int, str, int, int | None]
"""Seat, question, how many decisions come before it, and the last of them where it matters which."""
PUT: Final = ("asked", "question", "context", "agenda", "options", "numbers")
"""What of a view is the question; the rest is the table."""


class Asked:
    """A seat that is asked now, or will be if those before it decline. It is good until the next decision."""

    def __init__(self, seat: int, question: str, game: Game, table: Game, mark: Mark) -> None:
        self.seat = seat
        self.question = question
        self.game = game
        """In which it is asked: the true one, or one where those before declined. Shown to nobody but by `view`."""
        self.table = table
        """The true game."""
        self.mark = mark
        """The same for the same question about the same thing, also once those before have in fact declined."""
        self._options: tuple[Action, ...] | None = None
        self._view: View | None = None

    @property
    def options(self) -> tuple[Action, ...]:
        """What may be answered."""
        if self._options is None:
            self._options = tuple(self.game.actions())
        return self._options

    @property
    def view(self) -> View:
        """What the seat may know: the table as it is, and its question. Nothing is shown that has not happened."""
        if self._view is None:
            self._view = self._seen()
        return self._view

    def _seen(self) -> View:
        seen = self.table.view(self.seat)
        if self.game is self.table:
            return seen
        put = self.game.view(self.seat, memory=False)
        question = {name: getattr(put, name) for name in PUT}
        return msgspec.structs.replace(seen, **question).played_by(self.table.rules)
