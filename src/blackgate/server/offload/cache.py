"""Results that were asked for last, in bounded memory. What is being made is made once for all who ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

MOST_BYTES: Final = 32_000_000


class Cache:
    """Bytes by key; what was not asked for the longest time is dropped first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most, self.size = most, 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(
        self, key: Hashable, make: Callable[[], Awaitable[bytes]], charge: Callable[[], None] | None = None
    ) -> bytes:
        """What is kept under a key, or made now. Whoever has it made is charged; who waits for it, too, is not."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._making.get(key)
        if task is None:
            if charge is not None:
                charge()
            task = self._making[key] = asyncio.create_task(self._made(key, make))
            task.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(task)

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        made = await make()
        self._kept[key] = made
        self.size += len(made)
        while self.size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self.size -= len(dropped)
        return made

    def _forget(self, key: Hashable, task: "asyncio.Task[bytes]") -> None:
        del self._making[key]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and then nobody else looks at it

    def __len__(self) -> int:
        return len(self._kept)
