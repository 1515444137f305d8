"""A shelf of few places. The server keeps one beside each worker's own, and so knows what the worker has."""

from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Shelf(Generic[Thing]):
    """What was not taken for the longest time makes room. Both sides take and put in the same order.

    After a failure the server drops what the worker may still have: then it is only sent once more.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._things: dict[str, Thing] = {}

    def take(self, key: str) -> Thing | None:
        """What lies there under this key, if anything; it is the freshest now."""
        found = self._things.pop(key, None)
        if found is not None:
            self._things[key] = found
        return found

    def put(self, key: str, thing: Thing) -> None:
        """Lay something on the shelf; the oldest falls off where it is full."""
        self._things.pop(key, None)
        while len(self._things) >= self._places:
            del self._things[next(iter(self._things))]
        self._things[key] = thing

    def drop(self, key: str) -> None:
        """Take something off the shelf, if it is there."""
        self._things.pop(key, None)
