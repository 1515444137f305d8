"""The greedy bot: scores every option by a table of values and takes the best."""

from collections.abc import Sequence

from blackgate.bots.answers import answer_score
from blackgate.bots.bot import Chance, Choice, Clock
from blackgate.bots.manners import attention, interjection, settled_by_manners
from blackgate.bots.mind import Mind
from blackgate.bots.wishes import turn_score
from blackgate.bots.worth import Worth
from blackgate.game.actions import Action
from blackgate.game.rules import Rules
from blackgate.game.view import View


class GreedyBot:
    """Wants the next Tunnel points, and looks one action ahead."""

    name = "greedy"

    def __init__(self, setting: Rules) -> None:
        self._worth = Worth(setting.edition)
        self._attention = attention(setting)

    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        """The option with the best score; chance decides between equals."""
        return Choice(self._best(view, options, chance))

    def _best(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        if len(options) == 1:
            return options[0]
        settled = settled_by_manners(view, options, self._attention, chance)
        if settled is not None:
            return settled
        mind = Mind(view, self._worth)
        score = turn_score if view.question == "turn" else answer_score
        scores = [score(mind, option) for option in options]
        best = max(scores)
        equals = [option for option, found in zip(options, scores, strict=True) if found >= best - 1e-9]
        return equals[chance.below(len(equals))]

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """A report it noticed a reason for."""
        return interjection(view, options, self._attention, chance)
