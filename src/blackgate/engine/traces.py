"""What the pages of a table are made of, in numbers: as long as they stay the same, so does the page.

A page says in names what these numbers say; whoever draws it after every decision asks first whether it has changed.
"""

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.agenda import FRAME, Ask
from blackgate.engine.masks import bit
from blackgate.engine.move import cautious_price
from blackgate.engine.search import search_count
from blackgate.engine.state import NOBODY, State
from blackgate.engine.terms import Slot
from blackgate.engine.trade import price
from blackgate.engine.turn import hand_limit


def seat_trace(state: State, seat: i64) -> list[int]:
    """A seat as everybody sees it. Rule: INFO-1 to INFO-4, RULING-38."""
    player = state.players[seat]
    shown: i64 = player.background if player.revealed or state.winner != NOBODY else -1
    trace: list[int] = [
        player.place, player.size, player.cigarettes, player.beatings, player.points, player.gang_card, shown,
        player.trauma, player.buried, 1 if player.revealed else 0, 1 if player.ability_used else 0,
    ]  # fmt: skip
    add(trace, player.tunnel)
    add(trace, player.tokens)
    return trace


def own_trace(state: State, seat: i64) -> list[int]:
    """What is a seat's own, but for what it remembers. Rule: INFO-1, INFO-2, RULING-40, RULING-41."""
    rules = state.rules
    trace: list[int] = [state.players[seat].background, hand_limit(state, seat), search_count(state, seat)]
    for deal in range(rules.deals):
        trace.append(price(state, seat, deal))
    for slot in range(Slot.COUNT):
        trace.append(cautious_price(state, seat, slot))
    open_: i64 = rules.allies[seat] | bit(seat)
    for each in range(rules.players):
        if open_ & bit(each):
            add(trace, state.players[each].hand)
    if state.top >= 0 and (state.agenda[state.top] == Ask.OFFER or state.agenda[state.top] == Ask.FILL):
        add(trace, state.agenda[state.top : state.top + FRAME])
        add(trace, state.shelf.given)
        add(trace, state.shelf.wanted)
        add(trace, state.shelf.returned)
    return trace


def pile_trace(state: State) -> list[int]:
    """The piles of the board and what lies beside it. Rule: INFO-5, INFO-8, INFO-9, RULING-20, RULING-35."""
    shelf = state.shelf
    trace: list[int] = [
        state.drawn, len(state.deck), len(state.backgrounds), len(shelf.michel_deck), len(shelf.traumas),
    ]  # fmt: skip
    add(trace, state.supply)
    add(trace, state.gang_piles)
    add(trace, state.laid)
    add(trace, state.discard)
    add(trace, shelf.tokens)
    add(trace, shelf.backgrounds)
    add(trace, shelf.michel_discard)
    add(trace, shelf.michel_shown)
    return trace


def add(trace: list[int], numbers: vec[i64]) -> None:
    """A row, with its length: rows of different lengths never look alike."""
    trace.append(len(numbers))
    trace.extend([int(number) for number in numbers])
