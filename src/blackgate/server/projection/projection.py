"""The projection of a room: a viewer is first sent the whole state it may see, and after that deltas."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, astuple

from blackgate.game.advice.shapes import Threat
from blackgate.game.advice.threats import Lookout, threats
from blackgate.game.view import Glance, OwnView, Table
from blackgate.game.view.memory import Memory
from blackgate.server.event_log import Said
from blackgate.server.messages import PROTOCOL, Patch, Welcome
from blackgate.server.messages import Room as RoomSnapshot
from blackgate.server.projection.snapshot import Tasks, can_read, chat_line, own_snapshot, room_snapshot, tasks
from blackgate.server.projection.story import Story
from blackgate.server.room import Person, Room

_encoder: Final = msgspec.json.Encoder()


class Projection:
    """What was last sent of a room, so that only deltas have to follow. Frames are JSON, ready to send."""

    def __init__(self, room: Room, wall: Callable[[int], int] = int) -> None:
        self.room = room
        self._wall = wall
        """Converts a time of the game clock to the clock that clients are shown."""
        self._story = Story(room.rules)
        self._glance = Glance()
        self._chat_sent = room.chat.count
        self._sent = 0
        """The version that all subscribers were last sent."""
        self._room: RoomSnapshot | None = None
        self._table: Table | None = None
        self._own: dict[int, tuple[OwnView, Tasks]] = {}
        """By seat: what it knows and what it can do, as it was last sent."""
        self._lookouts: dict[int | None, Lookout] = defaultdict(Lookout)
        """By seat, None for spectators: the threats they know of."""

    def record_events(self) -> None:
        """An entry was folded: add its events to the story."""
        if self.room.game is not None:
            self._story.append(self.room.version, self.room.game.events, self.room.notice)

    def mark_sent(self) -> None:
        """Nobody is connected: the present state need not be sent as a delta."""
        self._chat_sent, self._sent = self.room.chat.count, self.room.version

    def forget_names(self) -> None:
        """Names were removed: compute everything that holds one again."""
        self._glance, self._room, self._table, self._own = Glance(), None, None, {}

    def prepare(self, viewer: int | None, seen: int, until: float) -> bool:
        """Compute what a viewer knows and is told since a version, until a deadline; return whether that is all.

        Without it the welcome of a long game would hold the event loop.
        """
        game = self.room.game
        if viewer is not None and game is not None and not game.memory.catch_up(viewer, until):
            return False
        return self._story.prepare(viewer, seen, until)

    def welcome(self, who: Person, seen: int, now: int, connected: frozenset[int]) -> Welcome:
        """The whole state as one person may see it, and the story since a version."""
        room = self.room
        story: Any = msgspec.Raw(self._story.since(who.seat, seen) or b"[]")
        seen_table = self._glance.table(room.game) if room.game is not None else None
        return Welcome(
            protocol=PROTOCOL,
            version=room.version,
            now=self._wall(now),
            seat=who.seat,
            is_host=who.is_host,
            room=room_snapshot(room, connected, self._wall, self._threats(seen_table)),
            table=seen_table,
            own=own_snapshot(room, who.seat, seen_table, self._glance.own(room.playing, room.playing.memory, who.seat))
            if seen_table is not None and who.seat is not None
            else None,
            story=story,
            chat=tuple(chat_line(each) for each in room.chat if can_read(room, who.seat, each)),
        )

    def updates(self, now: int, connected: frozenset[int], seats: Iterable[int | None]) -> dict[int | None, bytes]:
        """By seat, None for spectators: the delta since the last update; no frame for a viewer without changes.

        A viewer must not even notice that something hidden has happened.
        """
        lines, common = self._new_chat(), self._common(connected)
        if self._story.is_public(self._sent) and (story := self._story.since(None, self._sent)):
            common["story"] = msgspec.Raw(story)
        head = {"type": "update", "version": self.room.version, "now": self._wall(now)}
        shared = _encoder.encode(head | common)
        frames: dict[int | None, bytes] = {}
        memory = self.room.game.memory if self.room.game is not None else None
        for seat in seats:
            private = self._private(seat, lines, memory, "story" in common)
            if common or private:
                frames[seat] = shared[:-1] + b"," + _encoder.encode(private)[1:] if private else shared
        self._sent = self.room.version
        return frames

    def _new_chat(self) -> list[Said]:
        seen, self._chat_sent = self._chat_sent, self.room.chat.count
        return self.room.chat.since(seen)

    def _common(self, connected: frozenset[int]) -> Patch:
        """The delta for everybody."""
        room, game = self.room, self.room.game
        found: Patch = {}
        before, self._table = self._table, self._glance.table(game) if game is not None else None
        seen, self._room = self._room, room_snapshot(room, connected, self._wall, self._threats(self._table))
        if patch := delta(seen, self._room):
            found["room"] = patch
        if self._table is not None and (patch := delta(before, self._table)):
            found["table"] = patch
        return found

    def _threats(self, seen: Table | None) -> tuple[Threat, ...]:
        """Who can break out soon, by what lies on the table."""
        return threats(self.room.rules, seen, seen.seats, None, self._lookouts[None].threat) if seen is not None else ()

    def _private(self, seat: int | None, lines: Sequence[Said], memory: Memory | None, is_told: bool) -> Patch:
        """The delta for one viewer; `is_told` says that the story is the same for all and sent already."""
        found: Patch = {}
        if seat is not None and self._table is not None and memory is not None:
            if patch := self._own_changes(seat, self._table, memory):
                found["own"] = patch
        if not is_told and (story := self._story.since(seat, self._sent)):
            found["story"] = msgspec.Raw(story)
        if heard := [chat_line(each) for each in lines if can_read(self.room, seat, each)]:
            found["chat"] = heard
        return found

    def _own_changes(self, seat: int, seen: Table, memory: Memory) -> Patch:
        """The delta of a seat's own part; for most seats nothing has changed."""
        mine = self._glance.own(self.room.playing, memory, seat)
        now = tasks(self.room, seat, seen, mine, self._lookouts[seat].threat)
        before = self._own.get(seat)
        self._own[seat] = mine, now
        if before is None:
            return asdict(mine) | asdict(now)
        found = delta(before[1], now)
        return found if before[0] is mine else delta(before[0], mine) | found


def delta(before: msgspec.Struct | None, after: msgspec.Struct) -> Patch:
    """The fields that differ; of `seats` those seats that differ, by number, and of each its fields."""
    if before is None:
        return asdict(after)
    found: Patch = {}
    old = astuple(before)
    for n, now in enumerate(astuple(after)):
        if now is not old[n] and now != old[n]:
            found[after.__struct_fields__[n]] = now
    if "seats" in found:
        pairs = zip(getattr(before, "seats"), found["seats"], strict=True)  # noqa: B009  (not every struct has seats)
        found["seats"] = {str(n): delta(was, now) for n, (was, now) in enumerate(pairs) if was != now}
    return found
