"""The Rookie: plays sensibly, forgets what it has seen, misjudges, and bluffs badly."""

from collections.abc import Sequence
from typing import Final

from blackgate.bots.bot import SEEDS, Chance, Choice, Clock
from blackgate.bots.players.base import BaseBot
from blackgate.bots.players.schemer import best
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.evaluation.expectation import expected_scores
from blackgate.game.actions import Action
from blackgate.game.view import View
from blackgate.game.worlds import determinizer

BLUFFS: Final = ("name", "answer", "fight", "help")
"""The questions in which it bluffs."""


class Rookie(BaseBot):
    """Scores its options like a Schemer, but takes the first world that comes to its mind for the real one."""

    name = "rookie"
    remembers = False
    misjudges = 1.0
    """Maximum error of its judgement of an option, in Tunnel points."""
    nerves = 2.0
    """The same when it is threatened, or threatens: there it bluffs."""

    def think(self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool) -> Choice:
        """The option that looks best at first sight."""
        numbers = [view.rules.lexicon.number(option) for option in options]
        wrong = self.nerves if view.question in BLUFFS else self.misjudges
        return Choice(
            best(options, expected_scores(self.evaluator, self.worlds(view), numbers, 1, chance.below(SEEDS), wrong))
        )

    def worlds(self, view: View) -> Determinizer:
        """The worlds it believes it could be in."""
        return determinizer(view)
