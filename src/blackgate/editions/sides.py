"""The sides of a game: everybody alone, or two teams around the table.

Rule: TEAM-1, TEAM-4, RULING-112, RULING-113.
"""

from collections.abc import Mapping

from blackgate.editions.edition import Edition
from blackgate.editions.vocabulary import SIDES
from blackgate.errors import OptionError, brief

Sides = tuple[str, ...]
"""By seat: A or B; empty where everybody is alone."""


def settle_sides(edition: Edition, players: int, teams: bool | str, settled: Mapping[str, str | int]) -> Sides:
    """Who plays with whom; `teams` may name the side of every seat, as in "ABBA"."""
    if not edition.in_teams:
        if teams:
            raise OptionError("this edition is laid out without teams", "teams", "lay the overlay 'teams' (TEAM-2)")
        return ()
    check_number(edition, players)
    alternate = tuple(SIDES[seat % 2] for seat in range(players))
    if not isinstance(teams, str) or not teams:
        return alternate
    sides = tuple(teams.strip().upper())
    _check_split(sides, players, teams)
    swapped = tuple(SIDES[1 - SIDES.index(side)] for side in alternate)
    if sides not in (alternate, swapped) and settled.get("team_seating") != "free":
        right = f"{''.join(alternate)}, or the option team_seating = free (RULING-113)"
        raise OptionError(f"{brief(teams)} does not alternate", "teams", right)
    return sides


def check_number(edition: Edition, players: int) -> None:
    """Four or six; two is even, but no team."""
    targets = dict(edition.team_goal)
    if players in targets:
        return
    allowed = " or ".join(map(str, targets)) or "no number"
    right = f"{number_rule(players)}: teams are for {allowed} players"
    raise OptionError(f"{brief(players)} players cannot play in teams", "teams", right)


def number_rule(players: int) -> str:
    """The rule by which so many players cannot play in teams."""
    return "RULING-112" if players == 2 else "TEAM-1" if players % 2 else "TEAM-4"


def _check_split(sides: Sides, players: int, written: str) -> None:
    """One letter for each seat, as many A as B."""
    example = "".join(SIDES[seat % 2] for seat in range(players))
    if len(sides) != players or not set(sides) <= set(SIDES):
        right = f"one letter A or B for each of {players} seats, such as {example}"
        raise OptionError(f"{brief(written)} does not give every seat a team", "teams", right)
    if sides.count("A") != sides.count("B"):
        raise OptionError(f"{brief(written)} does not split the players evenly", "teams", f"such as {example} (TEAM-1)")
