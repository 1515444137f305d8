"""Views of one game made again and again: parts that have not changed since the last time are reused.

The result always equals `table` and `own`; a test plays games of every kind and compares them.
"""

from typing import Any

from msgspec.structs import replace

from blackgate.engine.knowledge.observer import Observer
from blackgate.engine.traces import hand_trace, own_trace, pile_trace, seat_trace
from blackgate.game.position import counted
from blackgate.game.shapes import Known, OwnView, SeatView, Table
from blackgate.game.view.looking import laid_out, one_seat, piles
from blackgate.game.view.memory import Memory
from blackgate.game.view.observed import Observed
from blackgate.game.view.owning import known, mates, own


class Mine:
    """The last private part of a seat, with its traces."""

    def __init__(self, hand: bytes, rest: bytes, observer: Observer, revision: int, view: OwnView) -> None:
        self.hand, self.rest = hand, rest
        self.observer, self.revision = observer, revision
        self.view = view


class Glance:
    """The last views of one game, with the traces they were made from."""

    def __init__(self) -> None:
        self._seats: dict[int, tuple[bytes, SeatView]] = {}
        self._piles: tuple[bytes, dict[str, Any]] = (b"", {})
        self._own: dict[int, Mine] = {}

    def table(self, game: Observed) -> Table:
        """The public part of the table."""
        trace = pile_trace(game.state)
        if trace != self._piles[0]:
            self._piles = trace, piles(game.rules, game.state)
        return laid_out(game, tuple([self._seat(game, seat) for seat in range(game.rules.players)]), self._piles[1])

    def _seat(self, game: Observed, seat: int) -> SeatView:
        trace, before = seat_trace(game.state, seat), self._seats.get(seat)
        if before is not None and before[0] == trace:
            return before[1]
        seen = one_seat(game, seat, None, None)
        self._seats[seat] = trace, seen
        return seen

    def own(self, game: Observed, memory: Memory, seat: int) -> OwnView:
        """The private part of a seat with its memory; the same object while nothing in it has changed."""
        rules, state, observer = game.rules, game.state, memory.of(seat)
        before, revision = self._own.get(seat), observer.beliefs.revision
        hand, rest = hand_trace(state, seat), own_trace(state, seat)
        if before is None or before.rest != rest:
            mine = own(game, seat)
        elif before.hand != hand:
            cards, others = counted(rules, state.players[seat].hand), mates(rules, state, seat)
            mine = replace(before.view, hand=cards, mates=others, known=known(rules, observer))
        elif before.observer is not observer or before.revision != revision:
            mine = _remembering(before.view, known(rules, observer))
        else:
            return before.view
        self._own[seat] = Mine(hand, rest, observer, revision, mine)
        return mine


def _remembering(before: OwnView, now: tuple[Known, ...]) -> OwnView:
    """The private part of a seat with a new memory."""
    return before if before.known == now else replace(before, known=now)
