"""Finished games in rooms of one server, with names and chat in them."""

from pathlib import Path
from random import Random

from tests.server.in_memory import NUMBERS, SeatedRoom, seated

from blackgate.server.commands import Say
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings

QUICK = RoomSettings(players=2, windows="swift", options={"round_cap": 2})
"""A game of few decisions."""
TRACES = (b"Player 1", b"a word of mine", b"Player 2", b"their word", b"Onlooker", b"from the gallery")
MINE, THEIRS, GALLERY = TRACES[:2], TRACES[2:4], TRACES[4:]


async def finished(registry: RoomRegistry, settings: RoomSettings = QUICK) -> SeatedRoom:
    """A room with two people, chat and a game that is over."""
    room = await seated(registry, settings)
    await room.do(0, Say("a word of mine"))
    await room.do(1, Say("their word"))
    await room.do(None, Say("from the gallery", name="Onlooker"))
    await room.play(10_000, Random(next(NUMBERS)))
    assert room.session.room.phase == "over"
    await room.drain()
    return room


async def served(registry: RoomRegistry, room: SeatedRoom) -> bytes:
    """Everything that is served of a finished room, to a player and to a stranger."""
    archive, code = registry.archive, room.code
    parts = [
        await archive.record(code),
        repr(await archive.replay(code, 1)),
        repr(await archive.replay(code, 1, 1)),
        repr(await archive.statistics(code)),
        repr(await archive.course(code)),
        repr(await registry.welcome(code, "")),
        repr(await registry.welcome(code, room.clients[1].key)),
    ]
    return "\n".join(parts).encode()


def on_disk(folder: Path) -> bytes:
    """All bytes of a database after it was closed."""
    return b"".join(each.read_bytes() for each in sorted(folder.iterdir()))
