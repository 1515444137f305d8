"""Steal a spoon. Rule: SPOON-1, SPOON-2."""

from mypy_extensions import i64

from blackgate.engine.bars import Bar
from blackgate.engine.state import State
from blackgate.engine.terms import Card


def steal_bars(state: State) -> i64:
    """A Spoon must lie on the board. Rule: SPOON-2."""
    return Bar.PILE if state.supply[Card.SPOON] == 0 else 0
