"""Search: draw from the deck what the Place shows. Rule: SEARCH-1, SEARCH-2, SEARCH-3."""

from mypy_extensions import i64

from blackgate.engine.bars import Bar
from blackgate.engine.hand import draw
from blackgate.engine.state import State
from blackgate.engine.terms import Mode


def search_bars(state: State, seat: i64, mode: i64) -> i64:
    """Bars on Search: once per turn, even if the first Search drew nothing.

    Rule: SEARCH-1, RULING-33; RULING-5: a Search that draws 0 is still accepted.
    """
    most: i64 = 1 + state.rules.mod_searches[state.players[seat].gang_card]
    if state.searches >= most and not mode & Mode.UNLIMITED:
        return Bar.LIMIT
    return 0


def search_count(state: State, seat: i64) -> i64:
    """How many cards a Search draws: the value of the Place and all modifiers, never below 0.

    Rule: SEARCH-2, RULING-49, RULING-50.
    """
    player = state.players[seat]
    count: i64 = state.rules.slot_search[player.place] + state.rules.mod_search[player.gang_card]
    if state.extended:
        for module in state.hooks.search_more:
            count += module.search_more(state, seat)
    return max(count, 0)


def search(state: State, seat: i64, mode: i64) -> None:
    """Search: draw cards. The limit, where it applies, is used up whatever is drawn.

    Rule: SEARCH-2, RULING-33, RULING-44.
    """
    if not mode & Mode.UNLIMITED:
        state.searches += 1
    draw(state, seat, search_count(state, seat))
