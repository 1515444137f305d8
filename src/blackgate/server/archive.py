"""The archive: finished games, imported records, and what is in the box of a game."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final

import msgspec

from blackgate.game.record import Verdict, record_lines
from blackgate.server.disk_quota import DiskQuota
from blackgate.server.keys import hashed
from blackgate.server.offload import Offload
from blackgate.server.offload.pool import Charge, free_of_charge
from blackgate.server.offload.protocol import (
    CheckBox,
    ComputeCourse,
    ComputeStatistics,
    Job,
    ListChanges,
    MakeBox,
    MakeForm,
    MakeRecordBox,
    Response,
    Verified,
    VerifyRecord,
)
from blackgate.server.problems import Refused
from blackgate.server.replay.cache import ReadRecord, ReplayCache
from blackgate.server.replay.parts import Moment
from blackgate.server.review.queue import Reviewable, Reviews
from blackgate.server.room import Room, person
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.single_flight import SingleFlight
from blackgate.server.statistics import Statistics
from blackgate.server.store import Store
from blackgate.server.time_slice import TimeSlice
from blackgate.server.workshop import BoxChanges

MOST_CACHE_BYTES: Final = 32_000_000


class ResultCache:
    """Results by key, in bounded memory. Concurrent requests for one result share its computation."""

    def __init__(self, most: int = MOST_CACHE_BYTES) -> None:
        self._most, self.size = most, 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: SingleFlight[Hashable, bytes] = SingleFlight()

    async def get(
        self, key: Hashable, make: Callable[[], Awaitable[bytes]], charge: Callable[[], None] | None = None
    ) -> bytes:
        """The cached value of a key, or a new one. Only the caller that causes the work is charged."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if charge is not None and key not in self._making:
            charge()
        return await self._making.run(key, lambda: self._made(key, make))

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        made = await make()
        self._kept[key] = made
        self.size += len(made)
        while self.size > self._most:
            _, dropped = self._kept.popitem(last=False)
            self.size -= len(dropped)
        return made

    def __len__(self) -> int:
        return len(self._kept)


