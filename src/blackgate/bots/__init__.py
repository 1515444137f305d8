"""Bots: automatic players. A bot gets the View of its seat and its options, never the game."""

from collections.abc import Callable
from typing import Final

from blackgate.bots.bot import Bot, Chance, Choice, Clock
from blackgate.bots.decisions import consider, decide, dismiss, play_on, throw_in
from blackgate.bots.external.process_bot import ProcessBot
from blackgate.bots.failures import Report
from blackgate.bots.guard import Guarded, guarded
from blackgate.bots.players.fixer import Fixer
from blackgate.bots.players.jailbird import Jailbird
from blackgate.bots.players.kingpin import Kingpin
from blackgate.bots.players.mastermind import FirstMastermind, Mastermind
from blackgate.bots.players.random_bot import RandomBot
from blackgate.bots.players.rookie import Rookie
from blackgate.bots.players.schemer import Schemer
from blackgate.bots.reasons import Candidate, Cause, Reasons
from blackgate.bots.registry import from_outside
from blackgate.game.rules import Rules, rules

BOTS: Final[dict[str, tuple[Callable[[Rules], Bot], str]]] = {
    "random": (RandomBot, "takes any option, each equally likely"),
    "rookie": (Rookie, "level 1: plays sensibly, forgets what it has seen, misjudges and bluffs badly"),
    "jailbird": (Jailbird, "level 2: misjudges less, and remembers the three best cards it has seen"),
    "schemer": (Schemer, "level 3: weighs every option by a hand-written evaluation, and knows who holds what"),
    "fixer": (Fixer, "level 4: thinks one step ahead about what looks good, in the first world that comes to its mind"),
    "kingpin": (Kingpin, "level 5: thinks a few steps ahead, in a handful of worlds"),
    "mastermind": (Mastermind, "level 6: tries its options in thousands of worlds, as long as its clock allows"),
}
"""Every built-in bot, weakest first: its factory, and one line about how it plays."""
LEVELS: Final = ("rookie", "jailbird", "schemer", "fixer", "kingpin", "mastermind")
"""The levels that people choose from, weakest first; `random` is only what comparisons begin with."""
FORMER: Final[dict[str, tuple[Callable[[Rules], Bot], str]]] = {
    "mastermind-1": (FirstMastermind, "the first Mastermind, which never changes: what later ones are compared with"),
}
"""Earlier versions, for comparisons; the server does not offer them."""
BUILT_IN: Final = BOTS | FORMER


def make(name: str, setting: Rules | None = None) -> Bot:
    """Make a bot by its name, or `process:COMMAND`, for a game with these rules (default: the retail edition).

    A bot that does not come with Blackgate runs in a process of its own, with a guard around it; `dismiss` ends it.
    """
    if name in BOTS:
        return BOTS[name][0](setting or rules())
    if name in FORMER:
        return FORMER[name][0](setting or rules())
    return Guarded(from_outside(name, setting or rules(), BUILT_IN))


__all__ = [
    "BOTS",
    "BUILT_IN",
    "FORMER",
    "LEVELS",
    "Bot",
    "Candidate",
    "Cause",
    "Chance",
    "Choice",
    "Clock",
    "Guarded",
    "ProcessBot",
    "Reasons",
    "Report",
    "consider",
    "decide",
    "dismiss",
    "guarded",
    "make",
    "play_on",
    "throw_in",
]
