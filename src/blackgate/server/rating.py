"""Ratings of people who want one: openskill (Plackett-Luce), for games that everybody agreed to.

A rating belongs to a secret on a device, of which the server keeps the hash. Nothing else is kept: not who played with
whom, and no name. Opting out deletes it.
"""

from collections.abc import Sequence

import msgspec

from blackgate.server.store.interface import BEGINNER, Rating

WON, LOST = 1.0, 2.0


class Standing(msgspec.Struct, frozen=True):
    """The rating of an identity, as its owner is shown it."""

    rating: float
    uncertainty: float
    """Two thirds of such estimates are at most this far off."""
    games: int
    is_kept: bool
    """Whether anything is stored; otherwise this is where everybody begins."""


def standing(found: Rating | None) -> Standing:
    """What the owner of an identity is shown."""
    shown = found or BEGINNER
    return Standing(round(shown.mu, 2), round(shown.sigma, 2), shown.games, found is not None)


def rate(before: Sequence[Rating | None], winners: Sequence[int]) -> list[Rating]:
    """New ratings by seat. A game that nobody won is a draw; somebody without a rating plays as a beginner."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  (most servers never need it)

    model, known = PlackettLuce(), [each or BEGINNER for each in before]
    teams = [[model.rating(each.mu, each.sigma)] for each in known]
    ranks = [WON if seat in winners else LOST for seat in range(len(known))]
    found = model.rate(teams, ranks=ranks)
    return [Rating(team[0].mu, team[0].sigma, old.games + 1) for team, old in zip(found, known, strict=True)]
