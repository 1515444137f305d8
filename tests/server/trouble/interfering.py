"""Many games at many tables, at every decision of which somebody looks on who could be in another world."""

import asyncio
from random import Random

from tests.proof.tally import Tally
from tests.proof.watching import choose
from tests.properties.combos import MODULES, rich
from tests.properties.deeds import take
from tests.server.trouble.twins import Pair

from blackgate import Game
from blackgate.server.settings import RoomSettings

DECISIONS = 40
"""Of one game."""
EVERYTHING = tuple(MODULES)
TABLES = (
    RoomSettings(players=4),
    RoomSettings(players=3, modules=EVERYTHING),
    RoomSettings(players=4, teams=True),
    RoomSettings(players=2, windows="swift", modules=("michel", "warden")),
    RoomSettings(players=4, seats=("open", "schemer", "open", "schemer"), modules=EVERYTHING),
    RoomSettings(players=6, teams=True, modules=tuple(each for each in MODULES if each != "gambling")),
)


def watch(games: int, name: str, pair: type[Pair] = Pair) -> Tally:
    """So many games, other ones for every name."""

    async def run() -> Tally:
        tally = Tally()
        for number in range(games):
            await _watched(number, name, pair, tally)
        return tally

    return asyncio.run(run())


async def _watched(number: int, name: str, pair: type[Pair], tally: Tally) -> None:
    settings, chooser = TABLES[number % len(TABLES)], Random(f"{name} {number}")
    game = Game(settings.rules(), number)
    game = rich(game, chooser) if number % 3 != 2 else game
    game.listen()
    tally.games += 1
    for _ in range(DECISIONS):
        if game.over:
            return
        viewer = chooser.choice([None, *range(settings.players)])
        await pair(game, viewer, settings, tally).follow(chooser)
        take(game, choose(game, chooser))