class Archive:
    """Reads finished games and imported records. All it writes is imported records.

    `payer` is the address that asks. Costly work is done for payers in turn, and charged to them.
    """

    def __init__(
        self,
        store: Store,
        session: Callable[[str], Awaitable[RoomSession]],
        now: Callable[[], int],
        offload: Offload,
        quota: DiskQuota,
    ) -> None:
        self._store, self._session, self._now, self._offload, self._quota = store, session, now, offload, quota
        self._replays, self._cache = ReplayCache(offload), ResultCache()
        self.reviews = Reviews()

    async def box(self, code: str, language: str, payer: str = "") -> bytes:
        """What is in the box of a room, as JSON. Free of charge: the creator of the room has paid for it."""
        room = (await self._session(code)).room
        return await self._box(_sources(room), language, payer, free_of_charge, room.rules.box)

    async def edition_box(self, sources: tuple[str, ...], language: str, payer: str = "") -> bytes:
        """What is in the box of an edition and its overlays, as JSON."""
        return await self._box(sources, language, payer, self._offload.charge)

    async def _box(
        self, sources: tuple[str, ...], language: str, payer: str, charge: Charge, custom: str = ""
    ) -> bytes:
        make = partial(self._offloaded, MakeBox(sources, language, custom), payer)
        return await self._cache.get(("box", sources, hashed(custom), language), make, partial(charge, payer))

    async def changes(self, code: str, language: str, payer: str = "") -> bytes:
        """What the custom box of a room changes, as JSON. Free of charge: the creator of the room has paid for it."""
        room = (await self._session(code)).room
        if not room.rules.box:
            return msgspec.json.encode(BoxChanges())
        sources, custom = _sources(room), room.rules.box
        make = partial(self._offloaded, ListChanges(sources, custom, language), payer)
        return await self._cache.get(("changes", sources, hashed(custom), language), make)

    async def form(
        self, sources: tuple[str, ...], edition: str, modules: tuple[str, ...], teams: bool, payer: str = ""
    ) -> bytes:
        """What a custom box over an edition may change, as JSON."""
        make = partial(self._offloaded, MakeForm(sources, edition, modules, teams), payer)
        return await self._cache.get(("form", edition, sources), make, partial(self._offload.charge, payer))

    async def check_box(
        self, sources: tuple[str, ...], custom: object, languages: tuple[str, ...], show: str = "", payer: str = ""
    ) -> bytes:
        """What is wrong with a custom box, or what it changes, as JSON; and one entry that is to be shown."""
        written = msgspec.Raw(msgspec.json.encode(custom))
        return await self._offloaded(CheckBox(sources, written, languages, show), payer)

    async def check_reader(self, code: str, key: str) -> None:
        """Raise Refused if a room is private and this is not the key of a seat: private games stay private."""
        room = (await self._session(code)).room
        if room.settings.private and (not key or person(room, hashed(key)) is None):
            raise Refused("forbidden", "this room is private", "key" if key else "", "send the key of a seat")

    async def record(self, code: str) -> str:
        """The record of a finished game."""
        return await self._record(await self._finished(code))

    async def _record(self, session: RoomSession) -> str:
        key = ("record", _game_key(session.room))
        return (await self._cache.get(key, partial(_record_bytes, session))).decode()

    async def replay(self, code: str, decision: int, seat: int | None = None, payer: str = "") -> Moment:
        """A finished game after so many decisions, as a seat saw it."""
        session = await self._finished(code)
        key = _game_key(session.room)
        return await self._replays.moment(key, seat, decision, partial(self._record, session), payer)

    async def reel(self, code: str, part: int, seat: int | None = None, payer: str = "") -> bytes:
        """Some consecutive moments of a finished game, compressed."""
        session = await self._finished(code)
        return await self._replays.part(_game_key(session.room), seat, part, partial(self._record, session), payer)

    async def statistics(self, code: str, payer: str = "") -> Statistics:
        """Statistics of a finished game."""
        session = await self._finished(code)

        async def made() -> bytes:
            return await self._offloaded(ComputeStatistics(await self._record(session)), payer)

        key = ("statistics", _game_key(session.room))
        found = await self._cache.get(key, made, partial(self._offload.charge, payer))
        return msgspec.json.decode(found, type=Statistics)

    async def settings(self, code: str) -> RoomSettings:
        """The settings of a room."""
        return (await self._session(code)).room.settings

    async def course(self, code: str, payer: str = "") -> bytes:
        """The win-chance curve of a finished game and its turning points, as JSON."""
        session = await self._finished(code)
        return await self._course(_game_key(session.room), partial(self._record, session), payer)

    async def _course(self, game: str, record: ReadRecord, payer: str) -> bytes:
        async def made() -> bytes:
            return await self._offloaded(ComputeCourse(await record()), payer)

        return await self._cache.get(("course", game), made, partial(self._offload.charge, payer))

    async def review(self, code: str, payer: str = "") -> bytes:
        """How far the review of a finished game is, as JSON; it begins when somebody asks."""
        key = _game_key((await self._finished(code)).room)
        return self.reviews.ask(key, partial(self._reviewable, code, key), payer)

    async def _reviewable(self, code: str, key: str) -> Reviewable:
        """The game of a room, looked up again when its review is made: the room may have been deleted meanwhile."""
        session = await self._finished(code)
        if _game_key(session.room) != key:
            raise Refused("conflict", "this game has changed meanwhile", "room", "ask for its review again")
        branch = session.room.branch
        return Reviewable(await self._record(session), branch.start.remembered if branch is not None else ())

    def forget(self, code: str) -> None:
        """A room was deleted: drop the reviews of its games."""
        self.reviews.drop(f"{code} ")

    async def review_imported(self, name: str, payer: str = "") -> bytes:
        """The same for an imported record."""
        await self.imported_record(name)  # it may have been deleted

        async def read() -> Reviewable:
            return Reviewable(await self.imported_record(name))

        return self.reviews.ask(_replay_key(name), read, payer)

    async def _finished(self, code: str) -> RoomSession:
        session = await self._session(code)
        if session.room.game is None or not session.room.game.over:
            raise Refused("conflict", "this game is not over", right="wait for its end: until then it is secret")
        if session.room.progress is not None:
            raise Refused("conflict", "a lesson leaves no record", right="play a game of your own")
        return session

    async def import_record(self, text: str, payer: str = "") -> str:
        """Verify a record and store it in canonical form; return its name."""
        found = await self._verified(text, payer)
        await self._quota.check_record(len(found.canonical))
        await self._store.save_record(found.name, found.canonical, self._now())
        return found.name

    async def imported_record(self, name: str) -> str:
        """An imported record."""
        text = await self._store.record(name, self._now())
        if text is None:
            raise Refused("unknown", "there is no such record", "record")
        return text

    async def verdict(self, name: str, payer: str = "") -> Verdict:
        """What was verified in an imported record. It is computed here, not taken from the record."""

        async def made() -> bytes:
            return msgspec.json.encode((await self._verified(await self.imported_record(name), payer)).verdict)

        return msgspec.json.decode(await self._cache.get(("verdict", name), made), type=Verdict)

    async def replay_imported(self, name: str, decision: int, seat: int | None = None, payer: str = "") -> Moment:
        """The same for an imported record. All views are open to everybody who has the record."""
        return await self._replays.moment(_replay_key(name), seat, decision, partial(self.imported_record, name), payer)

    async def reel_imported(self, name: str, part: int, seat: int | None = None, payer: str = "") -> bytes:
        """Some consecutive moments of an imported record, compressed."""
        return await self._replays.part(_replay_key(name), seat, part, partial(self.imported_record, name), payer)

    async def course_imported(self, name: str, payer: str = "") -> bytes:
        """The same for an imported record; raise Refused if its game is not over."""
        return await self._course(_replay_key(name), partial(self.imported_record, name), payer)

    async def box_imported(self, name: str, language: str, payer: str = "") -> bytes:
        """What is in the box of the game in a record, as JSON."""

        async def made() -> bytes:
            return await self._offloaded(MakeRecordBox(await self.imported_record(name), language), payer)

        return await self._cache.get(("record box", name, language), made, partial(self._offload.charge, payer))

    async def _verified(self, text: str, payer: str) -> Verified:
        """Verify a record; raise Refused if it does not hold."""
        found = await self._offload.run(VerifyRecord(text), payer)
        assert isinstance(found, Verified)  # noqa: S101  (the worker's answer to this job)
        return found

    async def _offloaded(self, job: Job, payer: str) -> bytes:
        """Let the worker make a response body."""
        found = await self._offload.run(job, payer)
        assert isinstance(found, Response)  # noqa: S101  (the worker's answer to this job)
        return bytes(found.body)


def _sources(room: Room) -> tuple[str, ...]:
    """The packaged files a room is played with, without its custom box."""
    sources = tuple(source.removesuffix(".toml") for source in room.rules.edition.sources)
    return sources[:-1] if room.rules.box else sources


def _game_key(room: Room) -> str:
    """The name of a finished game in the caches.

    It changes with the names, so nothing is served with one that was removed; and it is not the code alone, because
    the code of a deleted room may be used again.
    """
    names = "\n".join(seat.name for seat in room.playing.seats)
    return f"{room.code} {hashed(f'{room.seed}{names}')[:32]}"


def _replay_key(name: str) -> str:
    """The name of an imported record's replay. It never equals that of a room's game."""
    return f"record {name}"


async def _record_bytes(session: RoomSession) -> bytes:
    """The record of a finished game. A long one takes a while, so it is written in time slices."""
    lines, time_slice = list[str](), TimeSlice()
    for line in record_lines(session.room.playing, covers_names=session.room.covers_names):
        lines.append(line)
        if time_slice.is_over:
            await time_slice.pause()
    return ("\n".join(lines) + "\n").encode()
