"""Heal. Rule: HEAL-1."""

from mypy_extensions import i64

from blackgate.engine.bars import Bar
from blackgate.engine.state import State


def heal_bars(state: State, seat: i64) -> i64:
    """There must be a Beating to remove. Rule: HEAL-1, RULING-5, RULING-93."""
    return Bar.UNHURT if state.players[seat].beatings == 0 else 0
