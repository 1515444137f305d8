"""`python playing_process.py ADDRESS NOTES`: a process with its own registry that plays in rooms until it is killed.

Each room has two people; the first sits here and plays as soon as it is asked. What was acknowledged is noted.
"""

import asyncio
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.in_memory import open_registry  # noqa: E402

from blackgate.server.commands import Choose, Command  # noqa: E402
from blackgate.server.problems import Refused  # noqa: E402
from blackgate.server.rooms import RoomRegistry  # noqa: E402
from blackgate.server.settings import RoomSettings  # noqa: E402
from blackgate.server.store.postgres import PostgresStore  # noqa: E402

ROOMS = 3


async def keep(registry: RoomRegistry, notes: int) -> None:
    created = await registry.create(RoomSettings(players=2, windows="swift"), "Player 1")
    os.write(notes, f"room {created.room} {created.key}\n".encode())
    session, n = await registry.session(created.room), 0
    while True:
        await asyncio.sleep(0.002)
        if session.room.is_playing and session.room.asked[0].seat == 0:
            n += 1
            asked = session.room.asked[0]
            command = Command(f"k{n}", session.room.version, Choose(str(asked.options[n % len(asked.options)])))
            try:
                done = await registry.command(created.room, created.key, command)
            except Refused:
                continue
            os.write(notes, f"done {created.room} {command.id} {done.version}\n".encode())


async def main(address: str, notes: str) -> None:
    handle = os.open(notes, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    async with open_registry(store=PostgresStore(address)) as registry:
        await asyncio.gather(*(keep(registry, handle) for _ in range(ROOMS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
