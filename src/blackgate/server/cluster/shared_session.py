"""A room that several processes know: one owns it, the others follow.

                     wish                    a letter
    client ───────────────────▶ follower ───────────────▶ owner    decides, as if the client were its own
                                                            │
                                                            ▼
                                                        the log    once it is durable there, the owner says so
                                                            │
    client ◀─────────────────── follower ◀──────────────────┤      "rows": the follower reads on, and folds
            update, then answer                             │      what it wished stands in the log: that is the answer
                                                            │
    client ◀─────────────────── follower ◀──────────────────┘      a letter, where the log has none: a refusal, and
                  refusal                                          how far the log was then

Entries are the truth, so a follower makes everything its members see by itself, and no answer is seen before its
update. The owner is who holds the claim to the room. When the claim is free, a follower takes it, reads the rest of
the log, and is the owner; its members notice nothing. A wish that was not answered by then is granted by the new owner:
by its mark in the log it is done once, whoever was asked.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from blackgate.server.cluster.messages import Proposed, Wanted, Wish
from blackgate.server.commands import Command
from blackgate.server.event_log import AnyEntry, Appeared, Followed, Sat, decoded
from blackgate.server.game_clock import GameClock
from blackgate.server.messages import Done
from blackgate.server.room import Person, Room, marked, result_of
from blackgate.server.room_bots import Thinking
from blackgate.server.session import Live, Member
from blackgate.server.store import Listing, Row, Store, StoreError
from blackgate.server.store.interface import ClusterBus


class Shared(Live):
    """A room in the memory of one of several processes."""

    def __init__(
        self,
        room: Room,
        store: Store,
        thinking: Thinking,
        time: GameClock,
        bus: ClusterBus,
        relay: Callable[["Shared", Wish], Awaitable[Done]],
        is_owned: bool,
    ) -> None:
        super().__init__(room, store, thinking, time)
        self.is_owned = is_owned
        self.elsewhere: dict[str, frozenset[int]] = {}
        """By process that has this room in memory too: the seats that are connected there."""
        self.awaiting: set[asyncio.Event] = set()
        """Told when the log has gone on, or whose room it is has changed."""
        self._post, self._relay = bus, relay
        self._reading = asyncio.Lock()
        self._proposed: Awaitable[Done] | None = None
        self._appearing: asyncio.Future[Done] | None = None
        self._kept_to = 0

    # Who is here.

    @property
    def near(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return super().here

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected, wherever."""
        return self.near.union(*self.elsewhere.values())

    def join(self, member: Member, seen: int) -> None:
        """Somebody connects; the other processes hear of it."""
        near = self.near
        super().join(member, seen)
        self._announce(near)

    def leave(self, member: Member) -> None:
        """Somebody is gone."""
        near = self.near
        super().leave(member)
        self._announce(near)

    def _announce(self, before: frozenset[int]) -> None:
        if self.near != before and self.failure is None:
            self.say_here()

    def say_here(self) -> None:
        """Tell the other processes who is connected to this one."""
        self._post.notify("here", self.room.code, self._post.process, "".join(map(str, sorted(self.near))) or "-")

    @property
    def is_paused(self) -> bool:
        """Whether bots pause. Another process has a room in memory only for somebody who was there lately."""
        return not self.elsewhere and super().is_paused

    def heed(self, process: str, seats: frozenset[int] | None) -> None:
        """Another process says who is connected there; None if it has let go of the room."""
        if seats is None or process not in self.elsewhere:
            self.visit()
        before = self.here
        if seats is None:
            self.elsewhere.pop(process, None)
        else:
            if self.is_owned and process not in self.elsewhere:
                self.say_rows()
            self.elsewhere[process] = seats
        after = self.here
        self._heard.update(dict.fromkeys(before - after, self._time.now()))
        if before != after:
            self.tell()

    # What happens.

    async def command(self, who: Person, command: Command) -> Done:
        """Carry a command out, or have the owner do it."""
        if self.is_owned or self.has(Wanted(who.key, command)):
            return await super().command(who, command)
        self.used = self._time.now()
        return await self._relay(self, Wanted(who.key, command))

    def carry_out(self, new: Sequence[AnyEntry], command: str = "") -> None:
        """Fold entries and keep them, or have the owner do it; what is due by itself is the owner's business alone."""
        if self.is_owned:
            super().carry_out(new, command)
        elif new and isinstance(new[0], Sat | Followed):
            self.used = self._time.now()
            self._proposed = asyncio.ensure_future(self._relay(self, Proposed(new[0])))

    def appear(self, seat: int) -> None:
        """A player was heard from; the owner is told, and if that fails, the next thing the player does tells it."""
        if self.is_owned:
            super().appear(seat)
        elif self.room.is_missed(seat) and self._appearing is None:
            self._appearing = asyncio.ensure_future(self._relay(self, Proposed(Appeared(seat))))
            self._appearing.add_done_callback(self._appeared)

    def _appeared(self, told: asyncio.Future[Done]) -> None:
        self._appearing = None
        if not told.cancelled():
            told.exception()  # whatever it was, it is not the player's trouble

    def rouse(self) -> None:
        """Do what is due, if this process owns the room."""
        if self.is_owned:
            super().rouse()

    async def durable(self) -> None:
        """Until everything that has happened so far is kept; Refused if it could not be."""
        proposed, self._proposed = self._proposed, None
        if proposed is not None:
            await proposed
        await super().durable()

    def _keep(self, rows: Sequence[Row], told: Listing | None, began: float) -> None:
        if self._pending is None:
            self._kept_to = self.room.seq - len(rows)
        super()._keep(rows, told, began)
        self.after_durable(partial(self._became_durable, self.room.seq))

    def _became_durable(self, seq: int) -> None:
        self._kept_to = seq
        if self.elsewhere:
            self.say_rows()

    def say_rows(self) -> None:
        """Tell the other processes how far the log is durable."""
        self._post.notify("rows", self.room.code, str(self.kept))

    @property
    def kept(self) -> int:
        """The last entry that is durable."""
        return self.room.seq if self._pending is None else self._kept_to

    def has(self, wish: Wish) -> bool:
        """Whether a wish is granted, as far as the log is known here."""
        match wish:
            case Wanted(mark, command):
                return marked(Person(key=mark), command) in self.room.done
            case Proposed(Sat(seat, _, key)):
                return self.room.chairs[seat].key == key
            case Proposed(Appeared(seat)):
                return not self.room.is_missed(seat)
            case _:
                return bool(self.room.next_room)

    async def first_answer(self, wish: Wish) -> Done:
        """The answer to a wish that this process passed on and that stands in the log."""
        await super().durable()
        if not isinstance(wish, Wanted):
            return Done("", self.room.version)
        mark = marked(Person(key=wish.mark), wish.command)
        return Done(wish.command.id, self.room.done[mark], result_of(self.room, wish.command, mark))

    # Following, and owning.

    async def catch_up(self, seq: int | None = None) -> None:
        """Fold what the owner has kept, up to an entry at least, or all there is at this moment."""
        async with self._reading:
            if not self.is_owned and self.failure is None and (seq is None or self.room.seq < seq):
                self._take_in(await self._post.rows_after(self.room.code, self.room.seq))

    async def own(self) -> None:
        """The claim is this process's: read the rest of the log, and go on with it."""
        rows = await self._store.load(self.room.code)
        if not self.is_owned and self.failure is None:
            self._take_in(rows)
            self.is_owned = self.failure is None
            self.wake()
            self.say_rows()  # the owner before may have had no time to
            self._stir()

    def _take_in(self, rows: Sequence[Row]) -> None:
        """Fold those rows that are new, and tell everybody."""
        fresh = [row for row in rows if row.seq > self.room.seq]
        if fresh:
            self._time.advance_to(fresh[-1].at)
        try:
            for row in fresh:
                self._fold(decoded(row.body), row.at, row.command)
        except Exception as error:  # noqa: BLE001  (whatever it is, this room is not what its log says)
            self._fail(StoreError(f"room {self.room.code} could not be followed: {type(error).__name__}"))
        if fresh and self.failure is None:
            self.tell()
        self._stir()

    def _stir(self) -> None:
        for event in self.awaiting:
            event.set()

    def lose(self, why: StoreError) -> None:
        """Whoever owns the room now, here it has to be loaded anew."""
        self._fail(why)
        self._stir()

    def close(self, code: int, reason: str) -> None:
        """Let everybody go, and the other processes know."""
        super().close(code, reason)
        self._post.notify("here", self.room.code, self._post.process, "gone")
