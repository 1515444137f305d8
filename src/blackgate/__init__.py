"""Blackgate: the digital edition of the prison-escape board game Dig Your Way Out. Unofficial fan edition.

The list below is what everybody outside uses:

- `rules` makes the rules of a game from an edition, overlays, options and a player count;
- `Game` is a game; `Action`, `Outcome`, `Refusal`, `Event` are what it speaks in;
- `Seat` is who sits where; errors are `BlackgateError` and its kinds.
"""

from blackgate._build import compiled, warn_if_stale

warn_if_stale()

from blackgate.editions import Edition, load  # noqa: E402  (the warning comes before the engine is loaded)
from blackgate.errors import BlackgateError  # noqa: E402
from blackgate.game.actions import Action  # noqa: E402
from blackgate.game.events import Event  # noqa: E402
from blackgate.game.game import Game, Outcome  # noqa: E402
from blackgate.game.refusals import Refusal  # noqa: E402
from blackgate.game.rules import Rules, rules  # noqa: E402
from blackgate.game.seats import Seat  # noqa: E402

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
    "compiled",
    "load",
    "rules",
]
