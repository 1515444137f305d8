"""The Schemer: knows the value of everything and remembers who holds what, and takes the best option."""

from collections.abc import Sequence
from typing import Final

from blackgate.bots.bot import SEEDS, Chance, Choice, Clock
from blackgate.bots.players.base import BaseBot
from blackgate.evaluation.expectation import expected_scores
from blackgate.game.actions import Action
from blackgate.game.view import View
from blackgate.game.worlds import determinizer

WORLDS: Final = 16
"""Number of possible worlds it considers."""


class Schemer(BaseBot):
    """Scores every option by a hand-written evaluation, over worlds that agree with all it has seen."""

    name = "schemer"

    def think(self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool) -> Choice:
        """The option with the best average score."""
        return Choice(best(options, self.scores(view, options, chance)))

    def scores(self, view: View, options: Sequence[Action], chance: Chance) -> list[float]:
        """The score of each option, in Tunnel points."""
        numbers = [view.rules.lexicon.number(option) for option in options]
        return expected_scores(self.evaluator, determinizer(view), numbers, WORLDS, chance.below(SEEDS), 0.0)


def best(options: Sequence[Action], scores: Sequence[float]) -> Action:
    """The first option with the best score."""
    return options[max(range(len(options)), key=lambda n: scores[n])]
