"""A cache of results in bounded memory. Concurrent requests for one result share its computation."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from blackgate.server.single_flight import SingleFlight

MOST_BYTES: Final = 32_000_000


class Cache:
    """Bytes by key; the least recently used ones are dropped first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most, self.size = most, 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: SingleFlight[Hashable, bytes] = SingleFlight()

    async def get(
        self, key: Hashable, make: Callable[[], Awaitable[bytes]], charge: Callable[[], None] | None = None
    ) -> bytes:
        """The cached value of a key, or a new one. Only the caller that causes the work is charged."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if charge is not None and key not in self._making:
            charge()
        return await self._making.run(key, lambda: self._made(key, make))

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        made = await make()
        self._kept[key] = made
        self.size += len(made)
        while self.size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self.size -= len(dropped)
        return made

    def __len__(self) -> int:
        return len(self._kept)
