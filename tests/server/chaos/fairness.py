"""How much an attack from one address delays others: `python -m tests.server.chaos.fairness`.

People at another address play during each attack: first on another server on the same machine, which shows what sharing
the machine with the attacker costs, then on theirs.
"""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.load.served import PLENTY, REAL, ROOT, Served
from benchmarks.load.tally import at
from tests.server.chaos.attacks import ATTACKS, WORKERS
from tests.server.chaos.rooms import Room, durations, keys_of, opened, playing

USUAL = (*REAL, *PLENTY[2:4])
"""A server with default limits."""
ROOMS = 6
PACE = 0.08
IN_TIME = 0.05
"""Seconds in which 99 of 100 moves are to be acknowledged."""
HEAD = f"""# Fairness: what others feel of an attack

Made by `make fairness`, {{seconds:.0f}} s for each figure. {ROOMS} rooms of two people at one address play while one
process at another address attacks as fast as it can, over {{workers}} connections at once, against a server with
default limits. *Elsewhere* is the same attack on a second server on the same machine: what it costs to share two cores
with the attacker. Times are milliseconds from sending a move until it is acknowledged as durable. Required: p99 of at
most {1000 * IN_TIME:.0f} ms here, or no more than elsewhere where the machine itself is that slow.

| attack | nothing: p50 / p99 | elsewhere: p50 / p99 | here: p50 / p99 | |
|---|---|---|---|---|"""


class Felt(NamedTuple):
    """How long moves took without an attack, with one on another server, and with one here."""

    calm: list[float]
    elsewhere: list[float]
    here: list[float]

    @property
    def is_fair(self) -> bool:
        return bool(self.here) and at(self.here, 0.99) <= max(IN_TIME, at(self.elsewhere, 0.99))

    @property
    def is_bearable(self) -> bool:
        """What has to hold on any machine, also beside other tests."""
        return bool(self.here) and at(self.here, 0.99) < max(0.5, 10 * at(self.elsewhere, 0.99))

    def row(self, name: str) -> str:
        cells = [f"{1000 * at(each, 0.5):.1f} / {1000 * at(each, 0.99):.1f}" for each in self]
        return f"| {ATTACKS[name][1]} | {' | '.join(cells)} | {'' if self.is_fair else '**missed**'} |"


@asynccontextmanager
async def people(port: int) -> AsyncIterator[list[Room]]:
    """Rooms in which a game goes on, at the address 127.0.0.1."""
    async with asyncio.timeout(600), rooms_of(port, ROOMS) as rooms, playing(rooms, PACE):
        yield rooms


@asynccontextmanager
async def rooms_of(port: int, count: int) -> AsyncIterator[list[Room]]:
    if not count:
        yield []
        return
    async with opened(port, seed=count) as room, rooms_of(port, count - 1) as more:
        yield [room, *more]


async def during(name: str, port: int, code: str, key: str, rooms: Sequence[Room], seconds: float) -> list[float]:
    """How long moves take while an attack goes on against the server at a port."""
    command = [sys.executable, "-m", "tests.server.chaos.attacks", name, str(port), str(seconds + 1.5), code, key]
    attack = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=subprocess.PIPE)
    await asyncio.sleep(1.0)  # it has to start
    found = await durations(rooms, seconds)
    _, said = await attack.communicate()
    if attack.returncode:
        raise RuntimeError(f"the attack itself failed: {said.decode()[-1000:]}")
    return found


async def felt(name: str, server: Served, other: Served, seconds: float) -> Felt:
    """What people on one server feel of an attack, first on the other server and then on theirs."""
    async with people(server.port) as rooms:
        await asyncio.sleep(1.0)
        calm = await durations(rooms, seconds)
        code, keys = await keys_of(other.port, {"players": 2})
        elsewhere = await during(name, other.port, code, keys[0], rooms, seconds)
        code, keys = await keys_of(server.port, {"players": 2})
        return Felt(calm, elsewhere, await during(name, server.port, code, keys[0], rooms, seconds))


def measured(
    name: str, folder: Path, seconds: float, command: Sequence[str] = USUAL, faults: dict[str, str] | None = None
) -> Felt:
    """The same, on two fresh servers."""
    places = [folder / each for each in ("here", "elsewhere")]
    for place in places:
        place.mkdir(parents=True)
    with Served(places[0], command, faults) as server, Served(places[1], USUAL) as other:
        return asyncio.run(felt(name, server, other, seconds))


def main(names: Sequence[str], seconds: float = 20.0) -> int:
    """Print the table; 1 if a required figure was missed."""
    print(HEAD.format(workers=WORKERS, seconds=seconds), flush=True)
    missed = 0
    for name in names or ATTACKS:
        with TemporaryDirectory() as folder:
            found = measured(name, Path(folder), seconds)
        missed += not found.is_fair
        print(found.row(name), flush=True)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
