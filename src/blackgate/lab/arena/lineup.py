"""Seating: a line-up, and the seatings that bring everybody to every seat equally often."""

from collections.abc import Sequence

from blackgate.bots.spec import Entrant
from blackgate.errors import ArenaError
from blackgate.game.rules import Rules

Lineup = tuple[Entrant, ...]
"""By seat: who sits there."""
Sides = tuple[int, ...]
"""By seat: its side. Everybody alone, or two teams."""


def sides_of(setting: Rules) -> Sides:
    """By seat: the number of its side; seats that win together have the same number. Rule: TEAM-1, TEAM-3."""
    if setting.teams is None:
        return tuple(range(setting.players))
    first = setting.teams[0]
    return tuple(int(team != first) for team in setting.teams)


def lined_up(given: Sequence[Entrant], sides: Sides) -> Lineup:
    """The line-up as given; with fewer names than seats, the first is the challenger against the others in turn.

    The challenger takes the first seat; in teams, every seat of the first side.
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
    """The seats in an order in which the sides alternate: moving on in it keeps the same mates and rivals."""
    ranks: dict[int, int] = {}
    places = []
    for seat, side in enumerate(sides):
        ranks[side] = ranks.get(side, -1) + 1
        places.append((ranks[side], side, seat))
    return tuple(seat for _, _, seat in sorted(places))


def seatings(lineup: Lineup, sides: Sides) -> list[Lineup]:
    """Every different line-up that results from rotating everybody around the table, the given one first.

    Over all of them everybody has every seat equally often, and so also begins equally often.
    """
    order, found = circle(sides), dict[Lineup, None]()
    for steps in range(len(order)):
        moved = {order[(place + steps) % len(order)]: lineup[seat] for place, seat in enumerate(order)}
        found[tuple(moved[seat] for seat in range(len(order)))] = None
    return list(found)
