"""A reconnecting client gets every change from then on, whoever else was connected meanwhile."""

from random import Random

import msgspec
from tests.server.in_memory import Client, connected, open_registry, seated

from blackgate.game.view import own, table
from blackgate.server.projection.snapshot import own_snapshot
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings

SWIFT = RoomSettings(players=2, windows="swift")
VISITS = 40


def as_sent(value: object) -> object:
    """A value as it looks after its way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def mistaken(client: Client, session: RoomSession) -> list[str]:
    """The fields of which a client knows what was so once, and is so no more."""
    seen = table(session.room.playing)
    true: dict[str, object] = {"table": as_sent(seen)}
    if client.seat is not None:
        true["own"] = as_sent(own_snapshot(session.room, client.seat, seen, own(session.room.playing, client.seat)))
    return [
        f"{part}.{name}" for part, fields in true.items() for name, value in fields.items()  # type: ignore[attr-defined]
        if client.state[part].get(name) != value
    ]  # fmt: skip


async def test_a_returning_spectator_gets_every_change() -> None:
    """The table may be again as it was when they left, and they have seen it otherwise since."""

    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        dice = Random(7)
        for subscriber in list(there.session.subscribers):
            registry.disconnect(subscriber)
        for _ in range(VISITS):
            onlooker = await connected(registry, there.code, None, "")
            for _ in range(2):
                await there.play(1, dice)
                await onlooker.drain()
                assert mistaken(onlooker, there.session) == []
            (subscriber,) = there.session.subscribers
            registry.disconnect(subscriber)
            await there.play(dice.randrange(3), dice)
