"""The journal: what happened, in the past tense. Simulations keep none, at the cost of one comparison per event.

A line of the journal is (event, seat, a, b). The meaning of a and b, and who may see them, is declared for each event
(`events`, and in the modules).
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.state import State


class Event:
    """The numbers of the events, with a and b in brackets."""

    TURN: Final[i64] = 0
    """A turn began (round)."""
    CHOSE: Final[i64] = 1
    """A seat took a decision (action)."""
    ROLLED: Final[i64] = 2
    """(result)"""
    MOVED: Final[i64] = 3
    """(from slot, to slot)"""
    SENT: Final[i64] = 4
    """Sent to Solitary, which is no move (from slot, to slot)."""
    DREW: Final[i64] = 5
    """A Search card (card): only the drawer sees it."""
    RESHUFFLED: Final[i64] = 6
    """(number of cards)"""
    TOOK: Final[i64] = 7
    """From an open pile (card): seen by all (INFO-6)."""
    DISCARDED: Final[i64] = 8
    """(card): seen by all."""
    LAID: Final[i64] = 9
    """On the table (card): seen by all (INFO-7)."""
    HANDED: Final[i64] = 10
    """Openly to another seat (card, other seat)."""
    GRABBED: Final[i64] = 11
    """From another hand (card, other seat): only the two see which (RULING-36)."""
    CIGARETTES: Final[i64] = 12
    """(change)"""
    BEATEN: Final[i64] = 13
    """(Beatings now)"""
    HEALED: Final[i64] = 14
    """(Beatings now)"""
    JOINED: Final[i64] = 15
    """(Gang card)"""
    LEFT: Final[i64] = 16
    """(Gang card)"""
    REVEALED: Final[i64] = 17
    """(Background)"""
    USED: Final[i64] = 18
    """(Gang card)"""
    SCORED: Final[i64] = 19
    """(Tunnel points gained, points now)"""
    DUG: Final[i64] = 20
    """(card)"""
    LOOKED: Final[i64] = 21
    """At a hand (other seat)."""
    RECOVERED: Final[i64] = 22
    """From the discard pile (card): seen by all."""
    COMBAT: Final[i64] = 23
    """A combat was decided: the seat won (loser)."""
    WON: Final[i64] = 24
    """The game."""
    DRAWN: Final[i64] = 25
    """The round cap was reached."""
    DEMANDED: Final[i64] = 26
    """(Tool, target)"""
    FINISHED: Final[i64] = 27
    """An action (verb)."""
    SAW: Final[i64] = 28
    """A card of another hand that the seat looked at (card, other seat): only the looker sees it (INFO-10)."""
    CLEARED: Final[i64] = 29
    """A card left the table for its discard place (card): seen by all."""
    # Of pieces that modules bring and observers follow.
    GOT: Final[i64] = 30
    """A token from its pile (token, tokens of this kind now)."""
    GAVE_UP: Final[i64] = 31
    """A token (token, tokens of this kind now)."""
    SHOCKED: Final[i64] = 33
    """Took and showed a Trauma (Trauma)."""
    CALMED: Final[i64] = 34
    """A Trauma went under the stack (Trauma)."""
    CHANGED: Final[i64] = 35
    """A new Background (Background): only its owner sees it."""
    SHOWN: Final[i64] = 38
    """Drew and showed a Michel(le) card (Michel(le) card)."""
    ROUTED: Final[i64] = 39
    """Won a combat against Michel(le)."""
    MAULED: Final[i64] = 40
    """Lost a combat against Michel(le)."""
    PASSED: Final[i64] = 44
    """In an Exchange, from hidden hand to hidden hand (card, other seat): only the two see which (RULING-40)."""
    # Of taking back.
    SHOWED: Final[i64] = 49
    """A card of the hand that others know, because it left the hand in an undone decision (card). A line per copy."""
    UNDID: Final[i64] = 50
    """Undid decisions of its own (how many)."""


def tell(state: State, event: i64, seat: i64, a: i64, b: i64) -> None:
    """Write a line into the journal, if there is one."""
    if state.journal is not None:
        state.journal.append((event, seat, a, b))
