"""A bot at the table: what it sees and what it answers."""

from blackgate.bots.bot import Bot, Chance
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.view import view


def decide(bot: Bot, game: Game, chance: Chance) -> Action:
    """The answer of a bot to the pending question, from the view of the seat that is asked."""
    seen = view(game, game.seat)
    return bot.choose(seen, seen.options, chance)
