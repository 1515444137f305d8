"""A client that moves to another process gets every change there, also while the old connection still counts."""

from random import Random

from tests.server.in_memory import connected
from tests.server.postgres.two_registries import shared_room, two_registries
from tests.server.store.samples import run
from tests.server.test_reconnecting import VISITS, mistaken


def test_a_client_connected_to_two_processes_gets_every_change(address: str) -> None:
    """The seat counts as connected already, but what it last saw at this process is not what it knows."""

    async def test() -> None:
        async with two_registries(address) as (one, other):
            there, dice = await shared_room(one, other), Random(7)
            for _ in range(VISITS):
                again = await connected(one, there.code, 1, there.keys[1])
                for _ in range(2):
                    await there.play(1, dice)
                    await again.drain()
                    assert mistaken(again, there.sessions[0]) == []
                (subscriber,) = (each for each in there.sessions[0].subscribers if each.person.seat == 1)
                one.disconnect(subscriber)
                await there.play(dice.randrange(3), dice)

    run(test())
