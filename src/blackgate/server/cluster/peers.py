"""The other processes that serve the same rooms: what is said among them, and who takes over from whom.

Notices, each to everybody:

    who ROOM PROCESS             a process has loaded the room: the others say who is connected to them
    here ROOM PROCESS SEATS      who is connected there, such as `03`, `-` for nobody; `gone` if it let go of the room
    rows ROOM SEQ                the log is durable up to there
    wish ROOM NAME               there is a letter for the owner of the room
    answer NAME                  there is a letter for whoever wished
    free [ROOM]                  the room has no owner any more; all rooms of a process that ends
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from typing import Final, ParamSpec

import msgspec

from blackgate.server.cluster.forwarding import Wishes
from blackgate.server.cluster.messages import Wish
from blackgate.server.cluster.shared_session import Shared
from blackgate.server.messages import Done
from blackgate.server.room import Person
from blackgate.server.session import Live
from blackgate.server.store import StoreError
from blackgate.server.store.interface import ClusterBus

P = ParamSpec("P")

SEATS: Final = "012345"


class Neighbours:
    """One process among several."""

    def __init__(self, bus: ClusterBus, rooms: Mapping[str, Live], who: Callable[[Live, str], Person]) -> None:
        self._post, self._rooms = bus, rooms
        self._wishes = Wishes(bus, who)
        self._tasks: set[asyncio.Task[None]] = set()
        bus.on_notice, bus.on_lost = self.hear, self._lost

    @property
    def _shared(self) -> Iterator[Shared]:
        return (room for room in self._rooms.values() if isinstance(room, Shared) and room.failure is None)

    def close(self) -> None:
        """Nothing is heard any more."""
        self._post.on_notice, self._post.on_lost = lambda words: None, lambda: None
        for task in self._tasks:
            task.cancel()

    async def relay(self, room: Shared, wish: Wish) -> Done:
        """Have the owner of a room grant a wish."""
        return await self._wishes.relay(room, wish)

    # Notices.

    def greet(self, room: Live) -> None:
        """A room was loaded: whoever knows it is to say so."""
        self._post.notify("who", room.room.code, self._post.process)

    def hear(self, words: str) -> None:
        """A notice; whatever is none of ours is left alone, since anybody at the database may give one."""
        match words.split(" "):
            case ["free", *codes]:
                self._begin(self._own, [room for room in self._shared if room.room.code in codes or not codes])
            case ["answer", name]:
                self._begin(self._wishes.heard, name)
            case [verb, code, *rest]:
                found = self._rooms.get(code)
                if isinstance(found, Shared) and found.failure is None:
                    try:
                        self._heard(found, verb, rest)
                    except Exception as error:  # noqa: BLE001  (trouble of one room must not make us deaf)
                        found.lose(StoreError(f"room {code} could not go on: {type(error).__name__}"))

    def _heard(self, room: Shared, verb: str, rest: list[str]) -> None:
        match verb, rest:
            case "rows", [seq] if is_number(seq):
                self._begin(room.catch_up, int(seq))
            case "wish", [name] if room.is_owned:
                self._begin(self._wishes.answer, room, name)
            case "who", [process] if self._is_another(process):
                room.heed(process, room.elsewhere.get(process, frozenset()))
                room.say_here()
            case "here", [process, seats] if self._is_another(process):
                room.heed(process, None if seats == "gone" else frozenset(int(seat) for seat in seats if seat in SEATS))

    def _is_another(self, process: str) -> bool:
        return process != self._post.process and is_number(process)

    def _begin(self, act: Callable[P, Coroutine[None, None, None]], *args: P.args, **named: P.kwargs) -> None:
        """Do something beside. Where the database is away, or a letter is of another version, nobody is answered."""

        async def quietly() -> None:
            with suppress(StoreError, msgspec.ValidationError):
                await act(*args, **named)

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _lost(self) -> None:
        for room in list(self._shared):
            room.lose(StoreError("the line to the database was cut", room.room.code, "load the room anew"))

    # Taking over.

    async def sweep(self) -> None:
        """Now and then: take rooms whose owner is gone, and forget who was connected to processes that are."""
        await self._own(list(self._shared))
        processes = {process for room in self._shared for process in room.elsewhere}
        if processes:
            gone = await self._post.dead(sorted(processes))
            for room in list(self._shared):
                for process in room.elsewhere.keys() & set(gone):
                    room.heed(process, None)
        await self._post.delete_unclaimed()

    async def _own(self, rooms: list[Shared]) -> None:
        """Be the owner of those rooms that can be claimed, and of no other."""
        ours = set(await self._post.claim([room.room.code for room in rooms]))
        for room in rooms:
            if room.is_owned and room.room.code not in ours:
                room.lose(StoreError("the claim was lost", room.room.code, "load the room anew"))
            elif room.room.code in ours and not room.is_owned:
                await room.own()
                self.greet(room)


def is_number(text: str) -> bool:
    """Whether a word of a notice is a number that anybody of ours could have meant."""
    return text.isascii() and text.isdecimal() and len(text) < 10
