"""Base class of the built-in bots: required answers first, no evaluation if there is only one option."""

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
        """The option it considers best."""
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
        """Choose between several options."""

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """A report of something it noticed."""
        return interjection(view, options, self._attention, chance)
