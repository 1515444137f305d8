"""Who sits where: a line-up, and the seatings that bring everybody to every seat equally often."""

from collections.abc import Sequence

from blackgate.bots.spec import Entrant
from blackgate.errors import ArenaError
from blackgate.game.rules import Rules

Lineup = tuple[Entrant, ...]
"""By seat: who sits there."""
Sides = tuple[int, ...]
"""By seat: its side. Everybody alone, or two teams."""


def sides_of(setting: Rules) -> Sides:
    """Those who win together have one number. Rule: TEAM-1, TEAM-3."""
    if setting.teams is None:
        return tuple(range(setting.players))
    first = setting.teams[0]
    return tuple(int(team != first) for team in setting.teams)


def lined_up(given: Sequence[Entrant], sides: Sides) -> Lineup:
    """As given, seat by seat; of fewer the first is the challenger, and the others take turns on the seats against it.

    The challenger sits on the first seat; in teams, on every seat of the first side.
    """
    if not given or len(given) > len(sides):
        right = f"1 to {len(sides)}, parted by commas"
        raise ArenaError(f"{len(given)} bots for a game of {len(sides)}", "--bots", right)
    if len(given) == len(sides):
        return tuple(given)
    challenger, *others = given
    against = others or [challenger]
    lineup, turn = [], 0
    for side in sides:
        if side == sides[0]:
            lineup.append(challenger)
        else:
            lineup.append(against[turn % len(against)])
            turn += 1
    return tuple(lineup)


def circle(sides: Sides) -> tuple[int, ...]:
    """The seats in an order in which the sides take turns: who moves on in it keeps the same mates and rivals."""
    ranks: dict[int, int] = {}
    places = []
    for seat, side in enumerate(sides):
        ranks[side] = ranks.get(side, -1) + 1
        places.append((ranks[side], side, seat))
    return tuple(seat for _, _, seat in sorted(places))


def seatings(lineup: Lineup, sides: Sides) -> list[Lineup]:
    """Every different line-up that comes of moving everybody on around the table, the given one first.

    Over all of them everybody sits equally often on every seat, and so also begins equally often.
    """
    order, found = circle(sides), dict[Lineup, None]()
    for steps in range(len(order)):
        moved = {order[(place + steps) % len(order)]: lineup[seat] for place, seat in enumerate(order)}
        found[tuple(moved[seat] for seat in range(len(order)))] = None
    return list(found)
