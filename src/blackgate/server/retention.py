"""Retention: what is removed from finished rooms when its time is up.

The operator sets three times, each counted from the last change of a room: chat is removed, then names as well, then
the whole room. What has been done is noted in the store with each step, so a sweep that was interrupted goes on where
it stopped. A step is a short transaction, and moves do not wait for a sweep.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from blackgate.server.event_log import Forgotten
from blackgate.server.problems import Refused
from blackgate.server.redaction import redacted
from blackgate.server.session import RoomSession
from blackgate.server.store import Store, StoreError
from blackgate.server.store.base import DAY, OLDEST
from blackgate.server.store.interface import ALL_CLEARED, CHAT_CLEARED

log: Final = logging.getLogger("blackgate.server")
INTERVAL_SECONDS: Final = 3_600.0
"""Seconds between two sweeps."""
ROOMS_AT_ONCE: Final = 4
"""Rooms in one transaction; a long game has some thousand rows."""
PAUSE_SECONDS: Final = 0.01
"""Seconds between two transactions."""
CHAT: Final = Forgotten(names=False)
NAMES_AND_CHAT: Final = Forgotten()


@dataclass(frozen=True)
class RetentionTimes:
    """Days after the last change of a finished room until something is removed; 0 for never."""

    chat: int = 0
    names: int = 0
    """Names and chat; the record stays, under the names of the prisoners."""
    tables: int = 0
    """Everything."""

    @property
    def is_off(self) -> bool:
        """Whether everything is kept."""
        return not (self.chat or self.names or self.tables)


class Retention:
    """Removes what is due. Rooms that are loaded here are changed in memory as well, and their clients are told."""

    def __init__(
        self,
        store: Store,
        sessions: Mapping[str, RoomSession],
        times: RetentionTimes,
        now: Callable[[], int],
        forget: Callable[[str], None],
    ) -> None:
        """`forget` is called with the codes of rooms whose time is up: what is cached of them goes, too."""
        self._store, self._sessions, self._times, self._now, self._forget = store, sessions, times, now, forget

    async def run(self) -> None:
        """Sweep once an hour. While the store is down this keeps trying."""
        while not self._times.is_off:
            with suppress(StoreError):
                await self.sweep()
            await asyncio.sleep(INTERVAL_SECONDS)

    async def sweep(self) -> int:
        """Remove everything that is due; return from how many rooms."""
        count, times = 0, self._times
        if times.tables:
            for cleared in range(ALL_CLEARED + 1):
                count += await self._each(times.tables, cleared, self._delete)
        if times.names:
            for cleared in range(ALL_CLEARED):
                count += await self._each(times.names, cleared, partial(self._clear, ALL_CLEARED, NAMES_AND_CHAT))
        if times.chat:
            count += await self._each(times.chat, 0, partial(self._clear, CHAT_CLEARED, CHAT))
        if count:
            log.info("the time of %d finished rooms was up", count)
        return count

    async def _each(self, days: int, cleared: int, act: Callable[[list[str], int], Awaitable[int]]) -> int:
        """Run something for all rooms that are due, some at a time."""
        before, after, count = self._now() - days * DAY, (OLDEST, ""), 0
        while found := await self._store.finished(before, cleared, after, ROOMS_AT_ONCE):
            count += await act([room for _, room in found], before)
            after = found[-1]
            await asyncio.sleep(PAUSE_SECONDS)
        return count

    async def _delete(self, rooms: list[str], before: int) -> int:
        count = 0
        for session in self._loaded(rooms):
            with suppress(Refused):
                await session.delete()
                count += 1
        count += await self._store.delete_finished(rooms, before)
        for room in rooms:
            self._forget(room)
        return count

    async def _clear(self, cleared: int, forgotten: Forgotten, rooms: list[str], before: int) -> int:
        """Remove chat, or names and chat."""
        for session in self._loaded(rooms):
            with suppress(Refused):
                session.commit((forgotten,))
                await session.wait_durable()
        return await self._store.clear_finished(rooms, before, cleared, partial(redacted, forgotten=forgotten))

    def _loaded(self, rooms: list[str]) -> list[RoomSession]:
        """Those of the given rooms that this process owns."""
        found = [self._sessions[room] for room in rooms if room in self._sessions]
        return [session for session in found if session.failure is None and session.is_owned]
