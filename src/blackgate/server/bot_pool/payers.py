"""Fair shares of the workers: start-time fair queueing over payers, by the worker seconds they used.

Every payer has a tag, in worker seconds. A request moves it forward by the time its answer takes, and the payer with
the smallest tag is served first. Virtual time follows the tags of those who wait. A payer who begins to wait starts at
virtual time: unused time is no credit, and time used while nobody else wanted it is no debt.
"""

from collections import OrderedDict, deque
from typing import Final

from blackgate.server.bot_pool.request import BotRequest

MOST_IDLE_TAGS: Final = 1_000
"""Payers without requests whose tags are kept."""


class RoundRobin:
    """Rooms in turn (round robin), the requests of each room first in, first out."""

    def __init__(self) -> None:
        self._rooms: dict[str, deque[BotRequest]] = {}
        self.waiting = 0

    def put(self, request: BotRequest) -> None:
        """Append a request to its room's queue; a new room comes last."""
        self._rooms.setdefault(request.room, deque()).append(request)
        self.waiting += 1

    def first(self) -> BotRequest | None:
        """The request that `take` would return."""
        return next(iter(self._rooms.values()))[0] if self._rooms else None

    def take(self) -> BotRequest | None:
        """The first request of the next room; that room then comes last."""
        if not self._rooms:
            return None
        room = next(iter(self._rooms))
        row = self._rooms.pop(room)
        request = row.popleft()
        if row:
            self._rooms[room] = row
        self.waiting -= 1
        return request

    def drop(self, request: BotRequest) -> bool:
        """Remove a request; return whether it was here."""
        row = self._rooms.get(request.room)
        if row is None or request not in row:
            return False
        self.waiting -= 1
        row.remove(request)
        if not row:
            del self._rooms[request.room]
        return True

    def last_of_longest(self) -> BotRequest | None:
        """The newest request of the room with the most; of several rooms, the newest of all."""
        return max((len(row), row[-1].arrival, row[-1]) for row in self._rooms.values())[2] if self._rooms else None


class Payer:
    """The requests of one payer."""

    def __init__(self, name: str, tag: float) -> None:
        self.name, self.tag = name, tag
        self.running = 0
        """Requests that a worker has started."""
        self._quick, self._long, self._hints = RoundRobin(), RoundRobin(), RoundRobin()

    @property
    def waiting(self) -> int:
        """Requests that no worker has started."""
        return self._quick.waiting + self._long.waiting + self._hints.waiting

    @property
    def is_active(self) -> bool:
        """Whether any request waits or runs."""
        return bool(self.running or self.waiting)

    def queue_for(self, request: BotRequest) -> RoundRobin:
        """The queue for a request of this payer."""
        if request.is_hint:
            return self._hints
        return self._quick if request.is_quick else self._long

    def first(self, express: bool, hints: bool) -> BotRequest | None:
        """The next request: the older one of quick and long ones, else a hint if hints are allowed now."""
        quick, long = self._quick.first(), self._long.first()
        if express:
            return quick
        if quick is not None and long is not None:
            return quick if quick.arrival < long.arrival else long
        return quick or long or (self._hints.first() if hints else None)

    def last(self) -> BotRequest:
        """The request to drop when the queue is full: a hint, else the newest of the room with the most."""
        found = self._hints.last_of_longest()
        if found is None:
            longest = max(self._quick, self._long, key=lambda queue: queue.waiting)
            found = longest.last_of_longest()
        assert found is not None  # noqa: S101  (only called if something waits)
        return found


class Payers:
    """All payers with requests, and the tags of those who had some lately."""

    def __init__(self) -> None:
        self.active: dict[str, Payer] = {}
        self._idle_tags: OrderedDict[str, float] = OrderedDict()
        self._virtual_time = 0.0

    def payer_of(self, request: BotRequest) -> Payer:
        """The payer of a request that begins to wait."""
        name = request.payer
        payer = self.active.get(name)
        if payer is None:
            payer = self.active[name] = Payer(name, self._idle_tags.pop(name, 0.0))
        if not payer.waiting:
            payer.tag = max(payer.tag, self._virtual_time)
        return payer

    def charge(self, request: BotRequest, seconds: float) -> None:
        """A worker takes a request: charge its budget until the true cost is known."""
        self._virtual_time = max(self._virtual_time, min(each.tag for each in self.active.values() if each.waiting))
        payer = self.active[request.payer]
        payer.queue_for(request).take()
        payer.running += 1
        payer.tag += seconds

    def settle(self, request: BotRequest, charged: float, seconds: float) -> None:
        """An answer took so long.

        Virtual time advances by everybody's share, so that a stream of new payers cannot delay others for ever.
        """
        payer = self.active[request.payer]
        payer.running -= 1
        payer.tag += seconds - charged
        self._virtual_time += seconds / len(self.active)
        self.forget(payer)

    def forget(self, payer: Payer) -> None:
        """Keep only the tag of a payer without requests, and nothing at all if nobody has any."""
        if payer.is_active:
            return
        del self.active[payer.name]
        if payer.tag > self._virtual_time:
            self._idle_tags[payer.name] = payer.tag
            if len(self._idle_tags) > MOST_IDLE_TAGS:
                self._idle_tags.popitem(last=False)
        if not self.active:
            self._idle_tags.clear()
