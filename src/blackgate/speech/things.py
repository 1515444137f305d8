"""What messages speak of most, in short: cards, Places, players, figures, actions. Each is made once."""

from functools import lru_cache
from typing import Final

from blackgate.speech.message import Thing, Who

MICHEL: Final = Thing("figure", "michel")
WARDEN: Final = Thing("figure", "warden")
once: Final = lru_cache(maxsize=1_000)


@once
def seat(name: str | int) -> Who:
    """The player that `P2` means."""
    return Who(int(str(name)[1:]) - 1)


@once
def card(name: str | int, n: int = 1) -> Thing:
    """A card, or so many."""
    return Thing("card", str(name), n)


@once
def place(slot: str | int) -> Thing:
    """The Place in a slot."""
    return Thing("place", str(slot))


@once
def power(name: str | int) -> Thing:
    """A Gang card or Background."""
    return Thing("power", str(name))


@once
def verb(name: str | int) -> Thing:
    """An action."""
    return Thing("verb", str(name))


@once
def token(name: str | int, n: int = 1) -> Thing:
    """A token, or so many."""
    return Thing("token", str(name), n)


@once
def words(name: str, n: int) -> Thing:
    """So many of what a word of the catalogue means."""
    return Thing("word", name, n)
