"""A process is killed while its rooms play: another one takes over, and nothing acknowledged is lost."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from tests.server.in_memory import NUMBERS, Client, connected, open_registry
from tests.server.postgres.playing_process import ROOMS
from tests.server.postgres.two_registries import opened, shared_session, until
from tests.server.store.samples import run

from blackgate.server.cluster.shared_session import SharedSession
from blackgate.server.commands import Begin, Choose, Command
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.store.postgres import PostgresStore

PROCESS = Path(__file__).with_name("playing_process.py")


def noted(notes: Path, kind: str) -> list[list[str]]:
    lines = notes.read_text().splitlines() if notes.exists() else []
    return [line.split()[1:] for line in lines if line.startswith(kind)]


class Guest:
    """The second person of a room, in another process than the first."""

    def __init__(self, registry: RoomRegistry, session: SharedSession, key: str, client: Client) -> None:
        self.registry, self.room, self.key, self.client = registry, session, key, client
        self.acknowledged: list[str] = []

    async def play(self) -> None:
        while self.room.room.is_playing:
            await asyncio.sleep(0.002)
            await self.client.drain()
            asked = self.room.room.asked
            if asked and asked[0].seat == 1:
                wish = Choose(str(asked[0].options[next(NUMBERS) % len(asked[0].options)]))
                await self.wish(Command(f"g{next(NUMBERS)}", self.room.room.version, wish))

    async def wish(self, command: Command) -> None:
        try:
            await self.registry.command(self.room.room.code, self.key, command)
        except Refused as refused:
            if refused.code not in ("stale", "conflict"):
                raise
        else:
            self.acknowledged.append(command.id)


async def guests(registry: RoomRegistry, notes: Path) -> list[Guest]:
    await until(lambda: len(noted(notes, "room")) == ROOMS, 30)
    found = []
    for code, key in noted(notes, "room"):
        taken = await registry.sit(code, "Player 2", 1)
        client = await connected(registry, code, 1, taken.key)
        session = await shared_session(registry, code)
        assert not session.is_owned
        await registry.command(code, key, Command("begin", session.room.version, Begin()))
        found.append(Guest(registry, session, taken.key, client))
    return found


def test_another_process_takes_over_the_rooms_of_a_killed_one(address: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def test(process: subprocess.Popen[bytes]) -> None:
        async with open_registry(store=PostgresStore(address)) as registry:
            there = await guests(registry, notes)
            playing = [asyncio.create_task(guest.play()) for guest in there]
            await until(lambda: len(noted(notes, "done")) > 30, 30)
            process.kill()
            began = time.monotonic()
            await until(lambda: all(guest.room.is_owned for guest in there), 10)
            taken = time.monotonic() - began
            print(f"\n{ROOMS} rooms taken over {taken:.2f} s after kill -9")
            assert taken < 5  # it is sought every second; the rest is for a busy machine
            assert all(guest.client.outbox.closing is None for guest in there)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            acknowledged = {(code, name) for code, name, _ in noted(notes, "done")}
            acknowledged |= {(guest.room.room.code, name) for guest in there for name in guest.acknowledged}
            for guest in there:
                await guest.room.wait_durable()
        async with opened(address) as store:
            for guest in there:
                code = guest.room.room.code
                rows = await store.load(code)
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                assert {(code, row.command.partition(":")[2]) for row in rows} >= {
                    each for each in acknowledged if each[0] == code
                }
        assert len(acknowledged) > 30

    with subprocess.Popen([sys.executable, str(PROCESS), address, str(notes)]) as process:
        try:
            run(test(process))
        finally:
            process.kill()
