"""How a game ended. Rule: GOAL-1, GOAL-3, TEAM-3, RULING-26."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from blackgate.engine.pieces import DRAWN
from blackgate.engine.state import State
from blackgate.game.rules import Rules


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seat that won it, or None for a draw at the round cap. Rule: GOAL-1, GOAL-3, RULING-26."""

    winner: int | None
    reason: str
    points: tuple[int, ...]
    rounds: int
    winners: tuple[int, ...] = ()
    """Every seat of the winning side. Rule: TEAM-3."""
    team_points: Mapping[str, int] = field(default_factory=dict)
    """The points of each team; empty without teams."""


def outcome(rules: Rules, state: State) -> Outcome:
    """How a game that is over ended."""
    winner = None if state.winner == DRAWN else int(state.winner)
    points = tuple(int(player.points) for player in state.players)
    reason = "round_cap" if winner is None else "tunnel"
    return Outcome(winner, reason, points, int(state.round), _side(rules, winner), team_points(rules, state))


def team_points(rules: Rules, state: State) -> dict[str, int]:
    """The points of each team; empty without teams. Rule: TEAM-3."""
    points: dict[str, int] = {}
    for team, player in zip(rules.teams or (), state.players, strict=False):
        points[team] = points.get(team, 0) + int(player.points)
    return dict(sorted(points.items()))


def _side(rules: Rules, seat: int | None) -> tuple[int, ...]:
    """A seat and all seats whose points count with it."""
    if seat is None:
        return ()
    side = rules.tables.side
    return tuple(each for each in range(rules.players) if side[each] == side[seat])
