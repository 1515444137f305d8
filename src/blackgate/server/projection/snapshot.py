"""Snapshots: the state of a room, and of one seat's own part, at this moment."""

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict

from blackgate.game import prompts
from blackgate.game.absence import defaults
from blackgate.game.advice.shapes import Threat
from blackgate.game.advice.stakes import stakes
from blackgate.game.advice.threats import Finder, threat, threats
from blackgate.game.view import OwnView, Table, seats_seen, standpoint
from blackgate.lessons import Progress
from blackgate.server import messages
from blackgate.server.event_log import BranchOf, Said
from blackgate.server.messages import Line, Option, Own, Question, Window
from blackgate.server.orders import Orders
from blackgate.server.room import Room, is_forced
from blackgate.server.room.seating import can_change_team
from blackgate.server.windows import PendingQuestion


class Tasks(msgspec.Struct, frozen=True, gc=False):
    """The part of `Own` that says what a seat can do now."""

    asked: Question | None
    asides: tuple[Option, ...]
    undoable: int
    orders: Orders
    threats: tuple[Threat, ...]


def room_snapshot(
    room: Room, connected: frozenset[int], wall: Callable[[int], int], threats: tuple[Threat, ...] = ()
) -> messages.Room:
    """What everybody may know of a room. `wall` converts times of the game clock to those shown to clients."""
    return messages.Room(
        code=room.code,
        settings=room.settings,
        phase=room.phase,
        seats=tuple(chair_snapshot(room, n, n in connected) for n in range(len(room.chairs))),
        window=window_snapshot(room, wall),
        banks=tuple(room.clocks.banks) if room.settings.clock.kind == "live" else (),
        votes={absent: dict(votes) for absent, votes in room.votes.items()},
        promise=room.promise,
        after=room.after,
        next_room=room.next_room,
        lesson=lesson_snapshot(room.progress) if room.progress is not None else None,
        has_team_chat=room.has_team_chat,
        pace=room.pace,
        is_paused=room.is_paused,
        pause_ends=wall(room.pause_ends_at) if room.pause_ends_at is not None else None,
        agreed={to: tuple(sorted(seats)) for to, seats in room.agreed.items()},
        closed=room.closed,
        threats=threats,
        origin=origin_snapshot(room.branch) if room.branch is not None else None,
    )


def origin_snapshot(branch: BranchOf) -> messages.Origin:
    """The moment at which a branch begins."""
    origin = branch.start.origin
    return messages.Origin(branch.room, branch.record, origin.step, branch.seat, origin.knower is not None)


def lesson_snapshot(progress: Progress) -> messages.Lesson:
    """The progress of a lesson."""
    step = progress.step
    return messages.Lesson(
        name=progress.lesson.name,
        step=progress.number,
        steps=len(progress.lesson.step),
        id=step.id if step is not None else "",
        marks=step.marks if step is not None else (),
        has_strayed=progress.has_strayed,
    )


def chair_snapshot(room: Room, seat: int, is_here: bool) -> messages.Chair:
    """A seat of the room."""
    chair = room.chairs[seat]
    return messages.Chair(
        name=chair.name,
        player="human" if chair.key else chair.bot,
        stand_in=chair.bot if chair.key else "",
        is_vacant=chair.is_vacant,
        is_here=is_here,
        has_missed=chair.has_missed,
        board=chair.board,
        side=chair.side,
        has_chosen=chair.has_chosen,
        team=room.team_of(seat),
        can_change_team=can_change_team(room, seat),
        is_enrolled=chair.is_enrolled,
    )


def window_snapshot(room: Room, wall: Callable[[int], int]) -> Window | None:
    """Who is asked, as far as everybody may know. Who has answered already stays secret."""
    if not room.asked:
        return None
    deadline, bank_until = (ends(room.asked[0].seat) for ends in (room.clocks.deadline, room.clocks.bank_until))
    return Window(
        seats=tuple(each.seat for each in room.asked),
        question=room.asked[0].question,
        since=room.asked_since,
        until=wall(deadline) if deadline is not None else None,
        bank_until=wall(bank_until) if bank_until is not None else None,
    )


def own_snapshot(room: Room, seat: int, seen: Table, mine: OwnView) -> Own:
    """What one seat alone knows, and what it is asked. `seen` is the present table, `mine` what the seat knows."""
    return Own(**asdict(mine), **asdict(tasks(room, seat, seen, mine)))


def tasks(room: Room, seat: int, seen: Table, mine: OwnView, find: Finder = threat) -> Tasks:
    """What a seat is asked, what it may throw in or take back, its standing orders, and who can break out."""
    chair, game = room.chairs[seat], room.playing
    asked = room.asked_of(seat) if chair.is_human else None
    if asked is not None and (room.is_paused or is_forced(room, asked)):
        asked = None  # nothing can be answered now, or it will be answered without the player
    return Tasks(
        question_snapshot(room, asked, seen, mine) if asked is not None else None,
        _asides(room, seat, seen, mine) if room.allows_asides else (),
        len(room.undo_steps(seat)) if game.seat == seat else 0,
        chair.orders,
        threats(room.rules, seen, seats_seen(seen, mine), seat, find) if chair.is_human else (),
    )


def question_snapshot(room: Room, asked: PendingQuestion, seen: Table, mine: OwnView) -> Question:
    """What a seat is asked, and the texts of its options."""
    is_ahead = asked is not room.asked[0]
    view = asked.view if is_ahead else standpoint(seen, mine, asked.options)
    usual = defaults().get(asked.question) if room.settings.clock.kind != "none" else None
    return Question(
        question=asked.question,
        text=prompts.question(room.rules, view),
        options=tuple([Option(each.text, prompts.option(room.rules, view, each)) for each in view.options]),
        is_ahead=is_ahead,
        answered=room.sealed.get(asked.seat, ""),
        at_timeout=next((each.text for each in view.options if each.word == usual), ""),
        stakes=stakes(room.rules, view),
    )


def _asides(room: Room, seat: int, seen: Table, mine: OwnView) -> tuple[Option, ...]:
    actions = room.playing.asides(seat)
    if not actions:
        return ()
    view = standpoint(seen, mine, tuple(actions))
    return tuple([Option(each.text, prompts.label(room.rules, view, each)) for each in actions])


def chat_line(said: Said) -> Line:
    """A chat message as it is sent."""
    return Line(said.seat, said.name, said.text, said.is_phrase, "team" if said.team else "table", not said.text)


def can_read(room: Room, seat: int | None, said: Said) -> bool:
    """Whether a seat, or (None) a spectator, may read a message.

    Players read spectators only outside of a game. The talk of a team stays with the team, also after the game.
    Rule: RULING-41.
    """
    if said.team:
        return said.team == room.team_of(seat)
    return said.to_table or seat is None or room.phase != "playing"
