"""The Schemer's choice among the options of a question, as quick as a playout needs it."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.agenda import Ask
from blackgate.engine.chance import LOW32, advance
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.state import State
from blackgate.evaluation.answers import answer_score
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.turn import turn_score

TO_THE_END: Final[i64] = -1
"""Instead of a number of turns: play on until somebody has won."""
LONGEST: Final[i64] = 20_000
"""Decisions of one playout, in case a game has no end."""


def score(evaluator: Evaluator, state: State, action: i64) -> float:
    """What the seat that is asked, which has just looked, thinks of an option."""
    ask: i64 = state.agenda[state.top]
    return turn_score(evaluator, state, action) if ask == Ask.TURN else answer_score(evaluator, state, ask, action)


def preferred(evaluator: Evaluator, state: State, menu: Menu) -> i64:
    """The option with the best score, the first of equals."""
    if menu.count == 1:
        return menu.items[0]
    evaluator.look(state, state.agenda[state.top + 1])
    best: i64 = menu.items[0]
    most = -1000.0
    i: i64 = 0
    while i < menu.count:
        action: i64 = menu.items[i]
        found: float = score(evaluator, state, action)
        if evaluator.jitter > 0.0:
            evaluator.chance = advance(evaluator.chance)
            found += evaluator.jitter * float(evaluator.chance & LOW32) / 4294967296.0
        if found > most:
            most = found
            best = action
        i += 1
    return best


def play_on(evaluator: Evaluator, state: State, menu: Menu, most: i64) -> i64:
    """Let every seat do what it prefers, until the game ends or `most` decisions are taken; how many were taken."""
    taken: i64 = 0
    while state.winner == NOBODY and taken < most:
        legal(state, menu)
        apply(state, preferred(evaluator, state, menu))
        taken += 1
    return taken


def play_turns(evaluator: Evaluator, state: State, menu: Menu, turns: i64) -> i64:
    """The same until some more turns have begun, or to the end."""
    if turns == TO_THE_END:
        return play_on(evaluator, state, menu, LONGEST)
    left: i64 = turns
    taken: i64 = 0
    active: i64 = state.active
    while state.winner == NOBODY and taken < LONGEST:
        if state.active != active:
            active = state.active
            left -= 1
        if left <= 0 and state.agenda[state.top] == Ask.TURN:
            break
        legal(state, menu)
        apply(state, preferred(evaluator, state, menu))
        taken += 1
    return taken
