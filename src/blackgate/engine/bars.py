"""Bars: the reasons why an action is not possible. An action without bars is among the options.

Each chapter computes its bars once: `legal` asks whether there are any, `why_not` asks which. Rule: TURN-3, TURN-6,
RULING-5.
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.masks import bit
from blackgate.engine.state import State
from blackgate.engine.terms import Mode, Slot


class Bar:
    """Reasons, as bits of a mask. `blackgate.engine.citations` names the rules behind each."""

    ACTIONS: Final[i64] = 1
    """Not enough actions left."""
    PLACE: Final[i64] = 2
    """Not in this Place."""
    SOLITARY: Final[i64] = 4
    """Not while standing in Solitary."""
    SOLITARY_START: Final[i64] = 8
    """Not in a turn that started in Solitary."""
    LIMIT: Final[i64] = 16
    """Used up for this turn."""
    WEAPON: Final[i64] = 32
    """No Weapon in hand."""
    TARGET: Final[i64] = 64
    """Nobody there to be the target."""
    IMMUNE: Final[i64] = 128
    """The target is protected by a Gang card."""
    BEATEN: Final[i64] = 256
    """Too many Beatings."""
    CARDS: Final[i64] = 512
    """The cards needed are not in hand."""
    PILE: Final[i64] = 1024
    """The pile is empty."""
    SHORT: Final[i64] = 2048
    """The pile holds too few."""
    CIGARETTES: Final[i64] = 4096
    """Not enough cigarettes."""
    UNHURT: Final[i64] = 8192
    """No Beating to remove."""
    POINTLESS: Final[i64] = 16384
    """It could change nothing."""
    HERE: Final[i64] = 32768
    """Already in that Place."""
    CLOSED: Final[i64] = 65536
    """That Place cannot be chosen."""
    MOMENT: Final[i64] = 131072
    """It is not the moment printed on the card."""
    SPENT: Final[i64] = 262144
    """Revealed or used already."""
    NONE: Final[i64] = 524288
    """There is no such thing in this game."""
    DOUBLE: Final[i64] = 1048576
    """Copies of one Accessory count once."""
    ALLY: Final[i64] = 2097152
    """The target is on the player's own side."""
    BARRED: Final[i64] = 4194304
    """Something the player holds forbids this verb."""
    TOKEN: Final[i64] = 8388608
    """The token needed is not there."""


BARS: Final = (
    "actions", "place", "solitary", "solitary_start", "limit", "weapon", "target", "immune", "beaten", "cards", "pile",
    "short", "cigarettes", "unhurt", "pointless", "here", "closed", "moment", "spent", "none", "double",
    "ally", "barred", "token",
)  # fmt: skip


def open_verbs(state: State, seat: i64, mode: i64) -> i64:
    """The verbs that neither the Place nor Solitary nor a veto closes to a seat.

    Rule: TURN-6, SOL-2, RULING-59, RULING-6.
    """
    rules = state.rules
    player = state.players[seat]
    verbs: i64 = -1
    if state.extended:
        verbs = ~vetoed_verbs(state, seat)
    if mode & Mode.ANYWHERE:
        verbs &= rules.known_verbs
    else:
        here: i64 = rules.slot_verbs[rules.at_slot(seat, player.place)]
        verbs &= here | rules.mod_allow[rules.at_slot(player.gang_card, player.place)]
    if player.place == Slot.SOLITARY:
        verbs &= ~rules.solitary_bans
    if state.started_solitary and seat == state.active:
        verbs &= ~rules.solitary_start_bans
    return verbs


def vetoed_verbs(state: State, seat: i64) -> i64:
    """The verbs closed by something the player holds, in every Place."""
    verbs: i64 = 0
    for module in state.hooks.vetoes:
        verbs |= module.vetoes(state, seat)
    return verbs


def standing_bars(state: State, seat: i64, verb: i64, mode: i64) -> i64:
    """Which of Place, Solitary, vetoes and allowance close a verb: the reasons behind `open_verbs` and TURN-3."""
    rules = state.rules
    player = state.players[seat]
    verb_bit: i64 = bit(verb)
    bars: i64 = 0
    if not mode & Mode.FREE and state.actions < 1:
        bars |= Bar.ACTIONS
    if player.place == Slot.SOLITARY and rules.solitary_bans & verb_bit:
        bars |= Bar.SOLITARY
    if state.started_solitary and seat == state.active and rules.solitary_start_bans & verb_bit:
        bars |= Bar.SOLITARY_START
    if vetoed_verbs(state, seat) & verb_bit:
        bars |= Bar.BARRED
    if not open_verbs(state, seat, mode) & verb_bit and not bars & (Bar.SOLITARY | Bar.SOLITARY_START | Bar.BARRED):
        bars |= Bar.PLACE
    return bars
