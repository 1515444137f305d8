"""Make the rules of one game from an edition: check the number of players, settle the options, compile the tables."""

from collections.abc import Mapping

from blackgate.editions.compiler.ruleset import compile_ruleset
from blackgate.editions.edition import Edition
from blackgate.editions.options import settle
from blackgate.editions.sides import check_number, settle_sides
from blackgate.engine.ruleset import Ruleset
from blackgate.errors import OptionError, brief


def make_ruleset(
    edition: Edition,
    players: int,
    options: Mapping[str, object] | None = None,
    humans: bool = False,
    teams: bool | str = False,
) -> Ruleset:
    """The tables for a game of that many players; `humans` says whether a person sits at the table.

    On the team side of the board `teams` may name the side of every seat, as in "ABAB"; otherwise they alternate.
    """
    settled = settle(edition, options)
    target = _target(edition, players)
    sides = settle_sides(edition, players, teams, settled)
    return compile_ruleset(edition, players, target, settled, sides, bool(humans))


def _target(edition: Edition, players: object) -> int:
    """Points to win, for a player or for a team. Rule: GOAL-2, TEAM-4, PROTO-1."""
    targets = dict(edition.goal)
    if not isinstance(players, int) or isinstance(players, bool) or players not in targets:
        allowed = ", ".join(map(str, targets))
        rule, name = ("PROTO-1", "the prototype") if edition.is_prototype else ("GOAL-2", edition.id)
        raise OptionError(f"{brief(players)} players cannot play {name}", "players", f"{rule} allows {allowed}")
    if not edition.in_teams:
        return targets[players]
    check_number(edition, players)
    return dict(edition.team_goal)[players]
