"""The session of one loaded room: commands come in, entries are stored, and then every subscriber is sent the changes.

Everything runs on the event loop, one step after the other, so a room needs no lock. Frames are made when an entry is
folded and sent when that entry is durable: nobody sees anything that could still be lost.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from blackgate.server import event_log
from blackgate.server.commands import Command, Delete, Return
from blackgate.server.constant_time import ConstantTimeRelease
from blackgate.server.event_log import AnyEntry, encode_entry
from blackgate.server.game_clock import GameClock
from blackgate.server.lobby import listing
from blackgate.server.messages import AnyFromServer, Done
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Refused
from blackgate.server.projection import Projection
from blackgate.server.rating import rate
from blackgate.server.redaction import redacted, rewriting
from blackgate.server.room import (
    Decision,
    Person,
    Room,
    decide,
    hides_timing,
    idempotency_key,
    next_due_at,
    next_due_entry,
    person,
)
from blackgate.server.room_bots import RoomBots
from blackgate.server.stopwatch import DECIDING, PROJECTING, UNTIMED, Stopwatch
from blackgate.server.store import Effect, Listing, Row, Store, StoreError
from blackgate.server.store.connection import DatabaseConnection

ABSENT_AFTER: Final = 90_000
"""Milliseconds of silence after which a player counts as absent."""
TIMER_HORIZON: Final = 600_000
"""Milliseconds: what is due later does not keep a room in memory, because the store wakes it."""
SEAT_CHANGES: Final = (event_log.Sat, event_log.Rose, event_log.Swapped)
"""Entries after which a seat may belong to somebody else, or somebody has another seat."""
NOT_LISTED: Final = frozenset((event_log.Chose, event_log.Sealed, event_log.Said))
"""Entries that change nothing in the lobby while the game goes on."""
PAUSE_AFTER: Final = 60_000
"""Milliseconds after the last visit from which on bots pause."""
_encoder: Final = msgspec.json.Encoder()


@dataclass(eq=False)
class Subscriber:
    """One connection to a room."""

    session: "RoomSession"
    person: Person
    outbox: Outbox
    awaits_reply: bool = False
    """Whether the reply to a command is still to come."""
    close_after_reply: tuple[int, str] | None = None
    """Close code and reason, if the connection is to be closed after that reply."""
    stopwatch: Stopwatch = UNTIMED
    """Times the command that is being executed."""
    is_looking: bool = True
    """Whether its page is visible, as far as the client says."""

    def send(self, message: AnyFromServer) -> None:
        """Queue a message."""
        self.outbox.push(_encoder.encode(message))

    def close(self, code: int, reason: str) -> None:
        """Close the connection, but not before the reply: it may hold the new key of a handed-over seat."""
        if self.awaits_reply:
            self.close_after_reply = (code, reason)
        else:
            self.outbox.close(code, reason)

    def replied(self) -> None:
        """The reply was queued."""
        self.awaits_reply = False
        self.outbox.release()
        if self.close_after_reply is not None:
            self.outbox.close(*self.close_after_reply)


Audience = tuple[tuple[Subscriber, int | None], ...]


class RoomSession:
    """One room in memory."""

    def __init__(self, room: Room, store: Store, bots: RoomBots, clock: GameClock) -> None:
        self.room = room
        self.projection = Projection(room, clock.wall)
        self.subscribers: dict[Subscriber, None] = {}
        """In the order in which they connected."""
        self._moved: list[Subscriber] = []
        """Those whose seat has another number since the last broadcast."""
        self._audience: Audience = ()
        """The same, each with its seat."""
        self._viewers: frozenset[int | None] = frozenset()
        """All viewers: seats, and None for spectators."""
        self._connected: frozenset[int] = frozenset()
        self.on_commit: Callable[[RoomSession], None] = _ignore
        """Called after every commit."""
        self.on_delete: Callable[[str], None] = _ignore
        """Called with the code of the room after it was deleted."""
        self.failure: StoreError | None = None
        """Why this session cannot go on; the room has to be loaded again."""
        self.is_owned = True
        """Whether this process writes the room."""
        self.is_deleted = False
        """Whether the room was deleted; then the session cannot go on, either."""
        self._has_removals = False
        """Whether something was removed that subscribers have been sent."""
        self.last_used = clock.now()
        """When something last happened here."""
        self.last_visit = self.last_used
        """When somebody was last connected or asked for something."""
        self._store, self._bots, self._clock = store, bots, clock
        self._release = ConstantTimeRelease()
        """Hides how long the work took, where several people play against each other."""
        self._stopwatch: Stopwatch = UNTIMED
        """Times the command that is being committed."""
        self._pending: asyncio.Future[None] | None = None
        self._callbacks: list[Callable[[], None]] = []
        """Called in order once the pending entries are durable."""
        self._waiters: list[asyncio.Future[None]] = []
        """Futures that are done once the pending entries are durable or have failed."""
        self._timer: asyncio.TimerHandle | None = None
        self._next_due: int | None = None
        """When something may be due by itself."""
        self._last_heard = dict.fromkeys(range(room.settings.players), self.last_used)
        """By seat: when its player was last connected or sent a command, as far as is known here."""

    @property
    def connected(self) -> frozenset[int]:
        """The seats that are connected."""
        return self._connected

    @property
    def looking(self) -> frozenset[int]:
        """The seats whose players see the table now."""
        return frozenset([seat for each, seat in self._audience if seat is not None and each.is_looking])

    def _update_audience(self) -> None:
        """Recompute who is connected, after every change."""
        self._audience = tuple([(each, each.person.seat) for each in self.subscribers])
        self._viewers = frozenset([eyes for _, eyes in self._audience])
        self._connected = frozenset([seat for seat in self._viewers if seat is not None])

    def _present(self) -> frozenset[int]:
        """The seats that count as present: a player may be reconnecting, or asleep in a game of days."""
        if self.room.settings.clock.kind == "days":
            return self.connected.union([n for n, chair in enumerate(self.room.chairs) if not chair.has_missed])
        now = self._clock.now()
        return self.connected.union([seat for seat, heard in self._last_heard.items() if now - heard < ABSENT_AFTER])

    @property
    def payer(self) -> str:
        """Who is charged for the bots' thinking time; empty until somebody comes."""
        return self._bots.payer

    def touch(self, payer: str = "") -> None:
        """Somebody visits the room: paused bots continue, and a room without a payer gets one."""
        self._bots.payer = self._bots.payer or payer
        was_paused = self.is_paused
        self.last_visit = self.last_used = self._clock.now()
        if was_paused and not self.is_paused:
            self.room.resumed_at = self.last_visit
            self.run_due()

    @property
    def is_paused(self) -> bool:
        """Whether bots pause because nobody watches.

        In games of days players are away most of the time, so there the bots continue until a person is asked.
        """
        if self.subscribers or self._clock.now() - self.last_visit < PAUSE_AFTER:
            return False
        return self.room.settings.clock.kind != "days" or not self.room.has_person

    async def command(self, who: Person, command: Command, stopwatch: Stopwatch = UNTIMED) -> Done:
        """Execute a command once (its id is an idempotency key), and reply when it is durable."""
        key, now = idempotency_key(who, command), self._clock.now()
        if self._next_due is not None and self._next_due <= now:
            self.run_due()  # what is due now comes first
        if who.seat is not None:
            self._last_heard[who.seat] = self._clock.now()
            is_returning = isinstance(command.wish, Return) and self.room.chairs[who.seat].is_vacant
            if key in self.room.completed or not is_returning:  # a return closes the vacated seat itself
                self.mark_present(who.seat)
        if key in self.room.completed:
            await self.wait_durable()
            return Done(command.id, self.room.completed[key])  # without its result: a seat key is sent once
        decision: Decision = decide(self.room, who, command, now, self._present)
        if isinstance(command.wish, Delete):
            await self.delete()
            return Done(command.id, self.room.version)
        self._commit_timed(decision.entries, key, stopwatch)
        version = self.room.completed.get(key, self.room.version)
        await self.wait_durable()
        return Done(command.id, version, decision.result)

    async def delete(self) -> None:
        """Delete the room. Whoever is connected is told, once that is durable."""
        await self.wait_durable()
        self.failure, self.is_deleted = StoreError("the room was deleted", self.room.code), True
        self.stop()
        try:
            await self._store.delete(self.room.code)
        except StoreError:
            self.is_deleted = False
            self.close(1012, "the room is loaded anew")
            raise
        self.on_delete(self.room.code)
        for subscriber in self.subscribers:
            subscriber.close(4404, "this table was deleted")

    def _commit_timed(self, new: Sequence[AnyEntry], command: str, stopwatch: Stopwatch) -> None:
        self._stopwatch = stopwatch
        try:
            self.commit(new, command)
        finally:
            self._stopwatch = UNTIMED
        stopwatch.lap(DECIDING)

    def mark_present(self, seat: int) -> None:
        """A player was heard from: votes about the absence are void."""
        if self.room.is_missed(seat):
            self.commit((event_log.Appeared(seat),))

    def commit(self, new: Sequence[AnyEntry], command: str = "") -> None:
        """Fold entries and everything that becomes due, store them, then broadcast the changes."""
        if self.failure is not None:
            raise Refused("unavailable", "this room is being loaded anew", right="try again")
        phase, now, began = self.room.phase, self._clock.now(), asyncio.get_running_loop().time()
        try:
            rows = self._fold_all(new, now, command)
            effect = self._effect(new)
            if self.room.is_to_be_rated:
                rows.append(self._fold(event_log.Rated(), now, ""))
        except Exception as error:
            self._fail(StoreError(f"room {self.room.code} could not go on: {type(error).__name__}"))
            raise
        if rows:
            self.last_used = now
            shown = not NOT_LISTED.issuperset(map(type, new))
            sleeps = self.room.settings.clock.kind == "days"
            is_listed = shown or sleeps or phase != self.room.phase or self.room.is_finished
            changed = self.room.changed_at  # removing something does not prolong the time a room is kept
            listed = listing(self.room, changed, self._wake_at) if is_listed else None
            self._persist(rows, listed, began, effect)
            self.broadcast()
        self._set_timer()
        if not self.is_paused:
            self._bots.ask(self.room, self.run_due)
            self._bots.ask_asides(self.room, self._bot_throws_in)
        self.on_commit(self)

    def _effect(self, new: Sequence[AnyEntry]) -> Effect | None:
        """What the store has to do together with new entries."""
        code, room = self.room.code, self.room
        if room.is_to_be_rated:
            winners = room.playing.outcome.winners if room.playing.outcome else ()
            settle = self._store.settlement([chair.identity for chair in room.chairs], partial(rate, winners=winners))
            clean = self._store.rewriting(code, partial(redacted, forgotten=event_log.Rated()))
            return partial(_both, settle, clean)
        rewrite = rewriting(new)
        if rewrite is not None:
            return self._store.rewriting(code, rewrite)
        return next(
            (self._store.enrolment(each.identity) for each in new if isinstance(each, event_log.Enrolled)), None
        )

    def _bot_throws_in(self, seat: int, action: str) -> None:
        """Commit what a bot throws in."""
        if self.failure is None:
            self.commit((event_log.ThrewIn(seat, action),))

    def _fold_all(self, new: Sequence[AnyEntry], now: int, command: str) -> list[Row]:
        """Fold entries and everything that becomes due after them; return the rows to store."""
        rows = [self._fold(entry, now, command if n == 0 else "") for n, entry in enumerate(new)]
        while (due := next_due_entry(self.room, now, self._bot_answers())) is not None:
            rows.append(self._fold(due, now, ""))
        return rows

    def _bot_answers(self) -> dict[int, str]:
        """By seat: the answers of bots to the open question; none while they pause."""
        answers = self._bots.answers(self.room)
        return {} if self.is_paused else answers

    def _fold(self, entry: AnyEntry, now: int, command: str) -> Row:
        self.room.fold(entry, now, command)
        self._stopwatch.lap(DECIDING)
        self.projection.record_events()
        self._stopwatch.lap(PROJECTING)
        if type(entry) in SEAT_CHANGES:
            self._drop_lost_seats()
        if type(entry) is event_log.Forgotten:
            self.projection.forget_names()
            self._has_removals = True
        return Row(self.room.seq, now, command, encode_entry(entry))

    def _drop_lost_seats(self) -> None:
        """Disconnect those who have lost their seat, before anything else is sent."""
        for subscriber in list(self.subscribers):
            who = person(self.room, subscriber.person.key)
            if who is None:
                del self.subscribers[subscriber]
                subscriber.close(4403, "this seat is somebody else's now")
            else:
                if who.seat != subscriber.person.seat:
                    self._moved.append(subscriber)
                subscriber.person = who
        self._update_audience()

    def _persist(self, rows: Sequence[Row], listed: Listing | None, began: float, effect: Effect | None = None) -> None:
        """Store rows; `began` is when the event loop started the work."""
        stored = self._store.append(self.room.code, rows, listed, effect)
        stored.add_done_callback(self._stopwatch.stored)
        is_delayed = self._release.is_busy or hides_timing(self.room)
        self._pending = self._release.release_after(stored, began) if is_delayed else stored
        self._callbacks, self._waiters = [self._stopwatch.released], []
        self._pending.add_done_callback(partial(self._persisted, self._callbacks, self._waiters))

    def _persisted(
        self, callbacks: list[Callable[[], None]], waiters: list[asyncio.Future[None]], done: asyncio.Future[None]
    ) -> None:
        error = StoreError("given up") if done.cancelled() else done.exception()
        if done is self._pending:
            self._pending = None
        try:
            if error is None:
                for callback in callbacks:
                    callback()
            else:
                self._fail(error if isinstance(error, StoreError) else StoreError(str(error)))
        finally:
            for waiter in waiters:
                if not waiter.done():
                    waiter.set_result(None)

    def _fail(self, why: StoreError) -> None:
        """What was not stored has not happened: all subscribers have to reconnect."""
        if self.failure is None:
            self.failure = why
            self.close(1012, "the room is loaded anew")

    async def wait_durable(self) -> None:
        """Wait until everything so far is durable; raise Refused if it could not be stored."""
        if self._pending is not None:
            waiter = asyncio.get_running_loop().create_future()  # cancelling one waiter must not cancel the others
            self._waiters.append(waiter)
            await waiter
        if self.failure is not None:
            raise Refused("unavailable", "that could not be kept; nothing has changed", right="try again")

    def when_durable(self, callback: Callable[[], None]) -> None:
        """Call something once everything so far is durable, in the order of the calls."""
        if self._pending is None:
            callback()
        else:
            self._callbacks.append(callback)

    def broadcast(self) -> None:
        """Send the changes to all subscribers, once they are durable."""
        if not self.subscribers:
            self.projection.mark_sent()
            return
        self._stopwatch.lap(DECIDING)
        frames = self.projection.updates(self._clock.now(), self.connected, self._viewers)
        self._stopwatch.lap(PROJECTING)
        if self._has_removals:
            self._has_removals, self._moved = False, []
            self._send_anew(self.subscribers)
        else:
            self.when_durable(partial(_send_frames, self._audience, frames))
            moved, self._moved = self._moved, []
            self._send_anew(moved)

    def _send_anew(self, subscribers: Iterable[Subscriber]) -> None:
        """Send the whole state again: a delta neither removes what a client has nor tells it another seat."""
        for subscriber in subscribers:
            version, now = self.room.version, self._clock.now()
            welcome = self.projection.welcome(subscriber.person, version, now, self.connected)
            self.when_durable(partial(subscriber.send, welcome))

    def run_due(self) -> None:
        """Do what is due."""
        if self.failure is None:
            self.commit(())

    def run_due_or_reschedule(self) -> None:
        """Do what is due. If nothing is due yet, correct the time in the store."""
        before = self.room.seq
        self.run_due()
        if self.room.seq == before and self.failure is None:
            self._persist((), listing(self.room, self._clock.now(), self._wake_at), asyncio.get_running_loop().time())

    @property
    def _wake_at(self) -> int:
        """When the store has to wake a room of days, which is not kept in memory so long; never for bots alone."""
        if not self.room.has_person:
            return 0
        if self.room.is_paused:
            return self.room.pause_ends_at or 0
        deadline = self.room.clocks.deadline(self.room.asked[0].seat) if self.room.asked else None
        return deadline if deadline is not None and self.room.settings.clock.kind == "days" else 0

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._next_due = next_due_at(self.room, self._bot_answers())
        if due is not None and due - self._clock.now() < TIMER_HORIZON:
            self._timer = asyncio.get_running_loop().call_later(self._clock.seconds_until(due), self.run_due)

    def subscribe(self, subscriber: Subscriber, seen: int) -> None:
        """Subscribe a connection: it is sent the whole state, once that is durable."""
        self.subscribers[subscriber] = None
        self._update_audience()
        welcome = self.projection.welcome(subscriber.person, seen, self._clock.now(), self.connected)
        self.when_durable(lambda: subscriber.send(welcome))
        self.broadcast()  # later deltas are based on what this subscriber knows
        if subscriber.person.seat is not None and self.failure is None:
            self.mark_present(subscriber.person.seat)

    def disconnect(self, subscriber: Subscriber, code: int, reason: str) -> None:
        """Close a connection."""
        self.subscribers.pop(subscriber, None)
        self._update_audience()
        subscriber.close(code, reason)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection was closed."""
        was_here, self.last_visit = self.connected, self._clock.now()
        self.subscribers.pop(subscriber, None)
        self._update_audience()
        for seat in was_here - self.connected:
            self._last_heard[seat] = self._clock.now()
        if was_here != self.connected and self.failure is None:
            self.broadcast()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing will happen by itself."""
        return not self.subscribers and self._timer is None and not self._bots.is_busy

    def close(self, code: int, reason: str) -> None:
        """Stop, and close all connections."""
        self.stop()
        for subscriber in self.subscribers:
            subscriber.outbox.close(code, reason)

    def stop(self) -> None:
        """Stop timers and bots."""
        self._bots.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _both(first: Effect, second: Effect, connection: DatabaseConnection) -> None:
    first(connection)
    second(connection)


def _ignore(room: RoomSession | str) -> None:
    """Nobody follows this room."""


def _send_frames(audience: Audience, frames: Mapping[int | None, bytes]) -> None:
    for subscriber, eyes in audience:
        if (frame := frames.get(eyes)) is not None:
            if subscriber.awaits_reply:
                subscriber.outbox.hold()  # the reply and its update leave together
            subscriber.outbox.push(frame)
