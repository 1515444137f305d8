"""A small LRU cache. The server keeps a copy of each worker's cache, and so knows what the worker has."""

from typing import Generic, TypeVar

Value = TypeVar("Value")


class LruCache(Generic[Value]):
    """The least recently used item is dropped first. Both sides get and put in the same order.

    After a failure the server drops an item the worker may still have: then it is only sent once more.
    """

    def __init__(self, places: int) -> None:
        self._size = places
        self._items: dict[str, Value] = {}

    def get(self, key: str) -> Value | None:
        """The value of a key, if any; it becomes the most recently used one."""
        found = self._items.pop(key, None)
        if found is not None:
            self._items[key] = found
        return found

    def put(self, key: str, thing: Value) -> None:
        """Store a value; drop the least recently used one if the cache is full."""
        self._items.pop(key, None)
        while len(self._items) >= self._size:
            del self._items[next(iter(self._items))]
        self._items[key] = thing

    def drop(self, key: str) -> None:
        """Remove a value, if it is there."""
        self._items.pop(key, None)
