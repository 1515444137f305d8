"""Who pays for thinking time: start-time fair queueing over payers, by the worker seconds they used.

Every payer has a tag, in worker seconds. A question moves it forward by the time its answer takes, and the payer with
the smallest tag is served first. Virtual time follows the tags of those who wait. A payer who begins to wait starts at
virtual time: time somebody did not use is no credit, and time somebody used while nobody else wanted it is no debt.
"""

from collections import OrderedDict, deque
from typing import Final

from blackgate.server.bot_pool.request import Question

MOST_DEBTS: Final = 1_000
"""Payers without questions whose tags are kept."""


class Turns:
    """Rooms in a circle, each with its questions in a row."""

    def __init__(self) -> None:
        self._rooms: dict[str, deque[Question]] = {}
        self.waiting = 0

    def put(self, question: Question) -> None:
        """At the end of its room's row; a room without questions comes last."""
        self._rooms.setdefault(question.room, deque()).append(question)
        self.waiting += 1

    def first(self) -> Question | None:
        """The question that `take` would return."""
        return next(iter(self._rooms.values()))[0] if self._rooms else None

    def take(self) -> Question | None:
        """The first question of the room whose turn it is; then it is the next one's turn."""
        if not self._rooms:
            return None
        room = next(iter(self._rooms))
        row = self._rooms.pop(room)
        question = row.popleft()
        if row:
            self._rooms[room] = row
        self.waiting -= 1
        return question

    def drop(self, question: Question) -> bool:
        """Remove a question nobody waits for any more; whether it was here."""
        row = self._rooms.get(question.room)
        if row is None or question not in row:
            return False
        self.waiting -= 1
        row.remove(question)
        if not row:
            del self._rooms[question.room]
        return True

    def last_of_longest(self) -> Question | None:
        """The newest question of the room that has the most; of several, the newest of all."""
        return max((len(row), row[-1].arrival, row[-1]) for row in self._rooms.values())[2] if self._rooms else None


class Payer:
    """The questions of one payer."""

    def __init__(self, name: str, tag: float) -> None:
        self.name, self.tag = name, tag
        self.running = 0
        """Questions a worker has begun with."""
        self._quick, self._long, self._hints = Turns(), Turns(), Turns()

    @property
    def waiting(self) -> int:
        """Questions no worker has begun with."""
        return self._quick.waiting + self._long.waiting + self._hints.waiting

    @property
    def is_active(self) -> bool:
        """Whether anything of this payer waits or runs."""
        return bool(self.running or self.waiting)

    def turns(self, question: Question) -> Turns:
        """Where a question of this payer waits."""
        if question.is_hint:
            return self._hints
        return self._quick if question.is_quick else self._long

    def first(self, express: bool, hints: bool) -> Question | None:
        """The next question: the older one of those of bots; a hint where no bot waits, if one may be given now."""
        quick, long = self._quick.first(), self._long.first()
        if express:
            return quick
        if quick is not None and long is not None:
            return quick if quick.arrival < long.arrival else long
        return quick or long or (self._hints.first() if hints else None)

    def last(self) -> Question:
        """The question that gives way in a crowd: a hint, else the newest of the room that has the most."""
        found = self._hints.last_of_longest()
        if found is None:
            longest = max(self._quick, self._long, key=lambda turns: turns.waiting)
            found = longest.last_of_longest()
        assert found is not None  # noqa: S101  (only asked where something waits)
        return found


class Payers:
    """Everybody who has questions, and the tags of those who had some lately."""

    def __init__(self) -> None:
        self.active: dict[str, Payer] = {}
        self._debts: OrderedDict[str, float] = OrderedDict()
        self._time = 0.0

    def of(self, question: Question) -> Payer:
        """Who pays for a question that begins to wait."""
        name = question.payer
        payer = self.active.get(name)
        if payer is None:
            payer = self.active[name] = Payer(name, self._debts.pop(name, 0.0))
        if not payer.waiting:
            payer.tag = max(payer.tag, self._time)
        return payer

    def begin(self, question: Question, seconds: float) -> None:
        """A worker takes a question, which is charged with what it may use until it is known what it used."""
        self._time = max(self._time, min(each.tag for each in self.active.values() if each.waiting))
        payer = self.active[question.payer]
        payer.turns(question).take()
        payer.running += 1
        payer.tag += seconds

    def end(self, question: Question, charged: float, seconds: float) -> None:
        """An answer took so long.

        Virtual time moves on by the share of everybody, so that a stream of new payers cannot hold up others for good.
        """
        payer = self.active[question.payer]
        payer.running -= 1
        payer.tag += seconds - charged
        self._time += seconds / len(self.active)
        self.forget(payer)

    def forget(self, payer: Payer) -> None:
        """Keep only the tag of a payer who has no questions, and nothing at all where nobody has."""
        if payer.is_active:
            return
        del self.active[payer.name]
        if payer.tag > self._time:
            self._debts[payer.name] = payer.tag
            if len(self._debts) > MOST_DEBTS:
                self._debts.popitem(last=False)
        if not self.active:
            self._debts.clear()
