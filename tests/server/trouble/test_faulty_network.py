"""Games over a bad network: messages late, twice, again, or never. They end, and everybody knows the same."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from benchmarks.load.served import Served
from tests.properties.combos import MODULES
from tests.server.trouble.kept import Kept
from tests.server.trouble.players import Player
from tests.server.trouble.proxy import Weather, bad_network
from tests.server.trouble.rooms import SWIFT, Room, keys_of
from tests.server.trouble.sizes import LONG, size

GAMES = size(10, 1_000)
AT_ONCE = size(10, 25)
DELAY = 0.2 if LONG else 0.06
SECONDS = 120.0
"""Within which a game has to end."""
PLAIN: dict[str, object] = {**SWIFT, "options": {"round_cap": size(5, 8)}}
EVERYTHING: dict[str, object] = {**PLAIN, "modules": list(MODULES)}


async def game(port: int, bad: int, number: int) -> Room:
    """One game to its end, and the difference between what its players know and what is true."""
    code, keys = await keys_of(port, EVERYTHING if number % 3 == 2 else PLAIN)
    room = Room(code, [Player(bad, code, key, seat) for seat, key in enumerate(keys)], number)
    try:
        await room.begin()
        async with asyncio.timeout(SECONDS):
            await room.play(0.02)
        await compare(room, port)
    finally:
        await room.leave()
    return room


async def compare(room: Room, port: int) -> None:
    """Everybody, connected, knows what the server says is so."""
    await room.until(lambda player: player.is_connected)
    for player in room.players:
        player.port = port
        async with asyncio.timeout(10):
            while differences := different(player, await player.state()):
                await asyncio.sleep(0.2)  # somebody else's connection may just have been cut
                if player.version == (await player.state())["version"] and differences - {"room"}:
                    raise AssertionError(f"{room.code}, seat {player.client.seat}: {differences}")


def different(player: Player, true: dict[str, Any]) -> set[str]:
    """What a player does not know as it is."""
    known: dict[str, object] = {**player.client.state, "version": player.version, "story": player.client.story}
    return {part for part in ("version", "room", "table", "own", "story") if true[part] != known.get(part)}


async def games(server: Served, weather: Weather, count: int) -> list[Room]:
    places = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, bad: int) -> Room:
        async with places:
            return await game(server.port, bad, number)

    async with AsyncExitStack() as stack:
        bad = await stack.enter_async_context(bad_network(server.port, weather))
        return await asyncio.gather(*(one(number, bad) for number in range(count)))


def test_games_end_and_everybody_knows_the_same(tmp_path: Path, record_property: Any) -> None:
    weather = Weather(DELAY, dice=Random(6))
    with Served(tmp_path) as server:
        rooms = asyncio.run(games(server, weather, GAMES))
        kept = Kept(server.database)
    told = [each for room in rooms for each in room.acknowledged]
    players = [player for room in rooms for player in room.players]
    refusals = sum((player.refusals for player in players), Counter[str]())
    record_property(
        "figures",
        f"{len(rooms)} games, {len(told):,} moves, {weather.done['doubles']} doubled, {weather.done['repeats']} "
        f"repeated, {weather.done['drops']} cuts, {sum(p.reconnects for p in players)} reconnects, {len(kept.gaps)} "
        f"gaps, {len(kept.lost(told))} lost, {len(kept.wrong(told))} wrong, refused {dict(refusals)}",
    )
    assert min(weather.done.values()) > 0
    assert kept.lost(told) == kept.wrong(told) == []
    assert kept.gaps == []


class Forgetful(Player):
    """Does not take in what changes on the table."""

    def _hear(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "update":
            message.pop("table", None)
        super()._hear(msgspec.json.encode(message))


def test_a_client_that_misses_something_is_found_out(tmp_path: Path) -> None:
    with Served(tmp_path) as server, pytest.raises(AssertionError):
        asyncio.run(alone(server))


async def alone(server: Served) -> None:
    code, keys = await keys_of(server.port, PLAIN)
    room = Room(code, [Forgetful(server.port, code, key, seat) for seat, key in enumerate(keys)])
    try:
        await room.begin()
        for _ in range(30):
            await room.move()
        await compare(room, server.port)
    finally:
        await room.leave()
