"""Two servers on one database with people of one room at both, and one server is killed.

`BLACKGATE_LONG=1` kills twenty times.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from benchmarks.load.served import Served
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.players import Player
from tests.server.chaos.rooms import SWIFT, Room, keys_of, playing
from tests.server.chaos.sizes import middle, size
from tests.server.chaos.stored_logs import LOGS, Logs
from tests.server.chaos.test_faulty_network import compare
from tests.server.chaos.test_killed_server import hurried
from tests.server.postgres.failover_proxy import FailoverProxy, failover_proxies, owned_rooms, two_servers
from tests.server.postgres.postgres_server import PostgresServer
from tests.server.postgres.two_registries import shared_room, two_registries
from tests.server.store.samples import run

from blackgate.server.commands import Rename
from blackgate.server.messages import Done
from blackgate.server.problems import Refused
from blackgate.server.store.postgres.bus import PostgresBus

KILLS = size(2, 20)
ROOMS = 8
PACE = 0.1
"""Seconds between two moves of a room: nobody clicks faster than they may."""
PATIENCE = 30.0
NAMES = ("one", "two")


@dataclass
class Told:
    """What was acknowledged, and how long clients waited."""

    rooms: list[Room]
    waits: list[float] = field(default_factory=list)
    """Of each room that was owned by a server: from its death to a move that was begun and acknowledged after it."""
    others: list[float] = field(default_factory=list)
    """Of the rooms of the other server."""
    returns: list[float] = field(default_factory=list)
    """From the death of a server until it answers again."""


@asynccontextmanager
async def between(proxies: Sequence[int], number: int) -> AsyncIterator[Room]:
    """A running game of people who come through different proxies, if there are several."""
    code, keys = await keys_of(proxies[number % len(proxies)], {**SWIFT, "options": {"round_cap": 1000}})
    players = [Player(proxies[(seat + number) % len(proxies)], code, key, seat) for seat, key in enumerate(keys)]
    room = Room(code, players, number)
    try:
        await room.begin()
        yield room
    finally:
        await room.leave()


async def moved(room: Room, moment: float) -> float | None:
    """When a move was acknowledged that was begun after a moment; None if the game is over."""
    async with asyncio.timeout(PATIENCE):
        while any(player.phase != "over" for player in room.players):
            later = [each.at for each in room.acknowledged if each.at - each.took > moment]
            if later:
                return min(later)
            await asyncio.sleep(0.005)
    return None


async def killed(server: Served, told: Told, theirs: Sequence[str]) -> None:
    """Kill a server, have it come back, and see how long its rooms and the others stand still."""
    await asyncio.to_thread(server.kill)
    at = perf_counter()
    server.start()
    found = await asyncio.gather(*(moved(room, at) for room in told.rooms))
    for room, when in zip(told.rooms, found, strict=True):
        if when is not None:
            (told.waits if room.code in theirs else told.others).append(when - at)
    await asyncio.to_thread(server.wait)
    told.returns.append(perf_counter() - at)


async def trouble(servers: list[Served], postgres: PostgresServer, kills: int) -> Told:
    """Kill one or the other while rooms play; in the end every client agrees with both."""
    dice = Random(20)
    async with failover_proxies(servers) as (proxies, found), AsyncExitStack() as stack:
        told = Told([await stack.enter_async_context(between(proxies, n)) for n in range(ROOMS)])
        async with playing(told.rooms, PACE):
            for _ in range(kills):
                await asyncio.sleep(dice.uniform(0.4, 1.2))
                n = dice.randrange(2)
                theirs = await asyncio.to_thread(owned_rooms, postgres, [room.code for room in told.rooms])
                await killed(servers[n], told, theirs[NAMES[n]])
                send_home(found)
            await asyncio.sleep(0.5)
        for room in told.rooms:
            for server in servers:
                await compare(room, server.port)
    return told


def send_home(found: Sequence[FailoverProxy]) -> None:
    for front in found:
        front.reset_misrouted()


def kept_in(postgres: PostgresServer, address: str) -> Logs:
    return Logs(postgres.tell(LOGS, address))


@pytest.mark.timed
async def test_killing_one_of_two_servers_loses_and_doubles_nothing(
    postgres: PostgresServer, address: str, tmp_path: Path, record_property: Any
) -> None:
    with two_servers(tmp_path, address) as servers:
        told = await trouble(servers, postgres, KILLS)
        said = "".join(server.said() for server in servers)
    kept = kept_in(postgres, address)
    players = [player for room in told.rooms for player in room.players]
    moves = [each for room in told.rooms for each in room.acknowledged]
    refused = [each for player in players for each in player.refused]
    refusals = sum((player.refusals for player in players), Counter[str]())
    record_property(
        "figures",
        f"{KILLS} kills, {len(moves):,} acknowledged, {len(kept.lost(moves))} lost, {len(kept.wrong(moves))} doubled "
        f"or misplaced, {len(kept.denied(refused))} denied and done, {len(kept.gaps)} gaps, refused "
        f"{dict(refusals)}, {sum(player.reconnects for player in players)} reconnects; "
        f"{len(told.waits)} times a room lost its owner: played again after {middle(told.waits):.2f} s "
        f"(longest {max(told.waits, default=0):.2f} s), others after {middle(told.others):.2f} s (longest "
        f"{max(told.others, default=0):.2f} s); the server itself was back after {middle(told.returns):.2f} s",
    )
    assert len(moves) > 20 * KILLS
    assert told.waits
    assert kept.lost(moves) == kept.wrong(moves) == []
    assert kept.denied(refused) == []
    assert kept.gaps == []
    assert "conflict" not in refusals  # whoever believes to be asked is asked
    assert max(told.waits) < 10
    assert said.partition("Traceback")[2][:3000] == ""


async def test_a_server_that_acknowledges_too_early_is_detected(
    postgres: PostgresServer, address: str, tmp_path: Path, record_property: Any
) -> None:
    with Served(tmp_path, LAUNCH, faults("acknowledge_early"), address) as server:
        moves = await hurried(server)
    kept = kept_in(postgres, address)
    record_property("figures", f"{len(kept.lost(moves))} of {len(moves)} lost by a faulty server")
    assert kept.lost(moves)


async def everything(bus: PostgresBus, rooms: Sequence[str]) -> list[str]:
    """A process believes that it owns every room it wants to own."""
    return list(rooms)


async def disputed(postgres: PostgresServer, address: str) -> None:
    """People of both processes act in the same room at the same time, again and again."""
    async with two_registries(address) as (one, other):
        postgres.tell(GUARDS, address)
        there = await shared_room(one, other, begin=False)
        for n in range(10):
            for done in await asyncio.gather(
                *(there.do(seat, Rename(f"Name {n}")) for seat in (0, 1)), return_exceptions=True
            ):
                assert isinstance(done, Done | Refused)


GUARDS = "ALTER TABLE entries DROP CONSTRAINT entries_pkey; DROP TRIGGER entries_follow ON entries"


@pytest.mark.parametrize("is_faulty", [False, True])
def test_two_owners_of_one_room_are_detected(
    postgres: PostgresServer, address: str, monkeypatch: pytest.MonkeyPatch, is_faulty: bool
) -> None:
    """The log takes every number twice here: where nobody asks whose a room is, it forks, and otherwise it does not."""
    if is_faulty:
        monkeypatch.setattr(PostgresBus, "claim", everything)
    run(disputed(postgres, address))
    assert bool(kept_in(postgres, address).gaps) is is_faulty
