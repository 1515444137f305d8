"""Let bots decide in a game: their views, their answers, and what they throw in unasked."""

from collections.abc import Iterable, Mapping

from blackgate.bots.bot import Bot, Chance, Choice, Clock
from blackgate.bots.external.process_bot import ProcessBot
from blackgate.bots.guard import Guarded, guarded
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.view import View, view


def decide(bot: Bot, game: Game, chance: Chance, clock: Clock | None = None) -> Action:
    """The answer of a bot to the pending question, from the view of the seat that is asked."""
    return consider(bot, game, chance, clock)[1].action


def consider(
    bot: Bot, game: Game, chance: Chance, clock: Clock | None = None, explain: bool = False
) -> tuple[View, Choice]:
    """The view of a bot at the pending question and its choice, with reasons if requested."""
    seen = view(game, game.seat, memory=remembers(bot))
    return seen, bot.choose(seen, seen.options, clock or Clock(), chance, explain)


def remembers(bot: Bot) -> bool:
    """Whether a bot gets what its seat can remember: yes, unless it declines."""
    return bool(getattr(bot, "remembers", True))


def throw_in(bots: Mapping[int, Bot], game: Game, chance: Chance) -> int | None:
    """Let the bots, clockwise from the seat that is asked, throw something in. Returns the seat that did, if any.

    Call it after every decision, before the next one. It does nothing where nobody may throw in, which is the case
    except in games with `report_mode = vigilant` (RULING-151).
    """
    if game.over or game.rules.options.get("report_mode") != "vigilant":
        return None
    for offset in range(game.rules.players):
        seat = (game.seat + offset) % game.rules.players
        if seat in bots and game.asides(seat):
            seen = view(game, seat, memory=remembers(bots[seat]))
            action = bots[seat].throw_in(seen, seen.asides, chance)
            if action is not None:
                game.throw_in(seat, action)
                return seat
    return None


def play_on(game: Game, bots: Mapping[int, Bot], chance: Chance) -> None:
    """Let bots at every seat play a game to its end, each decision within the usual time; external bots are guarded."""
    safe = {seat: guarded(bot) for seat, bot in bots.items()}
    while not game.over:
        game.apply(decide(safe[game.seat], game, chance))
        throw_in(safe, game, chance)


def dismiss(bots: Iterable[Bot]) -> None:
    """End bots that are programs, after the game."""
    for bot in bots:
        if isinstance(bot, Guarded | ProcessBot):
            bot.close()
