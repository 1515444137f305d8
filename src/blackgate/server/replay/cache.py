"""A cache of replays: every part that was made is kept, so that stepping back costs nothing."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from blackgate.server.offload import Offload
from blackgate.server.offload.protocol import MakeReplayPart, RecordNeeded, ReplayPart, Result
from blackgate.server.problems import Refused
from blackgate.server.replay.parts import MOMENTS_PER_PART, Moment, check_decision, check_part, moment_in

MOST_CACHE_BYTES: Final = 64_000_000
"""Of all replays; a game of a thousand decisions takes 200 kB for one seat."""
MOST_REPLAY_BYTES: Final = 8_000_000
"""Of one replay; a record of 20,000 lines takes half of it."""
PARTS_PER_CHARGE: Final = 32
"""Parts that one charge covers: half a second of processor time."""

ReadRecord = Callable[[], Awaitable[str]]


@dataclass(eq=False)
class CachedReplay:
    """The parts of one replay so far."""

    name: str
    seat: int | None
    decisions: int = 0
    """Known with the first part."""
    parts: list[bytes] = field(default_factory=list)
    size: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the next part is made."""


class ReplayCache:
    """The most recently used replays. Their parts are made in order, whichever is asked for."""

    def __init__(self, offload: Offload, most: int = MOST_CACHE_BYTES) -> None:
        self._offload, self._capacity, self.size = offload, most, 0
        self._replays: OrderedDict[tuple[str, int | None], CachedReplay] = OrderedDict()

    async def part(self, name: str, seat: int | None, number: int, record: ReadRecord, payer: str) -> bytes:
        """A compressed part; `record` is called if the replay has to be made."""
        return (await self._filled(name, seat, number, record, payer)).parts[number]

    async def moment(self, name: str, seat: int | None, decision: int, record: ReadRecord, payer: str) -> Moment:
        """One moment."""
        cached = await self._filled(name, seat, 0, record, payer)
        check_decision(decision, cached.decisions)
        return moment_in(await self.part(name, seat, decision // MOMENTS_PER_PART, record, payer), decision)

    async def _filled(self, name: str, seat: int | None, number: int, record: ReadRecord, payer: str) -> CachedReplay:
        """A replay that has the part; raise Refused if there is none."""
        cached = self._replays.pop((name, seat), None) or CachedReplay(name, seat)
        self._replays[name, seat] = cached
        try:
            while number >= len(cached.parts):
                async with cached.lock:
                    await self._make_next(cached, number, record, payer)
        finally:
            if not cached.parts:
                self._replays.pop((name, seat), None)  # there is nothing to show
        return cached

    async def _make_next(self, cached: CachedReplay, number: int, record: ReadRecord, payer: str) -> None:
        """Make the next part on the way to another one, unless that exists by now."""
        at = len(cached.parts)
        if number < at:
            return
        if at:
            check_part(number, cached.decisions)
        if at % PARTS_PER_CHARGE == 0:
            self._offload.charge(payer)
        found: Result = RecordNeeded()
        if at:
            found = await self._offload.run(MakeReplayPart(cached.name, cached.seat, at), payer)
        if isinstance(found, RecordNeeded):
            if at % PARTS_PER_CHARGE:
                self._offload.charge(payer)  # the worker has to replay the game from its start
            found = await self._offload.run(MakeReplayPart(cached.name, cached.seat, at, await record()), payer)
        assert isinstance(found, ReplayPart)  # noqa: S101  (the worker's answer to this job)
        self._store(cached, found)

    def _store(self, cached: CachedReplay, found: ReplayPart) -> None:
        if cached.size + len(found.packed) > MOST_REPLAY_BYTES:
            raise Refused("unavailable", "this game is too long to be shown", "part", f"0 to {len(cached.parts) - 1}")
        cached.decisions = found.decisions
        cached.parts.append(found.packed)
        cached.size += len(found.packed)
        if self._replays.get((cached.name, cached.seat)) is cached:  # else it was dropped meanwhile
            self.size += len(found.packed)
        while self.size > self._capacity and len(self._replays) > 1:
            _, dropped = self._replays.popitem(last=False)
            self.size -= dropped.size
