"""Estimate who wins from a position and the value of its options: from a seat's knowledge, or with open cards."""

from typing import Final

import msgspec

from blackgate.bots.bot import Chance, Clock
from blackgate.bots.network import win_chances
from blackgate.bots.players.mastermind import ENDLESS, Mastermind
from blackgate.bots.reasons import Reasons
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.errors import ViewError
from blackgate.evaluation.estimate import Estimate
from blackgate.evaluation.policy import TO_THE_END
from blackgate.game.game import Game
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.game.worlds import determinizer, open_determinizer

VERSION: Final = 1
"""Version of the types below; new fields alone do not raise it."""


class Prospect(msgspec.Struct, frozen=True):
    """The winning chance of one seat."""

    seat: int
    name: str
    chance: float
    """The chance that its side wins, from 0 to 1."""
    error: float
    """The standard error of that estimate."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a position."""

    version: int = VERSION
    seat: int | None
    """The seat whose knowledge is used; None with open cards, and after the end of the game."""
    asked: int | None
    """The seat that has to decide; None after the end of the game."""
    winners: tuple[int, ...] = ()
    """Every seat of the winning side."""
    chances: tuple[Prospect, ...]
    draw: float = 0.0
    """The chance that the game ends at the round cap without a winner."""
    playouts: int = 0
    seconds: float = 0.0
    options: Reasons | None = None
    """The best option of the deciding seat, and why; None if it has no choice or was not analysed."""


def analyse(game: Game, seat: int, clock: Clock, seed: int = 0, is_open: bool = False) -> Analysis:
    """Analyse a position, as a seat knows it or with open cards; each of the two parts may use the whole clock."""
    if game.outcome is not None:
        won = game.outcome.winners
        ended = tuple(Prospect(n, each.name, float(n in won), 0.0) for n, each in enumerate(game.seats))
        return Analysis(seat=None, asked=None, winners=won, chances=ended, draw=float(not won))
    seen = game.view(seat, memory=True)
    worlds = open_determinizer(game) if is_open else determinizer(seen)
    estimate = estimated(game.rules, worlds, clock, seed)
    chances = [estimate.chance(n) for n in range(game.rules.players)]
    return Analysis(
        seat=None if is_open else seat,
        asked=game.seat,
        chances=tuple(Prospect(n, each.name, chances[n], estimate.error(n)) for n, each in enumerate(game.seats)),
        draw=max(0.0, 1.0 - sum(chances) / side_size(game.rules)),
        playouts=int(estimate.playouts),
        seconds=clock.spent,
        options=reasons(seen, worlds, Clock(clock.seconds, clock.playouts), seed) if len(seen.options) > 1 else None,
    )


def side_size(rules: Rules) -> int:
    """The number of seats on a side. Rule: TEAM-3."""
    return rules.players // 2 if rules.teams else 1


def estimated(rules: Rules, worlds: Determinizer, clock: Clock, seed: int) -> Estimate:
    """The chances of all seats: sampled worlds, played to the end."""
    estimate = Estimate(win_chances(rules), TO_THE_END)
    estimate.think(worlds, seed, clock.deadline, clock.playouts or ENDLESS)
    if estimate.playouts == 0:
        raise ViewError("no table looks like this", "view", "a view of a game")
    return estimate


def reasons(view: View, worlds: Determinizer, clock: Clock, seed: int) -> Reasons | None:
    """The Mastermind's evaluation of the options in a view."""
    return Mastermind(view.rules).decide(view, worlds, view.options, clock, Chance(seed), explain=True).reasons
