"""A room that several processes have loaded: one owns it, the others follow.

                   command                  request
   client ───────────────────▶ follower ───────────────▶ owner    decides, as if the client were its own
                                                           │
                                                           ▼
                                                       the log    once it is durable, the owner announces it
                                                           │
   client ◀─────────────────── follower ◀──────────────────┤      "durable": the follower reads on and folds;
           update, then reply                              │      the log holds the result of the command
                                                           │
   client ◀─────────────────── follower ◀──────────────────┘      a reply, if the log holds nothing: a refusal,
                 refusal                                          and how far the log was then

The log is the truth, so a follower computes everything for its subscribers by itself, and nobody sees a reply before
its update. The process that holds the claim to a room owns it. When the claim is free, a follower takes over: it claims
the room and reads the rest of the log; its subscribers notice nothing. The new owner executes requests that were still
pending. The idempotency key in the log makes sure that each is done once.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from blackgate.server.cluster.messages import ForwardedCommand, ForwardedRequest, ProposedEntry
from blackgate.server.commands import Command
from blackgate.server.event_log import AnyEntry, Appeared, Followed, Sat, decode_entry
from blackgate.server.game_clock import GameClock
from blackgate.server.messages import Done
from blackgate.server.room import Person, Room, idempotency_key, replayed_result
from blackgate.server.room_bots import RoomBots
from blackgate.server.session import RoomSession, Subscriber
from blackgate.server.stopwatch import UNTIMED, Stopwatch
from blackgate.server.store import Effect, Listing, Row, Store, StoreError
from blackgate.server.store.interface import ClusterBus


class SharedSession(RoomSession):
    """A room in the memory of one of several processes."""

    def __init__(
        self,
        room: Room,
        store: Store,
        bots: RoomBots,
        clock: GameClock,
        bus: ClusterBus,
        forward: Callable[["SharedSession", ForwardedRequest], Awaitable[Done]],
        is_owned: bool,
    ) -> None:
        super().__init__(room, store, bots, clock)
        self.is_owned = is_owned
        self.remote: dict[str, frozenset[int]] = {}
        """Connected seats of each other process that has loaded this room."""
        self.waiters: set[asyncio.Event] = set()
        """Set when the log has grown or the owner has changed."""
        self._bus, self._forward = bus, forward
        self._read_lock = asyncio.Lock()
        self._proposed: Awaitable[Done] | None = None
        self._marking_present: asyncio.Future[Done] | None = None
        self._durable_seq = 0

    # Presence.

    @property
    def local(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return super().connected

    @property
    def connected(self) -> frozenset[int]:
        """The seats that are connected to any process."""
        return self.local.union(*self.remote.values())

    @property
    def looking(self) -> frozenset[int]:
        """The seats whose players see the table. At other processes, those that are connected count."""
        return super().looking.union(*self.remote.values())

    def subscribe(self, subscriber: Subscriber, seen: int) -> None:
        """Subscribe a connection, and announce it to the other processes."""
        before = self.local
        super().subscribe(subscriber, seen)
        self._presence_changed(before)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection was closed."""
        before = self.local
        super().unsubscribe(subscriber)
        self._presence_changed(before)

    def _presence_changed(self, before: frozenset[int]) -> None:
        if self.local != before and self.failure is None:
            self.announce_presence()

    def _drop_lost_seats(self) -> None:
        before = self.local
        super()._drop_lost_seats()
        self._presence_changed(before)

    def announce_presence(self) -> None:
        """Tell the other processes who is connected to this one."""
        self._bus.notify("presence", self.room.code, self._bus.process, "".join(map(str, sorted(self.local))) or "-")

    @property
    def is_paused(self) -> bool:
        """Whether bots pause. Another process has loaded the room only if somebody was there lately."""
        return not self.remote and super().is_paused

    def note_remote(self, process: str, seats: frozenset[int] | None) -> None:
        """Note who is connected to another process; None if it has evicted the room."""
        if seats is None or process not in self.remote:
            self.touch()
        before = self.connected
        if seats is None:
            self.remote.pop(process, None)
        else:
            if self.is_owned and process not in self.remote:
                self.announce_durable()
            self.remote[process] = seats
        after = self.connected
        self._last_heard.update(dict.fromkeys(before - after, self._clock.now()))
        if before != after:
            self.broadcast()

    # Commands and entries.

    async def command(self, who: Person, command: Command, stopwatch: Stopwatch = UNTIMED) -> Done:
        """Execute a command, or forward it to the owner."""
        if self.is_owned or self.is_done(ForwardedCommand(who.key, command)):
            return await super().command(who, command, stopwatch)
        self.last_used = self._clock.now()
        return await self._forward(self, ForwardedCommand(who.key, command))

    def commit(self, new: Sequence[AnyEntry], command: str = "") -> None:
        """Commit entries, or forward them to the owner. Only the owner does what is due by itself."""
        if self.is_owned:
            super().commit(new, command)
        elif new and isinstance(new[0], Sat | Followed):
            self.last_used = self._clock.now()
            self._proposed = asyncio.ensure_future(self._forward(self, ProposedEntry(new[0])))

    def mark_present(self, seat: int) -> None:
        """A player was heard from. A follower forwards that; if it fails, the player's next command does it."""
        if self.is_owned:
            super().mark_present(seat)
        elif self.room.is_missed(seat) and self._marking_present is None:
            self._marking_present = asyncio.ensure_future(self._forward(self, ProposedEntry(Appeared(seat))))
            self._marking_present.add_done_callback(self._marked_present)

    def _marked_present(self, told: asyncio.Future[Done]) -> None:
        self._marking_present = None
        if not told.cancelled():
            told.exception()  # not the player's problem

    def run_due_or_reschedule(self) -> None:
        """Do what is due, if this process owns the room."""
        if self.is_owned:
            super().run_due_or_reschedule()

    async def wait_durable(self) -> None:
        """Wait until everything so far is durable; raise Refused if it could not be stored."""
        proposed, self._proposed = self._proposed, None
        if proposed is not None:
            await proposed
        await super().wait_durable()

    def _persist(self, rows: Sequence[Row], told: Listing | None, began: float, effect: Effect | None = None) -> None:
        if self._pending is None:
            self._durable_seq = self.room.seq - len(rows)
        super()._persist(rows, told, began, effect)
        self.when_durable(partial(self._became_durable, self.room.seq))

    def _became_durable(self, seq: int) -> None:
        self._durable_seq = seq
        if self.remote:
            self.announce_durable()

    def announce_durable(self) -> None:
        """Tell the other processes how far the log is durable."""
        self._bus.notify("durable", self.room.code, str(self.durable_seq))

    @property
    def durable_seq(self) -> int:
        """The last durable entry."""
        return self.room.seq if self._pending is None else self._durable_seq

    def is_done(self, request: ForwardedRequest) -> bool:
        """Whether a request has taken effect, as far as the log is known here."""
        match request:
            case ForwardedCommand(key_hash, command):
                return idempotency_key(Person(key=key_hash), command) in self.room.completed
            case ProposedEntry(Sat(seat, _, key)):
                return self.room.chairs[seat].key == key
            case ProposedEntry(Appeared(seat)):
                return not self.room.is_missed(seat)
            case _:
                return bool(self.room.next_room)

    async def result_of(self, request: ForwardedRequest) -> Done:
        """The result of a forwarded request, read from the log."""
        await super().wait_durable()
        if not isinstance(request, ForwardedCommand):
            return Done("", self.room.version)
        key = idempotency_key(Person(key=request.key_hash), request.command)
        return Done(request.command.id, self.room.completed[key], replayed_result(self.room, request.command, key))

    # Following and takeover.

    async def catch_up(self, seq: int | None = None) -> None:
        """Fold what the owner has stored, at least up to an entry, or everything there is."""
        async with self._read_lock:
            if not self.is_owned and self.failure is None and (seq is None or self.room.seq < seq):
                self._fold_rows(await self._bus.rows_after(self.room.code, self.room.seq - 1))

    async def take_over(self) -> None:
        """This process has claimed the room: read the rest of the log, and go on as the owner."""
        rows = await self._store.load(self.room.code)
        if not self.is_owned and self.failure is None:
            self._fold_rows(rows)
            self.is_owned = self.failure is None
            self.run_due()
            self.announce_durable()  # the previous owner may not have announced it
            self._wake_waiters()

    def _fold_rows(self, rows: Sequence[Row]) -> None:
        """Fold the new rows, and broadcast the changes. A log without the last known row was deleted."""
        if not rows:
            self.is_deleted = True
            self.on_delete(self.room.code)
            self.fail(StoreError("the room was deleted", self.room.code))
            return
        fresh = [row for row in rows if row.seq > self.room.seq]
        if fresh:
            self._clock.advance_to(fresh[-1].at)
        try:
            for row in fresh:
                self._fold(decode_entry(row.body), row.at, row.command)
        except Exception as error:  # noqa: BLE001  (this session is not what its log says)
            self._fail(StoreError(f"room {self.room.code} could not be followed: {type(error).__name__}"))
        if fresh and self.failure is None:
            self.broadcast()
        self._wake_waiters()

    def _wake_waiters(self) -> None:
        for event in self.waiters:
            event.set()

    def fail(self, why: StoreError) -> None:
        """This session has to be loaded again."""
        self._fail(why)
        self._wake_waiters()

    def close(self, code: int, reason: str) -> None:
        """Close all connections, and tell the other processes."""
        super().close(code, reason)
        self._bus.notify("presence", self.room.code, self._bus.process, "gone")
