"""Games to be recorded: keyed or not, with things taken back, finished or not."""

from functools import cache
from random import Random

from blackgate import Game, Seat, rules

HUSH = bytes(range(100, 132))
CAP = {"round_cap": 8}


def play(game: Game, chooser: Random, most: int = 10_000) -> Game:
    """Decide at random, and now and then take something back."""
    while not game.over and len(game.choices) < most:
        game.apply(chooser.choice(game.legal()))
        fair = game.undoable(game.seat)
        if fair and chooser.random() < 0.2:
            game.undo(game.seat, chooser.randint(1, fair))
    return game


@cache
def recorded(keyed: bool = True, salt: str = "", most: int = 10_000) -> Game:
    """A game with everything on, listened to from the start. Nobody changes it."""
    setting = rules(players=3, modules=["dig_in", "michel"], options=CAP)
    seats = [Seat(name, "random") for name in ("Ana", "Bö", "Cy d")]
    game = Game(setting, 0 if keyed else 9, seats, secret=HUSH if keyed else None, salt=salt)
    game.listen()
    return play(game, Random(3), most)
