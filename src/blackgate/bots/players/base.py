"""Base class of the built-in bots: required answers first, no thinking where there is one option."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from blackgate.bots.bot import Chance, Choice, Clock
from blackgate.bots.explanation import second_look
from blackgate.bots.players.reporting import attention, interjection, required_answer
from blackgate.evaluation.evaluator import Evaluator
from blackgate.game.actions import Action
from blackgate.game.rules import Rules
from blackgate.game.view import View


class BaseBot(ABC):
    """A bot that evaluates its options."""

    name = ""
    remembers = True

    def __init__(self, setting: Rules) -> None:
        self.setting = setting
        self.evaluator = Evaluator(setting.tables)
        self._attention = attention(setting)

    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        """What it thinks best."""
        if len(options) == 1:
            return Choice(options[0])
        settled = required_answer(view, options, self._attention, chance)
        if settled is not None:
            return Choice(settled)
        choice = self.think(view, options, clock, chance, explain)
        if explain and choice.reasons is None:
            return Choice(choice.action, second_look(view, choice.action, clock))
        return choice

    @abstractmethod
    def think(self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool) -> Choice:
        """Choose where there is a choice."""

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """A report it noticed a reason for."""
        return interjection(view, options, self._attention, chance)
