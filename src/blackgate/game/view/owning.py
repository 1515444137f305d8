"""The private part of a view for people, without inferences about hidden cards."""

from typing import Final

import msgspec

from blackgate.engine.knowledge.observer import Observer
from blackgate.engine.search import search_count
from blackgate.engine.state import State
from blackgate.engine.turn import hand_limit
from blackgate.game.actions import Action
from blackgate.game.position import counted
from blackgate.game.rules import Rules
from blackgate.game.seats import check_seat
from blackgate.game.shapes import Known, Outlook, OwnView, SeatView, Table
from blackgate.game.view.exchange import exchange
from blackgate.game.view.learned import certain, possible
from blackgate.game.view.looking import cautious, prices
from blackgate.game.view.memory import shares
from blackgate.game.view.observed import Observed

NOTHING_KNOWN: Final = Known({}, {})


def own(game: Observed, seat: int) -> OwnView:
    """What a seat knows beyond the table. Rule: INFO-1, INFO-2, RULING-39, RULING-41."""
    state, rules = game.state, game.rules
    me = state.players[check_seat(rules.players, seat)]
    return OwnView(
        seat=seat,
        hand=counted(rules, me.hand),
        mates=mates(rules, state, seat),
        background=rules.edition.powers[me.background - 1].id if me.background else "",
        known=known(rules, game.memory.of(seat)),
        hand_limit=int(hand_limit(state, seat)),
        search=int(search_count(state, seat)),
        prices=prices(rules, state, seat),
        cautious=cautious(rules, state, seat),
        exchange=exchange(rules, state, seat) if not game.over else None,
    )


def mates(rules: Rules, state: State, seat: int) -> dict[int, dict[str, int]]:
    """By teammate with an open hand: its cards. Rule: RULING-41."""
    others = [each for each in range(rules.players) if each != seat and shares(rules, each, seat)]
    return {each: counted(rules, state.players[each].hand) for each in others}


def standpoint(table: Table, mine: OwnView, options: tuple[Action, ...]) -> Outlook:
    """The table and the private part of a seat together, with the seat's options."""
    return Outlook(
        table.question,
        table.context,
        table.active,
        table.actions,
        seats_seen(table, mine),
        table.piles,
        table.gang_piles,
        table.deck_size,
        table.discard_size,
        table.michel,
        table.warden,
        mine.seat,
        options,
        mine.hand_limit,
        mine.search,
        mine.prices,
        mine.cautious,
        mine.exchange,
    )


def seats_seen(table: Table, mine: OwnView) -> tuple[SeatView, ...]:
    """The seats of the table with what one seat knows of them."""
    return tuple([_as_seen_by(mine, seat, each) for seat, each in enumerate(table.seats)])


def _as_seen_by(mine: OwnView, seat: int, seen: SeatView) -> SeatView:
    """A seat of the table with the additional knowledge of the viewer."""
    if seat == mine.seat:
        return msgspec.structs.replace(seen, hand=mine.hand, background=mine.background)
    if seat in mine.mates:
        return msgspec.structs.replace(seen, hand=mine.mates[seat])
    known = mine.known[seat] if mine.known else NOTHING_KNOWN
    if not known.certain and not known.possible:
        return seen
    return msgspec.structs.replace(seen, certain=known.certain, possible=known.possible)


def known(rules: Rules, observer: Observer) -> tuple[Known, ...]:
    """By seat: what an observer remembers of its hand; empty if the hand is visible or there is no memory aid."""
    if rules.options["memory_aid"] != "on":
        return ()
    return tuple([_remembered(rules, observer, seat) for seat in range(rules.players)])


def _remembered(rules: Rules, observer: Observer, seat: int) -> Known:
    if observer.sees[seat]:
        return NOTHING_KNOWN
    return Known(certain(rules, observer, seat), possible(rules, observer, seat))
