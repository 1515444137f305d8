"""What it would be worth to know the hidden hands: no better guess at them can be worth more.

    python benchmarks/open_hands.py --games 400

One Mastermind samples its worlds with the real hands and Backgrounds, against others that know what their seats know.
Deals are for tuning (`blackgate.lab.deals`), and the seat with open cards changes from game to game.
"""

import argparse
from functools import partial
from math import sqrt
from multiprocessing import get_context

from blackgate import Game, rules
from blackgate.bots import Chance, Clock, decide
from blackgate.bots.players.mastermind import Mastermind
from blackgate.game.actions import Action
from blackgate.game.worlds import open_determinizer
from blackgate.lab.arena import cores
from blackgate.lab.deals import Purpose, deals


def clairvoyant(bot: Mastermind, game: Game, clock: Clock, chance: Chance) -> Action:
    """The choice of a bot that sees all hands."""
    view = game.view(game.seat)
    if len(view.options) == 1:
        return view.options[0]
    return bot.decide(view, open_determinizer(game), view.options, clock, chance, explain=False).action


def won(players: int, playouts: int, task: tuple[int, int]) -> bool:
    """Whether the seat that sees all hands wins a game."""
    seed, n = task
    game, seer = Game(rules(players=players), seed), n % players
    bots = [Mastermind(game.rules) for _ in range(players)]
    while not game.over:
        choose = clairvoyant if game.seat == seer else decide_in
        game.apply(choose(bots[game.seat], game, Clock(playouts=playouts), Chance(len(game.choices))))
    assert game.outcome is not None
    return seer in game.outcome.winners


def decide_in(bot: Mastermind, game: Game, clock: Clock, chance: Chance) -> Action:
    """The choice of an honest bot."""
    return decide(bot, game, chance, clock)


def main() -> None:
    """Play the games and print the win rate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=256)
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    tasks = [(seed, n) for n, seed in enumerate(deals(Purpose.TUNING, 0, given.games))]
    with get_context("fork").Pool(given.jobs) as pool:
        wins = sum(pool.imap_unordered(partial(won, given.players, given.playouts), tasks))
    rate = wins / given.games
    error = sqrt(rate * (1 - rate) / given.games)
    par, told = 1 / given.players, f"{wins} of {given.games}, {rate:.1%} ± {error:.1%}"
    print(f"{given.players} players, {given.playouts} playouts: {told} (par {par:.1%})")


if __name__ == "__main__":
    main()
