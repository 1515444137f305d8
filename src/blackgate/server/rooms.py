"""The hall: the rooms that are in use. A room is loaded when somebody comes, and let go when nobody needs it."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec

from blackgate.errors import BlackgateError
from blackgate.server import event_log
from blackgate.server.archive import Annals
from blackgate.server.bot_pool import Thinkers
from blackgate.server.cluster.peers import Neighbours
from blackgate.server.cluster.shared_session import Shared
from blackgate.server.commands import Command, Rematch, Seat
from blackgate.server.disk_quota import Disk, DiskLimits
from blackgate.server.event_log import Opened, decoded, encoded
from blackgate.server.game_clock import GameClock
from blackgate.server.keys import hashed, is_code, new_code, new_key, new_secret
from blackgate.server.lobby import listing
from blackgate.server.messages import PROTOCOL, Advice, Because, Done, Hello, Hint, Welcome, Why
from blackgate.server.offload import Offload
from blackgate.server.offload.rule_builder import RuleMaker
from blackgate.server.outbox import Connection
from blackgate.server.problems import Code, Reason, Refused, problem_of
from blackgate.server.rematches import Rematches
from blackgate.server.room import Person, Room, person
from blackgate.server.room.play import why_not
from blackgate.server.room.seating import own_seat, sit
from blackgate.server.room_bots import Thinking
from blackgate.server.session import UNWATCHED, Live, Member, answered
from blackgate.server.settings import LEAST_PACE, LEAST_PACE_ALONE, RoomSettings, check, paced, settled
from blackgate.server.single_flight import SingleFlight
from blackgate.server.store import RoomTaken, Row, Store, StoreError
from blackgate.server.time_slice import Slice

log: Final = logging.getLogger("blackgate.server")
IDLE: Final = 60_000
"""Milliseconds after which a room nobody is in is let go."""
SWEEP: Final = 1.0
"""Seconds between two beats."""
WOKEN: Final = 20
"""Rooms woken at once, because something is due there."""
OLD: Final = 3 * 86_400_000
"""Milliseconds after which a room is archived in which nothing happens, and no game goes on."""
ARCHIVING: Final = 3_600_000
"""Milliseconds between two looks for such rooms."""
HINT_SECONDS: Final = 1.0


class Unreadable(Refused):
    """There is a room, but its log is not one."""


class Created(msgspec.Struct, frozen=True):
    """A new room, and the key of whoever opened it."""

    room: str
    key: str
    seat: int | None


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the key to it."""

    seat: int
    key: str


@dataclass(frozen=True)
class HallLimits:
    """How much one server takes on."""

    rooms: int = 20_000
    """In use at once."""
    spectators: int = 60
    """Who look on in one room."""
    connections: int = 8
    """Of one key to one room; one more ends the oldest."""
    least_pace: int = LEAST_PACE
    """Milliseconds for a decision of a bot where a person plays."""
    least_pace_alone: int = LEAST_PACE_ALONE
    """The same where only bots play."""
    disk: DiskLimits = field(default_factory=DiskLimits)


