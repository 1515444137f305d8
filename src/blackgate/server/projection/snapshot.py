"""How a room and a seat's own part look at this moment."""

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict

from blackgate.game import asking
from blackgate.game.view import OwnView, Table, standpoint
from blackgate.lessons import Progress
from blackgate.server import messages
from blackgate.server.asked import Asked
from blackgate.server.event_log import Said
from blackgate.server.messages import Line, Option, Own, Question, Window
from blackgate.server.orders import Orders
from blackgate.server.room import Chair, Room


class Tasks(msgspec.Struct, frozen=True, gc=False):
    """What `Own` has beyond what a seat knows: what it can do now."""

    asked: Question | None
    asides: tuple[Option, ...]
    undoable: int
    orders: Orders


def room_sight(room: Room, here: frozenset[int], wall: Callable[[int], int]) -> messages.Room:
    """What everybody knows of a room. `wall` turns moments of the game clock into those shown to clients."""
    return messages.Room(
        code=room.code,
        settings=room.settings,
        phase=room.phase,
        seats=tuple(chair_sight(chair, n in here) for n, chair in enumerate(room.chairs)),
        window=window(room, wall),
        banks=tuple(room.clocks.banks) if room.settings.clock.kind == "live" else (),
        votes={absent: dict(votes) for absent, votes in room.votes.items()},
        promise=room.promise,
        after=room.after,
        next_room=room.next_room,
        lesson=lesson_sight(room.progress) if room.progress is not None else None,
    )


def lesson_sight(progress: Progress) -> messages.Lesson:
    """How far a lesson has come."""
    step = progress.step
    return messages.Lesson(
        name=progress.lesson.name,
        step=progress.number,
        steps=len(progress.lesson.step),
        id=step.id if step is not None else "",
        marks=step.marks if step is not None else (),
        has_strayed=progress.has_strayed,
    )


def chair_sight(chair: Chair, is_here: bool) -> messages.Chair:
    """A seat of the room."""
    return messages.Chair(
        name=chair.name,
        player="human" if chair.key else chair.bot,
        stand_in=chair.bot if chair.key else "",
        is_vacant=chair.is_vacant,
        is_here=is_here,
        has_missed=chair.has_missed,
    )


def window(room: Room, wall: Callable[[int], int]) -> Window | None:
    """Who is asked, as far as everybody may know: who has answered already is nobody's business."""
    if not room.asked:
        return None
    deadline = room.clocks.deadline(room.asked[0].seat)
    return Window(
        seats=tuple(each.seat for each in room.asked),
        question=room.asked[0].question,
        since=room.asked_since,
        until=wall(deadline) if deadline is not None else None,
    )


def own_sight(room: Room, seat: int, seen: Table, mine: OwnView) -> Own:
    """What one seat alone knows, and what it is asked. `seen` is the table as it is now, `mine` what the seat knows."""
    return Own(**asdict(mine), **asdict(tasks(room, seat, seen, mine)))


def tasks(room: Room, seat: int, seen: Table, mine: OwnView) -> Tasks:
    """What a seat is asked, what it may throw in or take back, and what it has left as orders."""
    chair, game = room.chairs[seat], room.playing
    asked = room.asked_of(seat) if chair.is_human else None
    return Tasks(
        question(room, asked, seen, mine) if asked is not None else None,
        _asides(room, seat, seen, mine) if room.hears_asides else (),
        game.undoable(seat) if game.seat == seat else 0,
        chair.orders,
    )


def question(room: Room, asked: Asked, seen: Table, mine: OwnView) -> Question:
    """What a seat is asked, and how its answers are said."""
    is_ahead = asked is not room.asked[0]
    view = asked.view if is_ahead else standpoint(seen, mine, asked.options)
    return Question(
        question=asked.question,
        text=asking.question(room.rules, view),
        options=tuple([Option(each.text, asking.option(room.rules, view, each)) for each in view.options]),
        is_ahead=is_ahead,
        answered=room.sealed.get(asked.seat, ""),
    )


def _asides(room: Room, seat: int, seen: Table, mine: OwnView) -> tuple[Option, ...]:
    actions = room.playing.asides(seat)
    if not actions:
        return ()
    view = standpoint(seen, mine, tuple(actions))
    return tuple([Option(each.text, asking.label(room.rules, view, each)) for each in actions])


def line(said: Said) -> Line:
    """Something said, as it is shown."""
    return Line(said.seat, said.name, said.text, said.is_phrase)


def hears(room: Room, seat: int | None, said: Said) -> bool:
    """Whether a seat, or (None) a spectator, hears it: players hear spectators only when nothing is at stake."""
    return said.to_table or seat is None or room.phase != "playing"
