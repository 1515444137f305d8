"""One game looked at again and again: what has not changed since the last look is not drawn anew.

It shows what `table` and `own` show at every moment; a test plays games of every kind and compares them.
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from blackgate.engine.knowledge.witness import Witness
from blackgate.engine.traces import own_trace, pile_trace, seat_trace
from blackgate.game.shapes import Known, OwnView, SeatView, Table
from blackgate.game.view.looking import laid_out, one_seat, piles
from blackgate.game.view.owning import known, own

if TYPE_CHECKING:
    from blackgate.game.game import Game

Trace = list[int]


class Glance:
    """What was last seen of one game, with the numbers it was made of."""

    def __init__(self) -> None:
        self._seats: dict[int, tuple[Trace, SeatView]] = {}
        self._piles: tuple[Trace, dict[str, Any]] = ([], {})
        self._own: dict[int, tuple[Trace, Witness, int, OwnView]] = {}

    def table(self, game: "Game") -> Table:
        """What lies open to everybody."""
        trace = pile_trace(game.state)
        if trace != self._piles[0]:
            self._piles = trace, piles(game.rules, game.state)
        return laid_out(game, tuple(self._seat(game, seat) for seat in range(game.rules.players)), self._piles[1])

    def _seat(self, game: "Game", seat: int) -> SeatView:
        trace, before = seat_trace(game.state, seat), self._seats.get(seat)
        if before is not None and before[0] == trace:
            return before[1]
        seen = one_seat(game, seat, None, None)
        self._seats[seat] = trace, seen
        return seen

    def own(self, game: "Game", seat: int) -> OwnView:
        """What is a seat's own: the same thing again, as long as nothing has changed in it."""
        trace, witness, before = own_trace(game.state, seat), game.memory.of(seat), self._own.get(seat)
        revision = witness.guesses.revision
        if before is None or before[0] != trace:
            mine = own(game, seat)
        elif before[1] is witness and before[2] == revision:
            return before[3]
        else:
            mine = _remembering(before[3], known(game.rules, witness))
        self._own[seat] = trace, witness, revision, mine
        return mine


def _remembering(before: OwnView, now: tuple[Known, ...]) -> OwnView:
    """What was a seat's own, with what it remembers now."""
    return before if before.known == now else replace(before, known=now)
