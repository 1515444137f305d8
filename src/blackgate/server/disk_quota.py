"""Disk quotas: below a minimum of free space nothing new begins, and unused data expires."""

from dataclasses import dataclass
from typing import Final

from blackgate.server.problems import Refused
from blackgate.server.store import Store

MEGABYTE: Final = 1_000_000
DAY: Final = 86_400_000
"""Milliseconds."""


@dataclass(frozen=True)
class DiskLimits:
    """How much a server stores, and for how long. Games that were played are never deleted."""

    free: int = 500 * MEGABYTE
    """Bytes that stay free. Below that no room is opened and no record is stored; running games continue."""
    records: int = 1_000 * MEGABYTE
    """Bytes of all imported records together."""
    record_days: int = 90
    """Days after which an unused imported record is deleted."""
    empty_room_days: int = 30
    """Days after which a room without a game is deleted."""


class DiskQuota:
    """Checks whether there is space for something new."""

    def __init__(self, store: Store, limits: DiskLimits) -> None:
        self._store, self._limits = store, limits

    async def check_room(self) -> None:
        """Raise Refused if no room may be opened."""
        free = await self._store.free_space()
        if free is not None and free < self._limits.free:
            raise Refused("unavailable", "the disk of this server is nearly full", right="running games go on")

    async def check_record(self, size: int) -> None:
        """Raise Refused if no record of this size may be stored."""
        await self.check_room()
        if await self._store.records_size() + size > self._limits.records:
            raise Refused("unavailable", "no more records can be kept here", right="replay it on your own machine")

    async def delete_expired(self, now: int) -> None:
        """Delete what nobody has used for long."""
        await self._store.expire_records(now - self._limits.record_days * DAY)
        await self._store.expire_rooms(now - self._limits.empty_room_days * DAY)
