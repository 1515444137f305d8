"""Describe a position for the network of the whole table: write what is true of every seat (`table_features`)."""

from mypy_extensions import i64

from blackgate.engine.agenda import Ask
from blackgate.engine.frames import Go
from blackgate.engine.masks import bit, lowest
from blackgate.engine.state import State
from blackgate.engine.terms import Card
from blackgate.evaluation.feature_names import ALL_SEATS, MOST, At
from blackgate.evaluation.question_features import add_extortion, add_question, add_turn
from blackgate.evaluation.seat_features import add_own
from blackgate.evaluation.table_features import TableFeatures


def describe(table: TableFeatures, state: State) -> None:
    """Write the features of all seats, and what is true of every seat."""
    players: i64 = table.evaluator.rules.players
    find_places(table, state)
    table.ends[ALL_SEATS] = add_common(table, state)
    seat: i64 = 0
    while seat < players:
        table.ends[seat] = add_turn(table, state, seat, add_own(table, state, seat))
        seat += 1
    if state.top >= 0 and state.agenda[state.top] != Ask.TURN:
        add_question(table, state)
        add_extortion(table, state)
    seat = 0
    while seat < players:
        table.ends[seat] = add_race(table, seat, add_company(table, seat, table.ends[seat]))
        seat += 1


def find_places(table: TableFeatures, state: State) -> None:
    """Where everybody stands. A roll that leaves no choice counts as being there."""
    seat: i64 = 0
    while seat < table.evaluator.rules.players:
        table.places[seat] = state.players[seat].place
        seat += 1
    if state.top >= 0 and state.agenda[state.top] == Ask.GO and state.agenda[state.top + 2 + Go.REROLLS] == 0:
        seat = state.agenda[state.top + 1]
        slots: i64 = state.agenda[state.top + 2 + Go.SLOTS] & ~bit(table.places[seat])
        if slots != 0 and slots & (slots - 1) == 0:
            table.places[seat] = lowest(slots)


def add_common(table: TableFeatures, state: State) -> i64:
    """What is true of every seat: the round, and the Tools on the piles. Returns the end of the run."""
    row = table.row
    at: i64 = ALL_SEATS * MOST
    row[at] = At.ROUND + min(state.round >> 1, 11)
    row[at + 1] = At.STOCK + min(state.supply[Card.SPOON], 3)
    row[at + 2] = At.STOCK + 4 + min(state.supply[Card.PICKAXE], 3)
    row[at + 3] = At.STOCK + 8 + min(state.supply[Card.SHOVEL], 3)
    return at + 4


def add_company(table: TableFeatures, seat: i64, at: i64) -> i64:
    """The rivals in the same Place: how strong they are, and what there is to be taken."""
    rules = table.evaluator.rules
    place: i64 = table.places[seat]
    allies: i64 = rules.allies[seat]
    near: i64 = 0
    strongest: i64 = 0
    prey: i64 = 0
    other: i64 = 0
    while other < rules.players:
        if other != seat and table.places[other] == place and not allies & bit(other):
            near += 1
            strongest = max(strongest, table.arms[other])
            prey = max(prey, table.best[other])
        other += 1
    if near == 0:
        return at
    row = table.row
    row[at] = At.COMPANY + min(near, 4)
    row[at + 1] = At.NEAR_ARMS + min(strongest, 4)
    row[at + 2] = At.ARMS_LEAD + 4 + min(max(table.arms[seat] - strongest, -4), 4)
    row[at + 3] = At.PREY + min(prey, 4)
    row[at + 4] = At.EXPOSED + min(table.best[seat], 4)
    return at + 5


def add_race(table: TableFeatures, seat: i64, at: i64) -> i64:
    """How far a seat is ahead or behind."""
    rules = table.evaluator.rules
    allies: i64 = rules.allies[seat]
    need: i64 = table.needs[seat]
    least: i64 = 99
    gap: i64 = 99
    rank: i64 = 0
    ready: i64 = 0
    other: i64 = 0
    while other < rules.players:
        if other != seat and not allies & bit(other):
            least = min(least, table.needs[other])
            gap = min(gap, table.gaps[other])
            ready += table.ready[other]
            if table.needs[other] < need:
                rank += 1
        other += 1
    row = table.row
    row[at] = At.RANK + rank
    row[at + 1] = At.LEAD + 7 + min(max(least - need, -7), 7)
    row[at + 2] = At.THREAT + min(gap, 9)
    at += 3
    if ready > 0:
        row[at] = At.RIVALS_READY + min(ready, 2)
        at += 1
    return at
