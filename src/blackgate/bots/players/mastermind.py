"""The Mastermind: tries its options in thousands of possible worlds, and takes the one that wins most often."""

from collections.abc import Sequence
from typing import Final

from blackgate.bots.bot import SEEDS, Chance, Choice, Clock
from blackgate.bots.explanation import explained, weighed
from blackgate.bots.network import first_search
from blackgate.bots.network import search as search_for
from blackgate.bots.players.base import BaseBot
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.game.actions import Action
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.game.worlds import determinizer

MARGIN: Final = 0.002
"""Seconds reserved for giving its answer."""
EXPLAINING: Final = 0.2
"""The share of its time reserved for its reasons."""
ENDLESS: Final = 1 << 40


class Mastermind(BaseBot):
    """Compares its options in the same worlds, with a Monte-Carlo tree below each (`evaluation.tree_search`)."""

    name = "mastermind"

    def __init__(self, setting: Rules) -> None:
        super().__init__(setting)
        self.search = search_for(setting)

    def think(self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool) -> Choice:
        """The best of the options that were tried longest."""
        return self.decide(view, determinizer(view), options, clock, chance, explain)

    def decide(
        self,
        view: View,
        worlds: Determinizer,
        options: Sequence[Action],
        clock: Clock,
        chance: Chance,
        explain: bool,
    ) -> Choice:
        """The same for given worlds, for example those of an analysis with open cards."""
        kept = MARGIN + (EXPLAINING * clock.seconds if explain else 0.0)
        end, most = self.deadline(clock) - kept, self.playouts(clock, len(options))
        self.search.think(worlds, chance.below(SEEDS), end, most)
        tried = weighed(view, self.search)
        action = next(option for option in options if str(option) == tried[0].action)
        return Choice(action, explained(view, worlds, self.search, tried, clock) if explain else None)

    def deadline(self, clock: Clock) -> float:
        """When it stops thinking."""
        return clock.deadline

    def playouts(self, clock: Clock, options: int) -> int:
        """The most playouts for a decision between so many options."""
        return clock.playouts or ENDLESS


class FirstMastermind(Mastermind):
    """The first Mastermind: its network looks at one seat after the other, a round after the tree."""

    name = "mastermind-1"

    def __init__(self, setting: Rules) -> None:
        super().__init__(setting)
        self.search = first_search(setting)
