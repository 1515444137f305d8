"""Ratings: how strong each entrant is, learned game by game (Plackett-Luce, from the library openskill)."""

from collections.abc import Iterable

import msgspec
from openskill.models import PlackettLuce

from blackgate.bots.spec import Entrant
from blackgate.lab.arena.lineup import Lineup, Sides
from blackgate.lab.arena.match import Played

WON, LOST = 1, 2


class Rating(msgspec.Struct, frozen=True):
    """An estimate of strength and its uncertainty; everybody begins at 25 ± 8.3."""

    mu: float
    sigma: float


def rated(games: Iterable[tuple[Lineup, Played]], sides: Sides) -> dict[Entrant, Rating]:
    """Ratings after these games, in order. A game that ends at the round cap is a draw.

    An entrant on several seats has one rating, which moves to the mean of the ratings of its seats.
    """
    model = PlackettLuce()
    beginner = model.rating()
    ratings: dict[Entrant, Rating] = {}
    for lineup, game in games:
        seats = [[seat for seat in range(len(sides)) if sides[seat] == side] for side in sorted(set(sides))]
        known = {each: ratings.get(each, Rating(beginner.mu, beginner.sigma)) for each in lineup}
        teams = [[model.rating(known[lineup[seat]].mu, known[lineup[seat]].sigma) for seat in side] for side in seats]
        ranks = [float(WON if side[0] in game.winners else LOST) for side in seats]
        found: dict[Entrant, list[Rating]] = {}
        for side, team in zip(seats, model.rate(teams, ranks=ranks), strict=True):
            for seat, new in zip(side, team, strict=True):
                found.setdefault(lineup[seat], []).append(Rating(new.mu, new.sigma))
        ratings |= {each: mean(new) for each, new in found.items()}
    return ratings


def mean(ratings: list[Rating]) -> Rating:
    """The mean of several ratings."""
    n = len(ratings)
    return Rating(sum(each.mu for each in ratings) / n, sum(each.sigma for each in ratings) / n)
