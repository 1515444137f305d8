"""When a power works, and how its effects begin: shared by gang abilities, Backgrounds and arrivals.

Rule: GANG-7, BG-2.
"""

from mypy_extensions import i64

from blackgate.engine.agenda import Step, push
from blackgate.engine.bars import Bar
from blackgate.engine.masks import bit
from blackgate.engine.state import State
from blackgate.engine.terms import When


def moment_bars(state: State, seat: i64, power: i64, when: i64, verbs: i64) -> i64:
    """Whether a power's printed moment is now. Rule: BG-2, GANG-7, RULING-10."""
    rules = state.rules
    bars: i64 = 0
    printed = rules.power_when[power]
    if printed != when or (follows_action(when) and not rules.power_verbs[power] & verbs):
        bars |= Bar.MOMENT
    at = rules.power_at[power]
    if at != 0 and not at & bit(state.players[seat].place):
        bars |= Bar.PLACE
    if rules.power_company[power] != 0 and not in_company(state, seat):
        bars |= Bar.TARGET
    return bars


def follows_action(when: i64) -> bool:
    """Whether a moment is the end of an action."""
    return when == When.AFTER or when == When.AFTER_OTHER


def in_company(state: State, seat: i64) -> bool:
    """Whether another player stands in the same Place."""
    place = state.players[seat].place
    other: i64 = 0
    while other < state.rules.players:
        if other != seat and state.players[other].place == place:
            return True
        other += 1
    return False


def begin_program(state: State, seat: i64, program: i64, foe: i64) -> None:
    """Put the effects of a card on the agenda. Rule: RULING-7."""
    first = state.rules.program_first[program]
    push(state, Step.EFFECT, seat, first, state.rules.program_first[program + 1], foe)
