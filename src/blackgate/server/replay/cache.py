"""The films people look at: every part that was made is kept, so that looking back costs nothing."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from blackgate.server.offload import Offload
from blackgate.server.offload.protocol import Develop, Developed, NotBegun, Result
from blackgate.server.problems import Refused
from blackgate.server.replay.parts import LENGTH, Moment, check_decision, check_part, moment_in

MOST_BYTES: Final = 64_000_000
"""Of all films; a game of a thousand decisions takes 200 kB as one seat saw it."""
LONGEST: Final = 8_000_000
"""Bytes of one film; a record of 20,000 lines takes half of it."""
PAID: Final = 32
"""Parts that one charge pays for: half a second of a processor."""

Record = Callable[[], Awaitable[str]]


@dataclass(eq=False)
class Reel:
    """What is there of one film."""

    name: str
    seat: int | None
    decisions: int = 0
    """Known with the first part."""
    parts: list[bytes] = field(default_factory=list)
    size: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever has the next part made."""


class Films:
    """The films looked at last. Their parts are made in order, whichever is asked for."""

    def __init__(self, offload: Offload, most: int = MOST_BYTES) -> None:
        self._offload, self._most, self.size = offload, most, 0
        self._reels: OrderedDict[tuple[str, int | None], Reel] = OrderedDict()

    async def part(self, name: str, seat: int | None, number: int, record: Record, payer: str) -> bytes:
        """A packed part; `record` is asked for the record of a film that has to be made."""
        return (await self._wound(name, seat, number, record, payer)).parts[number]

    async def moment(self, name: str, seat: int | None, decision: int, record: Record, payer: str) -> Moment:
        """One moment."""
        reel = await self._wound(name, seat, 0, record, payer)
        check_decision(decision, reel.decisions)
        return moment_in(await self.part(name, seat, decision // LENGTH, record, payer), decision)

    async def _wound(self, name: str, seat: int | None, number: int, record: Record, payer: str) -> Reel:
        """A film in which a part is there; Refused if there is none."""
        reel = self._reels.pop((name, seat), None) or Reel(name, seat)
        self._reels[name, seat] = reel
        try:
            while number >= len(reel.parts):
                async with reel.lock:
                    await self._go_on(reel, number, record, payer)
        finally:
            if not reel.parts:
                self._reels.pop((name, seat), None)  # there is nothing to be shown
        return reel

    async def _go_on(self, reel: Reel, number: int, record: Record, payer: str) -> None:
        """Have the next part made on the way to another one, if that is not there by now."""
        at = len(reel.parts)
        if number < at:
            return
        if at:
            check_part(number, reel.decisions)
        if at % PAID == 0:
            self._offload.charge(payer)
        found: Result = NotBegun()
        if at:
            found = await self._offload.run(Develop(reel.name, reel.seat, at), payer)
        if isinstance(found, NotBegun):
            if at % PAID:
                self._offload.charge(payer)  # the worker has to play the game from its start
            found = await self._offload.run(Develop(reel.name, reel.seat, at, await record()), payer)
        assert isinstance(found, Developed)  # noqa: S101  (what the worker answers to this)
        self._keep(reel, found)

    def _keep(self, reel: Reel, found: Developed) -> None:
        if reel.size + len(found.packed) > LONGEST:
            raise Refused("unavailable", "this game is too long to be shown", "part", f"0 to {len(reel.parts) - 1}")
        reel.decisions = found.decisions
        reel.parts.append(found.packed)
        reel.size += len(found.packed)
        if self._reels.get((reel.name, reel.seat)) is reel:  # else it was dropped while it was made
            self.size += len(found.packed)
        while self.size > self._most and len(self._reels) > 1:
            _, dropped = self._reels.popitem(last=False)
            self.size -= dropped.size
