"""What a question or an answer speaks of, taken from a view."""

from typing import Final

from blackgate.game.view import SeatView, View
from blackgate.speech import Thing, Who

MICHEL: Final = Thing("figure", "michel")
WARDEN: Final = Thing("figure", "warden")


def own(view: View) -> SeatView:
    """The viewer's own seat; a spectator is shown the first."""
    return view.seats[view.viewer or 0]


def card(name: str | int, n: int = 1) -> Thing:
    """A card, or so many."""
    return Thing("card", str(name), n)


def place(slot: str | int) -> Thing:
    """The Place in a slot."""
    return Thing("place", str(slot))


def seat(operand: str) -> Who:
    """The player that `P2` means."""
    return Who(int(operand[1:]) - 1)


def words(name: str, n: int) -> Thing:
    """So many of what a word of the catalogue means."""
    return Thing("word", name, n)
