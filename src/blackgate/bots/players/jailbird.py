"""The Jailbird: knows the place, keeps the best cards of the others in mind, and misjudges less than a Rookie."""

from functools import partial
from typing import Final

from blackgate.bots.players.memory import keep_in_mind
from blackgate.bots.players.rookie import Rookie
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.game.view import View
from blackgate.game.worlds import determinizer

IN_MIND: Final = 3
"""Cards in other hands that it remembers."""


class Jailbird(Rookie):
    """A Rookie who has learned: steadier nerves, and a short memory instead of none."""

    name = "jailbird"
    remembers = True
    misjudges = 0.8
    nerves = 1.6

    def worlds(self, view: View) -> Determinizer:
        """Worlds that agree with the little it remembers."""
        return determinizer(view, partial(keep_in_mind, most=IN_MIND, values=list(self.evaluator.values.card)))
