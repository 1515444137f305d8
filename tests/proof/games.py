"""Games to watch: every two settings that go together, and random ones, from the first turn or in the thick of it."""

import os
from collections.abc import Iterator
from random import Random
from typing import Final

from tests.properties.combos import Combo, pairwise, random_combo, rich, setting_of
from tests.properties.tables import new_game

from blackgate import Game, compiled

CHUNKS: Final = 40
"""Parts of the long run, a test for each."""
LONG: Final = 210
"""One game in so many is as long as its table wants it."""
ROUNDS: Final = 2
"""How many rounds the others have."""


def proof_size() -> int:
    """How many games the long run plays."""
    return int(os.environ.get("BLACKGATE_PROOF", "10000"))


def numbered(number: int) -> tuple[Game, Random]:
    """A game and who decides in it: every other one at a table of the covering set, two of three rich."""
    chooser = Random(f"proof {number}")
    combo = pairwise()[number // 2 % len(pairwise())] if number % 2 == 0 else random_combo(chooser)
    game = new_game(setting_of(combo if number % LONG == 0 else shortened(combo)), number)
    return (rich(game, chooser) if number % 3 else game), chooser


def shortened(combo: Combo) -> Combo:
    """The same with few rounds."""
    return Combo(tuple((name, ROUNDS if name == "round_cap" else value) for name, value in combo.cells))


def covering(more: int = 0, start: int = 0) -> Iterator[tuple[Game, Random]]:
    """Rich games at every table of the covering set, or at a few where the engine is interpreted.

    They begin at the table of that number; the tables before it come last.
    """
    tables = pairwise() if compiled() else pairwise()[::12]
    games = [*enumerate([*tables, *tables[:more]])]
    for number, combo in games[start:] + games[:start]:
        chooser = Random(f"covering {number}")
        yield rich(new_game(setting_of(combo), number), chooser), chooser


def of_chunk(chunk: int) -> Iterator[tuple[Game, Random]]:
    """The games of one part of the long run."""
    return (numbered(number) for number in range(chunk, proof_size(), CHUNKS))
