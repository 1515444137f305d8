"""The chat of a room: the last messages of every audience."""

from collections import defaultdict, deque
from collections.abc import Iterator
from functools import partial
from heapq import merge
from typing import Final

from msgspec.structs import replace

from blackgate.server.event_log import Said

CHAT_KEPT: Final = 200
"""Chat messages of each audience that a newcomer is shown."""


class ChatLog:
    """Chat messages in their order.

    Each team has a queue of its own. In a common queue the messages of a team would push out those of the table, and
    others could count them by what is missing.
    """

    def __init__(self) -> None:
        self._queues = defaultdict[str, deque[tuple[int, Said]]](partial(deque, maxlen=CHAT_KEPT))
        """By team, empty for everybody: messages with their numbers."""
        self.count = 0
        """Messages so far."""

    def append(self, said: Said) -> None:
        """Add a message."""
        self.count += 1
        self._queues[said.team].append((self.count, said))

    def remove(self, seat: int | None) -> None:
        """Remove the messages of a seat, or everybody's. Empty ones stay in their place."""
        for queue in self._queues.values():
            for n, (number, said) in enumerate(queue):
                if seat in (None, said.seat):
                    queue[n] = number, replace(said, name="", text="", is_phrase=False)

    def since(self, count: int) -> list[Said]:
        """The messages after the first `count`, as far as they are kept."""
        if count == self.count:
            return []
        return [said for number, said in merge(*self._queues.values()) if number > count]

    def __iter__(self) -> Iterator[Said]:
        return iter(self.since(0))
