"""All changes of tokens. No other file changes them.

Rule: MOD-2, MOD-3, MOD-4, RULING-150.
"""

from mypy_extensions import i64

from blackgate.engine.bars import Bar
from blackgate.engine.state import State, own_shelf
from blackgate.engine.story import Event, tell


def lay_tokens(state: State, token: i64) -> None:
    """Set up a pile as the box has it. Rule: MOD-2."""
    change_pile(state, token, state.rules.token_copies[token])


def token_bars(state: State, token: i64) -> i64:
    """Bars on taking a token: the pile is empty. Nothing else limits a collection. Rule: MOD-4."""
    return Bar.PILE if state.shelf.tokens[token] == 0 else 0


def take_token(state: State, seat: i64, token: i64) -> None:
    """Take a token from its pile. Rule: MOD-4."""
    change_pile(state, token, -1)
    change_held(state, seat, token, 1)
    tell(state, Event.GOT, seat, token, state.players[seat].tokens[token])


def give_up_token(state: State, seat: i64, token: i64) -> None:
    """Return a used token to its pile. Rule: MOD-3, OFFICE-9."""
    change_held(state, seat, token, -1)
    change_pile(state, token, 1)
    tell(state, Event.GAVE_UP, seat, token, state.players[seat].tokens[token])


def change_pile(state: State, token: i64, by: i64) -> None:
    """Change the size of a pile."""
    shelf = own_shelf(state)
    piles = shelf.tokens[:]
    piles[token] += by
    shelf.tokens = piles


def change_held(state: State, seat: i64, token: i64, by: i64) -> None:
    """Change a player's collection."""
    player = state.players[seat]
    held = player.tokens[:]
    held[token] += by
    player.tokens = held
