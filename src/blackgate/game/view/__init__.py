"""What one seat, or a spectator, may know: typed, as JSON, with a version."""

from blackgate.game.view.exchange import ExchangeView
from blackgate.game.view.glance import Glance
from blackgate.game.view.learned import GuessView, Learned, PileView
from blackgate.game.view.looking import table, view
from blackgate.game.view.owning import Known, OwnView, own, standpoint
from blackgate.game.view.recalling import recalled
from blackgate.game.view.shapes import VERSION, SeatView, Standpoint, Table, TurnView, View, from_json

__all__ = [
    "VERSION", "ExchangeView", "Glance", "GuessView", "Known", "Learned", "OwnView", "PileView", "SeatView",
    "Standpoint", "Table", "TurnView", "View", "from_json", "own", "recalled", "standpoint", "table", "view",
]  # fmt: skip
