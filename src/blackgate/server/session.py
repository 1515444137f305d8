"""A room that is in use: commands go in, entries are kept, and once they are, everybody is told.

Everything happens on the event loop, one thing after the other, so that a room needs no lock. What is sent was made
when its entry was folded, and goes out when that entry is durable: nobody ever sees what could still be lost.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from blackgate.server import event_log
from blackgate.server.commands import Command, Return
from blackgate.server.constant_time import Pace
from blackgate.server.event_log import AnyEntry, encoded
from blackgate.server.game_clock import GameClock
from blackgate.server.lobby import listing
from blackgate.server.messages import AnyFromServer, Done, Refusal
from blackgate.server.outbox import Connection
from blackgate.server.problems import Problem, Refused
from blackgate.server.projection import Sight
from blackgate.server.room import (
    Decision,
    Person,
    Room,
    decide,
    is_discreet,
    marked,
    next_moment,
    person,
    settle,
)
from blackgate.server.room_bots import Thinking
from blackgate.server.store import Listing, Row, Store, StoreError

GRACE: Final = 90_000
"""Milliseconds after which somebody of whom nothing is heard counts as absent."""
FAR: Final = 600_000
"""Milliseconds: what is due later does not keep a room in memory, the store knows of it."""
MOVED: Final = (event_log.Sat, event_log.Rose)
"""With these a chair may be somebody else's."""
UNLISTED: Final = frozenset((event_log.Chose, event_log.Sealed, event_log.Said))
"""What changes nothing in the list of rooms, as long as the game goes on."""
UNWATCHED: Final = 60_000
"""Milliseconds after the last visit, from which on bots pause."""
_encoder: Final = msgspec.json.Encoder()


@dataclass(eq=False)
class Member:
    """Somebody who is connected to a room."""

    live: "Live"
    who: Person
    connection: Connection
    is_owed: bool = False
    """Whether the answer to a command is still to come."""
    farewell: tuple[int, str] | None = None
    """How the connection is closed once nothing is owed any more."""

    def send(self, message: AnyFromServer) -> None:
        """Queue a message."""
        self.connection.push(_encoder.encode(message))

    def let_go(self, code: int, reason: str) -> None:
        """Close the connection, but not before the answer: who hands a seat over is told its new key."""
        if self.is_owed:
            self.farewell = (code, reason)
        else:
            self.connection.close(code, reason)

    def settled(self) -> None:
        """Nothing is owed any more."""
        self.is_owed = False
        self.connection.release()
        if self.farewell is not None:
            self.connection.close(*self.farewell)


