"""Another world that is the same to one seat, made of what it sees alone."""

from random import Random
from typing import Final

from tests.properties.deeds import Deed

from blackgate import Game, imagine

TRIES: Final = 24


def other_world(game: Game, viewer: int, deed: Deed, chooser: Random) -> Game | None:
    """A game this seat cannot tell from the real one, where the same decision is possible; None if none is found."""
    view = game.view(viewer, memory=True)
    worlds = (imagine(view, chooser.getrandbits(48)) for _ in range(TRIES))
    return next((world for world in worlds if is_possible(world, deed)), None)


def is_possible(game: Game, deed: Deed) -> bool:
    """Whether a decision could be taken there."""
    return deed.action in game.legal_asides(deed.seat) if deed.unasked else game.is_legal(deed.action)
