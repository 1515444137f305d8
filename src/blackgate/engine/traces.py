"""Traces: the numbers from which views are made. While they are equal, the view is equal.

Code that makes views after every decision compares the traces first and skips what has not changed.
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
    """The public part of a seat. Rule: INFO-1 to INFO-4, RULING-38."""
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
    """The private part of a seat except its hand and its memory. Rule: INFO-2, RULING-40."""
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
    """A hand, and the hands of teammates. Rule: INFO-1, RULING-41."""
    rules, trace = state.rules, BytesWriter()
    open_: i64 = rules.allies[seat] | bit(seat)
    for each in range(rules.players):
        if open_ & bit(each):
            add(trace, state.players[each].hand)
    return trace.getvalue()


def pile_trace(state: State) -> bytes:
    """The piles on the board and beside it. Rule: INFO-5, INFO-8, INFO-9, RULING-20, RULING-35."""
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
    """Write a row with its length, so that rows of different lengths always differ."""
    write(trace, len(numbers))
    for number in numbers:
        write(trace, number)


def write(trace: BytesWriter, number: i64) -> None:
    """Write one number; all of them are small."""
    write_i32_le(trace, i32(number))
