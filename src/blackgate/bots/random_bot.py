"""The bot that takes any option, each equally likely: the floor of every comparison."""

from collections.abc import Sequence

from blackgate.bots.bot import Chance
from blackgate.game.actions import Action
from blackgate.game.view import View


class RandomBot:
    """Uniform among the options."""

    name = "random"

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """Any of them."""
        return options[chance.below(len(options))]
