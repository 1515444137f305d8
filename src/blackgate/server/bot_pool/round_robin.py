"""Rooms that take turns: round robin over rooms, first in first out within a room."""

from collections import deque

from blackgate.server.bot_pool.request import Question


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
