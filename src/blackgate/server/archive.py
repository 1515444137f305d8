"""The annals: what anybody may look up. The lobby, the box of a room, and what is left of games that are over."""

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from blackgate.game.record import Verdict, record_lines
from blackgate.server.charging import Charge, free_of_charge
from blackgate.server.disk_quota import Disk
from blackgate.server.keys import hashed
from blackgate.server.lobby import Summary, listed, summary
from blackgate.server.offload import Offload
from blackgate.server.offload.cache import Cache
from blackgate.server.offload.protocol import Count, Job, Made, OpenBox, OpenRecordBox, Prove, Proven
from blackgate.server.problems import Refused
from blackgate.server.replay.cache import Films
from blackgate.server.replay.parts import Moment
from blackgate.server.room import person
from blackgate.server.session import Live
from blackgate.server.statistics import Statistics
from blackgate.server.store import Store
from blackgate.server.time_slice import Slice


class Annals:
    """Looks things up in the store, and in rooms that `live` finds. All it changes is the shelf of imported records.

    `payer` is who asks, by address: costly work is done for payers in turn, and is charged to them.
    """

    def __init__(
        self,
        store: Store,
        live: Callable[[str], Awaitable[Live]],
        now: Callable[[], int],
        offload: Offload,
        disk: Disk,
    ) -> None:
        self._store, self._live, self._now, self._offload, self._disk = store, live, now, offload, disk
        self._films, self._cache = Films(offload), Cache()

    async def lobby(self, limit: int = 50) -> tuple[Summary, ...]:
        """Public rooms in which a seat is free, the newest first."""
        return tuple(listed(each) for each in await self._store.listed("open", limit))

    async def summary(self, code: str) -> Summary:
        """A room in a few words; of a private one nobody is named."""
        live = await self._live(code)
        found = summary(live.room)
        if live.room.settings.private:
            return msgspec.structs.replace(found, seats=("",) * found.players, opened_by="", title="")
        return found

    async def box(self, code: str, language: str, payer: str = "") -> bytes:
        """What is in the box of a room, as JSON. Whoever opened the room has paid for it."""
        edition = (await self._live(code)).room.rules.edition
        sources = tuple(source.removesuffix(".toml") for source in edition.sources)
        return await self._box(sources, language, payer, free_of_charge)

    async def edition_box(self, sources: tuple[str, ...], language: str, payer: str = "") -> bytes:
        """What is in the box of an edition and of what is laid over it, as JSON."""
        return await self._box(sources, language, payer, self._offload.charge)

    async def _box(self, sources: tuple[str, ...], language: str, payer: str, charge: Charge) -> bytes:
        make = partial(self._made, OpenBox(sources, language), payer)
        return await self._cache.get(("box", sources, language), make, partial(charge, payer))

    async def check_reader(self, code: str, key: str) -> None:
        """Refused to everybody but its players, if a room is private: its games stay among them when they are over."""
        room = (await self._live(code)).room
        if room.settings.private and (not key or person(room, hashed(key)) is None):
            raise Refused("forbidden", "this room is private", "key" if key else "", "send the key of a seat")

    async def record(self, code: str) -> str:
        """The record of a game that is over."""
        live = await self._over(code)
        return (await self._cache.get(("record", code), partial(_written, live))).decode()

    async def replay(self, code: str, decision: int, seat: int | None = None, payer: str = "") -> Moment:
        """How it was after so many decisions of a game that is over, as a seat saw it."""
        await self._over(code)
        return await self._films.moment(code, seat, decision, partial(self.record, code), payer)

    async def reel(self, code: str, part: int, seat: int | None = None, payer: str = "") -> bytes:
        """Some moments of a game that is over, one after the other; packed."""
        await self._over(code)
        return await self._films.part(code, seat, part, partial(self.record, code), payer)

    async def statistics(self, code: str, payer: str = "") -> Statistics:
        """A game that is over, in numbers."""
        await self._over(code)

        async def made() -> bytes:
            return await self._made(Count(await self.record(code)), payer)

        found = await self._cache.get(("statistics", code), made, partial(self._offload.charge, payer))
        return msgspec.json.decode(found, type=Statistics)

    async def _over(self, code: str) -> Live:
        live = await self._live(code)
        if live.room.game is None or not live.room.game.over:
            raise Refused("conflict", "this game is not over", right="wait for its end: until then it is secret")
        if live.room.progress is not None:
            raise Refused("conflict", "a lesson leaves no record", right="play a game of your own")
        return live

    async def import_record(self, text: str, payer: str = "") -> str:
        """Keep a record that came from elsewhere, if it is one, in its canonical form; its name."""
        found = await self._proven(text, payer)
        await self._disk.check_record(len(found.canonical))
        await self._store.save_record(found.name, found.canonical, self._now())
        return found.name

    async def imported(self, name: str) -> str:
        """A record that was imported."""
        text = await self._store.record(name, self._now())
        if text is None:
            raise Refused("unknown", "there is no such record", "record")
        return text

    async def verdict(self, name: str, payer: str = "") -> Verdict:
        """What was found to be right in a record that was imported: found here, not believed."""

        async def made() -> bytes:
            return msgspec.json.encode((await self._proven(await self.imported(name), payer)).verdict)

        return msgspec.json.decode(await self._cache.get(("verdict", name), made), type=Verdict)

    async def replay_imported(self, name: str, decision: int, seat: int | None = None, payer: str = "") -> Moment:
        """The same for a record that was imported. Whoever has a record may see all of it, through everybody's eyes."""
        return await self._films.moment(_film(name), seat, decision, partial(self.imported, name), payer)

    async def reel_imported(self, name: str, part: int, seat: int | None = None, payer: str = "") -> bytes:
        """Some moments of a record that was imported; packed."""
        return await self._films.part(_film(name), seat, part, partial(self.imported, name), payer)

    async def box_imported(self, name: str, language: str, payer: str = "") -> bytes:
        """What is in the box of the game a record tells, as JSON."""

        async def made() -> bytes:
            return await self._made(OpenRecordBox(await self.imported(name), language), payer)

        return await self._cache.get(("record box", name, language), made, partial(self._offload.charge, payer))

    async def _proven(self, text: str, payer: str) -> Proven:
        """What holds in a record; Refused says in words why it does not."""
        found = await self._offload.run(Prove(text), payer)
        assert isinstance(found, Proven)  # noqa: S101  (what the worker answers to this)
        return found

    async def _made(self, job: Job, payer: str) -> bytes:
        """What the worker makes for clients."""
        found = await self._offload.run(job, payer)
        assert isinstance(found, Made)  # noqa: S101  (what the worker answers to this)
        return bytes(found.body)


def _film(name: str) -> str:
    """What the film of an imported record is called: never as that of a room."""
    return f"record {name}"


async def _written(live: Live) -> bytes:
    """The record of a game that is over; a long one takes a while, so the loop is let go on meanwhile."""
    lines, slice_ = list[str](), Slice()
    for line in record_lines(live.room.playing):
        lines.append(line)
        if slice_.is_over:
            await slice_.rest()
    return ("\n".join(lines) + "\n").encode()
