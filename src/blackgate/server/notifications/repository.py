"""Reads and changes what is stored of notifications; changes of several processes do not overwrite each other."""

from collections.abc import Callable
from typing import Final

from blackgate.server.notifications.subscriptions import Subscriptions, decode, encode
from blackgate.server.problems import Refused
from blackgate.server.store import Store

TRIES: Final = 5
"""To change what somebody else changes at the same time."""
KEEP: Final = -1
"""Leave it as it is when the room has to be looked at again."""

Change = Callable[[Subscriptions], tuple[Subscriptions, int]]
"""What is stored after a change, and when to look at the room again: milliseconds since 1970, 0 for never, or KEEP."""


class Repository:
    """The subscriptions of all rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, code: str) -> Subscriptions:
        """The subscriptions of a room."""
        return decode(await self._store.notifications(code))

    async def change(self, code: str, change: Callable[[Subscriptions], Subscriptions]) -> Subscriptions:
        """Change the subscriptions of a room."""
        return await self.schedule(code, lambda found: (change(found), KEEP))

    async def schedule(self, code: str, change: Change) -> Subscriptions:
        """Change the subscriptions of a room, and when to look at it again."""
        for _ in range(TRIES):
            before = await self._store.notifications(code)
            changed, due = change(decode(before))
            if before is None and changed.is_empty:
                return changed
            after = None if changed.is_empty else encode(changed)
            if await self._store.swap_notifications(code, before, after, due):
                return changed
        raise Refused("unavailable", "somebody else changes this, too", right="try again")

    async def remove(self, code: str, channel: str) -> None:
        """Remove one channel."""
        await self.change(code, lambda found: found.without(channel))

    async def forget(self, code: str) -> None:
        """Remove everything of a room."""
        await self.change(code, lambda _: Subscriptions())
