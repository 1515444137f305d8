"""Bots: players without a person. A bot gets the View of its seat and its options, never the game."""

from collections.abc import Callable
from typing import Final

from blackgate.bots.bot import Bot, Chance, Choice, Clock
from blackgate.bots.greedy import GreedyBot
from blackgate.bots.random_bot import RandomBot
from blackgate.bots.reasons import Candidate, Cause, Reasons
from blackgate.bots.seating import decide, play_on, throw_in
from blackgate.editions.names import near
from blackgate.errors import BlackgateError
from blackgate.game.rules import Rules, rules

BOTS: Final[dict[str, tuple[Callable[[Rules], Bot], str]]] = {
    "random": (RandomBot, "takes any option, each equally likely"),
    "greedy": (GreedyBot, "takes what brings the next Tunnel points, by a table of values"),
}
"""Every bot: how to make one, and what it does in a line."""


def make(name: str, setting: Rules | None = None) -> Bot:
    """A bot by its name, for a game with these rules (by default those of the retail edition)."""
    if name not in BOTS:
        raise BlackgateError(f"there is no bot {name!r}", right=near(name, BOTS))
    return BOTS[name][0](setting or rules())


__all__ = [
    "BOTS",
    "Bot",
    "Candidate",
    "Cause",
    "Chance",
    "Choice",
    "Clock",
    "Reasons",
    "decide",
    "make",
    "play_on",
    "throw_in",
]
