"""Everything that one seat, or a spectator, may know: typed, as JSON, with a version."""

from blackgate.game.shapes import (
    VERSION,
    ExchangeView,
    GuessView,
    Known,
    Learned,
    Outlook,
    OwnView,
    PileView,
    SeatView,
    Standpoint,
    Table,
    TurnView,
    View,
    from_json,
)  # fmt: skip
from blackgate.game.view.glance import Glance
from blackgate.game.view.looking import table, view
from blackgate.game.view.owning import own, seats_seen, standpoint
from blackgate.game.view.recalling import recalled

__all__ = [
    "VERSION", "ExchangeView", "Glance", "GuessView", "Known", "Learned", "Outlook", "OwnView", "PileView", "SeatView",
    "Standpoint", "Table", "TurnView", "View", "from_json", "own", "recalled", "seats_seen", "standpoint",
    "table", "view",
]  # fmt: skip
