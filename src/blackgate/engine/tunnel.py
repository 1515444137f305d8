"""Dig and win. Rule: DIG-1 to DIG-4, GOAL-1, TURN-10."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.bars import Bar
from blackgate.engine.hand import lose
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Card


def dig_bars(state: State, seat: i64, tool: i64) -> i64:
    """Bars on Dig: fewer than two Beatings and that Tool in hand are needed. Rule: DIG-2, DIG-3, BEAT-4."""
    player = state.players[seat]
    bars: i64 = 0 if tool >= Card.SPOON else Bar.NONE
    if player.beatings >= state.rules.most_beatings:
        bars |= Bar.BEATEN
    if player.hand[tool] == 0:
        bars |= Bar.CARDS
    return bars


def offer_digs(state: State, seat: i64, menu: Menu) -> None:
    """Offer every Tool that can be dug with now."""
    tool: i64 = Card.SPOON
    while tool <= Card.SHOVEL:
        if dig_bars(state, seat, tool) == 0:
            menu.add(Act.DIG + tool)
        tool += 1


def dig(state: State, seat: i64, tool: i64) -> None:
    """Dig: exactly one Tool is placed face up beside the board, for good, and scores at once. Hooks may follow.

    Rule: DIG-3, DIG-4, INFO-4, RULING-90.
    """
    player = state.players[seat]
    lose(player, tool)
    dug = player.tunnel[:]
    dug[tool] += 1
    player.tunnel = dug
    tell(state, Event.DUG, seat, tool, 0)
    score(state, seat, state.rules.card_points[tool])
    check_win(state)
    if state.winner == NOBODY:
        for module in state.hooks.dug:
            module.dug(state, seat)


def score(state: State, seat: i64, points: i64) -> None:
    """Change Tunnel points. The caller checks the win next (TURN-10)."""
    player = state.players[seat]
    player.points += points
    tell(state, Event.SCORED, seat, points, player.points)


def check_win(state: State) -> None:
    """Reaching or passing the target wins at once; the active player is checked first, then the others clockwise.

    Nothing else happens after a win. The points of a side count together.

    Rule: GOAL-1, GOAL-2, GOAL-3, TURN-10, RULING-24, RULING-25.
    """
    i: i64 = 0
    while i < state.rules.players and state.winner == NOBODY:
        seat: i64 = (state.active + i) % state.rules.players
        if side_points(state, seat) >= state.rules.target:
            state.winner = seat
            tell(state, Event.WON, seat, 0, 0)
        i += 1


def side_points(state: State, seat: i64) -> i64:
    """The Tunnel points of a seat and of those on its side."""
    points: i64 = state.players[seat].points
    allies = state.rules.allies[seat]
    ally: i64 = 0
    while allies != 0:
        if allies & 1:
            points += state.players[ally].points
        allies >>= 1
        ally += 1
    return points
