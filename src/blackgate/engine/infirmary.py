"""Heal. Rule: HEAL-1."""

from mypy_extensions import i64

from blackgate.engine.bars import Bar
from blackgate.engine.hand import can_mend
from blackgate.engine.state import State


def heal_bars(state: State, seat: i64) -> i64:
    """Bars on Heal: there must be a Beating to remove, or something a module treats like one.

    Rule: HEAL-1, RULING-5, RULING-93.
    """
    return 0 if can_mend(state, seat) else Bar.UNHURT
