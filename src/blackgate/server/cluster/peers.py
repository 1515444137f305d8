"""The other processes on the same database: notices between them, and takeover of rooms whose owner is gone.

Notices, each broadcast to all processes:

    loaded ROOM PROCESS          a process has loaded the room: the others announce who is connected to them
    presence ROOM PROCESS SEATS  connected seats, such as `03`, `-` for none; `gone` if the process evicted the room
    durable ROOM SEQ             the log is durable up to this entry
    request ROOM NAME            there is a message for the owner of the room
    reply NAME                   there is a message for the process that sent the request
    released [ROOM]              the room has no owner any more; without a room, all rooms of a process that ends
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from typing import Final, ParamSpec

import msgspec

from blackgate.server.cluster.forwarding import Forwarder
from blackgate.server.cluster.messages import ForwardedRequest
from blackgate.server.cluster.shared_session import SharedSession
from blackgate.server.messages import Done
from blackgate.server.room import Person
from blackgate.server.session import RoomSession
from blackgate.server.store import StoreError
from blackgate.server.store.interface import ClusterBus

P = ParamSpec("P")

SEATS: Final = "012345"


class Peers:
    """The view of one process on the others."""

    def __init__(
        self, bus: ClusterBus, loaded: Mapping[str, RoomSession], authorize: Callable[[RoomSession, str], Person]
    ) -> None:
        self._bus, self._loaded = bus, loaded
        self._forwarder = Forwarder(bus, authorize)
        self._tasks: set[asyncio.Task[None]] = set()
        bus.on_notice, bus.on_lost = self.on_notice, self._on_lost

    @property
    def _sessions(self) -> Iterator[SharedSession]:
        return (each for each in self._loaded.values() if isinstance(each, SharedSession) and each.failure is None)

    def close(self) -> None:
        """Ignore all further notices."""
        self._bus.on_notice, self._bus.on_lost = lambda words: None, lambda: None
        for task in self._tasks:
            task.cancel()

    async def forward(self, session: SharedSession, request: ForwardedRequest) -> Done:
        """Let the owner of a room execute a request."""
        return await self._forwarder.forward(session, request)

    # Notices.

    def announce(self, session: RoomSession) -> None:
        """Tell the other processes that this one has loaded a room."""
        self._bus.notify("loaded", session.room.code, self._bus.process)

    def on_notice(self, words: str) -> None:
        """Handle a notice. Anybody at the database can send one, so what makes no sense is ignored."""
        match words.split(" "):
            case ["released", *codes]:
                found = [session for session in self._sessions if session.room.code in codes or not codes]
                self._start(self._take_over, found)
            case ["reply", name]:
                self._start(self._forwarder.on_reply, name)
            case [verb, code, *rest]:
                session = self._loaded.get(code)
                if isinstance(session, SharedSession) and session.failure is None:
                    try:
                        self._on_room_notice(session, verb, rest)
                    except Exception as error:  # noqa: BLE001  (a failing room must not stop notices for others)
                        session.fail(StoreError(f"room {code} could not go on: {type(error).__name__}"))

    def _on_room_notice(self, session: SharedSession, verb: str, rest: list[str]) -> None:
        match verb, rest:
            case "durable", [seq] if is_number(seq):
                self._start(session.catch_up, int(seq))
            case "request", [name] if session.is_owned:
                self._start(self._forwarder.serve, session, name)
            case "loaded", [process] if self._is_another(process):
                session.note_remote(process, session.remote.get(process, frozenset()))
                session.announce_presence()
            case "presence", [process, seats] if self._is_another(process):
                connected = frozenset(int(seat) for seat in seats if seat in SEATS)
                session.note_remote(process, None if seats == "gone" else connected)

    def _is_another(self, process: str) -> bool:
        return process != self._bus.process and is_number(process)

    def _start(self, act: Callable[P, Coroutine[None, None, None]], *args: P.args, **named: P.kwargs) -> None:
        """Run something in a task. Errors of the database or of a message of another version are ignored."""

        async def quietly() -> None:
            with suppress(StoreError, msgspec.ValidationError):
                await act(*args, **named)

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _on_lost(self) -> None:
        for session in list(self._sessions):
            session.fail(StoreError("the connection to the database was lost", session.room.code, "load the room anew"))

    # Takeover.

    async def sweep(self) -> None:
        """Regularly take over rooms whose owner is gone, and forget connections to dead processes."""
        await self._take_over(list(self._sessions))
        processes = {process for session in self._sessions for process in session.remote}
        if processes:
            dead = await self._bus.dead(sorted(processes))
            for session in list(self._sessions):
                for process in session.remote.keys() & set(dead):
                    session.note_remote(process, None)
        await self._bus.delete_unclaimed()

    async def _take_over(self, sessions: list[SharedSession]) -> None:
        """Own those rooms that can be claimed, and no others."""
        ours = set(await self._bus.claim([session.room.code for session in sessions]))
        for session in sessions:
            if session.is_owned and session.room.code not in ours:
                session.fail(StoreError("the claim was lost", session.room.code, "load the room anew"))
            elif session.room.code in ours and not session.is_owned:
                await session.take_over()
                self.announce(session)


def is_number(text: str) -> bool:
    """Whether a word of a notice is a plausible number."""
    return text.isascii() and text.isdecimal() and len(text) < 10
