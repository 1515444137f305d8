"""Rooms of one payer whose bots think as long as they may: another payer hardly notices."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import pytest
from benchmarks.load.client import posted
from benchmarks.load.served import PLENTY, REAL, Served
from tests.server.chaos.faulty_server import faults
from tests.server.chaos.players import Player
from tests.server.chaos.sizes import size

ROOMS = size(10, 40)
SECONDS = size(3, 60)
GREEDY, STRANGER = "127.0.0.2", "127.0.0.3"
BOTS: dict[str, object] = {"players": 6, "seats": ["mastermind@5s"] * 6, "private": True}
USUAL: dict[str, object] = {
    "players": 2,
    "seats": ["open", "schemer"],
    "private": True,
    "pace": 100,
    "windows": "swift",
}
IN_TIME = 2.0
"""Seconds in which the bot of a stranger answers."""
TWO = ("--workers", "2", *PLENTY[2:])
LAUNCH = (sys.executable, "-m", "tests.server.chaos.faulty_server", "serve", *TWO)


class Played(NamedTuple):
    """What happened to the stranger."""

    longest: float
    """Seconds a bot took for a decision at most."""
    decisions: int


async def begun(port: int, address: str, settings: dict[str, object], name: str = "") -> tuple[str, str]:
    """A room created from an address, and its game has begun: its code, and the host's key."""
    way = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30, transport=way) as http:
        made = await posted(http, "/api/rooms", {"settings": settings, "name": name})
        begin = {"type": "command", "id": "b", "seen": 0, "wish": {"do": "begin"}}
        await posted(http, f"/api/rooms/{made['room']}/commands", begin, made["key"])
    return made["room"], made["key"]


@asynccontextmanager
async def present(players: Sequence[Player]) -> AsyncIterator[None]:
    """While this goes on, they are connected."""
    staying = [asyncio.create_task(player.stay()) for player in players]
    try:
        async with asyncio.timeout(30):
            while not all(player.version for player in players):
                await asyncio.sleep(0.01)
        yield
    finally:
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)


async def played(player: Player, seconds: float) -> Played:
    """A player passes whenever asked; stops early if a bot has taken too long."""
    longest, decisions, version, began = 0.0, 0, player.version, perf_counter()
    since = began
    while perf_counter() - began < seconds + longest and longest <= IN_TIME and player.phase == "playing":
        if player.options:
            await player.do(do="choose", action="pass" if "pass" in player.options else player.options[0])
            version, since = player.version, perf_counter()
        await asyncio.sleep(0.005)
        if not player.options:
            longest = max(longest, perf_counter() - since)
        if player.version != version:
            version, since, decisions = player.version, perf_counter(), decisions + 1
    return Played(longest, decisions)


async def story(port: int, seconds: float) -> Played:
    watchers = [Player(port, (await begun(port, GREEDY, BOTS))[0], "", None, GREEDY) for _ in range(ROOMS)]
    async with present(watchers):
        await asyncio.sleep(1)
        code, key = await begun(port, STRANGER, USUAL, "Stranger")
        stranger = Player(port, code, key, 0, STRANGER)
        async with present([stranger]):
            return await played(stranger, seconds)


def replaced(server: Served) -> tuple[int, int]:
    """Decisions that had to be taken for the bots of the stranger, and for the others."""
    return len(re.findall("schemer at seat", server.said())), len(re.findall("mastermind@5s at seat", server.said()))


@pytest.mark.timed
async def test_greedy_rooms_hardly_delay_another_payer(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path, (*REAL, *TWO)) as server:
        found = await story(server.port, SECONDS)
        strangers, others = replaced(server)
    record_property(
        "figures",
        f"beside {ROOMS} rooms {found.decisions} decisions of a bot took at most {found.longest:.2f} s; "
        f"{strangers} replaced, of the others {others}",
    )
    assert found.decisions > SECONDS / 2
    assert found.longest < IN_TIME
    assert strangers == 0


async def test_fairness_by_room_alone_is_detected(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("sleeping_workers", "fair_by_room_only")) as server:
        found = await story(server.port, 30)
    assert found.longest > IN_TIME
