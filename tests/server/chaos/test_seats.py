"""Races for seats, and keys of seats that were left: each seat has one person, and an old key is void."""

import asyncio

import pytest
from tests.server.chaos.sizes import size
from tests.server.in_memory import open_registry

from blackgate.server import rooms as rooms_module
from blackgate.server.commands import Clear, Command, HandOver
from blackgate.server.messages import PROTOCOL, Hello
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Refused
from blackgate.server.room import Person, Room, person
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings

ROUNDS = size(40, 1_000)
RACES = size(5, 200)
CROWD = 200


async def opens(registry: RoomRegistry, code: str, key: str, name: str) -> bool:
    """Whether a key still opens anything: a command, a look, or a connection."""
    clients = (
        lambda: registry.command(code, key, Command(name, 0, Clear(1))),
        lambda: registry.welcome(code, key),
        lambda: registry.connect(code, Hello(PROTOCOL, key), Outbox()),
    )
    for client in clients:
        try:
            await client()
        except Refused as refused:
            if refused.code == "forbidden":
                continue
        return True
    return False


async def left(rounds: int) -> int:
    """People come and go, by leaving and by handing over; how many of their keys open something afterwards."""
    found = 0
    async with open_registry() as registry:
        created = await registry.create(RoomSettings(players=2))
        for n in range(rounds):
            keys = [(await registry.sit(created.room, f"N{n}", 1)).key]
            if n % 2:
                over = await registry.command(created.room, keys[0], Command("over", 0, HandOver(f"H{n}")))
                keys.append(str(over.result["key"]))
            await registry.command(created.room, keys[-1], Command("go", 0, Clear(1)))
            for key in keys:
                found += await opens(registry, created.room, key, f"again {n}")
    return found


async def test_the_key_of_a_left_seat_is_void() -> None:
    assert (await left(ROUNDS)) == 0


async def test_a_key_that_is_still_valid_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Person] = {}

    def forgetful(room: Room, key: str) -> Person | None:
        found = person(room, key) or known.get(key)
        if found is not None:
            known[key] = found
        return found

    monkeypatch.setattr(rooms_module, "person", forgetful)
    assert (await left(2)) > 0


async def race(rounds: int) -> list[list[int]]:
    """A crowd wants the six seats of a room; those that were given."""

    async def wanted(registry: RoomRegistry, code: str, n: int) -> int:
        try:
            return (await registry.sit(code, f"P{n}")).seat
        except Refused:
            return -1

    found = []
    async with open_registry() as registry:
        for _ in range(rounds):
            created = await registry.create(RoomSettings(players=6))
            got = await asyncio.gather(*(wanted(registry, created.room, n) for n in range(CROWD)))
            found.append(sorted(seat for seat in got if seat >= 0))
    return found


async def test_a_race_gives_each_seat_once() -> None:
    assert (await race(RACES)) == [[0, 1, 2, 3, 4, 5]] * RACES
