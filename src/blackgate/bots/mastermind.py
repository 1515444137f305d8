"""The Mastermind: tries its options in thousands of worlds it could be in, and takes what wins most often."""

import math
from collections.abc import Sequence
from typing import Final

from blackgate.bots.appraising import net
from blackgate.bots.bot import Chance, Choice, Clock
from blackgate.bots.reasons import Candidate, Reasons
from blackgate.bots.schemer import SEEDS
from blackgate.bots.thinker import Thinker
from blackgate.game.actions import Action
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.game.worlds import mold
from blackgate.thinking.appraisal import Appraisal
from blackgate.thinking.tree import Node, Search

ROUNDS: Final = 1
"""How far it plays on before it appraises."""
MARGIN: Final = 0.002
"""Seconds it keeps for giving its answer."""
ENDLESS: Final = 1 << 40


class Mastermind(Thinker):
    """Information-set Monte-Carlo tree search, with playouts led by the Schemer."""

    name = "mastermind"

    def __init__(self, setting: Rules) -> None:
        super().__init__(setting)
        self.search = Search(self.mind, Appraisal(self.mind, net()), ROUNDS * setting.players)

    def think(self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool) -> Choice:
        """The option it came back to most often."""
        deadline = math.inf if clock.playouts is not None else clock.begun + clock.seconds - MARGIN
        self.search.think(mold(view), chance.below(SEEDS), deadline, clock.playouts or ENDLESS)
        tried = sorted(self.search.root.children, key=lambda node: (-node.visits, -node.mean))
        action = view.rules.lexicon.action(tried[0].action)
        reasons = Reasons(
            candidates=tuple(self._candidate(view, node) for node in tried),
            playouts=self.search.playouts,
            seconds=clock.seconds - clock.left,
        )
        return Choice(action, reasons if explain else None)

    @staticmethod
    def _candidate(view: View, node: Node) -> Candidate:
        return Candidate(str(view.rules.lexicon.action(node.action)), node.mean, node.error, node.visits)
