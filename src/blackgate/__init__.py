"""Blackgate: the digital edition of the prison-escape board game Dig Your Way Out. Unofficial fan edition.

What everybody outside uses:

- `load` opens an edition; `rules` makes the rules of a game from it, with overlays, options and a player count.
- `Game` is a game: whose decision it is, the options, `apply`, `why_not`, `clone`, JSON in and out, the outcome.
- `Action`, `Event`, `Outcome`, `Refusal` are what a game speaks in; `Seat` is who sits where.
- `view` is what one seat may know; `imagine` is a game it could be in, as far as it can tell.
- `position` and `from_position` are a game at one moment as one line of text; `record` and `replay` are a whole game.
- `branch` plays on from a moment of a finished game.
- Whatever goes wrong through a person's doing is a `BlackgateError`: what, where, and what would be right.
"""

from typing import TYPE_CHECKING

from blackgate._build import compiled, warn_if_stale
from blackgate._lazy import lazy

warn_if_stale()

if TYPE_CHECKING:
    from blackgate.editions import Edition, load
    from blackgate.errors import BlackgateError
    from blackgate.game.actions import Action
    from blackgate.game.branch import branch
    from blackgate.game.events import Event
    from blackgate.game.game import Game
    from blackgate.game.notation import from_position, position
    from blackgate.game.outcome import Outcome
    from blackgate.game.record import record, replay, verify
    from blackgate.game.refusals.refusal import Refusal
    from blackgate.game.rules import Rules, rules
    from blackgate.game.seats import Seat
    from blackgate.game.view import View
    from blackgate.game.worlds import imagine

    view = Game.view
else:
    __getattr__ = lazy(
        __name__,
        {
            "blackgate.editions": ("Edition", "load"),
            "blackgate.errors": ("BlackgateError",),
            "blackgate.game.actions": ("Action",),
            "blackgate.game.branch": ("branch",),
            "blackgate.game.events": ("Event",),
            "blackgate.game.game": ("Game", "Game.view"),
            "blackgate.game.notation": ("from_position", "position"),
            "blackgate.game.outcome": ("Outcome",),
            "blackgate.game.record": ("record", "replay", "verify"),
            "blackgate.game.refusals.refusal": ("Refusal",),
            "blackgate.game.rules": ("Rules", "rules"),
            "blackgate.game.seats": ("Seat",),
            "blackgate.game.view": ("View",),
            "blackgate.game.worlds": ("imagine",),
        },
    )

__all__ = [
    "Action",
    "BlackgateError",
    "Edition",
    "Event",
    "Game",
    "Outcome",
    "Refusal",
    "Rules",
    "Seat",
    "View",
    "branch",
    "compiled",
    "from_position",
    "imagine",
    "load",
    "position",
    "record",
    "replay",
    "rules",
    "verify",
    "view",
]


def __dir__() -> list[str]:
    """The public names, loaded or not."""
    return __all__
