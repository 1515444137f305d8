"""The players that a question or an answer is about, taken from a view."""

from blackgate.game.view import SeatView, Standpoint


def own(view: Standpoint) -> SeatView:
    """The viewer's own seat; for a spectator the active one."""
    return view.seats[view.active if view.viewer is None else view.viewer]
