"""The room registry: creates rooms, loads them when somebody comes, evicts idle ones, and handles requests to them."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec

from blackgate.errors import BlackgateError, EditionError
from blackgate.server import event_log, player_help
from blackgate.server.archive import Archive
from blackgate.server.bot_pool import BotPool
from blackgate.server.branches import BranchRegistry
from blackgate.server.cluster.peers import Peers
from blackgate.server.cluster.shared_session import SharedSession
from blackgate.server.commands import Command, Rematch, Seat
from blackgate.server.disk_quota import DiskLimits, DiskQuota
from blackgate.server.event_log import Opened, decode_entry, encode_entry
from blackgate.server.game_clock import GameClock
from blackgate.server.keys import hashed, is_code, new_code, new_key, new_secret
from blackgate.server.lobby import listing
from blackgate.server.messages import (
    PROTOCOL,
    Advice,
    AnyRequest,
    Because,
    Created,
    Done,
    Explain,
    Guidance,
    Guide,
    Hello,
    Hint,
    Refusal,
    Welcome,
    Why,
)
from blackgate.server.offload import Offload
from blackgate.server.offload.rule_builder import RuleBuilder
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Code, Reason, Refused, problem_of
from blackgate.server.rematches import Rematches
from blackgate.server.retention import Retention, RetentionTimes
from blackgate.server.room import Person, Room, person
from blackgate.server.room.seating import sit
from blackgate.server.room_bots import RoomBots
from blackgate.server.session import PAUSE_AFTER, RoomSession, Subscriber
from blackgate.server.settings import LEAST_PACE, LEAST_PACE_ALONE, RoomSettings, check, paced, settled, wrong_box
from blackgate.server.single_flight import SingleFlight
from blackgate.server.stopwatch import UNTIMED, Stopwatch
from blackgate.server.store import Effect, RoomTaken, Row, Store, StoreError
from blackgate.server.time_slice import TimeSlice

log: Final = logging.getLogger("blackgate.server")
IDLE_MS: Final = 60_000
"""Milliseconds after which a room without subscribers is evicted."""
SWEEP_SECONDS: Final = 1.0
"""Seconds between two sweeps, and so between two heartbeats."""
WAKE_BATCH: Final = 20
"""Due rooms that are loaded in one sweep."""
ARCHIVE_AFTER: Final = 3 * 86_400_000
"""Milliseconds without changes after which a room without a running game is archived."""
ARCHIVE_INTERVAL: Final = 3_600_000
"""Milliseconds between two searches for such rooms."""


class UnreadableLog(Refused):
    """The room exists, but its event log cannot be read."""


class Seated(msgspec.Struct, frozen=True):
    """A seat, and its key."""

    seat: int
    key: str


@dataclass(frozen=True)
class RoomLimits:
    """How much one server takes on."""

    rooms: int = 20_000
    """Loaded rooms at once."""
    spectators: int = 60
    """Spectators in one room."""
    connections: int = 8
    """Connections of one key to one room; one more closes the oldest."""
    least_pace: int = LEAST_PACE
    """Milliseconds for a decision of a bot where a person plays."""
    least_pace_alone: int = LEAST_PACE_ALONE
    """The same where only bots play."""
    disk: DiskLimits = field(default_factory=DiskLimits)
    retention: RetentionTimes = field(default_factory=RetentionTimes)


class RoomRegistry:
    """All loaded rooms of one server process."""

    def __init__(
        self, store: Store, bot_pool: BotPool, limits: RoomLimits | None = None, clock: GameClock | None = None
    ) -> None:
        self._store, self._bot_pool, self._limits = store, bot_pool, limits or RoomLimits()
        self._clock = clock or GameClock()
        self._quota = DiskQuota(store, self._limits.disk)
        self._sessions: dict[str, RoomSession] = {}
        self._loading: SingleFlight[str, RoomSession] = SingleFlight()
        self.rematches = Rematches(self._store_room)
        self._sweepers: list[asyncio.Task[None]] = []
        self.on_commit: Callable[[RoomSession], None] | None = None
        """Called after every commit in a room that this process owns."""
        self.offload = Offload()
        self._rules = RuleBuilder(self.offload)
        self.archive = Archive(store, self.session, self._clock.now, self.offload, self._quota)
        self.retention = Retention(store, self._sessions, self._limits.retention, self._clock.now, self.archive.forget)
        self.branches = BranchRegistry(
            store, self.archive, self._rules, self.offload, self._store_room, self._bot_pool.check
        )
        self._peers = Peers(store.bus, self._sessions, self._authorize) if store.bus is not None else None

    @property
    def room_count(self) -> int:
        """Loaded rooms."""
        return len(self._sessions)

    @property
    def connection_count(self) -> int:
        """Connections to all rooms."""
        return sum(len(session.subscribers) for session in self._sessions.values())

    async def open(self) -> None:
        """Open the store, and continue the game clock from the last heartbeat."""
        self._clock.resume(await self._store.open())
        self._sweepers = [asyncio.create_task(self._sweep()), asyncio.create_task(self.retention.run())]

    async def close(self) -> None:
        """Close all connections, and write everything that is pending."""
        for sweeper in self._sweepers:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
        for session in self._sessions.values():
            session.stop()
            with suppress(Refused):
                await session.wait_durable()
            session.close(1001, "the server stops")
        if self._peers is not None:
            self._peers.close()
        self._rules.close()
        await self.archive.reviews.close()
        await self.offload.close()
        await self._store.close()
        self._sessions.clear()

    # Rooms.

    async def create(self, settings: RoomSettings, name: str = "", payer: str = "") -> Created:
        """Create a room; with a name, its host takes a seat at once.

        The payer is charged for rules that have to be built, and for the thinking time of the room's bots.
        """
        settings = paced(settled(settings), self._limits.least_pace, self._limits.least_pace_alone)
        key_of_rules = check(settings)
        for spec in settings.seats:
            if spec != "open":
                self._bot_pool.check(spec)
        try:
            rules = await self._rules.build_charged(key_of_rules, payer)
        except EditionError as error:
            raise wrong_box(error) from None
        key = new_key()
        opened = Opened(settings, hashed(key), new_secret())
        while True:
            room = Room(new_code(), opened, rules)
            first: list[event_log.AnyEntry] = [opened]
            seat = None
            if name:
                seat, sat = sit(room, name, None, key)
                first.append(sat)
            if await self._store_room(room, first, payer):
                return Created(room.code, key, seat)

    async def _store_room(
        self, room: Room, first: list[event_log.AnyEntry], payer: str, effect: Effect | None = None
    ) -> bool:
        """Store a new room; return whether its code was free."""
        if self.room_count >= self._limits.rooms:
            raise Refused("unavailable", "there are too many rooms", right="try again later")
        await self._quota.check_room()
        now = self._clock.now()
        rows = [Row(n, now, "", encode_entry(entry)) for n, entry in enumerate(first, 1)]
        for entry in first[1:]:
            room.fold(entry, now)
        try:
            await self._store.create(room.code, rows, listing(room, now), effect)
        except RoomTaken:
            return False
        self._sessions[room.code] = self._new_session(room)
        self._sessions[room.code].touch(payer)
        return True

    def _new_session(self, room: Room, is_owned: bool = True) -> RoomSession:
        room.least_pace, room.least_pace_alone = self._limits.least_pace, self._limits.least_pace_alone
        bots = RoomBots(self._bot_pool)
        session: RoomSession
        if self._store.bus is None or self._peers is None:
            session = RoomSession(room, self._store, bots, self._clock)
        else:
            bus, forward = self._store.bus, self._peers.forward
            session = SharedSession(room, self._store, bots, self._clock, bus, forward, is_owned)
        session.on_delete = self.archive.forget
        if self.on_commit is not None:
            session.on_commit = self.on_commit
        return session

    async def session(self, code: str) -> RoomSession:
        """Return a room, loaded if necessary; raise Refused if there is none."""
        found = self._sessions.get(code)
        if isinstance(found, SharedSession):
            with suppress(StoreError):  # then it has failed and is loaded again
                await found.catch_up()  # what another process acknowledged is visible here
        if found is not None and found.failure is None:
            return found
        if not is_code(code):
            raise Refused("unknown", "there is no such room", "room", "a code has 6 letters and digits")
        return await self._loading.run(code, lambda: self._load(code))

    async def _load(self, code: str) -> RoomSession:
        """Load a room, to own it or, if another process owns it, to follow it."""
        try:
            session = await self._replay_log(code, await self._store.claim(code))
        except BaseException as error:
            await self._store.release(code)
            if isinstance(error, StoreError):
                raise Refused("unavailable", "this room cannot be loaded", right="try again in a while") from error
            if isinstance(error, Exception) and not isinstance(error, Refused):
                log.exception("room %s cannot be read", code)
                raise UnreadableLog("unavailable", "what is kept of this room cannot be read") from error
            raise
        self._sessions[code] = session
        session.run_due()
        if self._peers is not None:
            self._peers.announce(session)
        return session

    async def _replay_log(self, code: str, is_owned: bool) -> RoomSession:
        rows = await self._store.load(code)
        if not rows:
            raise Refused("unknown", "there is no such room", "room", "ask for the link again")
        self._clock.advance_to(rows[-1].at)
        opened = decode_entry(rows[0].body)
        if not isinstance(opened, Opened):
            raise StoreError(f"room {code} does not begin with its opening")
        rules = await self._rules.build(opened.settings.rules_key())
        session, time_slice = self._new_session(Room(code, opened, rules), is_owned), TimeSlice()
        session.last_visit = -PAUSE_AFTER  # nobody has come yet
        for row in rows[1:]:
            session.room.fold(decode_entry(row.body), row.at, row.command)
            session.projection.record_events()
            if time_slice.is_over:
                await time_slice.pause()
        session.projection.mark_sent()
        return session

    async def _sweep(self) -> None:
        """Regularly send a heartbeat, evict idle rooms and wake due ones.

        While the store is down this keeps trying, and requests are refused.
        """
        archived = -ARCHIVE_AFTER
        while True:
            now = self._clock.now()
            with suppress(StoreError):
                self._clock.advance_to(await self._store.heartbeat(now))
                if self._peers is not None:
                    await self._peers.sweep()
                if now - archived > ARCHIVE_INTERVAL:
                    archived = now
                    await self._store.archive(now - ARCHIVE_AFTER)
                    await self._quota.delete_expired(now)
                await self._wake_due()
            await self._evict_idle()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _evict_idle(self) -> None:
        now = self._clock.now()
        for code, session in list(self._sessions.items()):
            is_over = session.failure is not None or (session.is_idle and now - session.last_used > IDLE_MS)
            if is_over and code not in self._loading:
                session.close(1001, "the room is put away")
                del self._sessions[code]
                await self._store.release(code)

    async def _wake_due(self) -> None:
        for code in await self._store.due(self._clock.now(), WAKE_BATCH):
            if code in self._sessions or await self._store.claim(code):  # other processes wake the rooms they own
                try:
                    (await self.session(code)).run_due_or_reschedule()
                except UnreadableLog:
                    await self._unschedule(code)
                except Refused:
                    pass  # the next sweep tries again
                except Exception:
                    log.exception("room %s cannot go on", code)  # it is loaded again when somebody comes
                    await self._unschedule(code)

    async def owned_session(self, code: str) -> RoomSession | None:
        """Return a room, loaded if necessary; None if another process owns it. Raise Refused if it cannot be loaded."""
        is_ours = code in self._sessions or await self._store.claim(code)
        session = await self.session(code) if is_ours else None
        return None if isinstance(session, SharedSession) and not session.is_owned else session

    async def _unschedule(self, code: str) -> None:
        """Never wake an unreadable room again, so that it does not delay others."""
        kept = await self._store.listing(code)
        if kept is not None:
            await self._store.append(code, (), msgspec.structs.replace(kept, due=0))

    # Requests.

    async def sit(self, code: str, name: str, seat: int | None = None) -> Seated:
        """Take a seat."""
        session, key = await self.session(code), new_key()
        chosen, entry = sit(session.room, name, seat, key)
        session.commit((entry,))
        session.touch()
        await session.wait_durable()
        return Seated(chosen, key)

    async def command(self, code: str, key: str, command: Command, payer: str = "") -> Done:
        """Execute a command once; raise Refused if it is not possible. A rematch is charged to the payer."""
        session = await self.session(code)
        who = self._authorize(session, hashed(key))
        session.touch(_payer(session, who, payer))
        return await self._execute(session, who, command, payer)

    async def _execute(
        self, session: RoomSession, who: Person, command: Command, payer: str, stopwatch: Stopwatch = UNTIMED
    ) -> Done:
        if isinstance(command.wish, Seat):
            self._bot_pool.check(command.wish.bot)
        done = await session.command(who, command, stopwatch)
        if isinstance(command.wish, Rematch):
            return Done(done.id, done.version, {"room": await self.rematches.room_after(session, payer)})
        return done

    def _authorize(self, session: RoomSession, key_hash: str) -> Person:
        """Look up the rights of a key, by its hash. This happens for every message, so that lost rights end at once."""
        found = person(session.room, key_hash)
        if found is None:
            raise Refused("forbidden", "this key opens nothing here", "key", "take a seat, or look on without a key")
        if not key_hash and not session.room.settings.spectators:
            raise Refused("forbidden", "nobody looks on in this room", right="ask for a seat")
        return found

    async def person(self, code: str, key: str) -> tuple[RoomSession, Person]:
        """Return a room and the holder of a key; raise Refused if it opens nothing there."""
        session = await self.session(code)
        return session, self._authorize(session, hashed(key))

    async def welcome(self, code: str, key: str, seen: int = 0, payer: str = "") -> Welcome:
        """The whole state, as far as the holder of a key may see it."""
        session, who = await self._prepared(code, key, seen)
        session.touch(_payer(session, who, payer))
        found = session.projection.welcome(who, seen, self._clock.now(), session.connected)
        await session.wait_durable()
        return found

    async def _prepared(self, code: str, key: str, seen: int) -> tuple[RoomSession, Person]:
        """Return a room and the holder of a key, once the projection for that viewer is prepared.

        That takes long in a long game, so it is done in time slices and the event loop stays responsive.
        """
        while True:
            session, time_slice = await self.session(code), TimeSlice()
            who = self._authorize(session, hashed(key))
            session.last_used = self._clock.now()  # so that it is not evicted meanwhile
            while session.failure is None and not session.projection.prepare(who.seat, seen, time_slice.end):
                await time_slice.pause()
            if session.failure is None:
                return session, self._authorize(session, hashed(key))

    async def why(self, code: str, key: str, action: str) -> tuple[Reason, ...]:
        """Explain to the holder of a key why an action is not possible."""
        session = await self.session(code)
        return player_help.why(session, self._authorize(session, hashed(key)), action)

    async def hint(self, code: str, key: str) -> Advice:
        """What a bot would do in this seat."""
        session = await self.session(code)
        return await player_help.hint(self._bot_pool, session, self._authorize(session, hashed(key)), "")

    async def guide(self, code: str, key: str) -> Guidance:
        """A good option for a newcomer, and why to take it."""
        session = await self.session(code)
        return await player_help.guide(self._bot_pool, session, self._authorize(session, hashed(key)), "")

    # Connections.

    async def connect(self, code: str, hello: Hello, outbox: Outbox, payer: str = "") -> Subscriber:
        """Subscribe a connection to a room, and send it the whole state."""
        if hello.protocol != PROTOCOL:
            raise Refused("invalid", "this client is of another version", "protocol", "reload the page")
        session, who = await self._prepared(code, hello.key, hello.seen)
        self._limit_connections(session, who)
        subscriber = Subscriber(session, who, outbox)
        session.touch(_payer(session, who, payer))
        session.subscribe(subscriber, hello.seen)
        return subscriber

    def _limit_connections(self, session: RoomSession, who: Person) -> None:
        """Make room for a new connection: spectators are limited, a player always gets one."""
        same = [each for each in session.subscribers if each.person.key == who.key]
        if not who.key and len(same) >= self._limits.spectators:
            raise Refused("full", "too many people look on", right="try again later")
        if who.key and len(same) >= self._limits.connections:
            session.disconnect(same[0], 4409, "this seat is connected too often")

    async def handle(self, subscriber: Subscriber, message: AnyRequest, payer: str = "") -> Code | None:
        """Answer a message of a subscriber; return the problem code if it is refused.

        A connection whose key has lost its rights is not answered: Refused ends it.
        """
        session = subscriber.session
        who = self._authorize(session, subscriber.person.key)
        try:
            match message:
                case Command():
                    subscriber.awaits_reply = True
                    subscriber.send(await self._execute(session, who, message, payer, subscriber.stopwatch))
                case Why():
                    subscriber.send(Because(message.id, player_help.why(session, who, message.action)))
                case Hint():
                    subscriber.send(await player_help.hint(self._bot_pool, session, who, message.id))
                case Explain():
                    subscriber.send(player_help.explain(session, who, message.id))
                case Guide():
                    subscriber.send(await player_help.guide(self._bot_pool, session, who, message.id))
        except BlackgateError as error:
            problem = problem_of(error)
            subscriber.send(Refusal(message.id, session.room.version, problem))
            return problem.code
        finally:
            subscriber.replied()
        return None

    def disconnect(self, subscriber: Subscriber) -> None:
        """A connection was closed."""
        subscriber.session.unsubscribe(subscriber)


def _payer(session: RoomSession, who: Person, payer: str) -> str:
    """The payer, if this person may be one. A spectator where others play may not: one could claim many rooms."""
    return payer if who.key or not session.room.has_person else ""
