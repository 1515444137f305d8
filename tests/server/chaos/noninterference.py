"""Many games at many tables; at their decisions a viewer is compared in two worlds it cannot tell apart."""

import asyncio
from collections.abc import Sequence
from random import Random

from tests.proof.tally import Tally
from tests.proof.watching import choose
from tests.properties.combos import MODULES, rich
from tests.properties.deeds import take
from tests.server.chaos.twin_clients import ClientPair, Network, queued_clients
from tests.server.chaos.twin_rooms import TwinRooms

from blackgate import Game
from blackgate.server.settings import RoomSettings
from blackgate.server.web.serve import LOOP_FACTORY

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


def watch(
    games: int,
    name: str,
    pair: type[TwinRooms] = TwinRooms,
    network: Network = queued_clients,
    every: int = 1,
    tables: Sequence[RoomSettings] = TABLES,
) -> Tally:
    """So many games, different ones for every name. If `every` is 3, a viewer is compared at every third decision."""

    async def run() -> Tally:
        tally = Tally()
        async with network() as places:
            for number in range(games):
                settings, chooser = tables[number % len(tables)], Random(f"{name} {number}")
                await _watched(number, settings, chooser, pair, tally, places, every)
        return tally

    with asyncio.Runner(loop_factory=LOOP_FACTORY) as runner:
        return runner.run(run())


async def _watched(
    number: int,
    settings: RoomSettings,
    chooser: Random,
    pair: type[TwinRooms],
    tally: Tally,
    places: ClientPair,
    every: int,
) -> None:
    game = Game(settings.rules(), number)
    game = rich(game, chooser) if number % 3 != 2 else game
    game.listen()
    tally.games += 1
    viewers = [None, *(seat for seat in range(settings.players) if settings.player(seat) == "open")]
    for turn in range(DECISIONS):
        if game.over:
            return
        if turn % every == number % every:
            await pair(game, chooser.choice(viewers), settings, tally, places).follow(chooser)
        take(game, choose(game, chooser))
