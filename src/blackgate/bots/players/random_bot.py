"""The bot that chooses any option with equal probability: the baseline of comparisons."""

from collections.abc import Sequence

from blackgate.bots.bot import Chance, Choice, Clock
from blackgate.bots.explanation import second_look
from blackgate.bots.players.reporting import attention, interjection, required_answer
from blackgate.game.actions import Action
from blackgate.game.rules import Rules
from blackgate.game.view import View


class RandomBot:
    """Uniform among the options, except for the answers the rulings require."""

    name = "random"

    def __init__(self, setting: Rules) -> None:
        self._attention = attention(setting)

    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        """A random option."""
        settled = required_answer(view, options, self._attention, chance)
        if settled is not None:
            return Choice(settled)
        action = options[chance.below(len(options))]
        return Choice(action, second_look(view, action, clock) if explain and len(options) > 1 else None)

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """A report of something it noticed."""
        return interjection(view, options, self._attention, chance)