class Hall:
    """All rooms of one server."""

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: HallLimits | None = None, time: GameClock | None = None
    ) -> None:
        self._store, self._thinkers, self._limits = store, thinkers, limits or HallLimits()
        self._time = time or GameClock()
        self._disk = Disk(store, self._limits.disk)
        self._lives: dict[str, Live] = {}
        self._loading: SingleFlight[str, Live] = SingleFlight()
        self.rematches = Rematches(self._kept)
        self._sweeper: asyncio.Task[None] | None = None
        self.offload = Offload()
        self._rules = RuleMaker(self.offload)
        self.annals = Annals(store, self.live, self._time.now, self.offload, self._disk)
        self._neighbours = Neighbours(store.bus, self._lives, self._who) if store.bus is not None else None

    @property
    def rooms(self) -> int:
        """Rooms in use."""
        return len(self._lives)

    @property
    def connections(self) -> int:
        """People and programs that are connected."""
        return sum(len(live.members) for live in self._lives.values())

    async def open(self) -> None:
        """Open the store, and continue the game clock from its last moment."""
        self._time.resume(await self._store.open())
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Tell everybody, and keep everything."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for live in self._lives.values():
            live.stop()
            with suppress(Refused):
                await live.durable()
            live.close(1001, "the server stops")
        if self._neighbours is not None:
            self._neighbours.close()
        self._rules.close()
        await self.offload.close()
        await self._store.close()
        self._lives.clear()

    # Rooms.

    async def create(self, settings: RoomSettings, name: str = "", payer: str = "") -> Created:
        """Open a room; with a name, whoever opens it sits down at once.

        The payer pays for rules nobody plays by yet, and for what the bots of the room think.
        """
        settings = paced(settled(settings), self._limits.least_pace, self._limits.least_pace_alone)
        key_of_rules = check(settings)
        for spec in settings.seats:
            if spec != "open":
                self._thinkers.check(spec)
        rules = await self._rules.paid(key_of_rules, payer)
        key = new_key()
        opened = Opened(settings, hashed(key), new_secret())
        while True:
            room = Room(new_code(), opened, rules)
            first: list[event_log.AnyEntry] = [opened]
            seat = None
            if name:
                seat, sat = sit(room, name, None, key)
                first.append(sat)
            if await self._kept(room, first, payer):
                return Created(room.code, key, seat)

    async def _kept(self, room: Room, first: list[event_log.AnyEntry], payer: str) -> bool:
        """Keep a new room; whether its code was free."""
        if self.rooms >= self._limits.rooms:
            raise Refused("unavailable", "there are too many rooms", right="try again later")
        await self._disk.check_room()
        now = self._time.now()
        rows = [Row(n, now, "", encoded(entry)) for n, entry in enumerate(first, 1)]
        for entry in first[1:]:
            room.fold(entry, now)
        try:
            await self._store.create(room.code, rows, listing(room, now))
        except RoomTaken:
            return False
        self._lives[room.code] = self._live(room)
        self._lives[room.code].visit(payer)
        return True

    def _live(self, room: Room, is_owned: bool = True) -> Live:
        room.least_pace, room.least_pace_alone = self._limits.least_pace, self._limits.least_pace_alone
        thinking = Thinking(self._thinkers)
        if self._store.bus is None or self._neighbours is None:
            return Live(room, self._store, thinking, self._time)
        return Shared(room, self._store, thinking, self._time, self._store.bus, self._neighbours.relay, is_owned)

    async def live(self, code: str) -> Live:
        """A room, loaded if it is not in use; Refused if there is none."""
        found = self._lives.get(code)
        if isinstance(found, Shared):
            with suppress(StoreError):  # then it has failed, and is loaded anew
                await found.catch_up()  # whoever was answered in another process finds it here
        if found is not None and found.failure is None:
            return found
        if not is_code(code):
            raise Refused("unknown", "there is no such room", "room", "a code has 6 letters and digits")
        return await self._loading.run(code, lambda: self._load(code))

    async def _load(self, code: str) -> Live:
        """Load a room, to own it or, where another process does, to follow it."""
        try:
            live = await self._loaded(code, await self._store.claim(code))
        except BaseException as error:
            await self._store.release(code)
            if isinstance(error, StoreError):
                raise Refused("unavailable", "this room cannot be loaded", right="try again in a while") from error
            if isinstance(error, Exception) and not isinstance(error, Refused):
                log.exception("room %s cannot be read", code)
                raise Unreadable("unavailable", "what is kept of this room cannot be read") from error
            raise
        self._lives[code] = live
        live.wake()
        if self._neighbours is not None:
            self._neighbours.greet(live)
        return live

    async def _loaded(self, code: str, is_owned: bool) -> Live:
        rows = await self._store.load(code)
        if not rows:
            raise Refused("unknown", "there is no such room", "room", "ask for the link again")
        self._time.advance_to(rows[-1].at)
        opened = decoded(rows[0].body)
        if not isinstance(opened, Opened):
            raise StoreError(f"room {code} does not begin with its opening")
        rules = await self._rules.made(opened.settings.rules_key())
        live, slice_ = self._live(Room(code, opened, rules), is_owned), Slice()
        live.visited = -UNWATCHED  # by nobody
        for row in rows[1:]:
            live.room.fold(decoded(row.body), row.at, row.command)
            live.sight.note()
            if slice_.is_over:
                await slice_.rest()
        live.sight.caught_up()
        return live

    async def _sweep(self) -> None:
        """Now and then: say that the server is alive, let go of rooms nobody is in, wake those where something is due.

        While the store is away, it finds its way back by itself, and whoever wants something is told.
        """
        archived = -OLD
        while True:
            now = self._time.now()
            with suppress(StoreError):
                self._time.advance_to(await self._store.heartbeat(now))
                if self._neighbours is not None:
                    await self._neighbours.sweep()
                if now - archived > ARCHIVING:
                    archived = now
                    await self._store.archive(now - OLD)
                    await self._disk.tidy(now)
                await self._wake_due()
            await self._put_away()
            await asyncio.sleep(SWEEP)

    async def _put_away(self) -> None:
        now = self._time.now()
        for code, live in list(self._lives.items()):
            is_over = live.failure is not None or (live.is_idle and now - live.used > IDLE)
            if is_over and code not in self._loading:
                live.close(1001, "the room is put away")
                del self._lives[code]
                await self._store.release(code)

    async def _wake_due(self) -> None:
        for code in await self._store.due(self._time.now(), WOKEN):
            if code in self._lives or await self._store.claim(code):  # what others own is woken by them
                try:
                    (await self.live(code)).rouse()
                except Unreadable:
                    await self._lay_aside(code)
                except Refused:
                    pass  # it will be tried again
                except Exception:
                    log.exception("room %s cannot go on", code)  # it is loaded anew when somebody comes
                    await self._lay_aside(code)

    async def _lay_aside(self, code: str) -> None:
        """A room that cannot be read is not woken again, so that it does not stand in the way of others."""
        kept = await self._store.listing(code)
        if kept is not None:
            await self._store.append(code, (), msgspec.structs.replace(kept, due=0))

    # What people do.

    async def sit(self, code: str, name: str, seat: int | None = None) -> Seated:
        """Take a seat."""
        live, key = await self.live(code), new_key()
        chosen, entry = sit(live.room, name, seat, key)
        live.carry_out((entry,))
        live.visit()
        await live.durable()
        return Seated(chosen, key)

    async def command(self, code: str, key: str, command: Command, payer: str = "") -> Done:
        """Carry a command out; Refused says why not. A room that has to be opened for it is charged to the payer."""
        live = await self.live(code)
        who = self._who(live, hashed(key))
        live.visit(_payer(live, who, payer))
        return await self._carried_out(live, who, command, payer)

    async def _carried_out(self, live: Live, who: Person, command: Command, payer: str) -> Done:
        if isinstance(command.wish, Seat):
            self._thinkers.check(command.wish.bot)
        done = await live.command(who, command)
        if isinstance(command.wish, Rematch):
            return Done(done.id, done.version, {"room": await self.rematches.room_after(live, payer)})
        return done

    def _who(self, live: Live, mark: str) -> Person:
        """The rights of a key, by its hash, at this moment. They are looked up for every message, never remembered."""
        found = person(live.room, mark)
        if found is None:
            raise Refused("forbidden", "this key opens nothing here", "key", "take a seat, or look on without a key")
        if not mark and not live.room.settings.spectators:
            raise Refused("forbidden", "nobody looks on in this room", right="ask for a seat")
        return found

    async def welcome(self, code: str, key: str, seen: int = 0, payer: str = "") -> Welcome:
        """Where everything stands, as the holder of a key may see it."""
        live, who = await self._recalled(code, key, seen)
        live.visit(_payer(live, who, payer))
        found = live.sight.welcome(who, seen, self._time.now(), live.here)
        await live.durable()
        return found

    async def _recalled(self, code: str, key: str, seen: int) -> tuple[Live, Person]:
        """A room and who holds a key there, once what they have to be told since a version is written down."""
        while True:
            live, slice_ = await self.live(code), Slice()
            who = self._who(live, hashed(key))
            live.used = self._time.now()  # so that it is not put away meanwhile
            while live.failure is None and not live.sight.recall(who.seat, seen, slice_.end):
                await slice_.rest()
            if live.failure is None:
                return live, self._who(live, hashed(key))

    async def why(self, code: str, key: str, action: str) -> tuple[Reason, ...]:
        """Why an action is not possible for the holder of a key."""
        live = await self.live(code)
        return self._why(live, self._who(live, hashed(key)), action)

    def _why(self, live: Live, who: Person, action: str) -> tuple[Reason, ...]:
        seat, game = own_seat(who), live.room.game
        if game is None:
            raise Refused("conflict", "no game is going on")
        try:
            return why_not(game, game.number(action), seat)
        except BlackgateError as error:
            raise Refused("invalid", error.what, "action", error.right) from None

    async def hint(self, code: str, key: str) -> Advice:
        """What a bot would do in one's place."""
        live = await self.live(code)
        return await self._hint(live, self._who(live, hashed(key)), "")

    async def _hint(self, live: Live, who: Person, name: str) -> Advice:
        room, seat = live.room, own_seat(who)
        if not room.settings.hints:
            raise Refused("forbidden", "this room gives no hints")
        if room.chairs[seat].bot:
            raise Refused("conflict", "a bot plays for you", right="return to the table first")
        asked = room.asked_of(seat)
        if asked is None:
            raise Refused("conflict", "you are not asked")
        reasons = await self._thinkers.hint(room.rules, asked.view, HINT_SECONDS, room=room.code, payer=live.payer)
        best = str(reasons.candidates[0].action) if reasons and reasons.candidates else str(asked.options[0])
        return Advice(name, best, reasons)

    # Connections.

    async def connect(self, code: str, hello: Hello, connection: Connection, payer: str = "") -> Member:
        """Somebody comes in, and is told where everything stands."""
        if hello.protocol != PROTOCOL:
            raise Refused("invalid", "this client is of another version", "protocol", "reload the page")
        live, who = await self._recalled(code, hello.key, hello.seen)
        self._make_room(live, who)
        member = Member(live, who, connection)
        live.visit(_payer(live, who, payer))
        live.join(member, hello.seen)
        return member

    def _make_room(self, live: Live, who: Person) -> None:
        """See that a new connection has a place: spectators only as many as there are, a player always."""
        same = [each for each in live.members if each.who.key == who.key]
        if not who.key and len(same) >= self._limits.spectators:
            raise Refused("full", "too many people look on", right="try again later")
        if who.key and len(same) >= self._limits.connections:
            live.let_go(same[0], 4409, "this seat is connected too often")

    async def heard(self, member: Member, message: Command | Why | Hint, payer: str = "") -> Code | None:
        """Answer a message on a connection. If the answer is a refusal, its code is returned.

        A connection whose key has lost its rights is not answered: Refused ends it.
        """
        live = member.live
        who = self._who(live, member.who.key)
        try:
            match message:
                case Command():
                    member.is_owed = True
                    member.send(await self._carried_out(live, who, message, payer))
                case Why():
                    member.send(Because(message.id, self._why(live, who, message.action)))
                case Hint():
                    member.send(await self._hint(live, who, message.id))
        except BlackgateError as error:
            problem = problem_of(error)
            member.send(answered(problem, message.id, live.room.version))
            return problem.code
        finally:
            member.settled()
        return None

    def leave(self, member: Member) -> None:
        """Somebody is gone."""
        member.live.leave(member)


def _payer(live: Live, who: Person, payer: str) -> str:
    """The payer, if this person can be one: not a spectator where others play, who could claim many rooms at once."""
    return payer if who.key or not live.room.has_person else ""