Audience = tuple[tuple[Member, int | None], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Live:
    """One room in memory."""

    def __init__(self, room: Room, store: Store, thinking: Thinking, time: GameClock) -> None:
        self.room = room
        self.sight = Sight(room, time.wall)
        self.members: dict[Member, None] = {}
        """In the order in which they came."""
        self._audience: Audience = ()
        """The same, each with whose eyes they see with."""
        self._viewers: frozenset[int | None] = frozenset()
        """All of those eyes: of seats, or (None) of spectators."""
        self._near: frozenset[int] = frozenset()
        self.failure: StoreError | None = None
        """Why this room cannot go on from here; it has to be loaded anew."""
        self.used = time.now()
        """When somebody last did something here."""
        self.visited = self.used
        """When somebody was last connected or asked for something."""
        self._store, self._thinking, self._time = store, thinking, time
        self._pace = Pace()
        """Where people are among each other, how long the work took must not tell anything."""
        self._pending: asyncio.Future[None] | None = None
        self._then: list[Callable[[], None]] = []
        """What is done once that is kept, in the order it was asked for."""
        self._waiters: list[asyncio.Future[None]] = []
        """Who waits until it is kept, or is known not to be."""
        self._timer: asyncio.TimerHandle | None = None
        self._next: int | None = None
        """The moment at which something may be due by itself."""
        self._heard = dict.fromkeys(range(room.settings.players), self.used)
        """By seat: when its person was last connected or wanted something, as far as is known here."""

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected."""
        return self._near

    def _look_round(self) -> None:
        """See who is here, whenever that changes."""
        self._audience = tuple([(each, each.who.seat) for each in self.members])
        self._viewers = frozenset([eyes for _, eyes in self._audience])
        self._near = frozenset([seat for seat in self._viewers if seat is not None])

    def _present(self) -> frozenset[int]:
        """The seats that count as present: who has just gone may be on the way back, and who has days may be asleep."""
        if self.room.settings.clock.kind == "days":
            return self.here.union([n for n, chair in enumerate(self.room.chairs) if not chair.has_missed])
        now = self._time.now()
        return self.here.union([seat for seat, heard in self._heard.items() if now - heard < GRACE])

    @property
    def payer(self) -> str:
        """Whose share of the thinking time the bots use; empty until somebody comes."""
        return self._thinking.payer

    def visit(self, payer: str = "") -> None:
        """Somebody comes, or asks for something: bots that paused go on, and a room without a payer has one."""
        self._thinking.payer = self._thinking.payer or payer
        was_paused = self.is_paused
        self.visited = self.used = self._time.now()
        if was_paused and not self.is_paused:
            self.room.resumed_at = self.visited
            self.wake()

    @property
    def is_paused(self) -> bool:
        """Whether bots neither think nor move, because nobody watches.

        Where people have days for a decision they are away most of the time, and the bots go on until one is asked.
        """
        if self.members or self._time.now() - self.visited < UNWATCHED:
            return False
        return self.room.settings.clock.kind != "days" or not self.room.has_person

    async def command(self, who: Person, command: Command) -> Done:
        """Carry a command out, once, and answer when it is durable."""
        mark, now = marked(who, command), self._time.now()
        if self._next is not None and self._next <= now:
            self.wake()  # whatever is due at this moment comes first
        if who.seat is not None:
            self._heard[who.seat] = self._time.now()
            is_returning = isinstance(command.wish, Return) and self.room.chairs[who.seat].is_vacant
            if mark in self.room.done or not is_returning:  # a return closes the opened seat by itself
                self.appear(who.seat)
        if mark in self.room.done:
            await self.durable()
            return Done(command.id, self.room.done[mark])  # without its result: a key is given once
        decision: Decision = decide(self.room, who, command, now, self._present)
        self.carry_out(decision.entries, mark)
        version = self.room.done.get(mark, self.room.version)
        await self.durable()
        return Done(command.id, version, decision.result)

    def appear(self, seat: int) -> None:
        """A player was heard from: what others wanted to be done about the absence does not count any more."""
        if self.room.is_missed(seat):
            self.carry_out((event_log.Appeared(seat),))

    def carry_out(self, new: Sequence[AnyEntry], command: str = "") -> None:
        """Fold entries, and what follows from them without anybody's command; keep them; then tell everybody."""
        if self.failure is not None:
            raise Refused("unavailable", "this room is being loaded anew", right="try again")
        phase, now, began = self.room.phase, self._time.now(), asyncio.get_running_loop().time()
        try:
            rows = self._rows(new, now, command)
        except Exception as error:
            self._fail(StoreError(f"room {self.room.code} could not go on: {type(error).__name__}"))
            raise
        if rows:
            self.used = now
            shown = not UNLISTED.issuperset(map(type, new))
            sleeps = self.room.settings.clock.kind == "days"
            is_listed = shown or sleeps or phase != self.room.phase
            self._keep(rows, listing(self.room, now, self._due) if is_listed else None, began)
            self.tell()
        self._set_timer()
        if not self.is_paused:
            self._thinking.ask(self.room, self.wake)
            self._thinking.listen(self.room, self._hear_bot)

    def _hear_bot(self, seat: int, action: str) -> None:
        """A bot throws something in."""
        if self.failure is None:
            self.carry_out((event_log.ThrewIn(seat, action),))

    def _rows(self, new: Sequence[AnyEntry], now: int, command: str) -> list[Row]:
        """Fold entries, and whatever is due after them."""
        rows = [self._fold(entry, now, command if n == 0 else "") for n, entry in enumerate(new)]
        while (due := settle(self.room, now, self._thoughts())) is not None:
            rows.append(self._fold(due, now, ""))
        return rows

    def _thoughts(self) -> dict[int, str]:
        """By seat: what bots answer to the question that is open; nothing while they pause."""
        thoughts = self._thinking.thoughts(self.room)
        return {} if self.is_paused else thoughts

    def _fold(self, entry: AnyEntry, now: int, command: str) -> Row:
        self.room.fold(entry, now, command)
        self.sight.note()
        if type(entry) in MOVED:
            self._look_at_keys()
        return Row(self.room.seq, now, command, encoded(entry))

    def _look_at_keys(self) -> None:
        """Who sat on a chair that is somebody else's now is let go before anything else is told."""
        for member in list(self.members):
            who = person(self.room, member.who.key)
            if who is None:
                del self.members[member]
                member.let_go(4403, "this seat is somebody else's now")
            else:
                member.who = who
        self._look_round()

    def _keep(self, rows: Sequence[Row], told: Listing | None, began: float) -> None:
        """Have it written; `began` is when the loop took it up."""
        kept = self._store.append(self.room.code, rows, told)
        is_paced = self._pace.is_busy or is_discreet(self.room)
        self._pending = self._pace.after(kept, began) if is_paced else kept
        self._then, self._waiters = [], []
        self._pending.add_done_callback(partial(self._kept, self._then, self._waiters))

    def _kept(
        self, then: list[Callable[[], None]], waiters: list[asyncio.Future[None]], done: asyncio.Future[None]
    ) -> None:
        error = StoreError("given up") if done.cancelled() else done.exception()
        if done is self._pending:
            self._pending = None
        try:
            if error is None:
                for act in then:
                    act()
            else:
                self._fail(error if isinstance(error, StoreError) else StoreError(str(error)))
        finally:
            for waiter in waiters:
                if not waiter.done():
                    waiter.set_result(None)

    def _fail(self, why: StoreError) -> None:
        """What was not kept has not happened: everybody has to look again."""
        if self.failure is None:
            self.failure = why
            self.close(1012, "the room is loaded anew")

    async def durable(self) -> None:
        """Until everything that has happened so far is kept; Refused if it could not be."""
        if self._pending is not None:
            waiter = asyncio.get_running_loop().create_future()  # who is cancelled while waiting takes nobody along
            self._waiters.append(waiter)
            await waiter
        if self.failure is not None:
            raise Refused("unavailable", "that could not be kept; nothing has changed", right="try again")

    def after_durable(self, then: Callable[[], None]) -> None:
        """Do something once everything that has happened so far is kept, in the order it was asked for."""
        if self._pending is None:
            then()
        else:
            self._then.append(then)

    def tell(self) -> None:
        """Send everybody what has changed, once it is durable."""
        if not self.members:
            self.sight.caught_up()
            return
        frames = self.sight.updates(self._time.now(), self.here, self._viewers)
        self.after_durable(partial(_tell, self._audience, frames))

    def wake(self) -> None:
        """Do what is due."""
        if self.failure is None:
            self.carry_out(())

    def rouse(self) -> None:
        """Do what is due. Where it is due later than the store believed, the store is told."""
        before = self.room.seq
        self.wake()
        if self.room.seq == before and self.failure is None:
            self._keep((), listing(self.room, self._time.now(), self._due), asyncio.get_running_loop().time())

    @property
    def _due(self) -> int:
        """When a room has to be woken that plays for days, and is not kept in memory so long; never for bots alone."""
        if not self.room.has_person:
            return 0
        deadline = self.room.clocks.deadline(self.room.asked[0].seat) if self.room.asked else None
        return deadline if deadline is not None and self.room.settings.clock.kind == "days" else 0

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._next = next_moment(self.room, self._thoughts())
        if due is not None and due - self._time.now() < FAR:
            self._timer = asyncio.get_running_loop().call_later(self._time.seconds_until(due), self.wake)

    def join(self, member: Member, seen: int) -> None:
        """Somebody connects: told where everything stands, once that is durable."""
        self.members[member] = None
        self._look_round()
        welcome = self.sight.welcome(member.who, seen, self._time.now(), self.here)
        self.after_durable(lambda: member.send(welcome))
        self.tell()  # from here on changes are told from what this one knows, also where the seat counted as here
        if member.who.seat is not None and self.failure is None:
            self.appear(member.who.seat)

    def let_go(self, member: Member, code: int, reason: str) -> None:
        """End a connection."""
        self.members.pop(member, None)
        self._look_round()
        member.let_go(code, reason)

    def leave(self, member: Member) -> None:
        """Somebody is gone."""
        was_here, self.visited = self.here, self._time.now()
        self.members.pop(member, None)
        self._look_round()
        for seat in was_here - self.here:
            self._heard[seat] = self._time.now()
        if was_here != self.here and self.failure is None:
            self.tell()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself."""
        return not self.members and self._timer is None and not self._thinking.is_busy

    def close(self, code: int, reason: str) -> None:
        """Let everybody go."""
        self.stop()
        for member in self.members:
            member.connection.close(code, reason)

    def stop(self) -> None:
        """Nothing happens here by itself any more."""
        self._thinking.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _tell(audience: Audience, frames: Mapping[int | None, bytes]) -> None:
    for member, eyes in audience:
        if (frame := frames.get(eyes)) is not None:
            if member.is_owed:
                member.connection.hold()  # the answer goes out in one with the news it brought
            member.connection.push(frame)


def answered(problem: Problem, command: str, version: int) -> Refusal:
    """A refusal as an answer to a command."""
    return Refusal(command, version, problem)
