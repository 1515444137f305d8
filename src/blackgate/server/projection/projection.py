"""What everybody at a room is sent: the room and the table to all, to each seat its own; after that only changes."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, astuple
from mypy_extensions import mypyc_attr

from blackgate.game.view import Glance, OwnView, Table
from blackgate.game.view.memory import Memory
from blackgate.server.event_log import Said
from blackgate.server.messages import PROTOCOL, Patch, Welcome
from blackgate.server.messages import Room as RoomSight
from blackgate.server.projection.snapshot import Tasks, hears, line, own_sight, room_sight, tasks
from blackgate.server.projection.story import Chronicle
from blackgate.server.room import Person, Room

_encoder: Final = msgspec.json.Encoder()


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What was last sent of a room, so that only changes have to follow. Frames are JSON, ready to go."""

    def __init__(self, room: Room, wall: Callable[[int], int] = int) -> None:
        self.room = room
        self._wall = wall
        """What a moment of the game clock is by the clock shown to clients."""
        self._chronicle = Chronicle(room.rules)
        self._glance = Glance()
        self._said = room.said
        self._sent = 0
        """The version everybody who is here was last told of."""
        self._room: RoomSight | None = None
        self._table: Table | None = None
        self._own: dict[int, tuple[OwnView, Tasks]] = {}
        """By seat: what it knows and what it can do, as it was last shown."""

    def note(self) -> None:
        """An entry was folded: write down what it brought about."""
        if self.room.game is not None:
            self._chronicle.go_on(self.room.version, self.room.game.events, self.room.late)

    def caught_up(self) -> None:
        """What is there now need not be sent as news: nobody is here."""
        self._said, self._sent = self.room.said, self.room.version

    def recall(self, viewer: int | None, seen: int, until: float) -> bool:
        """Work out what a viewer knows and is told since a version, as far as it gets until then; whether that is all.

        Without it a welcome late in a long game would hold the event loop.
        """
        game = self.room.game
        if viewer is not None and game is not None and not game.memory.catch_up(viewer, until):
            return False
        return self._chronicle.recall(viewer, seen, until)

    def welcome(self, who: Person, seen: int, now: int, here: frozenset[int]) -> Welcome:
        """Everything, as one person may see it, and the story since a version."""
        room = self.room
        story: Any = msgspec.Raw(self._chronicle.since(who.seat, seen) or b"[]")
        seen_table = self._glance.table(room.game) if room.game is not None else None
        return Welcome(
            protocol=PROTOCOL,
            version=room.version,
            now=self._wall(now),
            seat=who.seat,
            is_host=who.is_host,
            room=room_sight(room, here, self._wall),
            table=seen_table,
            own=own_sight(room, who.seat, seen_table, self._glance.own(room.playing, room.playing.memory, who.seat))
            if seen_table is not None and who.seat is not None
            else None,
            story=story,
            chat=tuple(line(each) for each in room.chat if hears(room, who.seat, each)),
        )

    def updates(self, now: int, here: frozenset[int], seats: Iterable[int | None]) -> dict[int | None, bytes]:
        """By seat, None for spectators: what has changed since the last time; nothing for those it has not for.

        That something happened that one may not see must not be noticed either.
        """
        lines, common = self._new_lines(), self._common(here)
        if self._chronicle.is_open(self._sent) and (story := self._chronicle.since(None, self._sent)):
            common["story"] = msgspec.Raw(story)
        head = {"type": "update", "version": self.room.version, "now": self._wall(now)}
        shared = _encoder.encode(head | common)
        frames: dict[int | None, bytes] = {}
        memory = self.room.game.memory if self.room.game is not None else None
        for seat in seats:
            apart = self._apart(seat, lines, memory, "story" in common)
            if common or apart:
                frames[seat] = shared[:-1] + b"," + _encoder.encode(apart)[1:] if apart else shared
        self._sent = self.room.version
        return frames

    def _new_lines(self) -> list[Said]:
        new, self._said = self.room.said - self._said, self.room.said
        return list(self.room.chat)[len(self.room.chat) - new :] if new else []

    def _common(self, here: frozenset[int]) -> Patch:
        """What has changed for everybody."""
        room, game = self.room, self.room.game
        found: Patch = {}
        seen, self._room = self._room, room_sight(room, here, self._wall)
        if patch := changed(seen, self._room):
            found["room"] = patch
        if game is not None:
            before, self._table = self._table, self._glance.table(game)
            if patch := changed(before, self._table):
                found["table"] = patch
        return found

    def _apart(self, seat: int | None, lines: Sequence[Said], memory: Memory | None, is_told: bool) -> Patch:
        """What has changed for one seat, and what it is told; `is_told` says that everybody is told the same."""
        found: Patch = {}
        if seat is not None and self._table is not None and memory is not None:
            if patch := self._own_changes(seat, self._table, memory):
                found["own"] = patch
        if not is_told and (story := self._chronicle.since(seat, self._sent)):
            found["story"] = msgspec.Raw(story)
        if heard := [line(each) for each in lines if hears(self.room, seat, each)]:
            found["chat"] = heard
        return found

    def _own_changes(self, seat: int, seen: Table, memory: Memory) -> Patch:
        """What has changed of a seat's own; most seats have only looked on."""
        mine = self._glance.own(self.room.playing, memory, seat)
        now = tasks(self.room, seat, seen, mine)
        before = self._own.get(seat)
        self._own[seat] = mine, now
        if before is None:
            return asdict(mine) | asdict(now)
        found = changed(before[1], now)
        return found if before[0] is mine else changed(before[0], mine) | found


def changed(before: msgspec.Struct | None, after: msgspec.Struct) -> Patch:
    """The fields that differ; of `seats` those seats that do, by number, and of each its fields."""
    if before is None:
        return asdict(after)
    found: Patch = {}
    old = astuple(before)
    for n, now in enumerate(astuple(after)):
        if now is not old[n] and now != old[n]:
            found[after.__struct_fields__[n]] = now
    if "seats" in found:
        pairs = zip(getattr(before, "seats"), found["seats"], strict=True)  # noqa: B009  (not every struct has seats)
        found["seats"] = {str(n): changed(was, now) for n, (was, now) in enumerate(pairs) if was != now}
    return found
