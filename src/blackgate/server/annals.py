"""The annals: what anybody may look up. The lobby, the box of a room, and what is left of games that are over."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from blackgate.errors import CutRecordError, ForeignRecordError, NoRecordError, RecordError
from blackgate.game.record import Verdict, steps, verify
from blackgate.game.record import record as record_of
from blackgate.server.box import Box, box
from blackgate.server.keys import hashed
from blackgate.server.listing import Summary, listed, summary
from blackgate.server.live import Live
from blackgate.server.problems import Reason, Refused
from blackgate.server.replaying import Film, Films, Moment
from blackgate.server.statistics import Statistics, statistics
from blackgate.server.store import Store
from blackgate.speech import Message, message

FAULTS: Final[tuple[tuple[type[RecordError], Message], ...]] = (
    (NoRecordError, message("record-none")),
    (CutRecordError, message("record-cut")),
    (ForeignRecordError, message("record-foreign")),
    (RecordError, message("record-untrue")),
)
"""What is said of a record that does not hold; the first that fits."""


class Annals:
    """Looks things up in the store, and in rooms that `live` finds. All it changes is the shelf of imported records."""

    def __init__(self, store: Store, live: Callable[[str], Awaitable[Live]], now: Callable[[], int]) -> None:
        self._store, self._live, self._now = store, live, now
        self._films = Films()

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

    async def box(self, code: str, language: str) -> Box:
        """What is in the box of a room."""
        return box((await self._live(code)).room.rules, language)

    async def record(self, code: str) -> str:
        """The record of a game that is over."""
        return record_of((await self._over(code)).room.playing)

    async def replay(self, code: str, decision: int, seat: int | None = None) -> Moment:
        """How it was after so many decisions of a game that is over, as a seat saw it."""
        film = await self._film(code, seat)
        return await asyncio.to_thread(film.moment, decision)

    async def reel(self, code: str, part: int, seat: int | None = None) -> bytes:
        """Some moments of a game that is over, one after the other; packed."""
        film = await self._film(code, seat)
        return await asyncio.to_thread(film.part, part)

    async def _film(self, code: str, seat: int | None) -> Film:
        room = (await self._over(code)).room
        return await asyncio.to_thread(self._films.film, code, seat, lambda: record_of(room.playing), room.rules)

    async def statistics(self, code: str) -> Statistics:
        """A game that is over, in numbers."""
        return statistics((await self._over(code)).room.playing)

    async def _over(self, code: str) -> Live:
        live = await self._live(code)
        if live.room.game is None or not live.room.game.over:
            raise Refused("conflict", "this game is not over", right="wait for its end: until then it is secret")
        if live.room.progress is not None:
            raise Refused("conflict", "a lesson leaves no record", right="play a game of your own")
        return live

    async def import_record(self, text: str) -> str:
        """Keep a record that came from elsewhere, if it is one; its name."""
        await _verified(text)
        name = hashed(text)[:20]
        await self._store.keep_record(name, text, self._now())
        return name

    async def imported(self, name: str) -> str:
        """A record that was imported."""
        text = await self._store.record(name, self._now())
        if text is None:
            raise Refused("unknown", "there is no such record", "record")
        return text

    async def verdict(self, name: str) -> Verdict:
        """What was found to be right in a record that was imported: found anew, not remembered."""
        return await _verified(await self.imported(name))

    async def replay_imported(self, name: str, decision: int, seat: int | None = None) -> Moment:
        """The same for a record that was imported. Whoever has a record may see all of it, through everybody's eyes."""
        film = await self._film_imported(name, seat)
        return await asyncio.to_thread(film.moment, decision)

    async def reel_imported(self, name: str, part: int, seat: int | None = None) -> bytes:
        """Some moments of a record that was imported; packed."""
        film = await self._film_imported(name, seat)
        return await asyncio.to_thread(film.part, part)

    async def box_imported(self, name: str, language: str) -> Box:
        """What is in the box of the game a record tells."""
        record = await self.imported(name)
        game = await asyncio.to_thread(next, steps(record))
        return await asyncio.to_thread(box, game.rules, language)

    async def _film_imported(self, name: str, seat: int | None) -> Film:
        record = await self.imported(name)
        return await asyncio.to_thread(self._films.film, name, seat, lambda: record)


async def _verified(text: str) -> Verdict:
    """What holds in a record; Refused says in words why it does not."""
    try:
        return await asyncio.to_thread(verify, text)
    except RecordError as error:
        said = next(said for kind, said in FAULTS if isinstance(error, kind))
        raise Refused("invalid", error.what, error.where, error.right, (Reason(said, ()),)) from None
