"""A seat handed over at a process that does not own the room: its sender gets the new key there."""

import msgspec
from tests.server.postgres.two_registries import shared_room, two_registries
from tests.server.store.samples import run

from blackgate.server.commands import Command, HandOver


def test_a_forwarded_hand_over_returns_the_new_key(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other)
            (subscriber,), client = there.sessions[1].subscribers, there.clients[1]
            await other.handle(subscriber, Command("hand", client.version, HandOver("Cleo")))
            await client.drain()
            (done,) = (each for each in map(msgspec.json.decode, client.frames) if each["type"] == "done")
            assert client.outbox.closing == (4403, "this seat is somebody else's now")
            for registry in (one, other):
                assert (await registry.welcome(there.code, done["result"]["key"])).seat == 1

    run(test())
