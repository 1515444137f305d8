"""Decisions to take: at random, in every other game with an eye on the tunnel, and now and then unasked."""

from random import Random
from typing import Final, NamedTuple

from blackgate import Game
from blackgate.engine.pieces import NOBODY

EAGER: Final = frozenset({"dig", "craft", "improve", "extort", "join", "reveal", "card", "skill_roll", "accept"})
"""Words that bring a game to its end, or a combat about."""


class Deed(NamedTuple):
    """A decision of the seat that is asked, or what another one throws in."""

    seat: int
    action: int
    unasked: bool = False


def decide(game: Game, chooser: Random) -> Deed:
    """Any decision that is possible now. Rule: RULING-151."""
    if game.state.shelf.reportable != NOBODY and chooser.random() < 0.5:
        seat = chooser.randrange(game.rules.players)
        asides = game.legal_asides(seat)
        if asides:
            return Deed(seat, chooser.choice(asides), unasked=True)
    options = game.legal()
    if game.seed % 2 and chooser.random() < 0.6:
        eager = [option for option in options if game.rules.lexicon.action(option).word in EAGER]
        options = eager or options
    return Deed(game.seat, chooser.choice(options))


def take(game: Game, deed: Deed) -> None:
    """Carry it out."""
    if deed.unasked:
        game.throw_in(deed.seat, deed.action)
    else:
        game.apply(deed.action)


def play(game: Game, chooser: Random, most: int) -> int:
    """Decide until the game ends or so many decisions are taken; how many were taken."""
    taken = 0
    while taken < most and not game.over:
        take(game, decide(game, chooser))
        taken += 1
    return taken
