"""The terms of a running Exchange: part of the table, like the piles, so that views and beliefs can show them.

Team mode has the rules for proposing and carrying out an Exchange. Rule: RULING-40, RULING-124.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.agenda import Ask
from blackgate.engine.state import State

MOST_PROPOSALS: Final[i64] = 3
"""Proposals in one turn (RULING-124)."""


class Proposal:
    """Operands of `Ask.OFFER` and `Ask.FILL`."""

    PARTNER: Final[i64] = 0
    """The other player of the two."""
    GIVEN: Final[i64] = 1
    """Cigarettes the proposer gives."""
    ASKED: Final[i64] = 2
    """Cigarettes the proposer asks for."""
    ANY: Final[i64] = 3
    """Cards that the other player may choose."""


def is_running(state: State) -> bool:
    """Whether somebody is asked about an Exchange."""
    return state.top >= 0 and (state.agenda[state.top] == Ask.OFFER or state.agenda[state.top] == Ask.FILL)


def in_box(state: State, kind: i64) -> i64:
    """How many cards of a kind are in the box."""
    return count_kind(state, state.rules.card_copies, kind)


def total(counts: vec[i64]) -> i64:
    """The number of cards in a count by card."""
    count: i64 = 0
    for each in counts:
        count += each
    return count


def chosen_freely(state: State, seat: i64) -> i64:
    """How many of the chosen cards were not asked for by their kind."""
    count: i64 = total(state.shelf.returned)
    kind: i64 = 0
    while kind < state.rules.cards:
        if state.shelf.wanted[kind] > 0 and has_faces(state, seat, kind):
            count -= min(state.shelf.wanted[kind], count_kind(state, state.shelf.returned, kind))
        kind += 1
    return count


def has_faces(state: State, seat: i64, kind: i64) -> bool:
    """Whether the copies of a kind may differ, so that their owner picks one. Rule: RULING-89."""
    faces: i64 = state.rules.kind_faces[kind] & (state.rules.box_faces | state.players[seat].holds)
    return faces & (faces - 1) != 0


def count_kind(state: State, counts: vec[i64], kind: i64) -> i64:
    """The number of cards of a kind in a count by card."""
    count: i64 = 0
    card: i64 = 0
    while card < state.rules.cards:
        if state.rules.card_kind[card] == kind:
            count += counts[card]
        card += 1
    return count
