"""Games with every module, for tests of windows."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tests.properties.combos import pairwise, rich, setting_of
from tests.properties.deeds import decide, take
from tests.properties.tables import new_game

from blackgate import Game

DECISIONS: Final = 300
"""Of each game; windows come early where everybody has tokens."""


def moments(every: int, decisions: int = DECISIONS) -> Iterator[tuple[Game, Random]]:
    """Every decision of games at one in so many tables of the covering set. The game goes on behind it."""
    for number, combo in enumerate(pairwise()[::every]):
        chooser = Random(f"windows {number}")
        game = rich(new_game(setting_of(combo), number), chooser)
        game.listen()
        for _ in range(decisions):
            if game.over:
                break
            yield game, chooser
            take(game, decide(game, chooser))
