"""What the pages of a table are made of, in numbers: as long as they stay the same, so does the page.

A page says in names what these numbers say; whoever draws it after every decision asks first whether it has changed.
"""

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from blackgate.engine.agenda import FRAME
from blackgate.engine.exchange import is_running
from blackgate.engine.masks import bit
from blackgate.engine.move import cautious_price
from blackgate.engine.pieces import NOBODY
from blackgate.engine.search import search_count
from blackgate.engine.state import State
from blackgate.engine.terms import Slot
from blackgate.engine.trade import price
from blackgate.engine.turn import hand_limit


def seat_trace(state: State, seat: i64) -> bytes:
    """A seat as everybody sees it. Rule: INFO-1 to INFO-4, RULING-38."""
    player, trace = state.players[seat], BytesWriter()
    shown: i64 = player.background if player.revealed or state.winner != NOBODY else -1
    add(trace, vec[i64]([
        player.place, player.size, player.cigarettes, player.beatings, player.points, player.gang_card, shown,
        player.trauma, player.buried, 1 if player.revealed else 0, 1 if player.ability_used else 0,
    ]))  # fmt: skip
    add(trace, player.tunnel)
    add(trace, player.tokens)
    return trace.getvalue()


def own_trace(state: State, seat: i64) -> bytes:
    """What is a seat's own beside its hand and what it remembers. Rule: INFO-2, RULING-40."""
    rules, trace = state.rules, BytesWriter()
    add(trace, vec[i64]([state.players[seat].background, hand_limit(state, seat), search_count(state, seat)]))
    for deal in range(rules.deals):
        write(trace, price(state, seat, deal))
    for slot in range(Slot.COUNT):
        write(trace, cautious_price(state, seat, slot))
    if is_running(state):
        add(trace, state.agenda[state.top : state.top + FRAME])
        add(trace, state.shelf.given)
        add(trace, state.shelf.wanted)
        add(trace, state.shelf.returned)
    return trace.getvalue()


def hand_trace(state: State, seat: i64) -> bytes:
    """A hand, and those of teammates. Rule: INFO-1, RULING-41."""
    rules, trace = state.rules, BytesWriter()
    open_: i64 = rules.allies[seat] | bit(seat)
    for each in range(rules.players):
        if open_ & bit(each):
            add(trace, state.players[each].hand)
    return trace.getvalue()


def pile_trace(state: State) -> bytes:
    """The piles of the board and what lies beside it. Rule: INFO-5, INFO-8, INFO-9, RULING-20, RULING-35."""
    shelf, trace = state.shelf, BytesWriter()
    add(trace, vec[i64]([
        state.drawn, len(state.deck), len(state.backgrounds), len(shelf.michel_deck), len(shelf.traumas),
    ]))  # fmt: skip
    add(trace, state.supply)
    add(trace, state.gang_piles)
    add(trace, state.laid)
    add(trace, state.discard)
    add(trace, shelf.tokens)
    add(trace, shelf.backgrounds)
    add(trace, shelf.michel_discard)
    add(trace, shelf.michel_shown)
    return trace.getvalue()


def add(trace: BytesWriter, numbers: vec[i64]) -> None:
    """A row, with its length: rows of different lengths never look alike."""
    write(trace, len(numbers))
    for number in numbers:
        write(trace, number)


def write(trace: BytesWriter, number: i64) -> None:
    """One number; all of them are small."""
    write_i32_le(trace, i32(number))
