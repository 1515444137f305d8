"""What one seat, or a spectator, may know: typed, as JSON, with a version."""

from blackgate.game.view.exchange import ExchangeView
from blackgate.game.view.learned import GuessView, Learned, PileView
from blackgate.game.view.looking import view
from blackgate.game.view.recalling import recalled
from blackgate.game.view.shapes import VERSION, SeatView, TurnView, View, from_json

__all__ = [
    "VERSION", "ExchangeView", "GuessView", "Learned", "PileView", "SeatView", "TurnView", "View",
    "from_json", "recalled", "view",
]  # fmt: skip
